// The two lines that every widget has: what Python is doing, and what went wrong.

import { h } from "./dom.js";

export function createStatus(text, failed = "python_failed_here") {
  const status = h("p", { class: "sym-status", role: "status", "data-part": "status" });
  const problem = h("p", { class: "sym-problem", role: "alert", "data-part": "problem" });
  let hostWords = "";
  const thinking = new Set();

  return {
    status,
    problem,
    hear(news) {
      if (news.host === "failed") problem.textContent = text(failed);
      if (news.host)
        hostWords = news.host === "ready" || news.host === "failed" ? "" : text(news.text_key ?? "python_loading");
      if (news.thinking === true) thinking.add(news.channel);
      if (news.thinking === false) thinking.delete(news.channel);
      status.textContent = thinking.size ? hostWords || text("thinking") : "";
    },
  };
}
