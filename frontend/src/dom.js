// Small helpers to build and repaint parts of a widget. Text always becomes a text node:
// nothing that comes from a reply, a link or a seed is ever read as markup.

/** Return an element with attributes, listeners (`onclick`) and children. */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "value") element.value = value;
    else if (key === "style") for (const [name, text] of Object.entries(value)) element.style.setProperty(name, text);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...flat(children));
  return element;
}

function flat(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Replace what a container holds; the focus stays on the control with the same data-key. */
export function paint(container, ...children) {
  const active = container.getRootNode().activeElement;
  const key = active && container.contains(active) ? active.dataset.key : null;
  container.replaceChildren(...flat(children));
  if (key) keyed(container, key)?.focus({ preventScroll: true });
}

function keyed(container, key) {
  return [...container.querySelectorAll("[data-key]")].find((element) => element.dataset.key === key);
}

/** Return a button; `disabled` keeps it in the tab order, so that the focus never falls off. */
export function button({ action, label, key, hint, kind = "", pressed, disabled = false, describe, because, run }) {
  return h(
    "button",
    {
      type: "button",
      class: `sym-button ${kind}`.trim(),
      "data-action": action,
      "data-key": key ?? action,
      "aria-pressed": pressed === undefined ? null : String(pressed),
      "aria-disabled": disabled ? "true" : null,
      "aria-keyshortcuts": hint ? hint.toUpperCase() : null,
      "aria-label": describe,
      "aria-describedby": because,
      onclick: (event) => {
        if (event.currentTarget.getAttribute("aria-disabled") !== "true") run(event);
      },
    },
    label,
    hint ? h("kbd", { class: "sym-key", "aria-hidden": "true" }, hint.toUpperCase()) : null,
  );
}

/** Return a menu with its label; options are [{value, label}]. */
export function menu({ label, name, options, value, change }) {
  const select = h(
    "select",
    { class: "sym-select", "data-input": name, "data-key": name, onchange: (event) => change(event.target.value) },
    options.map((option) => h("option", { value: option.value }, option.label)),
  );
  select.value = value;
  return h("label", { class: "sym-field" }, h("span", {}, label), select);
}

/** Return a box for a whole number with its label. */
export function numberBox({ label, name, least, most, value, change, submit }) {
  const input = h("input", {
    class: "sym-input is-short",
    type: "number",
    inputmode: "numeric",
    min: least,
    max: most,
    step: 1,
    value: String(value),
    "data-input": name,
    "data-key": name,
    oninput: (event) => change(Number.parseInt(event.target.value, 10)),
    onkeydown: (event) => event.key === "Enter" && submit?.(),
  });
  return h("label", { class: "sym-field" }, h("span", {}, label), input);
}

/** Return a box to tick with its label. */
export function tick({ label, name, checked, change }) {
  const input = h("input", {
    type: "checkbox",
    class: "sym-tick",
    "data-input": name,
    "data-key": name,
    onchange: (event) => change(event.target.checked),
  });
  input.checked = checked;
  return h("label", { class: "sym-field is-tick" }, input, h("span", {}, label));
}

/** Return a disclosure whose summary is text and whose body is painted later or now. */
export function disclosure({ name, label, open = false }, ...children) {
  const body = h("div", { class: "sym-details-body" }, ...children);
  const details = h(
    "details",
    { class: "sym-details", "data-panel": name, open },
    h("summary", { "data-key": `panel-${name}` }, label),
    body,
  );
  return { details, body };
}

/** Return whether the reader asked the system for less motion. */
export function calm() {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
