// On every page: what the theme leaves to be done, and the charts once the page stands.
const base = new URL(".", document.currentScript.src).href;

function liveCharts() {
  if (!document.querySelector(".sym-spec")) return;
  const element = document.createElement("script");
  element.src = `${base}charts.js`;
  document.head.append(element);
}

// A page opened from a disk may not read the others, so the search shows what it found without a summary of each.
if (location.protocol === "file:" && typeof DOCUMENTATION_OPTIONS !== "undefined") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;

// The finished pictures are there already; the live ones may come when nothing else waits.
const later = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 200));
if (document.readyState === "complete") later(liveCharts);
else addEventListener("load", () => later(liveCharts));
