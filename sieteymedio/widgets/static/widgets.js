// Built by `make widgets` from frontend/src: edit there.

// src/client.js
var FORMAT = 1;
var PATIENCE = 250;
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const entries = Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
    return `{${entries.join(",")}}`;
  }
  return JSON.stringify(value);
}
function createClient(model, status) {
  const open = /* @__PURE__ */ new Map();
  const prefix = Math.random().toString(36).slice(2, 8);
  let count = 0;
  let failed = false;
  const envelope = (kind, body) => ({ format: FORMAT, kind, lang: model.get("lang") ?? "en", ...body });
  function embedded(kind, body) {
    const replies = model.get("embedded") ?? {};
    const key = canonical(envelope(kind, body));
    return Object.prototype.hasOwnProperty.call(replies, key) ? replies[key] : null;
  }
  function close(channel, reply) {
    const question = open.get(channel);
    if (!question) return;
    open.delete(channel);
    clearTimeout(question.timer);
    status({ thinking: false, channel });
    question.resolve(reply);
  }
  function ask(kind, body, channel = kind) {
    close(channel, null);
    const known = embedded(kind, body);
    if (known) return Promise.resolve(known);
    if (failed) return Promise.resolve({ ok: false, failed: true });
    const id = `${prefix}-${count += 1}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => status({ thinking: true, channel }), PATIENCE);
      open.set(channel, { id, resolve, timer });
      try {
        model.send({ ...envelope(kind, body), id });
      } catch {
        fail();
      }
    });
  }
  function fail() {
    failed = true;
    for (const channel of [...open.keys()]) close(channel, { ok: false, failed: true });
    status({ host: "failed" });
  }
  function receive(message) {
    if (!message || typeof message !== "object") return;
    if (message.host === "failed") fail();
    else if (message.host) {
      failed = false;
      status(message);
    } else if (message.format === FORMAT) {
      for (const [channel, question] of open) if (question.id === message.id) close(channel, message);
    }
  }
  model.on("msg:custom", receive);
  return {
    ask,
    embedded,
    cancel: (channel) => close(channel, null),
    waiting: (channel) => open.has(channel),
    failed: () => failed,
    dispose: () => {
      model.off?.("msg:custom", receive);
      for (const channel of [...open.keys()]) close(channel, null);
    }
  };
}

// src/dom.js
function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === void 0 || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "value") element.value = value;
    else if (key === "style") for (const [name2, text] of Object.entries(value)) element.style.setProperty(name2, text);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...flat(children));
  return element;
}
function flat(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== void 0 && child !== false);
}
function paint(container, ...children) {
  const active = container.getRootNode().activeElement;
  const key = active && container.contains(active) ? active.dataset.key : null;
  container.replaceChildren(...flat(children));
  if (key) keyed(container, key)?.focus({ preventScroll: true });
}
function keyed(container, key) {
  return [...container.querySelectorAll("[data-key]")].find((element) => element.dataset.key === key);
}
function button({ action, label, key, hint, kind = "", pressed, disabled = false, describe, run }) {
  return h(
    "button",
    {
      type: "button",
      class: `sym-button ${kind}`.trim(),
      "data-action": action,
      "data-key": key ?? action,
      "aria-pressed": pressed === void 0 ? null : String(pressed),
      "aria-disabled": disabled ? "true" : null,
      "aria-keyshortcuts": hint ? hint.toUpperCase() : null,
      "aria-label": describe,
      onclick: (event) => {
        if (event.currentTarget.getAttribute("aria-disabled") !== "true") run(event);
      }
    },
    label,
    hint ? h("kbd", { class: "sym-key", "aria-hidden": "true" }, hint.toUpperCase()) : null
  );
}
function menu({ label, name, options, value, change }) {
  const select = h(
    "select",
    { class: "sym-select", "data-input": name, "data-key": name, onchange: (event) => change(event.target.value) },
    options.map((option) => h("option", { value: option.value }, option.label))
  );
  select.value = value;
  return h("label", { class: "sym-field" }, h("span", {}, label), select);
}
function disclosure({ name, label, open = false }, ...children) {
  const body = h("div", { class: "sym-details-body" }, ...children);
  const details = h(
    "details",
    { class: "sym-details", "data-panel": name, open },
    h("summary", { "data-key": `panel-${name}` }, label),
    body
  );
  return { details, body };
}
function calm() {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

// src/texts.js
var has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
function reader(texts = {}) {
  return function text(key, values = {}) {
    const pattern = has(texts, key) ? String(texts[key]) : key;
    return pattern.replace(/\{(\w+)\}/g, (whole, name) => has(values, name) ? String(values[name]) : whole);
  };
}

// src/answer.js
var boxes = 0;
function answer({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const client = createClient(model, setStatus);
  const name = `sym-answer-${boxes += 1}`;
  const input = h("input", {
    class: "sym-input",
    id: name,
    type: "text",
    maxlength: 60,
    autocomplete: "off",
    spellcheck: "false",
    "data-input": "answer",
    "aria-describedby": `${name}-hint`,
    onkeydown: (event) => event.key === "Enter" && check()
  });
  const verdict = h("p", { class: "sym-verdict", role: "status", "data-part": "verdict" });
  const status = h("p", { class: "sym-status", role: "status", "data-part": "status" });
  let hostWords = "";
  async function check() {
    const typed = input.value.trim();
    if (!typed) {
      tell("unclear", text("answer_empty"));
      return;
    }
    const reply = await client.ask("check", { expected: options.expected, wrong: options.wrong ?? [], answer: typed });
    if (!reply) return;
    if (reply.ok) tell(reply.verdict, reply.text);
    else tell("unclear", reply.failed ? text("python_failed_here") : reply.error?.message ?? text("unknown_problem"));
  }
  function tell(outcome, words) {
    verdict.dataset.verdict = outcome;
    verdict.replaceChildren(h("strong", {}, text(`verdict_${outcome}`)), " ", words);
    input.setAttribute("aria-invalid", outcome === "wrong" ? "true" : "false");
  }
  function setStatus(news) {
    if (news.host)
      hostWords = news.host === "ready" || news.host === "failed" ? "" : text(news.text_key ?? "python_loading");
    if (news.thinking !== void 0) status.textContent = news.thinking ? hostWords || text("thinking") : "";
    else if (status.textContent) status.textContent = hostWords || text("thinking");
  }
  const root = h(
    "section",
    { class: "sym sym-answer", "aria-label": text("answer_label"), "data-lm-suppress-shortcuts": "true" },
    h("label", { class: "sym-question", for: name }, options.label ?? text("answer_label")),
    h(
      "div",
      { class: "sym-line" },
      input,
      button({ action: "check", label: text("check"), kind: "is-primary", run: check })
    ),
    h("p", { class: "sym-note", id: `${name}-hint` }, options.hint ?? text("answer_hint")),
    status,
    verdict
  );
  const frame = h("div", { class: "sym-frame" }, root);
  el.append(frame);
  return () => {
    client.dispose();
    frame.remove();
  };
}

// sprite:sprite
var sprite_default = `<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="sym-pip-o" overflow="visible"><circle cx="0" cy="0" r="11.3" fill="#f2bf33" stroke="#6b4300" stroke-width="1.4"/><circle cx="0" cy="0" r="8.7" fill="#ffe296" stroke="#6b4300" stroke-width=".8"/><path d="M0-7.4 1.7-2.9 5.2-5.2 2.9-1.7 7.4 0 2.9 1.7 5.2 5.2 1.7 2.9 0 7.4-1.7 2.9-5.2 5.2-2.9 1.7-7.4 0-2.9-1.7-5.2-5.2-1.7-2.9Z" fill="#6b4300" stroke="#6b4300" stroke-width=".3" stroke-linejoin="round"/><circle cx="0" cy="0" r="1.7" fill="#ffe296" stroke="#6b4300" stroke-width=".5"/></symbol>
<symbol id="sym-pip-c" overflow="visible"><path d="M-11-12H11C11-2.5 7 2.2 2.6 4V7.6C2.6 9.6 8.2 10 8.2 13.4H-8.2C-8.2 10-2.6 9.6-2.6 7.6V4C-7 2.2-11-2.5-11-12Z" fill="#d3363c" stroke="#8c1620" stroke-width="1.4" stroke-linejoin="round"/><path d="M-10.7-8.6H10.7C10.3-6.8 9.8-5.3 9-3.9H-9C-9.8-5.3-10.3-6.8-10.7-8.6Z" fill="#e9b93a" stroke="#8c1620" stroke-width=".9" stroke-linejoin="round"/><ellipse cy="-12" rx="11" ry="1.9" fill="#f6b3a6" stroke="#8c1620" stroke-width="1.2"/><ellipse cy="5.8" rx="4.4" ry="1.9" fill="#e9b93a" stroke="#8c1620"/><path d="M-6-1.6C-5 .2-3.6 1.4-2.2 2.2" fill="none" stroke="#f6b3a6" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="sym-pip-e" overflow="visible"><path d="M0-22.4 3.4-17V8.4H-3.4V-17Z" fill="#bcd8f5" stroke="#173a6b" stroke-width="1.4" stroke-linejoin="round"/><path d="M0-22.4 3.4-17V8.4H0Z" fill="#3f7fc4" stroke="#173a6b" stroke-width=".6" stroke-linejoin="round"/><path d="M-7.4 6.6C-7.4 9-5 8.2-3 8.2H3C5 8.2 7.4 9 7.4 6.6V10.6C7.4 12.4 4 12 2 12H-2C-4 12-7.4 12.4-7.4 10.6Z" fill="#e9b93a" stroke="#173a6b" stroke-width="1.2" stroke-linejoin="round"/><path d="M-1.9 12H1.9L1.6 18.4H-1.6Z" fill="#3f7fc4" stroke="#173a6b" stroke-width="1.2" stroke-linejoin="round"/><circle cx="0" cy="20" r="2.5" fill="#e9b93a" stroke="#173a6b" stroke-width="1.2"/></symbol>
<symbol id="sym-pip-b" overflow="visible"><path d="M3.6-2.6 8.6-7.4 6-10.8 4-8.8ZM-4.6-8.2-9.4-12.8-6.8-16.2-4.6-14.2ZM-3 6-7.2 2.4-5-.8-2.6 1.4Z" fill="#4c9a46" stroke="#1c4a22" stroke-width="1.4" stroke-linejoin="round"/><path d="M-6.8-19.6C-6.4-11-4.4 2-3.4 19C-3.2 22.8 3.2 22.8 3.4 19C4.4 2 6.4-11 6.8-19.6Z" fill="#4c9a46" stroke="#1c4a22" stroke-width="1.4" stroke-linejoin="round"/><path d="M-3.4-14C-2.8-8-2.2-2-1.6 3M0-10C.2-4 .2 4 0 9M3.6-15C3.2-9 2.4 2 2 7" fill="none" stroke="#1c4a22" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="0" cy="-19.8" rx="6.8" ry="2.7" transform="rotate(0 0 -19.8)" fill="#f0c98c" stroke="#1c4a22" stroke-width="1.1"/><ellipse cx="7.5" cy="-9.2" rx="2.3" ry="1.4" transform="rotate(53 7.5 -9.2)" fill="#f0c98c" stroke="#1c4a22" stroke-width="1.1"/><ellipse cx="-8.3" cy="-14.6" rx="2.3" ry="1.4" transform="rotate(-53 -8.3 -14.6)" fill="#f0c98c" stroke="#1c4a22" stroke-width="1.1"/><ellipse cx="-6.3" cy=".7" rx="2.2" ry="1.3" transform="rotate(-55 -6.3 .7)" fill="#f0c98c" stroke="#1c4a22" stroke-width="1.1"/><ellipse cy="-19.8" rx="3" ry="1.1" fill="none" stroke="#1c4a22" stroke-width=".8"/><path d="M-3.1 14.6H3.1L3.3 18H-3.3Z" fill="#e9b93a" stroke="#1c4a22" stroke-width=".9" stroke-linejoin="round"/></symbol>
<symbol id="sym-Ao" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(57 82) scale(2.833)"><use href="#sym-pip-o"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M1 28 10 1 19 28M4.6 18.5H15.4" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-Ao" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M1 28 10 1 19 28M4.6 18.5H15.4" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-2o" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(60 43) scale(1.667)"><use href="#sym-pip-o"/></g><g transform="translate(60 108) scale(1.667)"><use href="#sym-pip-o"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-2o" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-3o" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(60 34) scale(1.417)"><use href="#sym-pip-o"/></g><g transform="translate(60 76) scale(1.417)"><use href="#sym-pip-o"/></g><g transform="translate(60 118) scale(1.417)"><use href="#sym-pip-o"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-3o" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-4o" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 46) scale(1.25)"><use href="#sym-pip-o"/></g><g transform="translate(77 46) scale(1.25)"><use href="#sym-pip-o"/></g><g transform="translate(45 108) scale(1.25)"><use href="#sym-pip-o"/></g><g transform="translate(77 108) scale(1.25)"><use href="#sym-pip-o"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M14 28V1.5L1.5 19.5H19.5" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-4o" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M14 28V1.5L1.5 19.5H19.5" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-5o" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 37) scale(1.208)"><use href="#sym-pip-o"/></g><g transform="translate(77 37) scale(1.208)"><use href="#sym-pip-o"/></g><g transform="translate(45 117) scale(1.208)"><use href="#sym-pip-o"/></g><g transform="translate(77 117) scale(1.208)"><use href="#sym-pip-o"/></g><g transform="translate(61 77) scale(1.208)"><use href="#sym-pip-o"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-5o" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-6o" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 34) scale(1.167)"><use href="#sym-pip-o"/></g><g transform="translate(77 34) scale(1.167)"><use href="#sym-pip-o"/></g><g transform="translate(45 77) scale(1.167)"><use href="#sym-pip-o"/></g><g transform="translate(77 77) scale(1.167)"><use href="#sym-pip-o"/></g><g transform="translate(45 120) scale(1.167)"><use href="#sym-pip-o"/></g><g transform="translate(77 120) scale(1.167)"><use href="#sym-pip-o"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-6o" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-7o" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 29) scale(1.083)"><use href="#sym-pip-o"/></g><g transform="translate(77 29) scale(1.083)"><use href="#sym-pip-o"/></g><g transform="translate(45 81) scale(1.083)"><use href="#sym-pip-o"/></g><g transform="translate(77 81) scale(1.083)"><use href="#sym-pip-o"/></g><g transform="translate(45 122) scale(1.083)"><use href="#sym-pip-o"/></g><g transform="translate(77 122) scale(1.083)"><use href="#sym-pip-o"/></g><g transform="translate(61 55) scale(1.083)"><use href="#sym-pip-o"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M1.5 1.5H18C12 9 8.5 18 7.5 28" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-7o" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M1.5 1.5H18C12 9 8.5 18 7.5 28" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-So" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(55 15)"><path d="M-9 84-9.5 117H-2.5L-1 86Z" fill="#ffe296" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M9 84 9.5 117H2.5L1 86Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-9.6 116C-15 117-18 121-16 124.6H-2V116Z" fill="#6b4300" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M9.6 116C15 117 18 121 16 124.6H2V116Z" fill="#6b4300" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-12 38C-16 54-17 70-21 88C-8 92 8 92 21 88C17 70 16 54 12 38C6 35-6 35-12 38Z" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-4 36-6 90.2C-2 90.8 2 90.8 6 90.2L4 36Z" fill="#ffe296" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-20 83C-8 87 8 87 20 83" fill="none" stroke="#e9b93a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-15.6 62C-6 65 6 65 15.6 62" fill="none" stroke="#6b4300" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="-3.4" y="60.6" width="6.8" height="6" rx="1" fill="#e9b93a" stroke="#2b1d13"/><circle cx="0" cy="44" r="1.2" fill="#6b4300" stroke="none" stroke-width="1.4"/><circle cx="0" cy="50" r="1.2" fill="#6b4300" stroke="none" stroke-width="1.4"/><circle cx="0" cy="56" r="1.2" fill="#6b4300" stroke="none" stroke-width="1.4"/><path d="M-11 38C-22 40-28 52-19 64L-14.6 60.6C-18.4 55-16.4 50-11 48.4Z" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-16.4" cy="62.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><path d="M-11 10C-13 22-12 31-9 33H9C12 31 13 22 11 10Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-4 28H4V37C2 39-2 39-4 37Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-11 37.6C-6 33.6 6 33.6 11 37.6C6 41.6-6 41.6-11 37.6Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(0 20)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M-12.6 13.6C-15 5-8-1.4 1-1C10-.8 14.6 6 12.6 13.6C5 10.6-5 10.6-12.6 13.6Z" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-12.4 13.4C-5 10.2 5 10.2 12.4 13.4" fill="none" stroke="#e9b93a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10 9C-18 5-20-3-15-8C-13-3-8-1-7 4Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(26 39.5) scale(1.02)"><use href="#sym-pip-o"/></g><path d="M11 38C17 39 20 44 21 50L25.4 49 26.6 54C20 58 12 56 9 49Z" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="26" cy="51" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-So" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-Co" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M30 93C19 93 14 104 15 122C19 128 22 120 22 114C23 107 27 103 33 102Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M44 106 48 120 43 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 106 48 120 43 135" fill="none" stroke="#cdbb9c" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 106 68 122 70 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 106 68 122 70 135" fill="none" stroke="#cdbb9c" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M27 97C27 86 38 83 50 85C61 86 66 80 69 71C71 63 76 59 81 58L82 52.6 86 58C90 62 93 69 94.4 75C95.2 79.6 91 82.4 88 80C86 78.4 83.4 78.4 82 81C81 88 82 95 79 102C76 109 68 111 60 109C52 108 46 110 40 110C31 110 27 105 27 97Z" fill="#e9ddc8" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M69 72C64 72 62 78 64 84C67 80 70 77 72 74C75 67 78 62 83 59L81 56C75 57 70 62 69 72Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="85" cy="66" r="1.4" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="91.6" cy="76.4" r=".9" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M80.6 74.6C84 74 87.4 71.4 89.4 67.4M82.6 76C76 82 70 86 62 86" fill="none" stroke="#6b4300" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 105 30 120 35 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 105 30 120 35 135" fill="none" stroke="#e9ddc8" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 103 88 110 85 122" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 103 88 110 85 122" fill="none" stroke="#e9ddc8" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M31 134H39L41 141H31Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M39 134H47L49 141H39Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M66 134H74L76 141H66Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M81 121 89 121.6 88.6 127 82 128Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 84H62L64 103C56 106 44 106 36 103Z" fill="#ffe296" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 99.6C45 102.4 55 102.4 63 99.6" fill="none" stroke="#e9b93a" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M45 80C41 88 44 98 51 105L47 111 50 114 60 113C61 109 58 108 56.4 107C59 98 60 88 58 80Z" fill="#6b4300" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 51C33 62 36 76 38 88C46 91 56 91 62 88C63 76 61 62 58 51C52 47 43 47 37 51Z" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 52C26 58 20 72 20 88C28 86 34 84 38 80Z" fill="#6b4300" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M38.4 74C46 77 54 77 61.8 74" fill="none" stroke="#6b4300" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M38.6 84.6C46 87 55 87 61.8 84.6" fill="none" stroke="#e9b93a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 44H52V50C50 53 46 53 44 50Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 51.6C42 47.6 53 47.6 58 51.6C54 56 42 56 37 51.6Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37.6 28C36 38 37 45 40 47H55C58 45 59 38 58 28Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(48.4 35)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M34 29.4C42 25.4 55 25.4 63 29.4C61 32.4 36 32.4 34 29.4Z" fill="#6b4300" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M39 27.6C38 17 43 13.4 48.4 13.4S59 17 58 27.6C52 25.6 45 25.6 39 27.6Z" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M41 20C33 20 29 14 31 8C36 9 42 11 44 16Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(75 38.5) scale(1.02)"><use href="#sym-pip-o"/></g><path d="M57 51C64 53 68 52 72 49L76 53.6C70 62 62 64 56 61Z" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="75" cy="50.6" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><g transform="translate(10.5 12) scale(0.92)"><path d="M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-Co" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-Ro" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(55 15)"><path d="M-13 40C-24 58-27 96-29 124.6H29C27 96 24 58 13 40Z" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-5 40-9 124.6H9L5 40Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-1 58v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M3 68v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-3 76v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M2 86v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 95v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 104v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-1 112v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-27.8 118.6H-9.6M27.8 118.6H9.6" fill="none" stroke="#e9b93a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M-17 62C-19 80-20 96-20.6 112M17 72C19 84 20 98 20.6 112" fill="none" stroke="#6b4300" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-14 46C-22 54-24 68-14 76L-9.4 71.6C-14 68-13 62-9 57Z" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-10.8" cy="74.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><path d="M-15 42C-9 34 9 34 15 42C16 52 9 57 0 57S-16 52-15 42Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-10 45v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 50v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 50v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 45v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10.6 12C-13 22-12 32-10 35H10C12 32 13 22 10.6 12Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(0 22)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M-8.4 21C-9.6 33-6 44 0 48C6 44 9.6 33 8.4 21C6 26 3.4 27.4 0 27S-6 26-8.4 21Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-2.4 31.4C-1 32.4 1 32.4 2.4 31.4" fill="none" stroke="#e8a48f" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M-11.6 15.6-13.6-2-6.6 5 0-5 6.6 5 13.6-2 11.6 15.6C5 12.8-5 12.8-11.6 15.6Z" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-11.4 13.4C-5 10.6 5 10.6 11.4 13.4" fill="none" stroke="#2b1d13" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="8" r="2.2" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4"/><circle cx="-7.4" cy="9.4" r="1.5" fill="#fffaf0" stroke="#2b1d13" stroke-width="1"/><circle cx="7.4" cy="9.4" r="1.5" fill="#fffaf0" stroke="#2b1d13" stroke-width="1"/><circle cx="-13.6" cy="-3" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><circle cx="0" cy="-6" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><circle cx="13.6" cy="-3" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><g transform="translate(26 43.5) scale(1.02)"><use href="#sym-pip-o"/></g><path d="M13 44C19 46 22 50 23 54L27 53 28 58C22 63 13 60 10 55Z" fill="#f2bf33" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="26.4" cy="55.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-Ro" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-Ac" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(57 82) scale(2.429)"><use href="#sym-pip-c"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M1 28 10 1 19 28M4.6 18.5H15.4" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-Ac" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M1 28 10 1 19 28M4.6 18.5H15.4" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-2c" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(60 43) scale(1.429)"><use href="#sym-pip-c"/></g><g transform="translate(60 108) scale(1.429)"><use href="#sym-pip-c"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-2c" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-3c" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(60 34) scale(1.214)"><use href="#sym-pip-c"/></g><g transform="translate(60 76) scale(1.214)"><use href="#sym-pip-c"/></g><g transform="translate(60 118) scale(1.214)"><use href="#sym-pip-c"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-3c" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-4c" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 46) scale(1.071)"><use href="#sym-pip-c"/></g><g transform="translate(77 46) scale(1.071)"><use href="#sym-pip-c"/></g><g transform="translate(45 108) scale(1.071)"><use href="#sym-pip-c"/></g><g transform="translate(77 108) scale(1.071)"><use href="#sym-pip-c"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M14 28V1.5L1.5 19.5H19.5" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-4c" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M14 28V1.5L1.5 19.5H19.5" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-5c" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 37) scale(1.036)"><use href="#sym-pip-c"/></g><g transform="translate(77 37) scale(1.036)"><use href="#sym-pip-c"/></g><g transform="translate(45 117) scale(1.036)"><use href="#sym-pip-c"/></g><g transform="translate(77 117) scale(1.036)"><use href="#sym-pip-c"/></g><g transform="translate(61 77) scale(1.036)"><use href="#sym-pip-c"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-5c" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-6c" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 34)"><use href="#sym-pip-c"/></g><g transform="translate(77 34)"><use href="#sym-pip-c"/></g><g transform="translate(45 77)"><use href="#sym-pip-c"/></g><g transform="translate(77 77)"><use href="#sym-pip-c"/></g><g transform="translate(45 120)"><use href="#sym-pip-c"/></g><g transform="translate(77 120)"><use href="#sym-pip-c"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-6c" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-7c" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 29) scale(0.9286)"><use href="#sym-pip-c"/></g><g transform="translate(77 29) scale(0.9286)"><use href="#sym-pip-c"/></g><g transform="translate(45 81) scale(0.9286)"><use href="#sym-pip-c"/></g><g transform="translate(77 81) scale(0.9286)"><use href="#sym-pip-c"/></g><g transform="translate(45 122) scale(0.9286)"><use href="#sym-pip-c"/></g><g transform="translate(77 122) scale(0.9286)"><use href="#sym-pip-c"/></g><g transform="translate(61 55) scale(0.9286)"><use href="#sym-pip-c"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M1.5 1.5H18C12 9 8.5 18 7.5 28" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-7c" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M1.5 1.5H18C12 9 8.5 18 7.5 28" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-Sc" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(55 15)"><path d="M-9 84-9.5 117H-2.5L-1 86Z" fill="#f6b3a6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M9 84 9.5 117H2.5L1 86Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-9.6 116C-15 117-18 121-16 124.6H-2V116Z" fill="#8c1620" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M9.6 116C15 117 18 121 16 124.6H2V116Z" fill="#8c1620" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-12 38C-16 54-17 70-21 88C-8 92 8 92 21 88C17 70 16 54 12 38C6 35-6 35-12 38Z" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-4 36-6 90.2C-2 90.8 2 90.8 6 90.2L4 36Z" fill="#f6b3a6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-20 83C-8 87 8 87 20 83" fill="none" stroke="#e9b93a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-15.6 62C-6 65 6 65 15.6 62" fill="none" stroke="#8c1620" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="-3.4" y="60.6" width="6.8" height="6" rx="1" fill="#e9b93a" stroke="#2b1d13"/><circle cx="0" cy="44" r="1.2" fill="#8c1620" stroke="none" stroke-width="1.4"/><circle cx="0" cy="50" r="1.2" fill="#8c1620" stroke="none" stroke-width="1.4"/><circle cx="0" cy="56" r="1.2" fill="#8c1620" stroke="none" stroke-width="1.4"/><path d="M-11 38C-22 40-28 52-19 64L-14.6 60.6C-18.4 55-16.4 50-11 48.4Z" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-16.4" cy="62.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><path d="M-11 10C-13 22-12 31-9 33H9C12 31 13 22 11 10Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-4 28H4V37C2 39-2 39-4 37Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-11 37.6C-6 33.6 6 33.6 11 37.6C6 41.6-6 41.6-11 37.6Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(0 20)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M-12.6 13.6C-15 5-8-1.4 1-1C10-.8 14.6 6 12.6 13.6C5 10.6-5 10.6-12.6 13.6Z" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-12.4 13.4C-5 10.2 5 10.2 12.4 13.4" fill="none" stroke="#e9b93a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10 9C-18 5-20-3-15-8C-13-3-8-1-7 4Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(26 39)"><use href="#sym-pip-c"/></g><path d="M11 38C17 39 20 44 21 50L25.4 49 26.6 54C20 58 12 56 9 49Z" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="26" cy="51" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-Sc" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-Cc" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M30 93C19 93 14 104 15 122C19 128 22 120 22 114C23 107 27 103 33 102Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M44 106 48 120 43 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 106 48 120 43 135" fill="none" stroke="#cdbb9c" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 106 68 122 70 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 106 68 122 70 135" fill="none" stroke="#cdbb9c" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M27 97C27 86 38 83 50 85C61 86 66 80 69 71C71 63 76 59 81 58L82 52.6 86 58C90 62 93 69 94.4 75C95.2 79.6 91 82.4 88 80C86 78.4 83.4 78.4 82 81C81 88 82 95 79 102C76 109 68 111 60 109C52 108 46 110 40 110C31 110 27 105 27 97Z" fill="#e9ddc8" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M69 72C64 72 62 78 64 84C67 80 70 77 72 74C75 67 78 62 83 59L81 56C75 57 70 62 69 72Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="85" cy="66" r="1.4" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="91.6" cy="76.4" r=".9" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M80.6 74.6C84 74 87.4 71.4 89.4 67.4M82.6 76C76 82 70 86 62 86" fill="none" stroke="#8c1620" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 105 30 120 35 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 105 30 120 35 135" fill="none" stroke="#e9ddc8" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 103 88 110 85 122" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 103 88 110 85 122" fill="none" stroke="#e9ddc8" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M31 134H39L41 141H31Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M39 134H47L49 141H39Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M66 134H74L76 141H66Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M81 121 89 121.6 88.6 127 82 128Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 84H62L64 103C56 106 44 106 36 103Z" fill="#f6b3a6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 99.6C45 102.4 55 102.4 63 99.6" fill="none" stroke="#e9b93a" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M45 80C41 88 44 98 51 105L47 111 50 114 60 113C61 109 58 108 56.4 107C59 98 60 88 58 80Z" fill="#8c1620" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 51C33 62 36 76 38 88C46 91 56 91 62 88C63 76 61 62 58 51C52 47 43 47 37 51Z" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 52C26 58 20 72 20 88C28 86 34 84 38 80Z" fill="#8c1620" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M38.4 74C46 77 54 77 61.8 74" fill="none" stroke="#8c1620" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M38.6 84.6C46 87 55 87 61.8 84.6" fill="none" stroke="#e9b93a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 44H52V50C50 53 46 53 44 50Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 51.6C42 47.6 53 47.6 58 51.6C54 56 42 56 37 51.6Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37.6 28C36 38 37 45 40 47H55C58 45 59 38 58 28Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(48.4 35)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M34 29.4C42 25.4 55 25.4 63 29.4C61 32.4 36 32.4 34 29.4Z" fill="#8c1620" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M39 27.6C38 17 43 13.4 48.4 13.4S59 17 58 27.6C52 25.6 45 25.6 39 27.6Z" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M41 20C33 20 29 14 31 8C36 9 42 11 44 16Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(75 38)"><use href="#sym-pip-c"/></g><path d="M57 51C64 53 68 52 72 49L76 53.6C70 62 62 64 56 61Z" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="75" cy="50.6" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><g transform="translate(10.5 12) scale(0.92)"><path d="M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-Cc" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-Rc" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(55 15)"><path d="M-13 40C-24 58-27 96-29 124.6H29C27 96 24 58 13 40Z" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-5 40-9 124.6H9L5 40Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-1 58v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M3 68v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-3 76v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M2 86v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 95v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 104v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-1 112v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-27.8 118.6H-9.6M27.8 118.6H9.6" fill="none" stroke="#e9b93a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M-17 62C-19 80-20 96-20.6 112M17 72C19 84 20 98 20.6 112" fill="none" stroke="#8c1620" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-14 46C-22 54-24 68-14 76L-9.4 71.6C-14 68-13 62-9 57Z" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-10.8" cy="74.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><path d="M-15 42C-9 34 9 34 15 42C16 52 9 57 0 57S-16 52-15 42Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-10 45v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 50v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 50v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 45v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10.6 12C-13 22-12 32-10 35H10C12 32 13 22 10.6 12Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(0 22)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M-8.4 21C-9.6 33-6 44 0 48C6 44 9.6 33 8.4 21C6 26 3.4 27.4 0 27S-6 26-8.4 21Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-2.4 31.4C-1 32.4 1 32.4 2.4 31.4" fill="none" stroke="#e8a48f" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M-11.6 15.6-13.6-2-6.6 5 0-5 6.6 5 13.6-2 11.6 15.6C5 12.8-5 12.8-11.6 15.6Z" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-11.4 13.4C-5 10.6 5 10.6 11.4 13.4" fill="none" stroke="#2b1d13" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="8" r="2.2" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4"/><circle cx="-7.4" cy="9.4" r="1.5" fill="#fffaf0" stroke="#2b1d13" stroke-width="1"/><circle cx="7.4" cy="9.4" r="1.5" fill="#fffaf0" stroke="#2b1d13" stroke-width="1"/><circle cx="-13.6" cy="-3" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><circle cx="0" cy="-6" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><circle cx="13.6" cy="-3" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><g transform="translate(26 43)"><use href="#sym-pip-c"/></g><path d="M13 44C19 46 22 50 23 54L27 53 28 58C22 63 13 60 10 55Z" fill="#d3363c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="26.4" cy="55.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-Rc" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-Ae" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(58 77) scale(2.609)"><use href="#sym-pip-e"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M1 28 10 1 19 28M4.6 18.5H15.4" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-Ae" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M1 28 10 1 19 28M4.6 18.5H15.4" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-2e" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 77) scale(1.913)"><use href="#sym-pip-e"/></g><g transform="translate(77 77) scale(1.913)"><use href="#sym-pip-e"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-2e" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-3e" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(42 106) scale(1.348)"><use href="#sym-pip-e"/></g><g transform="translate(61 44) scale(1.348)"><use href="#sym-pip-e"/></g><g transform="translate(80 106) scale(1.348)"><use href="#sym-pip-e"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-3e" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-4e" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(46 44) scale(1.261)"><use href="#sym-pip-e"/></g><g transform="translate(76 44) scale(1.261)"><use href="#sym-pip-e"/></g><g transform="translate(46 109) scale(1.261)"><use href="#sym-pip-e"/></g><g transform="translate(76 109) scale(1.261)"><use href="#sym-pip-e"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M14 28V1.5L1.5 19.5H19.5" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-4e" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M14 28V1.5L1.5 19.5H19.5" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-5e" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(42 43) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(80 43) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(42 110) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(80 110) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(61 77) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-5e" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-6e" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(40 44) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(61 44) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(82 44) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(40 109) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(61 109) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(82 109) scale(1.174)"><use href="#sym-pip-e"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-6e" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-7e" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(42 53) scale(0.913)"><use href="#sym-pip-e"/></g><g transform="translate(80 53) scale(0.913)"><use href="#sym-pip-e"/></g><g transform="translate(42 101) scale(0.913)"><use href="#sym-pip-e"/></g><g transform="translate(80 101) scale(0.913)"><use href="#sym-pip-e"/></g><g transform="translate(61 32) scale(0.913)"><use href="#sym-pip-e"/></g><g transform="translate(61 77) scale(0.913)"><use href="#sym-pip-e"/></g><g transform="translate(61 122) scale(0.913)"><use href="#sym-pip-e"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M1.5 1.5H18C12 9 8.5 18 7.5 28" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-7e" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M1.5 1.5H18C12 9 8.5 18 7.5 28" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-Se" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(55 15)"><path d="M-9 84-9.5 117H-2.5L-1 86Z" fill="#bcd8f5" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M9 84 9.5 117H2.5L1 86Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-9.6 116C-15 117-18 121-16 124.6H-2V116Z" fill="#173a6b" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M9.6 116C15 117 18 121 16 124.6H2V116Z" fill="#173a6b" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-12 38C-16 54-17 70-21 88C-8 92 8 92 21 88C17 70 16 54 12 38C6 35-6 35-12 38Z" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-4 36-6 90.2C-2 90.8 2 90.8 6 90.2L4 36Z" fill="#bcd8f5" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-20 83C-8 87 8 87 20 83" fill="none" stroke="#e9b93a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-15.6 62C-6 65 6 65 15.6 62" fill="none" stroke="#173a6b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="-3.4" y="60.6" width="6.8" height="6" rx="1" fill="#e9b93a" stroke="#2b1d13"/><circle cx="0" cy="44" r="1.2" fill="#173a6b" stroke="none" stroke-width="1.4"/><circle cx="0" cy="50" r="1.2" fill="#173a6b" stroke="none" stroke-width="1.4"/><circle cx="0" cy="56" r="1.2" fill="#173a6b" stroke="none" stroke-width="1.4"/><path d="M-11 38C-22 40-28 52-19 64L-14.6 60.6C-18.4 55-16.4 50-11 48.4Z" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-16.4" cy="62.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><path d="M-11 10C-13 22-12 31-9 33H9C12 31 13 22 11 10Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-4 28H4V37C2 39-2 39-4 37Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-11 37.6C-6 33.6 6 33.6 11 37.6C6 41.6-6 41.6-11 37.6Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(0 20)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M-12.6 13.6C-15 5-8-1.4 1-1C10-.8 14.6 6 12.6 13.6C5 10.6-5 10.6-12.6 13.6Z" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-12.4 13.4C-5 10.2 5 10.2 12.4 13.4" fill="none" stroke="#e9b93a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10 9C-18 5-20-3-15-8C-13-3-8-1-7 4Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(26 37.5) scale(1.04)"><use href="#sym-pip-e"/></g><path d="M11 38C17 39 20 44 21 50L25.4 49 26.6 54C20 58 12 56 9 49Z" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="26" cy="51" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-Se" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-Ce" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M30 93C19 93 14 104 15 122C19 128 22 120 22 114C23 107 27 103 33 102Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M44 106 48 120 43 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 106 48 120 43 135" fill="none" stroke="#cdbb9c" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 106 68 122 70 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 106 68 122 70 135" fill="none" stroke="#cdbb9c" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M27 97C27 86 38 83 50 85C61 86 66 80 69 71C71 63 76 59 81 58L82 52.6 86 58C90 62 93 69 94.4 75C95.2 79.6 91 82.4 88 80C86 78.4 83.4 78.4 82 81C81 88 82 95 79 102C76 109 68 111 60 109C52 108 46 110 40 110C31 110 27 105 27 97Z" fill="#e9ddc8" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M69 72C64 72 62 78 64 84C67 80 70 77 72 74C75 67 78 62 83 59L81 56C75 57 70 62 69 72Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="85" cy="66" r="1.4" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="91.6" cy="76.4" r=".9" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M80.6 74.6C84 74 87.4 71.4 89.4 67.4M82.6 76C76 82 70 86 62 86" fill="none" stroke="#173a6b" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 105 30 120 35 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 105 30 120 35 135" fill="none" stroke="#e9ddc8" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 103 88 110 85 122" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 103 88 110 85 122" fill="none" stroke="#e9ddc8" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M31 134H39L41 141H31Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M39 134H47L49 141H39Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M66 134H74L76 141H66Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M81 121 89 121.6 88.6 127 82 128Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 84H62L64 103C56 106 44 106 36 103Z" fill="#bcd8f5" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 99.6C45 102.4 55 102.4 63 99.6" fill="none" stroke="#e9b93a" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M45 80C41 88 44 98 51 105L47 111 50 114 60 113C61 109 58 108 56.4 107C59 98 60 88 58 80Z" fill="#173a6b" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 51C33 62 36 76 38 88C46 91 56 91 62 88C63 76 61 62 58 51C52 47 43 47 37 51Z" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 52C26 58 20 72 20 88C28 86 34 84 38 80Z" fill="#173a6b" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M38.4 74C46 77 54 77 61.8 74" fill="none" stroke="#173a6b" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M38.6 84.6C46 87 55 87 61.8 84.6" fill="none" stroke="#e9b93a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 44H52V50C50 53 46 53 44 50Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 51.6C42 47.6 53 47.6 58 51.6C54 56 42 56 37 51.6Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37.6 28C36 38 37 45 40 47H55C58 45 59 38 58 28Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(48.4 35)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M34 29.4C42 25.4 55 25.4 63 29.4C61 32.4 36 32.4 34 29.4Z" fill="#173a6b" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M39 27.6C38 17 43 13.4 48.4 13.4S59 17 58 27.6C52 25.6 45 25.6 39 27.6Z" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M41 20C33 20 29 14 31 8C36 9 42 11 44 16Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(75 36.5) scale(1.04)"><use href="#sym-pip-e"/></g><path d="M57 51C64 53 68 52 72 49L76 53.6C70 62 62 64 56 61Z" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="75" cy="50.6" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><g transform="translate(10.5 12) scale(0.92)"><path d="M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-Ce" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-Re" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(55 15)"><path d="M-13 40C-24 58-27 96-29 124.6H29C27 96 24 58 13 40Z" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-5 40-9 124.6H9L5 40Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-1 58v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M3 68v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-3 76v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M2 86v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 95v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 104v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-1 112v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-27.8 118.6H-9.6M27.8 118.6H9.6" fill="none" stroke="#e9b93a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M-17 62C-19 80-20 96-20.6 112M17 72C19 84 20 98 20.6 112" fill="none" stroke="#173a6b" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-14 46C-22 54-24 68-14 76L-9.4 71.6C-14 68-13 62-9 57Z" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-10.8" cy="74.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><path d="M-15 42C-9 34 9 34 15 42C16 52 9 57 0 57S-16 52-15 42Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-10 45v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 50v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 50v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 45v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10.6 12C-13 22-12 32-10 35H10C12 32 13 22 10.6 12Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(0 22)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M-8.4 21C-9.6 33-6 44 0 48C6 44 9.6 33 8.4 21C6 26 3.4 27.4 0 27S-6 26-8.4 21Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-2.4 31.4C-1 32.4 1 32.4 2.4 31.4" fill="none" stroke="#e8a48f" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M-11.6 15.6-13.6-2-6.6 5 0-5 6.6 5 13.6-2 11.6 15.6C5 12.8-5 12.8-11.6 15.6Z" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-11.4 13.4C-5 10.6 5 10.6 11.4 13.4" fill="none" stroke="#2b1d13" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="8" r="2.2" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4"/><circle cx="-7.4" cy="9.4" r="1.5" fill="#fffaf0" stroke="#2b1d13" stroke-width="1"/><circle cx="7.4" cy="9.4" r="1.5" fill="#fffaf0" stroke="#2b1d13" stroke-width="1"/><circle cx="-13.6" cy="-3" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><circle cx="0" cy="-6" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><circle cx="13.6" cy="-3" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><g transform="translate(26 41.5) scale(1.04)"><use href="#sym-pip-e"/></g><path d="M13 44C19 46 22 50 23 54L27 53 28 58C22 63 13 60 10 55Z" fill="#3f7fc4" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="26.4" cy="55.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-Re" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-Ab" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(58 77) scale(2.609)"><use href="#sym-pip-b"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M1 28 10 1 19 28M4.6 18.5H15.4" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-Ab" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M1 28 10 1 19 28M4.6 18.5H15.4" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-2b" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 77) scale(1.913)"><use href="#sym-pip-b"/></g><g transform="translate(77 77) scale(1.913)"><use href="#sym-pip-b"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-2b" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-3b" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(42 106) scale(1.348)"><use href="#sym-pip-b"/></g><g transform="translate(61 44) scale(1.348)"><use href="#sym-pip-b"/></g><g transform="translate(80 106) scale(1.348)"><use href="#sym-pip-b"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-3b" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-4b" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(46 44) scale(1.261)"><use href="#sym-pip-b"/></g><g transform="translate(76 44) scale(1.261)"><use href="#sym-pip-b"/></g><g transform="translate(46 109) scale(1.261)"><use href="#sym-pip-b"/></g><g transform="translate(76 109) scale(1.261)"><use href="#sym-pip-b"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M14 28V1.5L1.5 19.5H19.5" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-4b" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M14 28V1.5L1.5 19.5H19.5" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-5b" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(42 43) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(80 43) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(42 110) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(80 110) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(61 77) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-5b" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-6b" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(40 44) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(61 44) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(82 44) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(40 109) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(61 109) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(82 109) scale(1.174)"><use href="#sym-pip-b"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-6b" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-7b" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(42 53) scale(0.913)"><use href="#sym-pip-b"/></g><g transform="translate(80 53) scale(0.913)"><use href="#sym-pip-b"/></g><g transform="translate(42 101) scale(0.913)"><use href="#sym-pip-b"/></g><g transform="translate(80 101) scale(0.913)"><use href="#sym-pip-b"/></g><g transform="translate(61 32) scale(0.913)"><use href="#sym-pip-b"/></g><g transform="translate(61 77) scale(0.913)"><use href="#sym-pip-b"/></g><g transform="translate(61 122) scale(0.913)"><use href="#sym-pip-b"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M1.5 1.5H18C12 9 8.5 18 7.5 28" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-7b" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M1.5 1.5H18C12 9 8.5 18 7.5 28" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-Sb" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(55 15)"><path d="M-9 84-9.5 117H-2.5L-1 86Z" fill="#b9dd9c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M9 84 9.5 117H2.5L1 86Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-9.6 116C-15 117-18 121-16 124.6H-2V116Z" fill="#1c4a22" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M9.6 116C15 117 18 121 16 124.6H2V116Z" fill="#1c4a22" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-12 38C-16 54-17 70-21 88C-8 92 8 92 21 88C17 70 16 54 12 38C6 35-6 35-12 38Z" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-4 36-6 90.2C-2 90.8 2 90.8 6 90.2L4 36Z" fill="#b9dd9c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-20 83C-8 87 8 87 20 83" fill="none" stroke="#e9b93a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-15.6 62C-6 65 6 65 15.6 62" fill="none" stroke="#1c4a22" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="-3.4" y="60.6" width="6.8" height="6" rx="1" fill="#e9b93a" stroke="#2b1d13"/><circle cx="0" cy="44" r="1.2" fill="#1c4a22" stroke="none" stroke-width="1.4"/><circle cx="0" cy="50" r="1.2" fill="#1c4a22" stroke="none" stroke-width="1.4"/><circle cx="0" cy="56" r="1.2" fill="#1c4a22" stroke="none" stroke-width="1.4"/><path d="M-11 38C-22 40-28 52-19 64L-14.6 60.6C-18.4 55-16.4 50-11 48.4Z" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-16.4" cy="62.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><path d="M-11 10C-13 22-12 31-9 33H9C12 31 13 22 11 10Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-4 28H4V37C2 39-2 39-4 37Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-11 37.6C-6 33.6 6 33.6 11 37.6C6 41.6-6 41.6-11 37.6Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(0 20)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M-12.6 13.6C-15 5-8-1.4 1-1C10-.8 14.6 6 12.6 13.6C5 10.6-5 10.6-12.6 13.6Z" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-12.4 13.4C-5 10.2 5 10.2 12.4 13.4" fill="none" stroke="#e9b93a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10 9C-18 5-20-3-15-8C-13-3-8-1-7 4Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(26 39) scale(1.02)"><use href="#sym-pip-b"/></g><path d="M11 38C17 39 20 44 21 50L25.4 49 26.6 54C20 58 12 56 9 49Z" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="26" cy="51" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-Sb" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-Cb" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M30 93C19 93 14 104 15 122C19 128 22 120 22 114C23 107 27 103 33 102Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M44 106 48 120 43 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 106 48 120 43 135" fill="none" stroke="#cdbb9c" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 106 68 122 70 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 106 68 122 70 135" fill="none" stroke="#cdbb9c" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M27 97C27 86 38 83 50 85C61 86 66 80 69 71C71 63 76 59 81 58L82 52.6 86 58C90 62 93 69 94.4 75C95.2 79.6 91 82.4 88 80C86 78.4 83.4 78.4 82 81C81 88 82 95 79 102C76 109 68 111 60 109C52 108 46 110 40 110C31 110 27 105 27 97Z" fill="#e9ddc8" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M69 72C64 72 62 78 64 84C67 80 70 77 72 74C75 67 78 62 83 59L81 56C75 57 70 62 69 72Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="85" cy="66" r="1.4" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="91.6" cy="76.4" r=".9" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M80.6 74.6C84 74 87.4 71.4 89.4 67.4M82.6 76C76 82 70 86 62 86" fill="none" stroke="#1c4a22" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 105 30 120 35 135" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 105 30 120 35 135" fill="none" stroke="#e9ddc8" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 103 88 110 85 122" fill="none" stroke="#2b1d13" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 103 88 110 85 122" fill="none" stroke="#e9ddc8" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M31 134H39L41 141H31Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M39 134H47L49 141H39Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M66 134H74L76 141H66Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M81 121 89 121.6 88.6 127 82 128Z" fill="#2b1d13" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 84H62L64 103C56 106 44 106 36 103Z" fill="#b9dd9c" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 99.6C45 102.4 55 102.4 63 99.6" fill="none" stroke="#e9b93a" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M45 80C41 88 44 98 51 105L47 111 50 114 60 113C61 109 58 108 56.4 107C59 98 60 88 58 80Z" fill="#1c4a22" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 51C33 62 36 76 38 88C46 91 56 91 62 88C63 76 61 62 58 51C52 47 43 47 37 51Z" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 52C26 58 20 72 20 88C28 86 34 84 38 80Z" fill="#1c4a22" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M38.4 74C46 77 54 77 61.8 74" fill="none" stroke="#1c4a22" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M38.6 84.6C46 87 55 87 61.8 84.6" fill="none" stroke="#e9b93a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 44H52V50C50 53 46 53 44 50Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37 51.6C42 47.6 53 47.6 58 51.6C54 56 42 56 37 51.6Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M37.6 28C36 38 37 45 40 47H55C58 45 59 38 58 28Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(48.4 35)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M34 29.4C42 25.4 55 25.4 63 29.4C61 32.4 36 32.4 34 29.4Z" fill="#1c4a22" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M39 27.6C38 17 43 13.4 48.4 13.4S59 17 58 27.6C52 25.6 45 25.6 39 27.6Z" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M41 20C33 20 29 14 31 8C36 9 42 11 44 16Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(75 38) scale(1.02)"><use href="#sym-pip-b"/></g><path d="M57 51C64 53 68 52 72 49L76 53.6C70 62 62 64 56 61Z" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="75" cy="50.6" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><g transform="translate(10.5 12) scale(0.92)"><path d="M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-Cb" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-Rb" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(55 15)"><path d="M-13 40C-24 58-27 96-29 124.6H29C27 96 24 58 13 40Z" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-5 40-9 124.6H9L5 40Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-1 58v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M3 68v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-3 76v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M2 86v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 95v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 104v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-1 112v3.4" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-27.8 118.6H-9.6M27.8 118.6H9.6" fill="none" stroke="#e9b93a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M-17 62C-19 80-20 96-20.6 112M17 72C19 84 20 98 20.6 112" fill="none" stroke="#1c4a22" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-14 46C-22 54-24 68-14 76L-9.4 71.6C-14 68-13 62-9 57Z" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-10.8" cy="74.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/><path d="M-15 42C-9 34 9 34 15 42C16 52 9 57 0 57S-16 52-15 42Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-10 45v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 50v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 50v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 45v3" fill="none" stroke="#2b1d13" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10.6 12C-13 22-12 32-10 35H10C12 32 13 22 10.6 12Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(0 22)"><path d="M-8-7C-8 4-5 9.6 0 9.6S8 4 8-7Z" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><circle cx="3.1" cy="-.6" r="1" fill="#2b1d13" stroke="none" stroke-width="1.4"/><path d="M-4.9-3.6H-1.9M1.9-3.6H4.9" fill="none" stroke="#5a3820" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="M-.2 0 -.9 3H.5" fill="none" stroke="#2b1d13" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-2.2 5.8C-.8 6.8.8 6.8 2.2 5.8" fill="none" stroke="#a3402f" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M-8.4 21C-9.6 33-6 44 0 48C6 44 9.6 33 8.4 21C6 26 3.4 27.4 0 27S-6 26-8.4 21Z" fill="#5a3820" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-2.4 31.4C-1 32.4 1 32.4 2.4 31.4" fill="none" stroke="#e8a48f" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M-11.6 15.6-13.6-2-6.6 5 0-5 6.6 5 13.6-2 11.6 15.6C5 12.8-5 12.8-11.6 15.6Z" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-11.4 13.4C-5 10.6 5 10.6 11.4 13.4" fill="none" stroke="#2b1d13" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="8" r="2.2" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4"/><circle cx="-7.4" cy="9.4" r="1.5" fill="#fffaf0" stroke="#2b1d13" stroke-width="1"/><circle cx="7.4" cy="9.4" r="1.5" fill="#fffaf0" stroke="#2b1d13" stroke-width="1"/><circle cx="-13.6" cy="-3" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><circle cx="0" cy="-6" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><circle cx="13.6" cy="-3" r="1.9" fill="#e9b93a" stroke="#2b1d13" stroke-width="1.1"/><g transform="translate(26 43) scale(1.02)"><use href="#sym-pip-b"/></g><path d="M13 44C19 46 22 50 23 54L27 53 28 58C22 63 13 60 10 55Z" fill="#4c9a46" stroke="#2b1d13" stroke-width="1.4" stroke-linejoin="round"/><circle cx="26.4" cy="55.4" r="3.7" fill="#f3cda6" stroke="#2b1d13" stroke-width="1.4"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-Rb" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-A" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M1 28 10 1 19 28M4.6 18.5H15.4" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-A" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M1 28 10 1 19 28M4.6 18.5H15.4" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-2" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-2" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M2 8.5C2-1.5 18-1.5 18 8.5C18 15 6 20 2 27H18.5" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-3" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-3" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M2 4.6C6-1 18-.5 17 7.5C16.5 12 12 13.2 8 13.2C13 13.2 18.5 15 18.5 20C18.5 29.5 5 29.5 1.5 23" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-4" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M14 28V1.5L1.5 19.5H19.5" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-4" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M14 28V1.5L1.5 19.5H19.5" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-5" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-5" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M17 1.5H4.5L3 13C8 9.5 18.5 10 18.5 18.5C18.5 29 5 29.5 1.5 24" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-6" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-6" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M16 2.5C9-1 2 7 2 18C2 30 18.5 30 18.5 19.3C18.5 10.5 6 9 2.5 17" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-7" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M1.5 1.5H18C12 9 8.5 18 7.5 28" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-7" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M1.5 1.5H18C12 9 8.5 18 7.5 28" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-S" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-S" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M17.5 5.5C14-1.5 2-.5 2.5 7.5C3 14.5 18 12.5 18 20.5C18 29.5 4.5 30 1.5 22.5" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-C" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-C" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M18.5 6.5C14-3 1.5 0 1.5 14C1.5 28 14 31 18.5 22" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-R" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-R" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M3 28V1.5H10C20.5 1.5 20.5 15.5 10 15.5H3M10.5 15.5 18.5 28" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-F" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(50 77) scale(1.15)"><path d="M-25 14-29-16-14-3 0-24 14-3 29-16 25 14C11 9-11 9-25 14Z" fill="#e9b93a" stroke="#2b1d13" stroke-width="2.4" stroke-linejoin="round"/><path d="M-25 14C-11 9 11 9 25 14V23C11 18-11 18-25 23Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="2.4" stroke-linejoin="round"/><circle cx="-29" cy="-18" r="3.8" fill="#e9b93a" stroke="#2b1d13" stroke-width="2.2"/><circle cx="0" cy="-26" r="3.8" fill="#e9b93a" stroke="#2b1d13" stroke-width="2.2"/><circle cx="29" cy="-18" r="3.8" fill="#e9b93a" stroke="#2b1d13" stroke-width="2.2"/></g></symbol>
<symbol id="sym-small-F" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(50 78) scale(1.35)"><path d="M-25 14-29-16-14-3 0-24 14-3 29-16 25 14C11 9-11 9-25 14Z" fill="#e9b93a" stroke="#2b1d13" stroke-width="2.4" stroke-linejoin="round"/><path d="M-25 14C-11 9 11 9 25 14V23C11 18-11 18-25 23Z" fill="#fffaf0" stroke="#2b1d13" stroke-width="2.4" stroke-linejoin="round"/><circle cx="-29" cy="-18" r="3.8" fill="#e9b93a" stroke="#2b1d13" stroke-width="2.2"/><circle cx="0" cy="-26" r="3.8" fill="#e9b93a" stroke="#2b1d13" stroke-width="2.2"/><circle cx="29" cy="-18" r="3.8" fill="#e9b93a" stroke="#2b1d13" stroke-width="2.2"/></g></symbol>
<symbol id="sym-back" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><rect x="6" y="6" width="88" height="138" rx="6" fill="#7d2f3a"/><svg x="11" y="11" width="78" height="128" viewBox="11 11 78 128"><path d="M-112 12 14 138M14 12 -112 138M-98 12 28 138M28 12 -98 138M-84 12 42 138M42 12 -84 138M-70 12 56 138M56 12 -70 138M-56 12 70 138M70 12 -56 138M-42 12 84 138M84 12 -42 138M-28 12 98 138M98 12 -28 138M-14 12 112 138M112 12 -14 138M0 12 126 138M126 12 0 138M14 12 140 138M140 12 14 138M28 12 154 138M154 12 28 138M42 12 168 138M168 12 42 138M56 12 182 138M182 12 56 138M70 12 196 138M196 12 70 138M84 12 210 138M210 12 84 138M98 12 224 138M224 12 98 138" fill="none" stroke="#e8c07a" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/></svg><rect x="11" y="11" width="78" height="128" rx="4" fill="none" stroke="#f7e6c4" stroke-width="1.6"/><g transform="translate(50 75)"><circle r="27" fill="#7d2f3a" stroke="#f7e6c4" stroke-width="1.6"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(0)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(30)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(60)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(90)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(120)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(150)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(180)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(210)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(240)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(270)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(300)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(330)"/><circle r="11" fill="#f7e6c4"/><circle r="7.6" fill="#7d2f3a"/><circle r="3" fill="#e8c07a"/></g></symbol>
<symbol id="sym-small-back" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><rect x="6" y="6" width="88" height="138" rx="6" fill="#7d2f3a"/><svg x="11" y="11" width="78" height="128" viewBox="11 11 78 128"><path d="M-112 12 14 138M14 12 -112 138M-98 12 28 138M28 12 -98 138M-84 12 42 138M42 12 -84 138M-70 12 56 138M56 12 -70 138M-56 12 70 138M70 12 -56 138M-42 12 84 138M84 12 -42 138M-28 12 98 138M98 12 -28 138M-14 12 112 138M112 12 -14 138M0 12 126 138M126 12 0 138M14 12 140 138M140 12 14 138M28 12 154 138M154 12 28 138M42 12 168 138M168 12 42 138M56 12 182 138M182 12 56 138M70 12 196 138M196 12 70 138M84 12 210 138M210 12 84 138M98 12 224 138M224 12 98 138" fill="none" stroke="#e8c07a" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/></svg><rect x="11" y="11" width="78" height="128" rx="4" fill="none" stroke="#f7e6c4" stroke-width="1.6"/><g transform="translate(50 75)"><circle r="27" fill="#7d2f3a" stroke="#f7e6c4" stroke-width="1.6"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(0)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(30)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(60)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(90)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(120)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(150)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(180)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(210)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(240)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(270)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(300)"/><path d="M0-23 3.2-12H-3.2Z" fill="#e8c07a" transform="rotate(330)"/><circle r="11" fill="#f7e6c4"/><circle r="7.6" fill="#7d2f3a"/><circle r="3" fill="#e8c07a"/></g></symbol>
</svg>
`;

// src/cards.js
var SVG = "http://www.w3.org/2000/svg";
var HOME = "sym-sprite";
function ensureSprite() {
  if (document.getElementById(HOME)) return;
  const drawing2 = new DOMParser().parseFromString(sprite_default, "image/svg+xml").documentElement;
  const symbols = document.importNode(drawing2, true);
  symbols.id = HOME;
  symbols.setAttribute("aria-hidden", "true");
  symbols.setAttribute("focusable", "false");
  symbols.setAttribute("style", "position:absolute;inline-size:0;block-size:0;overflow:hidden");
  document.body.append(symbols);
}
var KNOWN = /^([A2-7SCR][oceb]?|F)$/;
function cardName(code, text) {
  return code === null ? text("card_back") : text(`card_${code}`);
}
function drawing(code, small) {
  const name = code === null || !KNOWN.test(code) ? "back" : code;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 100 150");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#sym-${small ? "small-" : ""}${name}`);
  svg.append(use);
  return svg;
}
function card(code, text, { small = false, fresh = false, turned = false } = {}) {
  const classes = ["sym-card", small && "is-small", fresh && "is-fresh", turned && "is-turned"].filter(Boolean);
  return h(
    "span",
    { class: classes.join(" "), role: "img", "aria-label": cardName(code, text), "data-card": code ?? "back" },
    drawing(code, small)
  );
}
function cardButton(code, text, { small = true, action, pressed, describe, disabled = false, mark, run }) {
  return h(
    "button",
    {
      type: "button",
      class: `sym-card is-button ${small ? "is-small" : ""} ${mark ? `is-${mark}` : ""}`.trim(),
      "data-action": action,
      "data-card": code,
      "data-key": `${action}-${code}`,
      "aria-pressed": pressed === void 0 ? null : String(pressed),
      "aria-disabled": disabled ? "true" : null,
      "aria-label": describe ?? cardName(code, text),
      onclick: (event) => {
        if (event.currentTarget.getAttribute("aria-disabled") !== "true") run(code);
      }
    },
    drawing(code, small),
    h("span", { class: "sym-mark", "aria-hidden": "true" })
  );
}
function cardRow(codes, text) {
  return h(
    "ul",
    { class: "sym-card-row", role: "list" },
    codes.map((code) => h("li", {}, card(code, text, { small: true })))
  );
}

