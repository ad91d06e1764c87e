// Gives the widgets of a page their models, with no kernel behind them.
// The page holds the state of its widgets and marks the place of each; the front end is the one a notebook runs.
import frontend from "../../sieteymedio/widgets/static/widgets.js";
import { Python } from "./python.js";

const STATE = 'script[type="application/vnd.jupyter.widget-state+json"]';
const VIEW = 'script[type="application/vnd.jupyter.widget-view+json"]';
const base = new URL(".", document.currentScript.src).href;
const python = new Python(base);
// Whoever measures a page asks by the same way as its widgets.
globalThis.sieteymedioHost = python;

/** The part of a widget's model that the front end uses, over the state embedded in the page. */
class Model {
  constructor(state) {
    this.state = state;
    this.listeners = new Map();
  }

  get(name) {
    return this.state[name];
  }

  set(name, value) {
    const changes = typeof name === "string" ? { [name]: value } : name;
    for (const [key, changed] of Object.entries(changes)) {
      if (this.state[key] === changed) continue;
      this.state[key] = changed;
      this.fire(`change:${key}`, this, changed);
      this.fire("change", this);
    }
  }

  save_changes() {}

  on(names, listener) {
    for (const name of names.split(/\s+/)) {
      if (!this.listeners.has(name)) this.listeners.set(name, new Set());
      this.listeners.get(name).add(listener);
    }
  }

  off(names, listener) {
    if (!names) return this.listeners.clear();
    for (const name of names.split(/\s+/)) {
      if (listener) this.listeners.get(name)?.delete(listener);
      else this.listeners.delete(name);
    }
  }

  send(request) {
    python.ask(
      request,
      (reply) => this.fire("msg:custom", reply, []),
      (progress) => this.fire("msg:custom", { host: progress }, []),
    );
  }

  fire(name, ...values) {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(...values);
  }
}

function show() {
  const embedded = document.querySelector(STATE);
  if (!embedded) return;
  const states = JSON.parse(embedded.textContent).state;
  const models = new Map();
  for (const mark of document.querySelectorAll(VIEW)) {
    const id = JSON.parse(mark.textContent).model_id;
    if (!states[id]) continue;
    if (!models.has(id)) {
      const model = new Model({ ...states[id].state, host: "page" });
      models.set(id, model);
      frontend.initialize?.({ model });
    }
    const el = document.createElement("div");
    el.className = "sym-view";
    mark.after(el);
    frontend.render({ model: models.get(id), el });
  }
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
else show();
