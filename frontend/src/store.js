// What a reader has done stays on the device, if the browser allows it, and goes nowhere else.

const NAME = "sieteymedio.tutor";

function read() {
  try {
    const kept = JSON.parse(window.localStorage.getItem(NAME) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Return what was kept under a key if it has the wanted whole numbers and texts, else the fallback. */
export function kept(key, fallback) {
  const all = read();
  const found = Object.prototype.hasOwnProperty.call(all, key) ? all[key] : null;
  if (!found || typeof found !== "object") return { ...fallback };
  const fits = Object.entries(fallback).every(
    ([name, value]) => typeof found[name] === typeof value && (typeof value !== "number" || Number.isInteger(found[name])),
  );
  return fits ? { ...fallback, ...found } : { ...fallback };
}

/** Keep something under a key; where nothing can be kept, nothing is. */
export function keep(key, value) {
  try {
    window.localStorage.setItem(NAME, JSON.stringify({ ...read(), [key]: value }));
  } catch {
    // A browser may forbid it, from a file or in a private window: the quiz then starts anew next time.
  }
}