// src/bankers.js
function bankerWords(banker, text) {
  if (banker?.policy === "stand") return text("banker_stand", { at: banker.at });
  if (banker?.policy === "risk") return text("banker_risk", { at: banker.at ?? banker.limit });
  return text(`banker_${banker?.policy ?? "other"}`);
}
function bankerOptions(bankers, text) {
  return bankers.map((entry) => {
    const policy = entry.banker ?? entry;
    return { policy, label: entry.name ?? bankerWords(policy, text), key: JSON.stringify(policy) };
  });
}

// src/keys.js
var TYPING = /* @__PURE__ */ new Set(["INPUT", "SELECT", "TEXTAREA"]);
function listenKeys(root, actions) {
  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || TYPING.has(event.target.tagName)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = Object.prototype.hasOwnProperty.call(actions, key) ? actions[key] : null;
    if (!action || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    action(event);
  }
  function onPointer() {
    setTimeout(() => {
      const active = root.getRootNode().activeElement;
      if (!active || !root.contains(active)) root.focus({ preventScroll: true });
    }, 0);
  }
  root.addEventListener("keydown", onKey);
  root.addEventListener("click", onPointer);
  return () => {
    root.removeEventListener("keydown", onKey);
    root.removeEventListener("click", onPointer);
  };
}

