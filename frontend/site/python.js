// Python in the page: one worker for all widgets, started when the first question needs it.
import source from "./python.worker.js";

export class Python {
  constructor(base) {
    this.base = base;
    this.state = "asleep"; // then loading, then ready; or failed, for good
    this.open = []; // questions without an answer, oldest first
  }

  /** Ask for the reply to a request; `progress` hears "loading", "ready" or "failed" on the way. */
  ask(request, answer, progress) {
    const question = { text: JSON.stringify(request), answer, progress };
    if (this.state === "failed") {
      // Later, as every other answer: a caller may not be ready for one inside its own call.
      setTimeout(progress, 0, "failed");
      return;
    }
    this.open.push(question);
    if (this.state === "ready") this.worker.postMessage(question.text);
    else progress("loading");
    if (this.state === "asleep") {
      this.state = "loading";
      this.start().catch(() => this.fail());
    }
  }

  async start() {
    const blob = new Blob([source], { type: "text/javascript" });
    // First the worker, which may be forbidden, then the megabytes.
    this.worker = new Worker(URL.createObjectURL(blob));
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.fail();
    };
    this.worker.onmessage = ({ data }) => this.hear(data);
    await script(`${this.base}python.js`);
    const files = globalThis.sieteymedioPython;
    delete globalThis.sieteymedioPython;
    this.worker.postMessage(files);
  }

  hear({ ready, failed, reply }) {
    if (failed) return this.fail();
    if (ready) {
      this.state = "ready";
      for (const { progress } of new Set(this.open)) progress("ready");
      for (const { text } of this.open) this.worker.postMessage(text);
      return;
    }
    // The worker answers one question after the other, so the oldest one is meant.
    this.open.shift().answer(JSON.parse(reply));
  }

  fail() {
    if (this.state === "failed") return;
    this.state = "failed";
    this.worker?.terminate();
    const left = this.open;
    this.open = [];
    for (const { progress } of left) progress("failed");
  }
}

function script(address) {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = address;
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });
}
