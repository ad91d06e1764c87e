// The banker is always named beside the numbers that depend on him.

/** Return the words for a banker's policy. */
export function bankerWords(banker, text) {
  if (banker?.policy === "stand") return text("banker_stand", { at: banker.at });
  if (banker?.policy === "risk") return text("banker_risk", { at: banker.at ?? banker.limit });
  return text(`banker_${banker?.policy ?? "other"}`);
}

/** Return menu options for named bankers: each a policy, or {name, banker}. */
export function bankerOptions(bankers, text) {
  return bankers.map((entry) => {
    const policy = entry.banker ?? entry;
    return { policy, label: entry.name ?? bankerWords(policy, text), key: JSON.stringify(policy) };
  });
}

/** The totals that a policy may stand on, as the wire writes them. */
const STANDS = ["3½", "4", "4½", "5", "5½", "6", "6½", "7"];

/** Return policies that do not look at other hands, for players and bankers alike. */
export const plainPolicies = () => STANDS.map((at) => ({ policy: "stand", at }));

/** Return the place of a policy among menu options, or -1. */
export function placeOf(options, policy) {
  return options.findIndex(({ key }) => key === JSON.stringify(policy));
}