// src/numbers.js
var LONGEST = 5;
var minus = (text) => String(text).replace(/^-/, "−");
function fraction(number) {
  const numerator = minus(number.n);
  if (number.d === "1") return h("span", { class: "sym-whole" }, numerator);
  const negative = numerator.startsWith("−");
  return h(
    "span",
    { class: "sym-fraction" },
    h("span", { class: "sym-hidden" }, `${numerator} / ${number.d}`),
    negative ? h("span", { "aria-hidden": "true" }, "−") : null,
    h(
      "span",
      { class: "sym-stack", "aria-hidden": "true" },
      h("span", { class: "sym-over" }, negative ? numerator.slice(1) : numerator),
      h("span", { class: "sym-under" }, number.d)
    )
  );
}
var isLong = (number) => number.n.length > LONGEST || number.d.length > LONGEST;
function exact(number, text, { percent = true } = {}) {
  if (number.n === "0") return h("span", { class: "sym-number" }, fraction(number));
  const decimal = h("span", { class: "sym-decimal" }, minus(number.decimal));
  const share = percent ? h("span", { class: "sym-percent" }, minus(number.percent)) : null;
  if (number.d === "1") return h("span", { class: "sym-number" }, fraction(number), share);
  if (!isLong(number)) return h("span", { class: "sym-number" }, fraction(number), decimal, share);
  return h(
    "span",
    { class: "sym-number is-long" },
    decimal,
    share,
    h(
      "details",
      { class: "sym-exact" },
      h("summary", {}, text("exact_value")),
      h("span", { class: "sym-long" }, `${minus(number.n)} / ${number.d}`)
    )
  );
}
function bar(number, kind = "") {
  return h(
    "span",
    { class: `sym-bar ${kind}`.trim(), "aria-hidden": "true" },
    h("span", { style: { "--share": number.decimal } })
  );
}

