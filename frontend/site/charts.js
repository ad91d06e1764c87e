// Draws the page's charts again from their specifications, so that sliders and menus move with no kernel.
import * as vega from "vega";
import { expressionInterpreter } from "vega-interpreter";
import { compile } from "vega-lite";
import embed from "vega-embed";

const NARROWEST = 120;

/** Room for axes and legends is fixed, so what must shrink is the plot. */
function fitting(spec, picture, room) {
  const [, , drawn] = (picture?.getAttribute("viewBox") ?? "0 0 0 0").split(" ").map(Number);
  if (!drawn || drawn <= room || typeof spec.width !== "number") return spec;
  return { ...spec, width: Math.max(NARROWEST, Math.floor(spec.width - (drawn - room))) };
}

async function enliven(figure) {
  const holder = figure.querySelector(".sym-chart");
  const still = holder.querySelector("svg");
  const spec = JSON.parse(figure.querySelector(".sym-spec").textContent);
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const live = document.createElement("div");
  const { view } = await embed(live, fitting(spec, still, holder.clientWidth / letter), {
    actions: false,
    renderer: "svg",
    defaultStyle: false,
    ast: true,
    expr: expressionInterpreter,
    tooltip: { theme: "sym" },
  });
  name(live, still);
  // Vega draws the picture anew whenever its size changes, and then its name is gone.
  view.addResizeListener(() => name(live, still));
  holder.replaceChildren(live);
  figure.classList.add("sym-live");
}

/** The picture is one image with one name; roles inside it would be names without words. */
function name(live, still) {
  const picture = live.querySelector("svg");
  for (const part of picture.querySelectorAll("[role]")) part.removeAttribute("role");
  for (const part of picture.querySelectorAll("[aria-roledescription]")) part.removeAttribute("aria-roledescription");
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", still.getAttribute("aria-label"));
  picture.style.setProperty("--chart-width", picture.getAttribute("width"));
}

for (const figure of document.querySelectorAll("figure.sym-figure")) {
  // A chart that cannot be drawn anew is no loss: its finished picture stays.
  enliven(figure).catch(() => {});
}