// src/outlook.js
var OUTCOMES = ["bust", "seven_and_a_half", "stays_in"];
function nextCard(next, text, extra = () => null) {
  return h(
    "div",
    { class: "sym-next", "data-part": "next" },
    h(
      "div",
      { class: "sym-strip", "aria-hidden": "true" },
      OUTCOMES.map((outcome) => h("span", { class: `is-${outcome}`, style: { "flex-grow": next[outcome].decimal } }))
    ),
    h(
      "dl",
      { class: "sym-tiles" },
      OUTCOMES.map(
        (outcome) => h(
          "div",
          { class: `sym-tile is-${outcome}`, "data-outcome": outcome },
          h("dt", {}, text(`outcome_${outcome}`)),
          h("dd", {}, exact(next[outcome], text), extra(outcome))
        )
      )
    )
  );
}
var isNothing = (number) => number.n === "0";
function outlookTable({ hit, stand, best, banker, caption }, text) {
  const columns = [
    ["hit", hit],
    ["stand", stand]
  ].filter(([, outlook]) => outlook);
  const rows = ["bust", "seven_and_a_half", "win", "push", "lose", "expected_value"].filter(
    (row) => row !== "push" || columns.some(([, outlook]) => !isNothing(outlook.push))
  );
  const head = (action) => h(
    "th",
    { scope: "col", class: best === action ? "is-best" : "" },
    text(`action_${action}`),
    best === action ? h("span", { class: "sym-best" }, text("better")) : null
  );
  const cell = (outlook, row, action) => h(
    "td",
    { "data-measure": row, "data-of": action, class: best === action ? "is-best" : "" },
    exact(outlook[row], text, { percent: row !== "expected_value" }),
    row === "win" ? bar(outlook[row], `is-${action}`) : null
  );
  return h(
    "table",
    { class: "sym-outlook", "data-part": "outlook" },
    h("caption", {}, caption ?? text("outlook_caption", { banker })),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", {}),
        columns.map(([action]) => head(action))
      )
    ),
    h(
      "tbody",
      {},
      rows.map(
        (row) => h(
          "tr",
          {},
          h("th", { scope: "row" }, text(`measure_${row}`)),
          columns.map(([action, outlook]) => cell(outlook, row, action))
        )
      )
    )
  );
}

// src/pack_panel.js
var LETTER_OF_KIND = { court: "F", ace: "A", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 7: "7" };
var SUITS = ["o", "c", "e", "b"];
var RANKS = ["A", "2", "3", "4", "5", "6", "7", "S", "C", "R"];
var NOTHING_YET = ["court", "ace", "2", "3", "4", "5", "6", "7"].map((kind) => ({
  kind,
  name: null,
  left: null,
  of: null
}));
function createPackPanel({ text, state, put }) {
  const kinds = h("div", { class: "sym-kinds", role: "group", "aria-label": text("kinds_label") });
  const forty = disclosure({ name: "forty", label: text("forty_label") });
  const root = h("div", {}, kinds, forty.details);
  forty.details.addEventListener("toggle", showForty);
  function showKinds() {
    const rows = state.reply?.left ?? NOTHING_YET;
    paint(
      kinds,
      rows.map((row) => {
        const letter = LETTER_OF_KIND[row.kind];
        const name = row.name ?? text(`kind_${row.kind}`);
        return h(
          "button",
          {
            type: "button",
            class: "sym-kind",
            "data-action": "kind",
            "data-kind": row.kind,
            "data-key": `kind-${row.kind}`,
            "aria-disabled": row.left === 0 ? "true" : null,
            onclick: (event) => event.currentTarget.getAttribute("aria-disabled") !== "true" && put(letter)
          },
          h("span", { class: "sym-kind-cards", "aria-hidden": "true" }, card(letter ?? null, text, { small: true })),
          h("span", { class: "sym-kind-name" }, name),
          row.left === null ? null : [
            h("span", { class: "sym-kind-count", "aria-hidden": "true" }, `×${row.left}`),
            h("span", { class: "sym-hidden" }, text("kind_left", { left: row.left, of: row.of }))
          ]
        );
      })
    );
  }
  function showForty() {
    if (!forty.details.open) return paint(forty.body);
    const mine = new Set(state.hand);
    const out = new Set(state.seen);
    return paint(
      forty.body,
      h(
        "div",
        { class: "sym-card-grid is-forty", role: "group", "aria-label": text("forty_label") },
        SUITS.flatMap(
          (suit) => RANKS.map((rank) => {
            const code = rank + suit;
            const place = mine.has(code) ? "hand" : out.has(code) ? "seen" : null;
            return cardButton(code, text, {
              action: "card",
              disabled: place !== null,
              mark: place,
              describe: place ? text(`card_is_${place}`, { card: cardName(code, text) }) : void 0,
              run: put
            });
          })
        )
      )
    );
  }
  return {
    root,
    show() {
      showKinds();
      showForty();
    }
  };
}

// src/finals.js
function finalsPanel(finals, text) {
  return h(
    "details",
    { class: "sym-details", "data-panel": "finals" },
    h("summary", { "data-key": "panel-finals" }, text("finals_heading")),
    h(
      "table",
      { class: "sym-finals" },
      h("caption", {}, text("finals_caption")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, text("total_label")),
          h("th", { scope: "col" }, text("probability_label"))
        )
      ),
      h(
        "tbody",
        {},
        finals.map(
          ({ total, probability }) => h(
            "tr",
            { class: total === "bust" ? "is-bust" : "" },
            h("th", { scope: "row" }, total === "bust" ? text("outcome_bust") : total.text),
            h("td", {}, bar(probability), exact(probability, text))
          )
        )
      )
    )
  );
}

// src/odds_desk.js
var list = (cards) => typeof cards === "string" ? cards.split(/\s+/).filter(Boolean) : [...cards ?? []];
function oddsDesk({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const client = createClient(model, setStatus);
  const start = { hand: list(options.hand), seen: list(options.seen) };
  const state = {
    ...start,
    banker: options.banker ?? { policy: "stand", at: "5" },
    mode: "hand",
    reply: null,
    past: [],
    counted: null
  };
  let thinking = false;
  let hostWords = "";
  const pack = createPackPanel({ text, state, put });
  const modes = h("div", { class: "sym-modes", role: "group", "aria-label": text("mode_label") });
  const hand = h("div", { class: "sym-tray is-hand", "data-part": "hand" });
  const seen = h("div", { class: "sym-tray is-seen", "data-part": "seen" });
  const tools = h("div", { class: "sym-buttons" });
  const said = h("p", { class: "sym-said", "aria-live": "polite", "data-part": "said" });
  const status = h("p", { class: "sym-status", role: "status", "data-part": "status" });
  const problem = h("p", { class: "sym-problem", role: "alert", "data-part": "problem" });
  const answers = h("div", { class: "sym-answers", "data-part": "answers" });
  const help = disclosure({ name: "help", label: text("panel_help") }, h("p", {}, text("desk_help")));
  const root = h(
    "section",
    { class: "sym sym-desk", tabindex: "-1", "aria-label": text("desk_label"), "data-lm-suppress-shortcuts": "true" },
    modes,
    h(
      "div",
      { class: "sym-desk-columns" },
      h("div", { class: "sym-desk-pack" }, pack.root),
      h("div", { class: "sym-desk-trays" }, hand, seen, tools)
    ),
    said,
    status,
    problem,
    answers,
    help.details
  );
  const body = () => ({
    rules: options.rules ?? {},
    banker: state.banker,
    hand: state.hand,
    seen: state.seen,
    replacement: false
  });
  async function ask() {
    state.counted = null;
    client.cancel("count");
    showInputs();
    const reply = await client.ask("odds", body());
    if (!reply) return;
    if (reply.ok) {
      state.reply = reply;
      problem.textContent = "";
      if (reply.next) said.textContent = text("desk_said", { hand: reply.hand.text, percent: reply.next.bust.percent });
    } else refuse(reply);
    showInputs();
    showAnswers();
  }
  function refuse(reply) {
    if (reply.failed) {
      problem.textContent = text("python_failed_here");
      state.reply = null;
      return;
    }
    problem.textContent = reply.error?.message ?? text("unknown_problem");
    const before = state.past.pop();
    if (before) Object.assign(state, before);
  }
  function change(next) {
    state.past.push({ hand: state.hand, seen: state.seen });
    Object.assign(state, next);
    ask();
  }
  function put(code) {
    const place = state.mode;
    said.textContent = text(place === "hand" ? "said_into_hand" : "said_out", { card: cardName(code, text) });
    change({ [place]: [...state[place], code] });
  }
  function takeBack(place, index) {
    change({ [place]: state[place].filter((_, at) => at !== index) });
  }
  function undo() {
    client.cancel("odds");
    const before = state.past.pop();
    if (!before) return;
    Object.assign(state, before);
    ask();
  }
  function tray(place, label) {
    return [
      h(
        "h3",
        {},
        label,
        place === "hand" && state.reply?.hand.total && !client.waiting("odds") ? h("span", { class: "sym-total", "data-part": "total" }, state.reply.hand.total.text) : null
      ),
      state[place].length ? h(
        "ul",
        { class: "sym-card-row", role: "list" },
        state[place].map(
          (code, index) => h(
            "li",
            {},
            cardButton(code, text, {
              small: place === "seen",
              action: `back-${place}-${index}`,
              describe: text("take_back", { card: cardName(code, text) }),
              run: () => takeBack(place, index)
            })
          )
        )
      ) : h("p", { class: "sym-note" }, text(`tray_empty_${place}`))
    ];
  }
  function showInputs() {
    paint(
      modes,
      ["hand", "seen"].map(
        (mode) => button({
          action: `mode-${mode}`,
          label: text(`mode_${mode}`),
          kind: "is-mode",
          pressed: state.mode === mode,
          run: () => setMode(mode)
        })
      )
    );
    pack.show();
    paint(hand, tray("hand", text("tray_hand")));
    paint(seen, tray("seen", text("tray_seen")));
    paint(
      tools,
      button({ action: "undo", label: text("action_undo"), kind: "is-quiet", disabled: !state.past.length, run: undo }),
      button({
        action: "clear",
        label: text("clear"),
        kind: "is-quiet",
        disabled: !state.hand.length && !state.seen.length,
        run: () => change({ hand: [], seen: [] })
      })
    );
    answers.toggleAttribute("data-stale", client.waiting("odds"));
  }
  function setMode(mode) {
    state.mode = mode;
    showInputs();
    said.textContent = text(`mode_${mode}`);
  }
  async function count(event) {
    state.counted = { event, reply: null };
    const reply = await client.ask("count", { hand: state.hand, seen: state.seen, rules: options.rules ?? {}, event });
    if (!reply) return;
    if (!reply.ok) {
      problem.textContent = reply.failed ? text("python_failed_here") : reply.error?.message ?? text("unknown_problem");
      return;
    }
    state.counted = { event, reply };
    showAnswers();
    said.textContent = reply.text;
  }
  function showAnswers() {
    const { reply } = state;
    if (!reply) return paint(answers);
    const bankers = bankerOptions(options.bankers ?? [{ policy: "stand", at: "5" }, { policy: "chase" }], text);
    const index = bankers.findIndex(({ key }) => key === JSON.stringify(state.banker));
    return paint(
      answers,
      reply.next ? [
        h("h3", {}, text("next_heading_of", { count: reply.out_of })),
        nextCard(
          reply.next,
          text,
          (event) => reply.next[event].n === "0" ? null : button({
            action: `count-${event}`,
            label: text("show_count"),
            kind: "is-quiet",
            pressed: state.counted?.event === event,
            describe: text("show_count_of", { outcome: text(`outcome_${event}`) }),
            run: () => count(event)
          })
        ),
        state.counted?.reply ? h(
          "div",
          { class: "sym-counted", "data-part": "counted" },
          h("p", {}, state.counted.reply.text),
          cardRow(state.counted.reply.cards, text)
        ) : null
      ] : null,
      reply.note ? h("p", { class: "sym-note", "data-part": "note" }, reply.note) : null,
      reply.stand ? [
        h(
          "div",
          { class: "sym-topbar" },
          h("h3", {}, text("decision_heading")),
          menu({
            label: text("banker_label"),
            name: "banker",
            value: String(index),
            options: [
              ...index < 0 ? [{ value: "-1", label: bankerWords(state.banker, text) }] : [],
              ...bankers.map(({ label }, at) => ({ value: String(at), label }))
            ],
            change: (value) => {
              if (!bankers[Number(value)]) return;
              state.banker = bankers[Number(value)].policy;
              ask();
            }
          })
        ),
        outlookTable({ hit: reply.hit, stand: reply.stand, best: reply.best, banker: reply.banker }, text)
      ] : null,
      reply.finals?.length ? finalsPanel(reply.finals, text) : null
    );
  }
  function setStatus(news) {
    if (news.host === "failed") problem.textContent = text("python_failed_here");
    if (news.host)
      hostWords = news.host === "ready" || news.host === "failed" ? "" : text(news.text_key ?? "python_loading");
    if (news.thinking !== void 0) thinking = news.thinking;
    status.textContent = thinking ? hostWords || text("thinking") : "";
  }
  const keys = {
    m: () => setMode(state.mode === "hand" ? "seen" : "hand"),
    "?": () => help.details.open = !help.details.open
  };
  for (const letter of "a234567") keys[letter] = () => put(letter.toUpperCase());
  for (const letter of "csrf") keys[letter] = () => put("F");
  keys.Backspace = undo;
  const stopKeys = listenKeys(root, keys);
  const frame = h("div", { class: "sym-frame" }, root);
  el.append(frame);
  showInputs();
  ask();
  return () => {
    stopKeys();
    client.dispose();
    frame.remove();
  };
}

// src/events.js
var DRAWS = /* @__PURE__ */ new Set(["deal", "hit"]);
var STATUS = { stand: "stood", bust: "bust", seven_and_a_half: "seven_and_a_half" };
var last = (list2) => list2[list2.length - 1];
function seatsAfter(view, events, shown) {
  const told = events.slice(0, shown);
  const everything = shown >= events.length;
  return view.seats.map((seat) => {
    const mine = told.filter((event) => event.seat === seat.seat);
    const draws = mine.filter((event) => DRAWS.has(event.type));
    const open = everything || mine.some((event) => event.type === "reveal");
    const newest = last(told);
    return {
      ...seat,
      cards: everything ? seat.cards : draws.map((event, index) => open ? seat.cards[index] ?? event.card : event.card),
      total: everything ? seat.total : last(mine.filter((event) => event.total))?.total ?? null,
      status: everything ? seat.status : last(mine.map((event) => STATUS[event.type]).filter(Boolean)) ?? "waiting",
      fresh: newest && newest.seat === seat.seat && DRAWS.has(newest.type) ? draws.length - 1 : -1,
      turned: newest?.type === "reveal" && newest.seat === seat.seat,
      speaking: newest?.seat === seat.seat
    };
  });
}
function sharedEvents(before, after) {
  let count = 0;
  while (count < before.length && count < after.length && sameEvent(before[count], after[count])) count += 1;
  return count;
}
function sameEvent(one, other) {
  return one.type === other.type && one.seat === other.seat && one.card === other.card;
}
function createTeller({ pace, step, done }) {
  let timer = null;
  let shown = 0;
  let total = 0;
  function next() {
    timer = null;
    if (shown < total) {
      shown += 1;
      step(shown);
    }
    if (shown < total) timer = setTimeout(next, pace());
    else done();
  }
  return {
    tell(from, upTo) {
      clearTimeout(timer);
      shown = Math.min(from, upTo);
      total = upTo;
      if (pace() === 0 || shown === total) {
        shown = total;
        step(shown);
        done();
      } else next();
    },
    skip() {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      shown = total;
      step(shown);
      done();
    },
    telling: () => timer !== null,
    shown: () => shown,
    stop: () => clearTimeout(timer)
  };
}

// src/requests.js
var LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
function freshSeed() {
  return Array.from({ length: 6 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join("");
}
function bare(request) {
  const { id: _id, format: _format, kind: _kind, lang: _lang, ...body } = request;
  return body;
}
function freshDeal(request, changes = {}) {
  return { ...bare(request), moves: [], branches: [], seen_ahead: false, ...changes };
}
function withMove(request, action) {
  return { ...request, moves: [...request.moves, [request.opening.you, action]] };
}
function lastOwnMove(request) {
  return request.moves.map(([seat]) => seat).lastIndexOf(request.opening.you);
}
var hasOwnMove = (request) => lastOwnMove(request) >= 0;
function undone(request) {
  const moves = request.moves.slice(0, lastOwnMove(request));
  return { ...request, moves, branches: request.branches.filter(([after]) => after <= moves.length), seen_ahead: true };
}
function dealtOnDifferently(request, settled) {
  const base = settled && hasOwnMove(request) ? undone(request) : request;
  const number = Math.max(0, ...request.branches.map(([, branch]) => branch)) + 1;
  return { ...base, branches: [...base.branches, [base.moves.length, number]] };
}
function beforeBanker(request, banker) {
  return { ...request, banker, moves: request.moves.filter(([seat]) => seat === request.opening.you) };
}

// src/first_hand.js
var OUTCOMES2 = ["bust", "seven_and_a_half", "stays_in"];
function firstHandPanel(decision, text, banker) {
  const futures = decision.futures;
  const cards = futures.flatMap((future) => future.cards.map((code) => ({ code, outcome: future.outcome })));
  const marked = /* @__PURE__ */ new Set();
  let checked = false;
  let played = false;
  let shown = false;
  const ask = h("p", {});
  const area = h("div", {});
  const said = h("p", { class: "sym-verdict", role: "status", "data-part": "verdict" });
  const buttons = h("div", { class: "sym-buttons" });
  const ending = h("div", {});
  const body = h(
    "div",
    { class: "sym-first-hand", "data-part": "first-hand" },
    h("h3", {}, text("first_heading")),
    ask,
    area,
    said,
    buttons,
    ending
  );
  function toggle(code) {
    if (marked.has(code)) marked.delete(code);
    else marked.add(code);
    checked = false;
    show();
  }
  function verdict() {
    const busting = cards.filter(({ outcome }) => outcome === "bust");
    const found = busting.filter(({ code }) => marked.has(code)).length;
    const wrong = marked.size - found;
    const values = { found, of: busting.length, wrong, missed: busting.length - found, all: cards.length };
    if (found === busting.length && wrong === 0) return text("first_right", values);
    if (wrong === 0) return text("first_missed", values);
    return text(found === busting.length ? "first_wrong" : "first_both", values);
  }
  function check() {
    checked = true;
    show();
  }
  function play() {
    played = true;
    checked = true;
    draw();
    shown = true;
    focusOn("lie-open");
  }
  const buttonOf = new Map(
    cards.map((entry) => [entry, cardButton(entry.code, text, { action: "mark-card", pressed: false, run: toggle })])
  );
  const grid = h("div", { class: "sym-card-grid", role: "group", "aria-label": text("first_heading") }, [
    ...buttonOf.values()
  ]);
  function show() {
    said.textContent = words();
    for (const [entry, element] of buttonOf) {
      const state = mark(entry);
      element.setAttribute("aria-pressed", String(marked.has(entry.code)));
      element.setAttribute(
        "aria-label",
        state ? `${cardName(entry.code, text)}: ${text(`mark_${state}`)}` : cardName(entry.code, text)
      );
      for (const name of ["right", "missed", "wrong"]) element.classList.toggle(`is-${name}`, state === name);
    }
  }
  function mark({ code, outcome }) {
    if (!checked) return null;
    if (outcome === "bust") return marked.has(code) ? "right" : "missed";
    return marked.has(code) ? "wrong" : null;
  }
  function words() {
    if (played) return text("first_played", { all: cards.length });
    return checked ? verdict() : text("first_marked", { count: marked.size });
  }
  function draw() {
    ask.textContent = text(played ? "first_piles" : "first_ask", { all: cards.length, total: decision.total.text });
    paint(area, played ? piles() : grid);
    show();
    paint(
      buttons,
      played ? button({ action: "lie-open", label: text("first_again"), run: layOpen }) : [
        button({ action: "check-marked", label: text("check"), kind: "is-primary", run: check }),
        button({ action: "play-all", label: text("first_play_all", { all: cards.length }), run: play })
      ]
    );
    paint(
      ending,
      played ? [h("p", { class: "sym-lead" }, decision.text), outlookTable({ ...decision, banker }, text)] : null
    );
  }
  function layOpen() {
    played = false;
    draw();
    focusOn("check-marked");
  }
  function focusOn(action) {
    buttons.querySelector(`[data-action="${action}"]`).focus({ preventScroll: true });
  }
  function piles() {
    return h(
      "div",
      { class: "sym-piles" },
      OUTCOMES2.map((outcome) => {
        const pile = cards.filter((entry) => entry.outcome === outcome);
        return h(
          "section",
          { class: `sym-pile is-${outcome}`, "data-outcome": outcome },
          h("h4", {}, h("span", { class: "sym-pile-count" }, String(pile.length)), " ", text(`pile_${outcome}`)),
          h(
            "ul",
            { class: "sym-card-row", role: "list" },
            pile.map(
              ({ code }, order) => h("li", { style: { "--order": order } }, card(code, text, { small: true, fresh: !shown }))
            )
          )
        );
      })
    );
  }
  draw();
  return body;
}

// src/review.js
function reviewPanel(review, text, banker) {
  if (!review.decisions.length) return h("p", { class: "sym-note" }, review.text);
  const last2 = review.decisions.length - 1;
  return h(
    "div",
    { class: "sym-review", "data-part": "review" },
    h("p", { class: "sym-lead" }, review.text),
    h(
      "ol",
      { class: "sym-decisions", role: "list" },
      review.decisions.map(
        (decision, index) => h(
          "li",
          { class: "sym-decision", "data-decision": index },
          decisionBody(decision, text, banker, index === last2)
        )
      )
    )
  );
}
function decisionBody(decision, text, banker, open) {
  return [
    h(
      "div",
      { class: "sym-decision-head" },
      h(
        "span",
        { class: "sym-mini-hand" },
        decision.cards.map((code) => card(code, text, { small: true }))
      ),
      h(
        "div",
        { class: "sym-decision-words" },
        h("p", {}, decision.text),
        decision.graded ? h(
          "p",
          { class: "sym-cost", "data-part": "cost" },
          h("span", {}, text("cost")),
          exact(decision.cost, text, { percent: false })
        ) : null
      )
    ),
    h(
      "details",
      { class: "sym-details", "data-panel": "compare" },
      h("summary", {}, text("compare_decision")),
      outlookTable({ hit: decision.hit, stand: decision.stand, best: decision.best, banker }, text)
    ),
    decision.futures?.length ? h(
      "details",
      { class: "sym-details", "data-panel": "futures", open },
      h(
        "summary",
        {},
        text("futures_heading", { count: decision.futures.reduce((sum, kind) => sum + kind.ways, 0) })
      ),
      futuresPanel(decision.futures, text)
    ) : null
  ];
}
function futuresPanel(futures, text) {
  return h(
    "ul",
    { class: "sym-futures", role: "list", "data-part": "futures" },
    futures.map(
      (future) => h(
        "li",
        { class: `sym-future is-${future.outcome}`, "data-kind": future.kind },
        h(
          "details",
          {},
          h(
            "summary",
            {},
            card(LETTER_OF_KIND[future.kind] ?? null, text, { small: true }),
            h(
              "span",
              { class: "sym-future-words" },
              h("strong", {}, text("future_kind", { ways: future.ways, name: future.name })),
              h(
                "span",
                {},
                future.outcome === "bust" ? text("outcome_bust") : text("future_total", { total: future.total.text })
              )
            ),
            h(
              "span",
              { class: "sym-future-win" },
              h("span", { class: "sym-percent" }, future.win.percent),
              h("small", {}, text("measure_win"))
            )
          ),
          h(
            "div",
            { class: "sym-future-body" },
            cardRow(future.cards, text),
            h(
              "dl",
              { class: "sym-pairs" },
              h("dt", {}, text("measure_win")),
              h("dd", {}, exact(future.win, text)),
              h("dt", {}, text("measure_expected_value")),
              h("dd", {}, exact(future.expected_value, text, { percent: false }))
            )
          )
        )
      )
    )
  );
}

// src/seats.js
function seatView(seat, reply, text, { telling, plain }) {
  const own = seat.seat === reply.request.opening.you;
  const turn = !telling && reply.view.to_act === seat.seat;
  const total = seat.total;
  return h(
    "div",
    {
      class: `sym-seat is-${seat.role} is-${seat.status}${turn ? " is-turn" : ""}${telling && seat.speaking ? " is-speaking" : ""}`,
      "data-seat": seat.seat,
      "data-role": seat.role,
      "data-status": seat.status
    },
    h(
      "div",
      { class: "sym-seat-head" },
      h("strong", { class: "sym-name" }, seat.name),
      seat.role === "bank" ? h("span", { class: "sym-banker", "data-part": "banker" }, bankerWords(reply.request.banker, text)) : null,
      own && seat.stake && !plain ? h(
        "span",
        { class: "sym-stake" },
        h("span", { class: "sym-bean", "aria-hidden": "true" }),
        text(seat.stake === 1 ? "stake_one" : "stake_many", { count: seat.stake })
      ) : null
    ),
    h(
      "ul",
      { class: "sym-hand", role: "list", "aria-label": text("cards_of", { name: seat.name }) },
      seat.cards.map(
        (code, index) => h("li", {}, card(code, text, { fresh: index === seat.fresh, turned: seat.turned && seat.covered[index] }))
      )
    ),
    h(
      "div",
      { class: "sym-seat-total" },
      total ? h(
        "span",
        { class: "sym-total", "data-part": "total" },
        h("span", { class: "sym-hidden" }, text("total_label")),
        " ",
        total.text
      ) : null,
      statusWords(seat, turn, reply.view.phase === "settled" && !telling, text)
    )
  );
}
function statusWords(seat, turn, over, text) {
  if (seat.total?.text && seat.status === "bust") return null;
  const idle = over && (seat.status === "waiting" || seat.status === "playing");
  return h(
    "span",
    { class: "sym-seat-status" },
    text(turn ? "status_turn" : idle ? "status_idle" : `status_${seat.status}`)
  );
}
function stockView(reply, text) {
  return h(
    "div",
    { class: "sym-stock" },
    card(null, text),
    h("span", { class: "sym-stock-count" }, text("stock_count", { count: reply.view.stock }))
  );
}

// src/table_side.js
function createSidePanels({ text, state, actions, inPage, options }, say) {
  const deal = disclosure({ name: "deal", label: text("panel_deal") });
  const stakes = disclosure({ name: "stakes", label: text("panel_stakes") });
  const log = disclosure({ name: "log", label: text("panel_log") });
  const help = disclosure(
    { name: "help", label: text("panel_help") },
    h("p", {}, text("help_rules")),
    h(
      "dl",
      { class: "sym-keys" },
      [
        ["H", "action_hit"],
        ["S", "action_stand"],
        ["N", "action_new"],
        ["U", "action_undo"],
        ["?", "panel_help"]
      ].map(([key, name]) => h("div", {}, h("dt", {}, h("kbd", { class: "sym-key" }, key)), h("dd", {}, text(name))))
    ),
    h("p", { class: "sym-note" }, text("help_keys"))
  );
  const seed = h("input", {
    class: "sym-input",
    type: "text",
    maxlength: 40,
    autocomplete: "off",
    spellcheck: "false",
    "data-input": "seed",
    "data-key": "seed"
  });
  const code = h("input", {
    class: "sym-input",
    type: "text",
    readonly: true,
    "data-input": "link",
    "data-key": "link"
  });
  const other = h("input", {
    class: "sym-input",
    type: "text",
    maxlength: 2e3,
    autocomplete: "off",
    spellcheck: "false",
    "data-input": "code",
    "data-key": "code"
  });
  const stake = h("input", {
    class: "sym-input",
    type: "number",
    min: 1,
    max: 100,
    step: 1,
    value: "1",
    "data-input": "stake",
    "data-key": "stake"
  });
  const where = h("p", { class: "sym-note", "data-part": "round" });
  paint(
    deal.body,
    where,
    line(
      text("seed_label"),
      seed,
      button({ action: "set-seed", label: text("seed_set"), run: () => actions.seed(seed.value) }),
      () => actions.seed(seed.value)
    ),
    line(
      text(inPage ? "link_label" : "code_label"),
      code,
      button({ action: "copy-link", label: text("copy"), run: copy })
    ),
    line(text("open_label"), other, button({ action: "open-code", label: text("open"), run: open }), open)
  );
  paint(
    stakes.body,
    h("p", {}, text("stakes_words")),
    line(
      text("stakes_label"),
      stake,
      button({ action: "set-stake", label: text("stakes_set"), run: setStake }),
      setStake
    )
  );
  function line(label, input, control, submit) {
    if (submit) {
      input.addEventListener("keydown", (event) => {
        if (event.key === "Enter") submit();
      });
    }
    return h("div", { class: "sym-line" }, h("label", { class: "sym-field" }, h("span", {}, label), input), control);
  }
  function open() {
    const pasted = other.value.trim();
    const code2 = pasted.includes("#hand=") ? pasted.slice(pasted.indexOf("#hand=") + "#hand=".length) : pasted;
    if (code2) actions.openCode(decode(code2));
  }
  function setStake() {
    const count = Number.parseInt(stake.value, 10);
    if (Number.isInteger(count)) actions.stake(count);
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(code.value);
      say(text("copied"));
    } catch {
      code.focus();
      code.select();
      say(text("copy_by_hand"));
    }
  }
  function link(value) {
    if (!inPage) return value;
    return `${window.location.href.split("#")[0]}#hand=${encodeURIComponent(value)}`;
  }
  function show() {
    const { reply, request } = state;
    if (!reply) return;
    const root = seed.getRootNode();
    if (root.activeElement !== seed) seed.value = request.seed;
    code.value = link(reply.code ?? "");
    where.textContent = text("round_words", { seed: request.seed, round: request.round });
    const mine = request.opening.stakes?.[request.opening.you];
    if (root.activeElement !== stake && mine) stake.value = String(mine);
    paint(
      log.body,
      h(
        "ol",
        { class: "sym-log" },
        reply.events.slice(0, state.shown).map((event) => h("li", {}, event.text))
      )
    );
  }
  return {
    root: h(
      "div",
      { class: "sym-panels" },
      log.details,
      deal.details,
      options.stakes === false ? null : stakes.details,
      help.details
    ),
    show,
    toggleHelp: () => {
      help.details.open = !help.details.open;
      if (help.details.open) help.details.querySelector("summary").focus();
    }
  };
}
function decode(code) {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

// src/table_view.js
function createTableView(parts) {
  const { text, options, deals, state, actions, settled, legal, waiting } = parts;
  const bar2 = h("div", { class: "sym-topbar" });
  const felt = h("div", { class: "sym-felt" });
  const said = h("p", { class: "sym-said", "aria-live": "polite", "data-part": "said" });
  const result = h("div", { class: "sym-result", "aria-live": "polite", "data-part": "result" });
  const buttons = h("div", { class: "sym-actions", role: "group", "aria-label": text("actions_label") });
  const status = h("p", { class: "sym-status", role: "status", "data-part": "status" });
  const problem = h("p", { class: "sym-problem", role: "alert", "data-part": "problem" });
  const odds = h("div", { class: "sym-odds", "data-part": "odds" });
  const after = h("div", { class: "sym-after", "data-part": "after" });
  const side = createSidePanels(parts, say);
  const root = h(
    "section",
    {
      class: "sym sym-table",
      tabindex: "-1",
      "aria-label": text("table_label"),
      // Notebooks leave the keys of such a region alone.
      "data-lm-suppress-shortcuts": "true"
    },
    felt,
    said,
    result,
    buttons,
    status,
    problem,
    bar2,
    odds,
    after,
    side.root
  );
  function say(words) {
    said.textContent = words;
  }
  function showTable(news) {
    const { reply } = state;
    if (!reply) return;
    const seats = seatsAfter(reply.view, reply.events, state.shown);
    const own = reply.request.opening.you;
    const ordered = [...seats.filter((seat) => seat.seat !== own), ...seats.filter((seat) => seat.seat === own)];
    paint(
      felt,
      ordered.map((seat) => seatView(seat, reply, text, { telling: state.telling, plain: beginner() })),
      stockView(reply, text)
    );
    const told = news.filter((event) => event.type !== "settle" && event.text);
    said.append(...told.map((event) => h("span", {}, `${event.text} `)));
    root.dataset.phase = state.telling ? "telling" : reply.view.phase;
    if (state.telling) showButtons();
  }
  const beginner = () => state.firstHand && !(settled() && !state.telling);
  function showButtons() {
    const { reply, request } = state;
    const busy = waiting();
    const over = settled() && !state.telling;
    const can = (action) => !over && !settled() && reply?.view.legal.includes(action) && !busy;
    paint(
      buttons,
      button({
        action: "hit",
        label: text("action_hit"),
        hint: "H",
        kind: can("hit") ? "is-primary" : "",
        disabled: !can("hit"),
        run: () => actions.act("hit")
      }),
      button({
        action: "stand",
        label: text("action_stand"),
        hint: "S",
        kind: can("stand") ? "is-primary" : "",
        disabled: !can("stand"),
        run: () => actions.act("stand")
      }),
      button({
        action: "new",
        label: text("action_new"),
        hint: "N",
        kind: over ? "is-primary" : "",
        run: actions.newHand
      }),
      // One choice at a time for somebody who plays a first hand.
      beginner() ? null : h(
        "span",
        { class: "sym-quiet-actions" },
        button({
          action: "undo",
          label: text("action_undo"),
          hint: "U",
          kind: "is-quiet",
          disabled: !busy && !(request && hasOwnMove(request)),
          run: actions.undo
        }),
        button({
          action: "deal-on",
          label: text("action_deal_on"),
          kind: "is-quiet",
          disabled: !request,
          run: actions.dealOn
        }),
        button({
          action: "replay",
          label: text("action_replay"),
          kind: "is-quiet",
          disabled: !request || state.telling,
          run: actions.replay
        })
      )
    );
  }
  function showBar() {
    const bankers = bankerOptions(options.bankers ?? [], text);
    const index = bankers.findIndex(({ key }) => key === JSON.stringify(state.request?.banker));
    paint(
      bar2,
      beginner() ? null : deals.length ? menu({
        label: text("deal_label"),
        name: "deal",
        value: String(state.deal),
        options: [
          ...state.deal < 0 ? [{ value: "-1", label: text("deal_other") }] : [],
          ...deals.map((deal, at) => ({ value: String(at), label: deal.name }))
        ],
        change: (value) => actions.chooseDeal(Number(value))
      }) : null,
      !beginner() && bankers.length > 1 ? menu({
        label: text("banker_label"),
        name: "banker",
        value: String(index),
        options: [
          ...index < 0 ? [{ value: "-1", label: bankerWords(state.request?.banker, text) }] : [],
          ...bankers.map(({ label }, at) => ({ value: String(at), label }))
        ],
        change: (value) => bankers[Number(value)] && actions.switchBanker(bankers[Number(value)].policy)
      }) : null,
      state.request?.seen_ahead ? h("span", { class: "sym-flag", "data-part": "seen-ahead" }, text("seen_ahead")) : null
    );
  }
  function showResult() {
    const settlement = state.reply?.settlement;
    if (!settlement || state.telling) return paint(result);
    const sign = settlement.gain.n === "0" ? "even" : settlement.gain.n.startsWith("-") ? "lost" : "won";
    return paint(
      result,
      h(
        "p",
        { class: `sym-settled is-${sign}` },
        h("span", { class: "sym-sign", "aria-hidden": "true" }),
        settlement.text
      )
    );
  }
  function showOdds() {
    const { reply } = state;
    if (!reply?.odds || state.telling || settled() || state.firstHand) return paint(odds);
    const now = reply.odds;
    if (options.guess === "which" && !state.guess) return paint(odds, guessPanel());
    return paint(
      odds,
      state.guess ? h("p", { class: "sym-lead", "data-part": "guess-result" }, guessWords(now)) : null,
      h(
        "details",
        {
          class: "sym-details",
          "data-panel": "odds",
          open: oddsOpen,
          ontoggle: (event) => oddsOpen = event.target.open
        },
        h("summary", { "data-key": "panel-odds" }, text("odds_heading")),
        h(
          "div",
          { class: "sym-details-body" },
          now.seen_ahead || state.request.seen_ahead ? h("p", { class: "sym-note" }, text("odds_seen_ahead")) : null,
          h("h3", {}, text("next_heading")),
          nextCard(now.next, text),
          outlookTable(
            { hit: now.hit, stand: now.stand, best: now.difference?.n === "0" ? null : now.best, banker: now.banker },
            text
          )
        )
      )
    );
  }
  let oddsOpen = true;
  function guessPanel() {
    return h(
      "div",
      { class: "sym-guess", "data-part": "guess" },
      h("p", { class: "sym-lead" }, text("guess_ask")),
      h(
        "div",
        { class: "sym-buttons" },
        ["hit", "stand"].map(
          (action) => button({ action: `guess-${action}`, label: text(`guess_${action}`), run: () => actions.guess(action) })
        )
      )
    );
  }
  function guessWords(now) {
    const values = { guess: text(`action_${state.guess}`), best: text(`action_${now.best}`) };
    if (now.difference?.n === "0") return text("guess_equal", values);
    return text(now.best === state.guess ? "guess_right" : "guess_wrong", values);
  }
  function showAfter() {
    const { reply } = state;
    if (!reply || state.telling || !settled()) return paint(after);
    const decision = reply.review?.decisions?.[0];
    const banker = reply.review?.banker ?? bankerWords(reply.request.banker, text);
    if (state.firstHand && decision?.futures?.length) return paint(after, firstHandPanel(decision, text, banker));
    if (reply.review) return paint(after, h("h3", {}, text("review_heading")), reviewPanel(reply.review, text, banker));
    return paint(after, reply.request.seen_ahead ? h("p", { class: "sym-note" }, text("review_seen_ahead")) : null);
  }
  function showAll() {
    showTable([]);
    showBar();
    showButtons();
    showResult();
    showOdds();
    showAfter();
    side.show();
    root.toggleAttribute("data-waiting", waiting());
  }
  function setStatus(news) {
    if (news.host === "failed") setProblem(text("python_failed"));
    if (news.host)
      hostWords = news.host === "ready" || news.host === "failed" ? "" : text(news.text_key ?? "python_loading");
    if (news.thinking !== void 0) thinking = news.thinking;
    status.textContent = thinking ? hostWords || text("thinking") : "";
    if (news.thinking === false) showButtons();
  }
  let hostWords = "";
  let thinking = false;
  showButtons();
  function setProblem(words) {
    problem.textContent = words;
  }
  return {
    root,
    say,
    showTable,
    showAll,
    newReply: () => {
      say("");
      paint(result);
      paint(odds);
      paint(after);
      showBar();
    },
    status: setStatus,
    problem: setProblem,
    problemWords: () => problem.textContent,
    toggleHelp: side.toggleHelp
  };
}

// src/table.js
var PACE = 640;
var CHANNEL = "table";
var LONGEST_LINK = 2e3;
function table({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const client = createClient(model, (news) => view.status(news));
  const state = {
    request: null,
    reply: null,
    shown: 0,
    telling: false,
    guess: null,
    earlier: [],
    played: /* @__PURE__ */ new Set(),
    deal: 0,
    firstHand: options.guess === "first-hand"
  };
  const teller = createTeller({
    pace: () => calm() ? 0 : PACE,
    step: (shown) => {
      const news = state.reply.events.slice(state.shown, shown);
      state.shown = shown;
      state.telling = teller.telling() || shown < state.reply.events.length;
      view.showTable(news);
    },
    done: () => {
      state.telling = false;
      view.showAll();
    }
  });
  const deals = options.deals ?? [];
  const settled = () => state.reply?.view.phase === "settled";
  const legal = (action) => Boolean(state.reply?.view.legal.includes(action)) && !client.waiting(CHANNEL);
  function take(reply, from) {
    state.reply = reply;
    state.request = bare(reply.request);
    state.guess = null;
    state.shown = Math.min(from, reply.events.length);
    state.telling = true;
    view.newReply();
    teller.tell(from, reply.events.length);
  }
  function refuse(reply) {
    if (reply.failed) view.problem(text("python_failed"));
    else view.problem(reply.error?.message ?? text("unknown_problem"));
  }
  async function go(request, { kind = "table", from = 0, spare = null, keep = false } = {}) {
    view.problem("");
    let reply = await client.ask(kind, request, CHANNEL);
    if (reply?.failed && spare) reply = client.embedded(kind, spare) ?? reply;
    if (!reply) return false;
    if (!reply.ok) {
      refuse(reply);
      view.showAll();
      return false;
    }
    if (!keep) state.earlier = [];
    take(spare && reply.request.seen_ahead !== request.seen_ahead ? marked(reply) : reply, from);
    return true;
  }
  function marked(reply) {
    return { ...reply, request: { ...reply.request, seen_ahead: true }, review: null };
  }
  function act(action) {
    teller.skip();
    if (!legal(action)) return;
    const before = state.reply;
    const request = withMove(state.request, action);
    const spare = request.seen_ahead ? { ...request, seen_ahead: false } : null;
    state.earlier.push(before);
    go(request, { from: before.events.length, spare, keep: true }).then((taken) => {
      if (!taken) state.earlier.pop();
    });
    view.showAll();
  }
  function undo() {
    teller.skip();
    if (client.waiting(CHANNEL)) {
      client.cancel(CHANNEL);
      view.showAll();
      return;
    }
    if (!state.request || !hasOwnMove(state.request)) return;
    const request = undone(state.request);
    const before = state.earlier.pop();
    if (before) take(marked(before), before.events.length);
    const earlier = state.earlier;
    const from = before ? before.events.length : 0;
    client.ask("table", request, CHANNEL).then((reply) => {
      if (reply?.ok) {
        state.earlier = earlier;
        take(reply, from || reply.events.length);
      } else if (!before && reply) refuse(reply);
      view.showAll();
    });
    view.say(text("said_undo"));
  }
  function dealOn() {
    teller.skip();
    if (!state.request) return;
    const request = dealtOnDifferently(state.request, settled());
    const told = settled() ? 0 : state.reply.events.length;
    const was = state.reply.events;
    go(request, { keep: !settled() }).then((taken) => {
      if (!taken) return;
      teller.tell(told || sharedEvents(was, state.reply.events), state.reply.events.length);
      view.say(text("said_dealt_on"));
    });
  }
  function newHand() {
    teller.stop();
    if (!state.request) return start();
    state.played.add(state.deal);
    const next = settled() && state.reply.next ? bare(state.reply.next) : null;
    if (next && client.embedded("table", next)) return go(next);
    const index = sameTable() ? deals.findIndex((deal, at) => !state.played.has(at) && client.embedded("table", deal.request)) : -1;
    if (index >= 0) return chooseDeal(index);
    state.deal = -1;
    const round = (state.request.round ?? 1) + 1;
    return go(next ?? freshDeal(state.request, { round }));
  }
  function sameTable() {
    const first = deals[0]?.request ?? options.opening_request;
    return JSON.stringify([first?.banker, first?.opening, first?.rules]) === JSON.stringify([state.request.banker, state.request.opening, state.request.rules]);
  }
  function chooseDeal(index) {
    if (!deals[index]) return void 0;
    state.deal = index;
    state.firstHand = options.guess === "first-hand" && index === 0;
    return go(bare(deals[index].request));
  }
  function start() {
    const link = options.from_link ? codeInAddress() : null;
    const opening = bare(options.opening_request ?? deals[0]?.request ?? {});
    state.deal = deals.findIndex((deal) => JSON.stringify(deal.request) === JSON.stringify(options.opening_request));
    if (!link) return go(opening);
    state.firstHand = false;
    state.deal = -1;
    return openCode(link).then(async (taken) => {
      if (taken || state.reply) return;
      const why = view.problemWords();
      await go(opening);
      view.problem(why);
    });
  }
  function openCode(code) {
    teller.stop();
    state.firstHand = false;
    return go({ code }, { kind: "open" });
  }
  function codeInAddress() {
    const match = /^#hand=([^&]{1,2000})$/.exec(window.location.hash);
    if (!match) return null;
    try {
      return decodeURIComponent(match[1]).slice(0, LONGEST_LINK);
    } catch {
      return match[1];
    }
  }
  function switchBanker(banker) {
    teller.stop();
    const request = beforeBanker(state.request, banker);
    const was = state.reply.events;
    go(request, { keep: !settled() }).then((taken) => {
      if (taken) teller.tell(Math.max(sharedEvents(was, state.reply.events), 1), state.reply.events.length);
    });
  }
  const actions = {
    act,
    undo,
    dealOn,
    newHand,
    chooseDeal,
    openCode,
    switchBanker,
    replay: () => {
      view.newReply();
      state.shown = 0;
      state.telling = true;
      view.showTable([]);
      teller.tell(0, state.reply.events.length);
    },
    guess: (action) => {
      state.guess = action;
      view.showAll();
    },
    seed: (seed) => go(freshDeal(state.request, { seed: seed.trim() || freshSeed(), round: 1 })),
    stake: (stake) => {
      const opening = {
        ...state.request.opening,
        stakes: { ...state.request.opening.stakes, [state.request.opening.you]: stake }
      };
      return go(freshDeal(state.request, { opening, round: (state.request.round ?? 1) + 1 }));
    },
    skip: () => teller.skip()
  };
  const view = createTableView({
    text,
    options,
    deals,
    state,
    actions,
    settled,
    legal,
    inPage: model.get("host") !== void 0,
    waiting: () => client.waiting(CHANNEL)
  });
  const root = h("div", { class: "sym-frame" }, view.root);
  el.append(root);
  const stopKeys = listenKeys(view.root, {
    h: () => act("hit"),
    s: () => act("stand"),
    n: newHand,
    u: undo,
    "?": view.toggleHelp
  });
  const onHash = () => {
    const code = options.from_link ? codeInAddress() : null;
    if (code && code !== state.reply?.code) openCode(code);
  };
  window.addEventListener("hashchange", onHash);
  start();
  return () => {
    teller.stop();
    stopKeys();
    window.removeEventListener("hashchange", onHash);
    client.dispose();
    root.remove();
  };
}

// src/index.js
var KINDS = { table, "odds-desk": oddsDesk, answer };
function render({ model, el }) {
  const kind = KINDS[model.get("kind")];
  if (!kind) return void 0;
  ensureSprite();
  return kind({ model, el });
}
var src_default = { render };
export {
  src_default as default
};
