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
function button({ action, label, key, hint, kind = "", pressed, disabled = false, describe, because, run }) {
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
      "aria-describedby": because,
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
function numberBox({ label, name, least, most, value, change, submit }) {
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
    onkeydown: (event) => event.key === "Enter" && submit?.()
  });
  return h("label", { class: "sym-field" }, h("span", {}, label), input);
}
function tick({ label, name, checked, change }) {
  const input = h("input", {
    type: "checkbox",
    class: "sym-tick",
    "data-input": name,
    "data-key": name,
    onchange: (event) => change(event.target.checked)
  });
  input.checked = checked;
  return h("label", { class: "sym-field is-tick" }, input, h("span", {}, label));
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
    "aria-describedby": `${name}-form`,
    oninput: forget,
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
    forget();
    const reply = await client.ask("check", { expected: options.expected, wrong: options.wrong ?? [], answer: typed });
    if (!reply) return;
    if (reply.ok) tell(reply.verdict, reply.text);
    else tell("unclear", reply.failed ? text("python_failed_here") : reply.error?.message ?? text("unknown_problem"));
  }
  function forget() {
    client.cancel("check");
    delete verdict.dataset.verdict;
    verdict.replaceChildren();
    input.removeAttribute("aria-invalid");
  }
  function tell(outcome, words) {
    verdict.dataset.verdict = outcome;
    verdict.replaceChildren(...spoken(text(`verdict_${outcome}`), words));
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
    h("p", { class: "sym-note", id: `${name}-form` }, howToWrite(options, text)),
    options.hint ? h("details", { class: "sym-details sym-hint", "data-panel": "hint" }, h("summary", {}, text("hint")), h("p", {}, options.hint)) : null,
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
function howToWrite({ accept, chance }, text) {
  if (accept === "fraction") return text("answer_hint_fraction");
  return chance ? text("answer_hint") : text("answer_hint_number");
}
function spoken(word, words) {
  const stem = word.replace(/[.!]$/, "");
  return words.startsWith(stem) && !new RegExp("^\\p{L}", "u").test(words.slice(stem.length)) ? [h("strong", {}, stem), words.slice(stem.length)] : [h("strong", {}, word), " ", words];
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
var STANDS = ["3½", "4", "4½", "5", "5½", "6", "6½", "7"];
var plainPolicies = () => STANDS.map((at) => ({ policy: "stand", at }));
function placeOf(options, policy) {
  return options.findIndex(({ key }) => key === JSON.stringify(policy));
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
<symbol id="sym-8o" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 28) scale(1.042)"><use href="#sym-pip-o"/></g><g transform="translate(77 28) scale(1.042)"><use href="#sym-pip-o"/></g><g transform="translate(45 77) scale(1.042)"><use href="#sym-pip-o"/></g><g transform="translate(77 77) scale(1.042)"><use href="#sym-pip-o"/></g><g transform="translate(45 126) scale(1.042)"><use href="#sym-pip-o"/></g><g transform="translate(77 126) scale(1.042)"><use href="#sym-pip-o"/></g><g transform="translate(61 52) scale(1.042)"><use href="#sym-pip-o"/></g><g transform="translate(61 102) scale(1.042)"><use href="#sym-pip-o"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-8o" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-9o" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#6b4300" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 25) scale(0.9167)"><use href="#sym-pip-o"/></g><g transform="translate(77 25) scale(0.9167)"><use href="#sym-pip-o"/></g><g transform="translate(45 60) scale(0.9167)"><use href="#sym-pip-o"/></g><g transform="translate(77 60) scale(0.9167)"><use href="#sym-pip-o"/></g><g transform="translate(45 94) scale(0.9167)"><use href="#sym-pip-o"/></g><g transform="translate(77 94) scale(0.9167)"><use href="#sym-pip-o"/></g><g transform="translate(45 128) scale(0.9167)"><use href="#sym-pip-o"/></g><g transform="translate(77 128) scale(0.9167)"><use href="#sym-pip-o"/></g><g transform="translate(61 77) scale(0.9167)"><use href="#sym-pip-o"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.9583)"><use href="#sym-pip-o"/></g></symbol>
<symbol id="sym-small-9o" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5" fill="none" stroke="#6b4300" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(2.083)"><use href="#sym-pip-o"/></g></symbol>
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
<symbol id="sym-8c" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 28) scale(0.8929)"><use href="#sym-pip-c"/></g><g transform="translate(77 28) scale(0.8929)"><use href="#sym-pip-c"/></g><g transform="translate(45 77) scale(0.8929)"><use href="#sym-pip-c"/></g><g transform="translate(77 77) scale(0.8929)"><use href="#sym-pip-c"/></g><g transform="translate(45 126) scale(0.8929)"><use href="#sym-pip-c"/></g><g transform="translate(77 126) scale(0.8929)"><use href="#sym-pip-c"/></g><g transform="translate(61 52) scale(0.8929)"><use href="#sym-pip-c"/></g><g transform="translate(61 102) scale(0.8929)"><use href="#sym-pip-c"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-8c" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-9c" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h37.5M52.5 5h37.5M10 145h37.5M52.5 145h37.5M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#8c1620" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(45 25) scale(0.7857)"><use href="#sym-pip-c"/></g><g transform="translate(77 25) scale(0.7857)"><use href="#sym-pip-c"/></g><g transform="translate(45 60) scale(0.7857)"><use href="#sym-pip-c"/></g><g transform="translate(77 60) scale(0.7857)"><use href="#sym-pip-c"/></g><g transform="translate(45 94) scale(0.7857)"><use href="#sym-pip-c"/></g><g transform="translate(77 94) scale(0.7857)"><use href="#sym-pip-c"/></g><g transform="translate(45 128) scale(0.7857)"><use href="#sym-pip-c"/></g><g transform="translate(77 128) scale(0.7857)"><use href="#sym-pip-c"/></g><g transform="translate(61 77) scale(0.7857)"><use href="#sym-pip-c"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) scale(0.8214)"><use href="#sym-pip-c"/></g></symbol>
<symbol id="sym-small-9c" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5" fill="none" stroke="#8c1620" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) scale(1.786)"><use href="#sym-pip-c"/></g></symbol>
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
<symbol id="sym-8e" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(40 32) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(61 32) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(82 32) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(40 122) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(61 122) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(82 122) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(50 77) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(72 77) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-8e" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-9e" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h23.33M38.33 5h23.33M66.67 5h23.33M10 145h23.33M38.33 145h23.33M66.67 145h23.33M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#173a6b" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(40 32) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(61 32) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(82 32) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(40 77) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(61 77) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(82 77) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(40 122) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(61 122) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(82 122) scale(0.8696)"><use href="#sym-pip-e"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
<symbol id="sym-small-9e" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5" fill="none" stroke="#173a6b" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-e"/></g></g></symbol>
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
<symbol id="sym-8b" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(40 32) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(61 32) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(82 32) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(40 122) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(61 122) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(82 122) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(50 77) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(72 77) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-8b" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-9b" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h16.25M31.25 5h16.25M52.5 5h16.25M73.75 5h16.25M10 145h16.25M31.25 145h16.25M52.5 145h16.25M73.75 145h16.25M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#1c4a22" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(40 32) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(61 32) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(82 32) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(40 77) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(61 77) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(82 77) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(40 122) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(61 122) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(82 122) scale(0.8696)"><use href="#sym-pip-b"/></g><g transform="translate(10.5 12) scale(0.92)"><path d="M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(19.5 54) rotate(-38) scale(0.6765)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
<symbol id="sym-small-9b" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(24 12) scale(2.6)"><path d="M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5" fill="none" stroke="#1c4a22" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(50 116) rotate(-38) scale(1.471)"><g transform="scale(1.35 .92)"><use href="#sym-pip-b"/></g></g></symbol>
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
<symbol id="sym-8" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-8" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M10 13.2C1 13.2 1.5.8 10 .8C18.5.8 19 13.2 10 13.2C-1 13.2-1 28.2 10 28.2C21 28.2 21 13.2 10 13.2" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-9" viewBox="0 0 100 150"><rect x="2" y="2" width="96" height="146" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="1.5"/><path d="M10 5h80M10 145h80M10 5C7 5 5 7 5 10V140C5 143 7 145 10 145M90 5C93 5 95 7 95 10V140C95 143 93 145 90 145" fill="none" stroke="#2b1d13" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(27 43) scale(2.3)"><path d="M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5" fill="none" stroke="#2b1d13" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
<symbol id="sym-small-9" viewBox="0 0 100 150"><rect x="4" y="4" width="92" height="142" rx="9" fill="#fffaf0" stroke="#8b7a63" stroke-width="3"/><g transform="translate(18 32) scale(3.2)"><path d="M18 10.5C17.5 18.5 2 18.5 2 9.6C2-1.5 18.3-1.8 18.3 11C18.3 21 12.5 29.5 4 27.5" fill="none" stroke="#2b1d13" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></symbol>
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
var KNOWN = /^([A2-9SCR][oceb]?|F)$/;
var MADE = /^(F[oceb]|T[oceb]?)$/;
function cardName(code, text) {
  return code === null ? text("card_back") : text(`card_${code}`);
}
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
function madeOf(code, small) {
  const [rank, suit] = code;
  const parts = rank === "F" ? [shape("use", { href: `#sym-${small ? "small-" : ""}F` })] : [shape("rect", { x: 2, y: 2, width: 96, height: 146, rx: 9, fill: "#fffaf0", stroke: "#8b7a63" }), ten()];
  if (suit) parts.push(shape("use", { href: `#sym-pip-${suit}`, transform: "translate(28 32) scale(1.15)" }));
  return parts;
}
function ten() {
  const words = shape("text", { x: 50, y: 105, "text-anchor": "middle", "font-size": 62, "font-weight": 700, fill: "#2b1d13" });
  words.textContent = "10";
  return words;
}
function drawing(code, small) {
  const svg = shape("svg", { viewBox: "0 0 100 150", "aria-hidden": "true", focusable: "false" });
  const name = code === null || !KNOWN.test(code) ? "back" : code;
  if (code !== null && MADE.test(code)) svg.append(...madeOf(code, small));
  else svg.append(shape("use", { href: `#sym-${small ? "small-" : ""}${name}` }));
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
var size = (number) => Object.fromEntries(Object.entries(number).map(([name, digits]) => [name, digits.replace(/^-/, "")]));
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

// src/bench_hands.js
var FIRST = 12;
var ACTIONS = ["stand", "hit", "exchange"];
function differencesView({ left, right, differences = [] }, text, complete) {
  if (!differences.length)
    return h("p", { class: "sym-note" }, text(complete ? "bench_no_differences" : "bench_steps_coming"));
  const groups = /* @__PURE__ */ new Map();
  for (const row of differences) groups.set(row.upcard ?? "", [...groups.get(row.upcard ?? "") ?? [], row]);
  if (groups.size === 1 && groups.has("")) return handTable(differences, text, left, right);
  return [...groups].map(([upcard, rows]) => {
    const body = h("div", { class: "sym-details-body" });
    const fill = (event) => event.target.open && !body.firstChild && paint(body, handTable(rows, text, left, right));
    return h(
      "details",
      { class: "sym-details sym-group", "data-upcard": upcard, ontoggle: fill },
      h(
        "summary",
        {},
        upcard ? h("span", { class: "sym-row-card" }, card(upcard, text, { small: true }), text("bank_shows")) : text("bank_covered"),
        " ",
        h("span", { class: "sym-group-count" }, text("hands_count", { count: rows.length }))
      ),
      body
    );
  });
}
function handTable(rows, text, left, right) {
  const body = h("tbody", {});
  const more = h("div", { class: "sym-buttons" });
  function fill(count) {
    paint(
      body,
      rows.slice(0, count).map(
        (row) => h(
          "tr",
          {},
          h(
            "th",
            { scope: "row" },
            h(
              "span",
              { class: "sym-mini-hand" },
              row.hand.split(" ").map((code) => card(code, text, { small: true }))
            )
          ),
          [row.left, row.right].map((choice) => choiceCell(choice, text))
        )
      )
    );
    paint(
      more,
      count < rows.length ? button({
        action: "all-hands",
        label: text("all_hands", { count: rows.length }),
        kind: "is-quiet",
        run: () => fill(rows.length)
      }) : null
    );
  }
  fill(FIRST);
  return h(
    "div",
    {},
    h(
      "div",
      { class: "sym-scroll", tabindex: "0", role: "region", "aria-label": text("bench_hands_caption") },
      h(
        "table",
        { class: "sym-outlook is-hands" },
        h("caption", {}, text("bench_hands_caption")),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, text("hand_label")),
            h("th", { scope: "col" }, left.title),
            h("th", { scope: "col" }, right.title)
          )
        ),
        body
      )
    ),
    more
  );
}
function choiceCell(choice, text) {
  const total = typeof choice.total === "string" ? text(`final_${choice.total}`) : choice.total.text;
  return h(
    "td",
    {},
    h("p", {}, h("strong", {}, text(`action_${choice.best}`)), " ", h("span", { class: "sym-note" }, text("on_total", { total }))),
    h(
      "details",
      { class: "sym-exact" },
      h("summary", {}, text("compare_values")),
      h(
        "dl",
        { class: "sym-pairs" },
        ACTIONS.filter((action) => choice[action]).map((action) => [
          h("dt", {}, text(`action_${action}`)),
          h("dd", {}, exact(choice[action], text, { percent: false }))
        ])
      )
    )
  );
}

// src/bench_options.js
var OPTIONS = ["raising", "splitting"];
var PRICES = ["plain", "value", "adds"];
var hasOptions = ({ left, right }) => OPTIONS.some((option) => left[option] || right[option]);
function optionsView({ left, right }, text, { sideTable, section }) {
  return [
    h("p", { class: "sym-note" }, text("bench_options_words")),
    OPTIONS.filter((option) => left[option] || right[option]).map((option) => {
      const found = [left[option], right[option]];
      const rows = PRICES.map((price) => row(option, price, found, (given) => exact(given[price], text, { percent: false })));
      if (option === "raising") rows.push(row(option, "use", found, (given) => raisedCards(given)));
      else rows.push(row(option, "use", found, (given) => splitCourts(given)));
      const notes = [...new Set(found.map((given) => given?.note).filter(Boolean))];
      return h(
        "div",
        { "data-option-of": option },
        sideTable(text(`bench_option_${option}`), rows)(left, right),
        option === "raising" ? firstCards(found) : null,
        notes.map((note) => h("p", { class: "sym-note" }, note))
      );
    })
  ];
  function firstCards(found) {
    const cards = new Map(found.flatMap((given) => given?.first_cards ?? []).map((each) => [each.card, each.name]));
    const rows = [...cards].map(
      ([code, name]) => h(
        "tr",
        { "data-raised-card": code },
        h("th", { scope: "row" }, h("span", { class: "sym-row-card" }, card(code, text, { small: true }), h("span", {}, name))),
        found.map((given) => h("td", {}, cardUse(given?.first_cards?.find((each) => each.card === code))))
      )
    );
    const table2 = sideTable(text("bench_raised_cards_caption"), rows)(left, right);
    return section("raised-cards", text("bench_raised_cards"), table2);
  }
  function cardUse(each) {
    if (!each) return text("not_in_these_rules");
    const value = exact(each.value, text, { percent: false });
    if (!each.action) return [value, " ", h("span", { class: "sym-note" }, text("depends_on_upcard"))];
    return [
      value,
      " ",
      h("span", { class: "sym-tag" }, text(`action_${each.action}`)),
      each.raises ? [" ", h("span", { class: "sym-tag" }, text("with_the_most"))] : null
    ];
  }
  function row(option, price, found, value) {
    const first = price === PRICES[0];
    return h(
      "tr",
      { "data-price": price },
      h("th", { scope: "row" }, text(`price_${option}_${price}`)),
      found.map((given) => h("td", {}, given?.value ? value(given) : first ? without(given) : "–"))
    );
  }
  function without(given) {
    if (!given) return text("not_in_these_rules");
    return h("span", { class: "sym-note" }, given.why ?? text("price_pending"));
  }
  function raisedCards(given) {
    const cards = given.first_cards.filter((row2) => row2.raises);
    const open = given.first_cards.some((row2) => row2.raises === null);
    return [
      cards.length ? hand(cards.map((row2) => row2.card)) : open ? null : text("on_no_card"),
      open ? h("span", { class: "sym-note" }, text("depends_on_upcard")) : null
    ];
  }
  function splitCourts(given) {
    return [...new Set(given.two_courts.map((row2) => row2.best))].map((best) => {
      const shown = given.two_courts.filter((row2) => row2.best === best && row2.upcard).map((row2) => row2.upcard);
      const against = shown.length ? [h("span", { class: "sym-note" }, text("against_cards")), hand(shown)] : null;
      return h("p", {}, h("span", { class: "sym-tag" }, text(`action_${best}`)), " ", against);
    });
  }
  function hand(codes) {
    return h("span", { class: "sym-mini-hand" }, codes.map((code) => card(code, text, { small: true })));
  }
}

// src/bench_steps.js
var minus2 = (decimal) => decimal.replace(/^-/, "−");
var signed = (number) => number.n.startsWith("-") || number.n === "0" ? minus2(number.decimal) : `+${number.decimal}`;
function stepsView({ left, right, steps }, text, complete) {
  const ends = [left.edge, ...steps.map((step) => step.edge), right.edge].map((number) => Number(number.decimal));
  const low = Math.min(...ends);
  const span = Math.max(...ends) - low || 1;
  const at = (number) => `${(Number(number.decimal) - low) / span * 100}%`;
  let before = left.edge;
  const rows = steps.map((step) => {
    const from = before;
    before = step.edge;
    const down = step.change.n.startsWith("-");
    const [start, end] = down ? [step.edge, from] : [from, step.edge];
    return h(
      "li",
      { class: `sym-step${down ? " is-down" : ""}`, "data-step": step.key },
      h(
        "div",
        { class: "sym-step-words" },
        h("strong", {}, step.title),
        h("span", { class: "sym-note" }, text("from_to", { from: step.from, to: step.to }))
      ),
      h(
        "div",
        { class: "sym-step-bar", "aria-hidden": "true", style: { "--from": at(start), "--to": at(end) } },
        h("span", {})
      ),
      h(
        "div",
        { class: "sym-step-numbers" },
        h("span", { class: "sym-step-change" }, signed(step.change)),
        h(
          "details",
          { class: "sym-exact" },
          h("summary", { "aria-label": text("step_exact_of", { title: step.title }) }, text("exact_value")),
          h(
            "dl",
            { class: "sym-pairs" },
            h("dt", {}, text("step_change")),
            h("dd", {}, exact(step.change, text)),
            h("dt", {}, text("step_edge")),
            h("dd", {}, exact(step.edge, text))
          )
        )
      )
    );
  });
  return h(
    "div",
    { class: "sym-steps", "data-part": "steps" },
    h("p", { class: "sym-note" }, text("bench_steps_words")),
    h(
      "ol",
      { class: "sym-step-list", role: "list" },
      endRow(left, at, text("bench_start", { title: left.title })),
      rows,
      complete ? endRow(right, at, text("bench_end", { title: right.title })) : null
    ),
    complete ? null : h("p", { class: "sym-note" }, text("bench_steps_coming"))
  );
}
function endRow(side, at, label) {
  return h(
    "li",
    { class: "sym-step is-end" },
    h("div", { class: "sym-step-words" }, h("strong", {}, label)),
    h("div", { class: "sym-step-bar", "aria-hidden": "true", style: { "--from": at(side.edge), "--to": at(side.edge) } }, h("span", {})),
    h("div", { class: "sym-step-numbers" }, h("span", { class: "sym-step-change" }, minus2(side.edge.decimal)))
  );
}

// src/bench_view.js
var SIDES = ["left", "right"];
function createBenchView(text) {
  const root = h("div", { class: "sym-bench-found", "data-part": "comparison" });
  const opened = /* @__PURE__ */ new Map([["steps", true], ["options", true]]);
  function section(name, label, ...children) {
    return h(
      "details",
      {
        class: "sym-details",
        "data-panel": name,
        open: opened.get(name) ?? false,
        ontoggle: (event) => opened.set(name, event.target.open)
      },
      h("summary", { "data-key": `panel-${name}` }, label),
      h("div", { class: "sym-details-body" }, ...children)
    );
  }
  function show(found, complete) {
    root.removeAttribute("data-stale");
    const { left, right } = found;
    paint(
      root,
      edges(found),
      found.steps?.length || !complete ? section("steps", text("bench_steps"), stepsView(found, text, complete)) : null,
      left.bust && right.bust && hasOptions(found) ? section("options", text("bench_options"), optionsView(found, text, { sideTable, section })) : null,
      left.bust && right.bust ? section("measures", text("bench_measures"), measures(left, right)) : null,
      left.first_cards && right.first_cards ? section("first-cards", text("bench_first_cards"), firstCards(left, right)) : null,
      left.finals && right.finals ? section("finals", text("bench_finals"), finals(left, right)) : null,
      complete || found.differences?.length ? section(
        "differences",
        text("bench_differences", { count: found.differences?.length ?? 0 }),
        differencesView(found, text, complete)
      ) : null,
      found.unpriced?.length ? section("unpriced", text("bench_unpriced"), unpriced(found.unpriced)) : null
    );
  }
  function edges({ left, right, difference }) {
    const sign = difference.n === "0" ? "same" : difference.n.startsWith("-") ? "worse" : "better";
    return [
      h(
        "div",
        { class: "sym-edges" },
        SIDES.map((side) => {
          const found = side === "left" ? left : right;
          return h(
            "div",
            { class: "sym-edge", "data-side": side },
            h("p", { class: "sym-edge-title" }, found.title),
            h("p", { class: "sym-note" }, text("bench_who", { player: found.player, banker: found.banker })),
            h("p", { class: "sym-edge-value", "data-part": "edge" }, exact(found.edge, text))
          );
        })
      ),
      h("p", { class: "sym-note" }, text("edge_words")),
      h(
        "p",
        { class: "sym-lead", "data-part": "difference" },
        text(`bench_${sign}`, { left: left.title, right: right.title }),
        " ",
        sign === "same" ? null : exact(size(difference), text)
      )
    ];
  }
  function sideTable(caption, rows, { wide = false } = {}) {
    return (left, right) => h(
      "div",
      { class: "sym-scroll", tabindex: "0", role: "region", "aria-label": caption },
      h(
        "table",
        { class: `sym-outlook${wide ? " is-wide" : ""}` },
        h("caption", {}, caption),
        h(
          "thead",
          {},
          h("tr", {}, h("td", {}), h("th", { scope: "col" }, left.title), h("th", { scope: "col" }, right.title))
        ),
        h("tbody", {}, rows)
      )
    );
  }
  function measures(left, right) {
    const row = (name, pick) => {
      const numbers = [pick(left), pick(right)];
      if (numbers.every((number) => !number)) return null;
      return h(
        "tr",
        { "data-measure": name },
        h("th", { scope: "row" }, text(`bench_${name}`)),
        numbers.map((number) => h("td", {}, number ? exact(number, text) : text("not_in_these_rules")))
      );
    };
    const rows = [
      row("win", (side) => side.win),
      row("push", (side) => side.push),
      row("lose", (side) => side.lose),
      row("player_bust", (side) => side.bust.player),
      row("bank_bust", (side) => side.bust.bank),
      row("bank_plays", (side) => side.bust.bank_plays),
      row("two_card", (side) => side.naturals.two_card),
      row("natural", (side) => side.naturals.natural),
      row("two_sevens", (side) => side.naturals.two_sevens),
      row("staking", (side) => side.staking?.value)
    ].filter(Boolean);
    return sideTable(text("bench_measures_caption"), rows)(left, right);
  }
  function firstCards(left, right) {
    const cards = /* @__PURE__ */ new Map();
    for (const [place, side] of [left, right].entries())
      for (const row of side.first_cards) {
        const known = cards.get(row.card) ?? { card: row.card, name: row.name, of: [null, null] };
        known.of[place] = row;
        cards.set(row.card, known);
      }
    const rows = [...cards.values()].map(
      (entry) => h(
        "tr",
        { "data-card-row": entry.card },
        h(
          "th",
          { scope: "row" },
          h("span", { class: "sym-row-card" }, card(entry.card, text, { small: true }), h("span", {}, entry.name))
        ),
        entry.of.map((row) => h("td", {}, row ? [exact(row.value, text), " ", actionOf(row)] : text("not_in_these_rules")))
      )
    );
    return sideTable(text("bench_first_cards_caption"), rows)(left, right);
  }
  function actionOf(row) {
    if (row.action) return h("span", { class: "sym-tag" }, text(`action_${row.action}`));
    return h("span", { class: "sym-note" }, text("depends_on_upcard"));
  }
  function finals(left, right) {
    const named = (total) => typeof total === "string" ? text(`final_${total}`) : total.text;
    return ["player", "bank"].map((who) => {
      const totals = /* @__PURE__ */ new Map();
      for (const [place, side] of [left, right].entries())
        for (const row of side.finals[who]) {
          const key = typeof row.total === "string" ? row.total : String(row.total.half_points);
          const known = totals.get(key) ?? { total: row.total, of: [null, null] };
          known.of[place] = row.probability;
          totals.set(key, known);
        }
      const order = (total) => typeof total === "string" ? total === "bust" ? 1e3 : 999 : total.half_points;
      const rows = [...totals.values()].sort((one, other) => order(one.total) - order(other.total)).map(
        (entry) => h(
          "tr",
          {},
          h("th", { scope: "row" }, named(entry.total)),
          entry.of.map((number) => h("td", {}, number ? exact(number, text) : "–"))
        )
      );
      return sideTable(text(`bench_finals_${who}`), rows)(left, right);
    });
  }
  function unpriced(rows) {
    return h(
      "ul",
      { class: "sym-log" },
      rows.map(
        (row) => h("li", {}, h("strong", {}, row.title), ": ", text("from_to", { from: row.from, to: row.to }), ". ", h("span", { class: "sym-note" }, row.text))
      )
    );
  }
  return { root, show, stale: () => root.toggleAttribute("data-stale", true) };
}

// src/link.js
var LONGEST2 = 5e3;
function line(label, input, control2, submit) {
  if (submit) {
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") submit();
    });
  }
  return h("div", { class: "sym-line" }, h("label", { class: "sym-field" }, h("span", {}, label), input), control2);
}
function createLink({ text, inPage, mark, label, name = "link" }, say) {
  const box = h("input", { class: "sym-input", type: "text", readonly: true, "data-input": name, "data-key": name });
  async function copy() {
    try {
      await navigator.clipboard.writeText(box.value);
      say(text("copied"));
    } catch {
      box.focus();
      box.select();
      say(text("copy_by_hand"));
    }
  }
  return {
    root: line(label, box, button({ action: `copy-${name}`, label: text("copy"), run: copy })),
    set: (code) => {
      box.value = inPage && code ? `${window.location.href.split("#")[0]}#${mark}=${encodeURIComponent(code)}` : code;
    }
  };
}
function codeIn(pasted, mark) {
  const start = `#${mark}=`;
  const words = pasted.trim();
  return decoded(words.includes(start) ? words.slice(words.indexOf(start) + start.length) : words);
}
function codeInAddress(mark) {
  const start = `#${mark}=`;
  const { hash } = window.location;
  return hash.startsWith(start) && hash.length > start.length ? decoded(hash.slice(start.length)) : null;
}
function decoded(code) {
  try {
    return decodeURIComponent(code).slice(0, LONGEST2);
  } catch {
    return code.slice(0, LONGEST2);
  }
}

// src/referee.js
function becauseList(because, text, said = "") {
  const rules = (because ?? []).filter((basis) => !said.includes(basis.text));
  if (!rules.length) return null;
  return h(
    "ul",
    { class: "sym-because", "aria-label": text("because_label") },
    rules.map(
      (basis) => h(
        "li",
        { class: basis.stated === false ? "is-ours" : null, "data-field": basis.field },
        basis.text,
        basis.stated === false ? [" ", h("span", { class: "sym-tag" }, text("our_choice"))] : null
      )
    )
  );
}
function refereeView(reply, text) {
  const own = reply.players.filter(({ role }) => role === "you");
  const others = reply.players.filter(({ role }) => role !== "you");
  return h(
    "div",
    { class: "sym-referee", "data-part": "referee" },
    own.map((player) => ruling(player, reply, text)),
    own.length && others.length ? h(
      "details",
      { class: "sym-details", "data-panel": "other-rulings" },
      h("summary", {}, text("other_rulings")),
      others.map((player) => ruling(player, reply, text))
    ) : others.map((player) => ruling(player, reply, text)),
    h(
      "section",
      { class: "sym-ruling" },
      h("h4", {}, reply.bank.name, gain(reply.bank, text)),
      h("p", {}, reply.bank.text),
      reply.next_bank ? [
        h("p", { class: "sym-lead" }, text("next_bank_heading")),
        h("p", {}, reply.next_bank.text),
        becauseList(reply.next_bank.because, text, reply.next_bank.text)
      ] : null
    )
  );
}
function ruling(player, reply, text) {
  const name = several(reply.players, player) ? `${player.name}, ${text("hand_number", { number: player.hand + 1 })}` : player.name;
  return h(
    "section",
    { class: "sym-ruling", "data-seat": player.seat },
    h("h4", {}, name, gain(player, text)),
    h("p", {}, player.text),
    becauseList(player.because, text, player.text)
  );
}
var gain = (player, text) => h("span", { class: "sym-gain" }, text("gain_label"), " ", fraction(player.gain));
var several = (players, player) => players.filter(({ seat }) => seat === player.seat).length > 1;
function createWhy({ text, client, request, preset }) {
  const answer2 = h("div", { "aria-live": "polite" });
  const place = h("div", { class: "sym-why", "data-part": "why" });
  let wanted = null;
  async function ask() {
    const about = request();
    wanted = about;
    const reply = await client.ask("referee", { table: about, ...preset() }, "referee");
    if (!reply || wanted !== about) return;
    if (reply.ok) paint(answer2, refereeView(reply, text));
    else paint(answer2, h("p", { class: "sym-problem" }, problemWords(reply, text)));
  }
  paint(place, button({ action: "why", label: text("why"), hint: "W", kind: "is-quiet", run: ask }), answer2);
  return {
    root: place,
    ask,
    clear: () => {
      wanted = null;
      paint(answer2);
    }
  };
}
function problemWords(reply, text) {
  if (reply.failed) return text("python_failed_here");
  return reply.error?.message ?? text("unknown_problem");
}

// src/rules_switch.js
var RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "S", "C", "R"];
var SUITS = ["o", "c", "e", "b"];
var OTHER = "\0other";
var written = (value) => JSON.stringify(value);
var read = (value) => JSON.parse(value);
function switchView(field, { text, name, value, changed, ours, refused, set, back }) {
  const id = `${name}-value`;
  return h(
    "div",
    { class: `sym-switch${refused ? " is-refused" : ""}${changed ? " is-changed" : ""}`, "data-switch": field.name },
    h(
      "div",
      { class: "sym-switch-head" },
      h("label", { for: id }, field.title),
      ours ? h("span", { class: "sym-tag" }, text("our_choice")) : null,
      changed ? button({
        action: `switch-back-${field.name}`,
        label: text("switch_back"),
        kind: "is-quiet is-small",
        describe: text("switch_back_of", { title: field.title }),
        run: back
      }) : null
    ),
    control(field, { text, id, value, set, refused }),
    h("p", { class: "sym-note", id: `${id}-help` }, field.help, field.priced === "sampled" ? [" ", text("priced_sampled")] : null)
  );
}
function control(field, { text, id, value, set, refused }) {
  const shared = {
    id,
    "data-input": `switch-${field.name}`,
    "data-key": id,
    "aria-describedby": `${id}-help`,
    "aria-invalid": refused ? "true" : null
  };
  if (field.type === "whole") return wholeBox(field, { shared, value, set });
  const choices = choicesOf(field, value, text);
  const select = h(
    "select",
    {
      ...shared,
      class: "sym-select",
      onchange: (event) => {
        if (event.target.value !== OTHER) set(read(event.target.value));
        else event.target.replaceWith(payBox({ shared, value, set, text }));
      }
    },
    choices.map((choice) => h("option", { value: choice.key }, choice.text))
  );
  select.value = written(value);
  return select;
}
function choicesOf(field, value, text) {
  const choices = (field.choices ?? []).map((choice) => ({ key: written(choice.value), text: choice.text }));
  const known = new Set(choices.map(({ key }) => key));
  if (field.type === "card") {
    for (const suit of SUITS)
      for (const rank of RANKS)
        if (!known.has(written(rank + suit))) choices.push({ key: written(rank + suit), text: cardName(rank + suit, text) });
  } else if (!known.has(written(value))) choices.push({ key: written(value), text: String(value) });
  if (field.type === "pay") choices.push({ key: OTHER, text: text("other_number") });
  return choices;
}
function wholeBox(field, { shared, value, set }) {
  return h("input", {
    ...shared,
    class: "sym-input is-short",
    type: "number",
    inputmode: "numeric",
    min: field.least,
    max: field.most,
    step: 1,
    value: String(value),
    onchange: (event) => {
      const count = Number(event.target.value.trim() || Number.NaN);
      if (Number.isInteger(count)) set(count);
      else event.target.value = String(value);
    }
  });
}
function payBox({ shared, value, set, text }) {
  const box = h("input", {
    ...shared,
    class: "sym-input is-short",
    type: "text",
    maxlength: 12,
    autocomplete: "off",
    "aria-label": text("other_number"),
    value: value === null ? "" : String(value),
    onchange: (event) => event.target.value.trim() && set(event.target.value.trim())
  });
  setTimeout(() => box.focus(), 0);
  return box;
}

// src/rules_chooser.js
var choosers = 0;
function rulesOf(choice) {
  return {
    ...choice.preset ? { preset: choice.preset } : {},
    ...choice.changed || !choice.preset ? { rules: choice.rules } : {}
  };
}
function choiceOf({ preset = null, rules = {} } = {}) {
  return { preset, rules: { ...rules }, changed: preset !== null && Object.keys(rules).length > 0 };
}
function createRulesChooser({ text, client, presets, choice, change, name = "rules", label, seats = true }) {
  const mark = `sym-${name}-${choosers += 1}`;
  const top = h("div", { class: "sym-line" });
  const about = h("div", { class: "sym-rules-about" });
  const refusal = h("p", { class: "sym-problem", role: "alert", "data-part": "refusal" });
  const all = disclosure({ name: `${name}-switches`, label: text("rules_switches") });
  const root = h("div", { class: "sym-rules", "data-part": "rules" }, top, about, refusal, all.details);
  const open = /* @__PURE__ */ new Set();
  let draft = { ...choice };
  let catalogue = null;
  let values = null;
  let failed = null;
  all.details.addEventListener("toggle", () => all.details.open && !catalogue && load());
  async function load() {
    paint(all.body, h("p", { class: "sym-note" }, text("thinking")));
    const reply = await client.ask("rules", rulesOf(choice), mark);
    if (!reply) return;
    if (reply.ok) {
      catalogue = reply;
      values = reply.chosen.values;
      notePreset(reply.chosen);
    } else paint(all.body, h("p", { class: "sym-note" }, problemWords(reply, text)));
    show();
  }
  function notePreset(chosen) {
    if (choice.preset || !chosen.preset || !Object.keys(choice.rules).length) return;
    Object.assign(choice, { preset: chosen.preset, rules: {}, changed: false });
    draft = { ...choice };
  }
  function choosePreset(value) {
    refusal.textContent = "";
    failed = null;
    draft = choiceOf({ preset: value || null });
    values = null;
    commit(draft);
    if (catalogue) ask();
    show();
  }
  function commit(next) {
    Object.assign(choice, next);
    change(choice);
  }
  function set(field, value) {
    draft = { ...draft, rules: { ...draft.rules, [field]: value }, changed: true };
    values = { ...values, [field]: value };
    ask(field);
    show();
  }
  async function ask(field = null) {
    const asked = draft;
    const reply = await client.ask("rules", rulesOf(asked), mark);
    if (!reply || asked !== draft) return;
    if (reply.ok) {
      failed = null;
      refusal.textContent = "";
      values = reply.chosen.values;
      if (field) commit(asked);
    } else {
      failed = field;
      refusal.textContent = reply.failed ? problemWords(reply, text) : [titlesIn(problemWords(reply, text)), text("rules_not_taken")].join(" ");
    }
    show();
  }
  function titlesIn(words) {
    const named2 = Object.values(catalogue.fields).filter(({ name: field }) => new RegExp(`\\b${field}\\b`).test(words));
    if (named2.length < 2) return words;
    const because = words.slice(words.indexOf(": ") + 1).trim().replace(/\.$/, "");
    return text("rules_contradict", { titles: named2.map(({ title }) => `“${title}”`).join(", "), because });
  }
  function back(field) {
    const { [field]: _gone, ...rules } = draft.rules;
    draft = { ...draft, rules, changed: Object.keys(rules).length > 0 };
    values = null;
    ask(field);
  }
  const named = ({ title, source }) => source && !source.toLowerCase().includes(title.toLowerCase()) ? text("rules_with_source", { title, source }) : title;
  const presetOf = (wanted) => catalogue?.presets.find((preset) => preset.name === wanted) ?? null;
  function show() {
    const known = presets.some((preset2) => preset2.name === draft.preset);
    const own = !draft.preset && Object.keys(draft.rules).length > 0;
    const unnamed = seats || !known ? [{ value: "", label: text(own ? "rules_own" : "rules_base") }] : [];
    paint(
      top,
      menu({
        label: label ?? text("rules_label"),
        name: `${name}-preset`,
        value: known ? draft.preset : "",
        options: [...unnamed, ...presets.map((preset2) => ({ value: preset2.name, label: named(preset2) }))],
        change: choosePreset
      }),
      draft.changed && draft.preset ? [
        h("span", { class: "sym-flag" }, text("rules_changed")),
        button({
          action: `${name}-as-stated`,
          label: text("rules_back"),
          kind: "is-quiet",
          run: () => choosePreset(draft.preset)
        })
      ] : null
    );
    const preset = presets.find((entry) => entry.name === draft.preset);
    paint(
      about,
      preset?.source ? h("p", { class: "sym-note" }, text("rules_source", { source: preset.source })) : null,
      preset?.note ? h("p", { class: "sym-note" }, text("rules_note", { note: preset.note })) : null
    );
    showSwitches();
  }
  function showSwitches() {
    if (!catalogue) return;
    const preset = presetOf(draft.preset);
    const ours = new Set(preset?.our_choice ?? []);
    const groups = catalogue.groups.filter((group) => seats || group.key !== "seats");
    paint(
      all.body,
      h("p", { class: "sym-note" }, text(preset ? "rules_words_preset" : "rules_words")),
      groups.map(
        (group) => h(
          "details",
          {
            class: "sym-details sym-group",
            "data-panel": `${name}-${group.key}`,
            open: open.has(group.key),
            ontoggle: (event) => open[event.target.open ? "add" : "delete"](group.key)
          },
          h(
            "summary",
            { "data-key": `${name}-group-${group.key}` },
            group.title,
            h("span", { class: "sym-group-count" }, groupWords(group))
          ),
          h(
            "div",
            { class: "sym-details-body sym-switches" },
            group.fields.map(
              (field) => switchView(catalogue.fields[field], {
                text,
                name: `${mark}-${field}`,
                value: currentValue(field, preset),
                changed: Object.prototype.hasOwnProperty.call(draft.rules, field),
                ours: ours.has(field) && !Object.prototype.hasOwnProperty.call(draft.rules, field),
                refused: failed === field,
                set: (value) => set(field, value),
                back: () => back(field)
              })
            )
          )
        )
      )
    );
  }
  function currentValue(field, preset) {
    if (Object.prototype.hasOwnProperty.call(draft.rules, field)) return draft.rules[field];
    if (values && Object.prototype.hasOwnProperty.call(values, field)) return values[field];
    const stated = preset?.values ?? {};
    return Object.prototype.hasOwnProperty.call(stated, field) ? stated[field] : catalogue.fields[field].base;
  }
  function groupWords(group) {
    const changed = group.fields.filter((field) => Object.prototype.hasOwnProperty.call(draft.rules, field)).length;
    return changed ? text("rules_changed_count", { count: changed }) : null;
  }
  show();
  return {
    root,
    title: () => {
      const preset = presets.find((entry) => entry.name === choice.preset);
      const own = Object.keys(choice.rules).length > 0;
      return preset?.title ?? text(own ? "rules_own" : "rules_base");
    },
    set: (next) => {
      Object.assign(choice, next);
      draft = { ...choice };
      values = null;
      failed = null;
      refusal.textContent = "";
      if (catalogue) ask();
      show();
    }
  };
}

// src/status.js
function createStatus(text, failed = "python_failed_here") {
  const status = h("p", { class: "sym-status", role: "status", "data-part": "status" });
  const problem = h("p", { class: "sym-problem", role: "alert", "data-part": "problem" });
  let hostWords = "";
  const thinking = /* @__PURE__ */ new Set();
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
    }
  };
}

// src/bench.js
var CHANNEL = "bench";
var SIDES2 = ["left", "right"];
var GROWING = /* @__PURE__ */ new Set(["steps", "differences"]);
function ruleBench({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const lines = createStatus(text);
  const client = createClient(model, lines.hear);
  const state = { found: null, resume: null, running: false, stopped: false, run: 0 };
  const sides = Object.fromEntries(SIDES2.map((side) => [side, createSide(side)]));
  const chosen = h("div", { class: "sym-bench-sides" }, SIDES2.map((side) => sides[side].root));
  const tools = h("div", { class: "sym-buttons" });
  const progress = h("div", { class: "sym-progress", "data-part": "progress" });
  const said = h("p", { class: "sym-hidden", "aria-live": "polite", "data-part": "said" });
  const view = createBenchView(text);
  const share = disclosure({ name: "bench-link", label: text("bench_link_panel") });
  const link = createLink(
    { text, inPage: model.get("host") !== void 0, mark: "bench", label: text("bench_link") },
    say
  );
  const other = h("input", {
    class: "sym-input",
    type: "text",
    maxlength: 2e3,
    autocomplete: "off",
    spellcheck: "false",
    "data-input": "code",
    "data-key": "code"
  });
  paint(
    share.body,
    link.root,
    line(text("bench_open"), other, button({ action: "open-code", label: text("open"), run: openPasted }), openPasted)
  );
  const root = h(
    "section",
    { class: "sym sym-bench", tabindex: "-1", "aria-label": text("bench_label"), "data-lm-suppress-shortcuts": "true" },
    chosen,
    tools,
    lines.status,
    lines.problem,
    progress,
    said,
    view.root,
    share.details
  );
  function say(words) {
    said.textContent = words;
  }
  function createSide(side) {
    const start = options[side] ?? {};
    const choice = choiceOf({ preset: start.preset ?? null, rules: start.rules ?? {} });
    const chooser = createRulesChooser({
      text,
      client,
      presets: options.presets ?? [],
      choice,
      change: () => {
        showPolicies();
        compare();
      },
      name: side,
      label: text(`bench_${side}`),
      seats: false
    });
    const policies = h("div", { class: "sym-line" });
    const players = bankerOptions(plainPolicies(), text);
    const bankers = bankerOptions([...plainPolicies(), { policy: "chase" }], text);
    const own = { player: start.player ?? "best", banker: start.banker ?? null };
    function showPolicies() {
      paint(
        policies,
        menu({
          label: text("bench_player"),
          name: `${side}-player`,
          value: own.player === "best" ? "best" : String(placeOf(players, own.player)),
          options: [
            { value: "best", label: text("plays_best") },
            ...players.map(({ label }, at) => ({ value: String(at), label }))
          ],
          change: (value) => {
            own.player = value === "best" ? "best" : players[Number(value)].policy;
            compare();
          }
        }),
        menu({
          label: text("banker_label"),
          name: `${side}-banker`,
          value: own.banker === null ? "" : String(placeOf(bankers, own.banker)),
          options: [
            { value: "", label: text("banker_of_rules") },
            ...bankers.map(({ label }, at) => ({ value: String(at), label }))
          ],
          change: (value) => {
            own.banker = value === "" ? null : bankers[Number(value)].policy;
            compare();
          }
        })
      );
    }
    showPolicies();
    return {
      root: h("div", { class: `sym-bench-side is-${side}`, role: "group", "aria-label": text(`bench_${side}`) }, chooser.root, policies),
      request: () => ({ ...rulesOf(choice), player: own.player, banker: own.banker }),
      set: (given) => {
        Object.assign(own, { player: given.player ?? "best", banker: given.banker ?? null });
        chooser.set(choiceOf({ preset: given.preset ?? null, rules: given.rules ?? {} }));
        showPolicies();
      },
      exchange: () => ({ ...choice, player: own.player, banker: own.banker })
    };
  }
  const request = () => ({ left: sides.left.request(), right: sides.right.request() });
  async function compare({ problem = "" } = {}) {
    const run = state.run += 1;
    const asked = request();
    Object.assign(state, { found: null, resume: null, running: false, stopped: false });
    lines.problem.textContent = problem;
    say("");
    client.cancel(CHANNEL);
    const whole = client.embedded("bench", { ...asked, whole: true });
    if (whole) {
      state.found = whole.comparison;
      finish();
      return;
    }
    view.stale();
    await goOn(run, asked);
  }
  async function goOn(run = state.run += 1, asked = request()) {
    Object.assign(state, { running: true, stopped: false });
    say("");
    view.root.setAttribute("aria-busy", "true");
    showTools();
    while (run === state.run && !state.stopped) {
      const part = state.resume === null ? asked : { ...asked, resume: state.resume };
      const reply = await client.ask("bench", part, CHANNEL);
      if (run !== state.run || !reply) return;
      if (!reply.ok) {
        state.running = false;
        view.root.removeAttribute("aria-busy");
        lines.problem.textContent = problemWords(reply, text);
        showTools();
        return;
      }
      state.found = merged(state.found, reply.partial);
      state.resume = reply.resume;
      showProgress(reply.progress);
      link.set(state.found.code ?? "");
      if (Object.keys(reply.partial).length) view.show(state.found, state.found.complete ?? false);
      if (reply.resume === null) {
        finish();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  function finish() {
    state.running = false;
    showProgress(null);
    showTools();
    link.set(state.found.code ?? "");
    view.root.removeAttribute("aria-busy");
    view.show(state.found, true);
    say(text("bench_done"));
  }
  function stop() {
    state.stopped = true;
    state.running = false;
    state.run += 1;
    client.cancel(CHANNEL);
    view.root.removeAttribute("aria-busy");
    say(text("bench_stopped"));
    showTools();
  }
  function showTools() {
    root.toggleAttribute("data-running", state.running);
    paint(
      tools,
      button({ action: "swap", label: text("bench_swap"), kind: "is-quiet", run: swap }),
      state.running ? button({ action: "stop", label: text("bench_stop"), kind: "is-quiet", run: stop }) : null,
      !state.running && state.resume !== null ? button({ action: "go-on", label: text("bench_go_on"), kind: "is-primary", run: () => goOn() }) : null
    );
  }
  function showProgress(now) {
    if (!now) return paint(progress);
    const { counted } = now;
    const { done, of } = counted ?? now;
    const next = now.text ? text("bench_next", { part: now.text }) : "";
    const words = counted ? text("bench_counting", { part: now.text, done: Math.floor(100 * done / of) }) : next;
    return paint(
      progress,
      h("progress", { max: of, value: done, "aria-label": counted ? now.text : text("bench_progress") }),
      h("span", { class: "sym-note" }, words)
    );
  }
  function swap() {
    const left = sides.left.exchange();
    const right = sides.right.exchange();
    sides.left.set(right);
    sides.right.set(left);
    compare();
  }
  async function open(code) {
    const reply = await client.ask("bench-open", { code }, "open");
    if (!reply) return false;
    if (!reply.ok) {
      lines.problem.textContent = problemWords(reply, text);
      return false;
    }
    for (const side of SIDES2) sides[side].set(named(reply.request[side]));
    await compare();
    return true;
  }
  function named(side) {
    const wanted = canonicalRules(side.rules);
    const preset = (options.presets ?? []).find((entry) => entry.values && canonicalRules(entry.values) === wanted);
    return preset ? { ...side, preset: preset.name, rules: {} } : side;
  }
  function openPasted() {
    const code = codeIn(other.value, "bench");
    if (code) open(code);
  }
  const frame = h("div", { class: "sym-frame" }, root);
  el.append(frame);
  showTools();
  const onHash = () => {
    const code = options.from_link ? codeInAddress("bench") : null;
    if (code && code !== state.found?.code) arrive(code);
  };
  async function arrive(code) {
    requestAnimationFrame(() => root.scrollIntoView({ block: "start", behavior: calm() ? "instant" : "smooth" }));
    if (!await open(code) && !state.found && !state.running) compare({ problem: lines.problem.textContent });
  }
  window.addEventListener("hashchange", onHash);
  const linked = options.from_link ? codeInAddress("bench") : null;
  if (linked) arrive(linked);
  else compare();
  return () => {
    state.run += 1;
    window.removeEventListener("hashchange", onHash);
    client.dispose();
    frame.remove();
  };
}
var canonicalRules = (rules) => JSON.stringify(Object.entries(rules).sort(([one], [other]) => one < other ? -1 : 1));
function merged(found, partial) {
  const result = { ...found ?? {} };
  for (const [key, value] of Object.entries(partial)) {
    if (GROWING.has(key)) result[key] = [...result[key] ?? [], ...value];
    else if (SIDES2.includes(key)) result[key] = { ...result[key] ?? {}, ...value };
    else result[key] = value;
  }
  return result;
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
            h("th", { scope: "row" }, nameOf(total, text)),
            h("td", {}, bar(probability), exact(probability, text))
          )
        )
      )
    )
  );
}
function nameOf(total, text) {
  if (total === "bust" || total === "two_sevens") return text(`outcome_${total}`);
  return total.name && total.name !== total.text ? total.name : total.text;
}

// src/outlook.js
var OUTCOMES = ["bust", "seven_and_a_half", "two_sevens", "stays_in"];
function nextCard(next, text, extra = () => null) {
  const outcomes = OUTCOMES.filter((outcome) => next[outcome]);
  return h(
    "div",
    { class: "sym-next", "data-part": "next" },
    h(
      "div",
      { class: "sym-strip", "aria-hidden": "true" },
      outcomes.map((outcome) => h("span", { class: `is-${outcome}`, style: { "flex-grow": next[outcome].decimal } }))
    ),
    h(
      "dl",
      { class: "sym-tiles" },
      outcomes.map(
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
function byKindPanel(rows, text) {
  return h(
    "details",
    { class: "sym-details", "data-panel": "by-kind" },
    h("summary", { "data-key": "panel-by-kind" }, text("by_kind_heading")),
    h(
      "table",
      { class: "sym-by-kind" },
      h("caption", {}, text("by_kind_caption")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          [text("by_kind_ways"), text("by_kind_card"), text("by_kind_makes")].map((words) => h("th", { scope: "col" }, words))
        )
      ),
      h(
        "tbody",
        {},
        rows.map(
          (row) => h(
            "tr",
            { class: `is-${row.outcome}`, "data-kind-row": row.kind },
            h("td", {}, String(row.ways)),
            h("th", { scope: "row" }, row.name),
            h("td", {}, row.makes)
          )
        )
      )
    )
  );
}
var isNothing = (number) => number.n === "0";
function outlookTable({ hit, stand, exchange, best, banker, caption }, text) {
  const columns = [
    ["hit", hit],
    ["stand", stand],
    ["exchange", exchange]
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
function gainsTable({ kind, best, banker, ...gains }, text) {
  const rows = ["hit", "stand", "split"].map((action) => [action, gains[`${action}_gain`]]).filter(([, gain2]) => gain2);
  return h(
    "table",
    { class: "sym-finals is-gains", "data-part": "gains" },
    h("caption", {}, text(`gains_caption_${kind}`, { banker })),
    h(
      "tbody",
      {},
      rows.map(
        ([action, gain2]) => h(
          "tr",
          {},
          h(
            "th",
            { scope: "row" },
            text(`action_${action}`),
            best === action ? h("span", { class: "sym-best" }, text("better")) : null
          ),
          h("td", { "data-of": action }, exact(gain2, text, { percent: false }))
        )
      )
    )
  );
}

// src/desk_answers.js
var USUAL = [{ policy: "stand", at: "5" }, { policy: "chase" }];
function createDeskAnswers({ text, state, actions, bankers: offered }) {
  const root = h("div", { class: "sym-answers", "data-part": "answers" });
  const bankers = bankerOptions(offered ?? USUAL, text);
  function show() {
    const { reply } = state;
    if (!reply) return paint(root);
    const held = reply.hand.cards.length > 0;
    return paint(
      root,
      reply.next && held ? following(reply) : null,
      reply.note ? h("p", { class: "sym-note", "data-part": "note" }, reply.note) : null,
      reply.hit || reply.stand ? decision(reply) : null,
      reply.finished && !isLost(reply.finished) ? ended(reply) : null,
      reply.finals?.length ? finalsPanel(reply.finals, text) : null
    );
  }
  function following(reply) {
    const said = reply.declare?.best;
    const heading2 = said ? text("next_heading_declared", { count: reply.out_of, total: said.text }) : text("next_heading_of", { count: reply.out_of });
    return [
      h("h3", {}, heading2),
      nextCard(
        reply.next,
        text,
        (event) => reply.next[event].n === "0" ? null : button({
          action: `count-${event}`,
          label: text("show_count"),
          kind: "is-quiet",
          pressed: state.counted?.event === event,
          describe: text("show_count_of", { outcome: text(`outcome_${event}`) }),
          run: () => actions.count(event)
        })
      ),
      state.counted?.reply ? h(
        "div",
        { class: "sym-counted", "data-part": "counted" },
        h("p", {}, state.counted.reply.text),
        cardRow(state.counted.reply.cards, text)
      ) : null,
      byKindPanel(reply.next.by_kind, text)
    ];
  }
  function decision(reply) {
    const choices = [reply.hit, reply.stand, reply.exchange].filter(Boolean).length;
    return [
      top(heading(reply, choices), reply),
      reply.must ? h("p", { class: "sym-note", "data-part": "must" }, reply.must) : null,
      outlookTable({ ...reply, best: choices > 1 ? reply.best : null }, text),
      reply.declare?.best ? h("p", { class: "sym-note", "data-part": "declare" }, text("declare_best", { total: reply.declare.best.text })) : null,
      reply.unsplit ? h("p", { class: "sym-note", "data-part": "unsplit" }, reply.unsplit) : null
    ];
  }
  function heading(reply, choices) {
    if (choices === 1 && reply.must) return text("decision_heading_must");
    return reply.exchange ? text("decision_heading_exchange") : text("decision_heading");
  }
  function ended(reply) {
    const caption = text("finished_caption", { banker: reply.banker });
    return [top(text("finished_heading"), reply), outlookTable({ stand: reply.finished, caption }, text)];
  }
  function top(heading2, reply) {
    return h("div", { class: "sym-topbar" }, h("h3", {}, heading2), reply.banker_forced ? forced(reply) : choice(reply));
  }
  const forced = (reply) => h("p", { class: "sym-note", "data-part": "forced-banker" }, text("banker_forced", { banker: reply.banker }));
  function choice(reply) {
    const key = JSON.stringify(reply.banker_policy);
    const index = bankers.findIndex((banker) => banker.key === key);
    return menu({
      label: text("banker_label"),
      name: "banker",
      value: String(index),
      options: [
        ...index < 0 ? [{ value: "-1", label: bankerWords(reply.banker_policy, text) }] : [],
        ...bankers.map(({ label }, at) => ({ value: String(at), label }))
      ],
      change: (value) => bankers[Number(value)] && actions.chooseBanker(bankers[Number(value)].policy)
    });
  }
  return { root, show };
}
var isLost = (outlook) => outlook.lose.n === outlook.lose.d;

// src/desk_trays.js
function createDeskTrays({ text, state, actions, waiting }) {
  const modes = h("div", { class: "sym-modes", role: "group", "aria-label": text("mode_label") });
  const hand = h("div", { class: "sym-tray is-hand", "data-part": "hand" });
  const upcard = h("div", { class: "sym-tray is-upcard", "data-part": "upcard" });
  const seen = h("div", { class: "sym-tray is-seen", "data-part": "seen" });
  const told = h("div", { class: "sym-line" });
  const tools = h("div", { class: "sym-buttons" });
  const root = h("div", {}, hand, told, upcard, seen, tools);
  const modesNow = () => ["hand", ...state.reply?.upcard ? ["upcard"] : [], "seen"];
  function tray(place, total, nameOf2) {
    const wild = state.reply?.pack.wild;
    return [
      h(
        "h3",
        {},
        text(`tray_${place}`),
        total && !waiting() ? h("span", { class: "sym-total", "data-part": "total" }, total.text) : null
      ),
      state[place].length ? h(
        "ul",
        { class: "sym-card-row", role: "list" },
        state[place].map(
          (code, index) => h(
            "li",
            { class: code === wild ? "is-wild" : null },
            cardButton(code, text, {
              small: place !== "hand",
              action: `back-${place}-${index}`,
              describe: text("take_back", { card: nameOf2(code) }),
              run: () => actions.takeBack(place, index)
            }),
            code === wild ? h("span", { class: "sym-tag", "aria-hidden": "true" }, text("wild_tag")) : null
          )
        )
      ) : h("p", { class: "sym-note" }, text(`tray_empty_${place}`))
    ];
  }
  function toldOfHand() {
    const { exchangeable, declare } = state.reply ?? {};
    return [
      exchangeable ? tick({
        label: text("desk_exchanged"),
        name: "exchanged",
        checked: state.exchanged,
        change: (on) => actions.change({ exchanged: on })
      }) : null,
      declare?.settled ? menu({
        label: text("wild_counts"),
        name: "declared",
        value: String(declare.value),
        options: [
          { value: "0", label: text("wild_not_said") },
          ...declare.values.map(({ half_points: value, text: label }) => ({ value: String(value), label }))
        ],
        change: (value) => actions.change({ declared: Number(value) })
      }) : null
    ];
  }
  function show(nameOf2) {
    const { reply } = state;
    paint(
      modes,
      modesNow().map(
        (mode) => button({
          action: `mode-${mode}`,
          label: text(`mode_${mode}`),
          kind: "is-mode",
          pressed: state.mode === mode,
          run: () => actions.setMode(mode)
        })
      )
    );
    paint(hand, tray("hand", reply?.hand.total, nameOf2));
    paint(told, toldOfHand());
    paint(upcard, reply?.upcard ? tray("upcard", reply.upcard.total, nameOf2) : null);
    upcard.hidden = !reply?.upcard;
    paint(seen, tray("seen", null, nameOf2));
    paint(
      tools,
      button({
        action: "undo",
        label: text("action_undo"),
        kind: "is-quiet",
        disabled: !state.past.length,
        run: actions.undo
      }),
      button({
        action: "clear",
        label: text("clear"),
        kind: "is-quiet",
        disabled: !state.hand.length && !state.seen.length && !state.upcard.length,
        run: actions.clear
      })
    );
  }
  return { modes, root, modesNow, show };
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

// src/pack_panel.js
var LETTER_OF_KIND = { court: "F", ace: "A", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 7: "7" };
var SUITS2 = ["o", "c", "e", "b"];
var COURTS = "CSRF";
function createPackPanel({ text, state, put }) {
  const kinds = h("div", { class: "sym-kinds", role: "group", "aria-label": text("kinds_label") });
  const forty = disclosure({ name: "forty", label: "" });
  const label = forty.details.querySelector("summary");
  const root = h("div", {}, kinds, forty.details);
  const nothingYet = Object.entries(LETTER_OF_KIND).map(([kind, letter]) => ({
    kind,
    name: text(`kind_${kind}`),
    left: null,
    card: letter,
    group: "plain"
  }));
  forty.details.addEventListener("toggle", showForty);
  function rows() {
    if (state.reply) return state.reply.left;
    const { preset, rules } = state.choice;
    return preset || Object.keys(rules).length ? [] : nothingYet;
  }
  function nameOf2(code) {
    const wild = state.reply?.pack;
    return wild && code === wild.wild ? wild.wild_name : cardName(code, text);
  }
  function showKinds() {
    const groups = grouped(rows());
    const apart = groups.has("courts") || groups.has("sevens");
    kinds.classList.toggle("is-grouped", apart);
    kinds.classList.toggle("is-many", !apart && rows().length > 8);
    paint(
      kinds,
      apart ? [...groups].map(
        ([group, members]) => h(
          "div",
          { class: `sym-kind-group is-${group}`, role: "group", "aria-label": text(`kind_group_${group}`) },
          h("span", { class: "sym-kind-group-name", "aria-hidden": "true" }, text(`kind_group_${group}`)),
          h("div", { class: "sym-kind-row" }, members.map(kindButton))
        )
      ) : rows().map(kindButton)
    );
  }
  function kindButton(row) {
    return h(
      "button",
      {
        type: "button",
        class: "sym-kind",
        "data-action": "kind",
        "data-kind": row.kind,
        "data-key": `kind-${row.kind}`,
        "aria-disabled": row.left === 0 ? "true" : null,
        onclick: (event) => event.currentTarget.getAttribute("aria-disabled") !== "true" && put(row.card)
      },
      h("span", { class: "sym-kind-cards", "aria-hidden": "true" }, card(row.card, text, { small: true })),
      h("span", { class: "sym-kind-name" }, row.name),
      row.left === null ? null : [
        h("span", { class: "sym-kind-count", "aria-hidden": "true" }, `×${row.left}`),
        h("span", { class: "sym-hidden" }, text("kind_left", { left: row.left, of: row.of }))
      ]
    );
  }
  function showForty() {
    const pack = state.reply?.pack;
    forty.details.hidden = !pack;
    if (!pack) return;
    label.textContent = text("cards_label", { count: pack.size });
    if (!forty.details.open) {
      paint(forty.body);
      return;
    }
    const lying = { hand: state.hand, upcard: state.upcard, seen: state.seen };
    const columns = `repeat(${pack.ranks.length}, minmax(0, max-content))`;
    paint(
      forty.body,
      h(
        "div",
        {
          class: "sym-card-grid is-forty",
          role: "group",
          "aria-label": text("cards_label", { count: pack.size }),
          style: { "grid-template-columns": columns }
        },
        SUITS2.flatMap((suit) => pack.ranks.map((rank) => oneCard(rank + suit, lying, pack)))
      )
    );
  }
  function oneCard(code, lying, { packs }) {
    const places = Object.entries(lying).flatMap(([place2, cards]) => cards.filter((one) => one === code).map(() => place2));
    const place = places.length >= packs ? places[0] : null;
    return cardButton(code, text, {
      action: "card",
      disabled: place !== null,
      mark: place,
      describe: place ? text(`card_is_${place}`, { card: nameOf2(code) }) : nameOf2(code),
      run: put
    });
  }
  return {
    root,
    nameOf: nameOf2,
    /** The kinds that a letter on the keyboard names; W is the wild card, wherever it stands. */
    named: (letter) => rows().filter(
      ({ card: code, group }) => group === "wild" ? letter === "W" : code[0] === letter || COURTS.includes(letter) && COURTS.includes(code[0])
    ),
    focus: (found) => kinds.querySelector(`[data-key="kind-${(found.find(({ left }) => left !== 0) ?? found[0]).kind}"]`)?.focus(),
    show() {
      showKinds();
      showForty();
    }
  };
}
function grouped(rows) {
  const groups = /* @__PURE__ */ new Map();
  for (const row of rows) groups.set(row.group, [...groups.get(row.group) ?? [], row]);
  return groups;
}

// src/odds_desk.js
var list = (cards) => typeof cards === "string" ? cards.split(/\s+/).filter(Boolean) : [...cards ?? []];
var LYING = ["hand", "seen", "upcard", "exchanged", "declared", "banker"];
var picked = (values) => Object.fromEntries(LYING.map((name) => [name, values[name]]));
var copied = (choice) => ({ ...choice, rules: { ...choice.rules } });
function oddsDesk({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const lines = createStatus(text);
  const client = createClient(model, lines.hear);
  const choice = choiceOf({ preset: options.preset ?? null, rules: options.rules ?? {} });
  const state = {
    hand: list(options.hand),
    seen: list(options.seen),
    upcard: list(options.upcard),
    exchanged: false,
    declared: 0,
    banker: options.banker ?? null,
    choice: copied(choice),
    fitting: false,
    mode: "hand",
    reply: null,
    past: [],
    counted: null,
    told: null
  };
  const actions = { put, takeBack, undo, change, setMode, count, chooseBanker, clear };
  const said = h("p", { class: "sym-said", "aria-live": "polite", "data-part": "said" });
  const progress = h("div", { class: "sym-on-demand", "data-part": "progress" });
  const rules = options.presets ? createRules() : null;
  const pack = createPackPanel({ text, state, put });
  const trays = createDeskTrays({ text, state, actions, waiting: () => client.waiting("odds") });
  const answers = createDeskAnswers({ text, state, actions, bankers: options.bankers });
  const help = disclosure({ name: "help", label: text("panel_help") }, h("p", {}, text("desk_help")));
  const root = h(
    "section",
    { class: "sym sym-desk", tabindex: "-1", "aria-label": text("desk_label"), "data-lm-suppress-shortcuts": "true" },
    rules?.panel.details,
    trays.modes,
    h(
      "div",
      { class: "sym-desk-columns" },
      h("div", { class: "sym-desk-pack" }, pack.root),
      h("div", { class: "sym-desk-trays" }, trays.root)
    ),
    said,
    lines.status,
    lines.problem,
    progress,
    answers.root,
    help.details
  );
  function createRules() {
    const panel = disclosure({ name: "rules", label: "" });
    const chooser = createRulesChooser({ text, client, presets: options.presets, choice, change: changeRules, seats: false });
    paint(panel.body, chooser.root);
    const heading = panel.details.querySelector("summary");
    heading.classList.add("is-printed");
    return {
      panel,
      chooser,
      show: () => {
        heading.textContent = text(choice.changed ? "tutor_rules_changed" : "tutor_rules", { rules: chooser.title() });
      }
    };
  }
  const body = () => ({
    ...rulesOf(state.choice),
    ...state.banker ? { banker: state.banker } : {},
    hand: state.hand,
    seen: state.seen,
    ...state.upcard.length ? { upcard: state.upcard } : {},
    ...state.exchanged ? { exchanged: true } : {},
    ...state.declared ? { declared: state.declared } : {},
    replacement: false
  });
  const written2 = () => JSON.stringify(body());
  async function ask({ keepProblem = false } = {}) {
    state.counted = null;
    client.cancel("count");
    const question = state.fitting ? { ...body(), fit: true } : body();
    let reply = client.embedded("odds", question) ?? { resume: 0 };
    showProgress();
    while (Number.isInteger(reply?.resume)) {
      const asked = client.ask("odds", { ...question, resume: reply.resume });
      showInputs();
      reply = await asked;
      if (reply?.partial) showProgress(reply.partial);
    }
    if (!reply) return;
    showProgress();
    if (reply.ok) take(reply, keepProblem);
    else refuse(reply);
    showInputs();
    answers.show();
  }
  function showProgress(partial = null) {
    if (!partial) return paint(progress);
    const stop = button({ action: "stop-odds", label: text("work_out_stop"), kind: "is-quiet", run: stopCounting });
    return paint(progress, stop, h("p", { class: "sym-note" }, text("working_out_progress", partial)));
  }
  function stopCounting() {
    client.cancel("odds");
    showInputs();
    const goOn = button({ action: "go-on", label: text("work_out"), kind: "is-quiet", run: () => ask() });
    paint(progress, goOn, h("p", { class: "sym-note" }, text("working_out_stopped")));
  }
  function take(reply, keepProblem) {
    state.reply = reply;
    if (reply.fitted) {
      Object.assign(state, picked(reply.fitted));
      state.fitting = false;
      said.textContent = reply.fitted.text ?? "";
    }
    if (!reply.exchangeable) state.exchanged = false;
    if (!reply.declare) state.declared = 0;
    if (!reply.upcard && state.mode === "upcard") state.mode = "hand";
    state.told = written2();
    if (!keepProblem) lines.problem.textContent = "";
    if (reply.next && reply.hand.cards.length && !reply.fitted?.text)
      said.textContent = text("desk_said", { hand: reply.hand.text, percent: reply.next.bust.percent });
  }
  function refuse(reply) {
    lines.problem.textContent = problemWords(reply, text);
    if (reply.failed) {
      state.reply = null;
      return;
    }
    if (!restore()) return;
    if (state.told !== written2()) ask({ keepProblem: true });
  }
  function remember() {
    state.past.push({ ...picked(state), choice: state.choice, fitting: state.fitting });
  }
  function restore() {
    const before = state.past.pop();
    if (!before) return false;
    const other = JSON.stringify(before.choice) !== JSON.stringify(state.choice);
    Object.assign(state, before);
    if (other) rules?.chooser.set(copied(state.choice));
    return true;
  }
  function change(next, words = "") {
    said.textContent = words;
    remember();
    Object.assign(state, next);
    ask();
  }
  function changeRules(chosen) {
    client.cancel("odds");
    change({ choice: copied(chosen), fitting: true });
  }
  function chooseBanker(banker) {
    state.banker = banker;
    ask();
  }
  function put(code) {
    const place = state.mode;
    const words = text(`said_${place}`, { card: pack.nameOf(code) });
    change({ [place]: place === "upcard" ? [code] : [...state[place], code] }, words);
  }
  function takeBack(place, index) {
    change({ [place]: state[place].filter((_, at) => at !== index) });
  }
  function clear() {
    change({ hand: [], seen: [], upcard: [], exchanged: false, declared: 0 });
  }
  function undo() {
    client.cancel("odds");
    if (!restore()) return;
    said.textContent = "";
    ask();
  }
  function showInputs() {
    rules?.show();
    trays.show(pack.nameOf);
    pack.show();
    answers.root.toggleAttribute("data-stale", client.waiting("odds"));
  }
  function setMode(mode) {
    state.mode = mode;
    showInputs();
    said.textContent = text(`mode_${mode}`);
  }
  async function count(event) {
    state.counted = { event, reply: null };
    const { banker: _banker, replacement: _replacement, exchanged: _exchanged, ...hand } = body();
    const assumed = state.declared || state.reply.declare?.best?.half_points;
    const reply = await client.ask("count", { ...hand, ...assumed ? { declared: assumed } : {}, event });
    if (!reply) return;
    if (!reply.ok) {
      lines.problem.textContent = problemWords(reply, text);
      return;
    }
    state.counted = { event, reply };
    answers.show();
    said.textContent = reply.text;
  }
  function typed(letter) {
    const found = pack.named(letter);
    if (found.length === 1) put(found[0].card);
    else if (found.length) {
      pack.focus(found);
      said.textContent = text("which_suit");
    }
  }
  const keys = {
    m: () => {
      const modes = trays.modesNow();
      setMode(modes[(modes.indexOf(state.mode) + 1) % modes.length]);
    },
    "?": () => help.details.open = !help.details.open,
    Backspace: undo
  };
  for (const letter of "a23456789tcsrfw") keys[letter] = () => typed(letter.toUpperCase());
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
var ENDS = {
  stand: "stood",
  bust: "bust",
  seven_and_a_half: "seven_and_a_half",
  two_sevens: "two_sevens"
};
var SHOWN = /* @__PURE__ */ new Set(["bust", "seven_and_a_half", "two_sevens"]);
var last = (list2) => list2[list2.length - 1];
function handsOf(seat) {
  if (seat.hands) return seat.hands;
  const { cards, covered, total, status, stake } = seat;
  return [{ cards, covered, total, status, stake, special: null, declared: null }];
}
function seatsAfter(view, events, shown) {
  const told = events.slice(0, shown);
  const newest = last(told);
  const everything = shown >= events.length;
  return view.seats.map((seat) => {
    const final = handsOf(seat);
    const hands = everything ? final.map((hand) => ({ ...hand })) : foldHands(seat, final, events, shown);
    for (const hand of hands) Object.assign(hand, { fresh: -1, turned: -1 });
    if (newest?.seat === seat.seat) markNewest(hands, newest);
    const now = everything ? null : last(hands.filter((hand) => hand.status !== "waiting"));
    const shownHand = hands.find((hand) => hand.status === "playing") ?? now ?? hands[0];
    return {
      ...seat,
      hands,
      total: everything ? seat.total : shownHand.total,
      status: everything ? seat.status : shownHand.status,
      speaking: newest?.seat === seat.seat
    };
  });
}
function foldHands(seat, final, events, shown) {
  const hands = [newHand(final[0], firstStake(seat, final, events))];
  for (const event of events.slice(0, shown)) {
    if (event.seat !== seat.seat) continue;
    const place = Math.min(event.hand ?? 0, hands.length - 1);
    const hand = hands[place];
    if (event.type === "deal" || event.type === "hit") {
      hand.cards.push(event.card);
      hand.covered.push(event.type === "deal" ? event.card === null || (final[0].covered[0] ?? false) : event.down);
    } else if (event.type === "exchange") {
      hand.cards = [];
      hand.covered = [];
    } else if (event.type === "split") {
      const moved = hand.cards.pop();
      hand.covered.pop();
      hands.splice(place + 1, 0, { ...newHand(final[place + 1], event.stake), cards: [event.card ?? moved], covered: [false] });
    } else if (event.type === "stake") hand.stake = event.stake;
    else if (event.type === "raise") hand.stake += event.stake;
    else if (event.type === "declare") hand.declared = event.value;
    else if (event.type === "reveal") turnUp(hand, final[place], event);
    if (event.total) hand.total = event.total;
    if (ENDS[event.type]) hand.status = ENDS[event.type];
    if (SHOWN.has(event.type)) turnUp(hand, final[place], event);
  }
  return hands;
}
function newHand(final, stake) {
  return { ...final ?? {}, cards: [], covered: [], total: null, status: "waiting", stake, declared: null, special: null };
}
function firstStake(seat, final, events) {
  const own = events.filter((event) => event.seat === seat.seat && (event.hand ?? 0) === 0);
  if (final[0].stake === null || own.some((event) => event.type === "stake")) return null;
  return own.filter((event) => event.type === "raise").reduce((stake, event) => stake - event.stake, final[0].stake);
}
function turnUp(hand, final, event) {
  const covered = hand.cards.indexOf(null);
  hand.cards = hand.cards.map((code, index) => code ?? final?.cards[index] ?? (index === covered ? event.card : null));
  hand.covered = hand.cards.map(() => false);
}
function markNewest(hands, newest) {
  const hand = hands[Math.min(newest.hand ?? 0, hands.length - 1)];
  if (newest.type === "deal" || newest.type === "hit") hand.fresh = hand.cards.length - 1;
  if (newest.type === "reveal") hand.turned = Math.max(hand.cards.indexOf(newest.card), 0);
}
function sharedEvents(before, after) {
  let count = 0;
  while (count < before.length && count < after.length && sameEvent(before[count], after[count])) count += 1;
  return count;
}
function sameEvent(one, other) {
  return ["type", "seat", "hand", "card", "stake"].every((name) => one[name] === other[name]);
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
function withMove(request, action, given = {}) {
  const rest = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  const move = [request.opening.you, action, ...Object.keys(rest).length ? [rest] : []];
  return { ...request, moves: [...request.moves, move] };
}
function otherTable(request, changes) {
  const { stakes: _stakes, out: _out, ...opening } = request.opening;
  return { ...freshDeal({ ...request, opening }), round: (request.round ?? 1) + 1, ...changes };
}
var inSession = (request) => request?.opening.chips !== void 0;
function isFull(request) {
  const { opening, rules } = request;
  return opening.seats > 2 || opening.you === opening.bank || inSession(request) || Object.keys(rules ?? {}).length > 0;
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

// src/moves.js
var areas = 0;
var OTHERS = [
  ["hit-down", "ask", "D"],
  ["exchange", "exchange", "X"],
  ["split", "split", "P"]
];
function createMoves({ text, state, actions, settled, waiting }, say) {
  const name = `sym-moves-${areas += 1}`;
  const fields = h("div", { class: "sym-with", "data-part": "with" });
  const buttons = h("div", { class: "sym-actions", role: "group", "aria-label": text("actions_label") });
  const reasons = h("ul", { class: "sym-refused", role: "list", "data-part": "refused" });
  const isPlayer = () => state.request && state.request.opening.you !== state.request.opening.bank;
  const taught = (move) => !state.only || state.only.includes(move);
  const actionOf = (move) => move === "hit-down" ? "hit" : move;
  function option(action) {
    const view = state.reply?.view;
    if (!view || settled() || waiting()) return null;
    return view.moves?.find((found) => found.action === action) ?? (view.legal.includes(action) ? { action } : null);
  }
  const open = (move) => {
    const found = option(actionOf(move));
    return Boolean(found && (move !== "hit-down" || found.down));
  };
  function given(move) {
    const found = option(actionOf(move));
    const chosen = state.given;
    if (!found) return null;
    if (move === "stake") return { stake: chosen.stake ?? found.stake.least };
    if (move === "split") return { stake: chosen.split ?? 0 };
    const raise = found.raise ? chosen.raise ?? 0 : 0;
    if (!found.values?.length || move === "stand") return { down: move === "hit-down", raise };
    return chosen.value ? { down: move === "hit-down", raise, value: chosen.value } : null;
  }
  function run(move) {
    if (!taught(move)) return;
    if (!open(move)) {
      const why = refusal(move);
      if (why) say(why.text);
      return;
    }
    const extra = given(move);
    if (extra) actions.act(actionOf(move), extra);
    else {
      say(text("value_first"));
      fields.querySelector('[data-input="wild-value"]')?.focus();
    }
  }
  function refusal(move) {
    if (settled() || waiting()) return null;
    return state.reply?.view.refused?.find(({ action }) => action === actionOf(move)) ?? null;
  }
  function knownMoves() {
    const rules = state.request?.rules ?? {};
    const others = isPlayer() ? OTHERS.filter(([, field]) => rules[field] !== void 0) : [];
    return ["hit", "stand", ...others.map(([move]) => move)].filter(taught);
  }
  function showFields() {
    if (settled() || state.telling) return paint(fields);
    const stake = option("stake");
    const split = option("split");
    const raise = option("hit")?.raise ?? option("stand")?.raise;
    const values = option("hit")?.values ?? [];
    const chosen = state.given;
    return paint(
      fields,
      stake ? h(
        "div",
        { class: "sym-line" },
        numberBox({
          label: text("stake_now"),
          name: "stake-now",
          ...stake.stake,
          value: chosen.stake ?? stake.stake.least,
          change: (value) => chosen.stake = value,
          submit: () => run("stake")
        }),
        button({
          action: "stake",
          label: text("action_stake"),
          hint: "T",
          kind: "is-primary",
          run: () => run("stake")
        })
      ) : null,
      raise ? numberBox({
        label: text("raise_first"),
        name: "raise",
        least: 0,
        most: raise.most,
        value: chosen.raise ?? 0,
        change: (value) => chosen.raise = value
      }) : null,
      values.length ? menu({
        label: text("wild_counts"),
        name: "wild-value",
        value: String(chosen.value ?? ""),
        options: [
          { value: "", label: text("choose") },
          ...values.map((total) => ({ value: String(total.half_points), label: total.text }))
        ],
        change: (value) => chosen.value = Number(value) || null
      }) : null,
      split && split.stake && split.stake.most > split.stake.least ? numberBox({
        label: text("split_stake"),
        name: "split-stake",
        ...split.stake,
        value: chosen.split ?? split.stake.least,
        change: (value) => chosen.split = value
      }) : null
    );
  }
  function moveButton(move) {
    const can = open(move);
    const why = can ? null : refusal(move);
    const hint = move === "hit" ? "H" : move === "stand" ? "S" : OTHERS.find(([known]) => known === move)[2];
    return button({
      action: move,
      label: text(`action_${move.replace("-", "_")}`),
      hint,
      kind: can && (move === "hit" || move === "stand") ? "is-primary" : "",
      disabled: !can,
      because: why ? `${name}-${reasonsNow().indexOf(why.text)}` : null,
      run: () => run(move)
    });
  }
  function reasonsNow() {
    if (state.telling) return [];
    return [...new Set(knownMoves().filter((move) => !open(move)).map((move) => refusal(move)?.text).filter(Boolean))];
  }
  function show(...rest) {
    showFields();
    paint(buttons, knownMoves().map(moveButton), ...rest);
    paint(
      reasons,
      reasonsNow().map((words, place) => {
        const moves = knownMoves().filter((move) => !open(move) && refusal(move)?.text === words);
        const names = [...new Set(moves)].map((move) => text(`action_${move.replace("-", "_")}`));
        return h("li", { id: `${name}-${place}` }, h("strong", {}, names.join(", ")), ": ", words);
      })
    );
  }
  const keys = { h: "hit", s: "stand", t: "stake" };
  for (const [move, , key] of OTHERS) keys[key.toLowerCase()] = move;
  return {
    parts: [fields, buttons, reasons],
    show,
    run,
    known: (move) => knownMoves().includes(move),
    keys: Object.fromEntries(Object.entries(keys).map(([key, move]) => [key, () => run(move)]))
  };
}

// src/seats.js
function paintFelt(felt, reply, text, { shown, telling, plain, full }) {
  const seats = seatsAfter(reply.view, reply.events, shown);
  const { you, seats: count } = reply.request.opening;
  const draw = (seat) => seatView(seat, reply, text, { telling, plain, full });
  const others = inOrder(seats, reply.view).filter((seat) => seat.seat !== you);
  felt.classList.toggle("is-crowded", count > 2);
  paint(
    felt,
    count > 2 ? h("div", { class: "sym-crowd", "data-others": others.length }, others.map(draw)) : others.map(draw),
    draw(seats.find((seat) => seat.seat === you)),
    stockView(reply, text)
  );
}
function inOrder(seats, view) {
  const order = view.order ?? seats.map(({ seat }) => seat);
  const bank = order[order.length - 1];
  return [bank, ...order.filter((seat) => seat !== bank)].map((number) => seats.find(({ seat }) => seat === number));
}
function toldOf(events) {
  return events.filter((event) => event.type !== "settle" && event.text).map((event) => h("span", {}, `${event.text} `));
}
function seatView(seat, reply, text, { telling, plain, full }) {
  const own = seat.seat === reply.request.opening.you;
  const turn = !telling && reply.view.to_act === seat.seat;
  const hands = handsOf(seat);
  const over = reply.view.phase === "settled" && !telling;
  const playing = turn ? reply.view.hand ?? 0 : -1;
  const classes = ["sym-seat", `is-${seat.role}`, `is-${seat.status}`];
  if (own) classes.push("is-own");
  if (turn) classes.push("is-turn");
  if (telling && seat.speaking) classes.push("is-speaking");
  return h(
    "div",
    { class: classes.join(" "), "data-seat": seat.seat, "data-role": seat.role, "data-status": seat.status },
    h(
      "div",
      { class: "sym-seat-head" },
      h("strong", { class: "sym-name" }, own && seat.bank ? text("seat_you_bank") : seat.name),
      played(seat, reply, text, own),
      hands.length === 1 && seat.stake && !plain && (own || full) ? stakeView(seat.stake, text) : null,
      accountOf(seat, reply, over, text)
    ),
    hands.map(
      (hand, place) => handView(hand, seat, text, {
        label: hands.length > 1 ? text("hand_number", { number: place + 1 }) : null,
        turn: playing === place,
        stake: hands.length > 1 ? hand.stake : null,
        over,
        marked: full && own && !over
      })
    )
  );
}
function played(seat, reply, text, own) {
  if (own) return null;
  if (seat.role === "bank")
    return h("span", { class: "sym-banker", "data-part": "banker" }, bankerWords(reply.request.banker, text));
  return seat.policy ? h("span", { class: "sym-banker" }, seat.policy) : null;
}
function stakeView(stake, text) {
  return h(
    "span",
    { class: "sym-stake" },
    h("span", { class: "sym-bean", "aria-hidden": "true" }),
    text(stake === 1 ? "stake_one" : "stake_many", { count: stake })
  );
}
function accountOf(seat, reply, over, text) {
  const chips = (over ? reply.next?.opening.chips?.[seat.seat] : null) ?? seat.chips;
  if (chips === null || chips === void 0) return null;
  const [n, d = "1"] = chips.split("/");
  return h("span", { class: "sym-account", "data-part": "account" }, text("account"), " ", fraction({ n, d }));
}
function handView(hand, seat, text, { label, turn, stake, over, marked }) {
  const name = label ? `${seat.name}, ${label}` : seat.name;
  return [
    h(
      "div",
      { class: "sym-hand-box" },
      label ? h("div", { class: "sym-hand-label" }, label, stake ? [" ", stakeView(stake, text)] : null) : null,
      h(
        "ul",
        { class: "sym-hand", role: "list", "aria-label": text("cards_of", { name }) },
        hand.cards.map((code, index) => {
          const covered = marked && code !== null && hand.covered?.[index];
          return h(
            "li",
            { class: covered ? "is-covered" : null },
            card(code, text, { fresh: index === hand.fresh, turned: index === hand.turned }),
            covered ? h("span", { class: "sym-covered" }, text("covered")) : null
          );
        })
      )
    ),
    h(
      "div",
      { class: "sym-seat-total" },
      hand.total ? h(
        "span",
        { class: `sym-total${hand.total.text.length > 4 ? " is-words" : ""}`, "data-part": "total" },
        h("span", { class: "sym-hidden" }, text("total_label")),
        " ",
        hand.total.text
      ) : null,
      statusWords(hand, turn, over, text)
    )
  ];
}
function statusWords(hand, turn, over, text) {
  if (hand.total?.text && (hand.status === "bust" || hand.status === "two_sevens")) return null;
  const idle = over && (hand.status === "waiting" || hand.status === "playing");
  const natural = hand.special === "natural" || hand.special === "wild_natural";
  const key = turn ? "turn" : idle ? "idle" : natural ? "natural" : hand.status;
  return [
    h("span", { class: "sym-seat-status" }, text(`status_${key}`)),
    hand.declared ? h("span", { class: "sym-seat-status" }, text("declared_as", { total: hand.declared.text })) : null
  ];
}
function stockView(reply, text) {
  const { stock, out, aside } = reply.view;
  return h(
    "div",
    { class: "sym-stock" },
    card(null, text),
    h(
      "span",
      { class: "sym-stock-count" },
      text("stock_count", { count: stock }),
      out ? [", ", text("out_count", { count: out })] : null,
      aside?.length ? [", ", text("aside_count", { count: aside.length })] : null
    )
  );
}

// src/table_odds.js
var workButton = (label, { text, state, actions }) => state.working ? button({ action: "stop-work-out", label: text("work_out_stop"), kind: "is-quiet", run: actions.stopWorkOut }) : button({ action: "work-out", label, kind: "is-quiet", run: actions.workOut });
function createOddsPart({ text, options, state, actions, settled }) {
  const root = h("div", { class: "sym-odds", "data-part": "odds" });
  let isOpen = true;
  function show() {
    const { reply } = state;
    if (!reply || state.telling || settled() || state.firstHand) return paint(root);
    const now = reply.odds;
    if (!now) return paint(root, reply.odds_note ? onDemand(reply) : null);
    if (options.guess === "which" && !state.guess) return paint(root, guessPanel(now));
    return paint(
      root,
      state.guess ? h("p", { class: "sym-lead", "data-part": "guess-result" }, guessWords(now)) : null,
      h(
        "details",
        { class: "sym-details", "data-panel": "odds", open: isOpen, ontoggle: (event) => isOpen = event.target.open },
        h("summary", { "data-key": "panel-odds" }, text("odds_heading")),
        h("div", { class: "sym-details-body" }, numbers(now))
      )
    );
  }
  function onDemand(reply) {
    return h(
      "div",
      { class: "sym-on-demand", "data-part": "on-demand" },
      reply.with_odds || !reply.odds_on_demand ? null : workButton(text("work_out"), { text, state, actions }),
      h("p", { class: "sym-note" }, reply.odds_note)
    );
  }
  function numbers(now) {
    const best = now.difference?.n === "0" ? null : now.best;
    return [
      now.seen_ahead || state.request.seen_ahead ? h("p", { class: "sym-note" }, text("odds_seen_ahead")) : null,
      now.next ? [h("h3", {}, text("next_heading")), nextCard(now.next, text)] : null,
      now.kind === "player" ? outlookTable({ ...now, best }, text) : gainsTable({ ...now, best }, text),
      now.declare ? h("p", { class: "sym-note" }, text("declare_best", { total: now.declare.text })) : null,
      // The table's own words say that cards were seen ahead; what else there is to know follows.
      now.note && !now.seen_ahead ? h("p", { class: "sym-note" }, now.note) : null
    ];
  }
  function guessPanel(now) {
    const open = ["hit", "stand", "exchange", "split"].filter((action) => now[action] ?? now[`${action}_gain`]);
    return h(
      "div",
      { class: "sym-guess", "data-part": "guess" },
      h("p", { class: "sym-lead" }, text("guess_ask")),
      h(
        "div",
        { class: "sym-buttons" },
        open.map(
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
  return { root, show };
}

// src/first_hand.js
var OUTCOMES2 = ["bust", "seven_and_a_half", "stays_in"];
function firstHandPanel(decision, text, banker) {
  const futures = decision.futures;
  const cards = futures.flatMap((future) => future.cards.map((code) => ({ code, outcome: future.outcome })));
  const marked = /* @__PURE__ */ new Set();
  let checked = false;
  let played2 = false;
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
    const values = { found, of: busting.length, wrong, all: cards.length };
    if (found === busting.length && wrong === 0) return text("first_right", values);
    if (wrong === 0) return text("first_missed", values);
    return text(found === busting.length ? "first_wrong" : "first_both", values);
  }
  function check() {
    checked = true;
    show();
  }
  function play() {
    played2 = true;
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
      for (const name of ["right", "wrong"]) element.classList.toggle(`is-${name}`, state === name);
    }
  }
  function mark({ code, outcome }) {
    if (!checked || !marked.has(code)) return null;
    return outcome === "bust" ? "right" : "wrong";
  }
  function words() {
    if (played2) return text("first_played", { all: cards.length });
    return checked ? verdict() : text("first_marked", { count: marked.size });
  }
  function draw() {
    ask.textContent = text(played2 ? "first_piles" : "first_ask", { all: cards.length, total: decision.total.text });
    paint(area, played2 ? piles() : grid);
    show();
    paint(
      buttons,
      played2 ? button({ action: "lie-open", label: text("first_again"), run: layOpen }) : [
        button({ action: "check-marked", label: text("check"), kind: "is-primary", run: check }),
        button({ action: "play-all", label: text("first_play_all", { all: cards.length }), run: play })
      ]
    );
    paint(
      ending,
      played2 ? [h("p", { class: "sym-lead" }, decision.text), outlookTable({ ...decision, banker }, text)] : null
    );
  }
  function layOpen() {
    played2 = false;
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

// src/habits.js
var CHANNEL2 = "series";
var MOST = 100;
var LEAST = 2;
function createHabits({ text, client, inform }) {
  const played2 = /* @__PURE__ */ new Map();
  const root = h("div", { class: "sym-habits", "data-part": "habits" });
  const answer2 = h("div", { "aria-live": "polite" });
  function note(reply) {
    const { request, code, view } = reply;
    if (view.phase !== "settled" || request.seen_ahead || request.opening.you === request.opening.bank) return;
    if (!played2.has(code) && played2.size < MOST) {
      played2.set(code, request);
      paint(answer2);
    }
  }
  async function ask() {
    const tables = [...played2.values()];
    let resume = 0;
    for (; ; ) {
      const reply = await client.ask(CHANNEL2, { tables, resume }, CHANNEL2);
      if (!reply) return;
      if (!reply.ok) {
        paint(answer2, h("p", { class: "sym-problem" }, problemWords(reply, text)));
        return;
      }
      if (reply.resume === null || reply.resume === void 0) {
        paint(answer2, habitsView(reply));
        return;
      }
      resume = reply.resume;
      if (reply.partial) inform(text("habits_progress", reply.partial));
    }
  }
  function habitsView(reply) {
    return [
      h("p", { class: "sym-lead" }, reply.text),
      h(
        "ol",
        { class: "sym-log" },
        reply.habits.map(
          (habit) => h(
            "li",
            { "data-habit": habit.hand },
            habit.text,
            habit.each.n === "0" ? null : [" ", h("span", { class: "sym-note" }, exact(habit.each, text, { percent: false }))]
          )
        )
      )
    ];
  }
  return {
    root,
    note,
    show: () => paint(
      root,
      played2.size < LEAST ? null : [
        button({ action: "habits", label: text("habits", { count: played2.size }), kind: "is-quiet", run: ask }),
        answer2
      ]
    )
  };
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
      decision.kind === "split" ? gainsTable({ ...decision, banker }, text) : outlookTable({ ...decision, banker }, text)
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
            card(future.card, text, { small: true }),
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

// src/table_after.js
function createAfterParts({ text, client, state, actions, settled, choice }, say) {
  const result = h("div", { class: "sym-result", "aria-live": "polite", "data-part": "result" });
  const after = h("div", { class: "sym-after", "data-part": "after" });
  const why = createWhy({
    text,
    client,
    request: () => state.reply.request,
    // The round names its rules; the preset tells which of them its source leaves open.
    preset: () => choice.preset ? { preset: choice.preset } : {}
  });
  const review = h("div", {});
  const habits = createHabits({ text, client, inform: say });
  function showResult() {
    const { reply } = state;
    const settlement = reply?.settlement;
    if (!settlement || state.telling) return paint(result);
    const sign = settlement.gain.n === "0" ? "even" : settlement.gain.n.startsWith("-") ? "lost" : "won";
    const others = (settlement.all ?? []).filter((found) => found.seat !== reply.request.opening.you);
    const asBank = reply.request.opening.you === reply.request.opening.bank;
    return paint(
      result,
      h(
        "p",
        { class: `sym-settled is-${sign}` },
        h("span", { class: "sym-sign", "aria-hidden": "true" }),
        h("span", {}, settlement.text)
      ),
      others.length && !asBank ? h(
        "details",
        { class: "sym-details", "data-panel": "others" },
        h("summary", {}, text("others_settled")),
        h(
          "ul",
          { class: "sym-log" },
          others.map((found) => h("li", {}, found.text))
        )
      ) : null,
      reply.bank && inSession(reply.request) ? h("p", { class: "sym-note", "data-part": "next-bank" }, reply.bank.text) : null
    );
  }
  function showReview() {
    const { reply } = state;
    if (!reply || state.telling || !settled()) {
      why.clear();
      return paint(after);
    }
    const decision = reply.review?.decisions?.[0];
    const banker = reply.review?.banker ?? bankerWords(reply.request.banker, text);
    if (state.firstHand && decision?.futures?.length) return paint(after, firstHandPanel(decision, text, banker));
    paint(review, reviewed(reply, banker));
    habits.note(reply);
    habits.show();
    return paint(after, why.root, review, habits.root);
  }
  function reviewed(reply, banker) {
    if (!reply.review) {
      if (reply.request.seen_ahead) return h("p", { class: "sym-note" }, text("review_seen_ahead"));
      const asPlayer = reply.request.opening.you !== reply.request.opening.bank;
      if (!reply.review_note || !asPlayer || reply.with_odds) return null;
      return h(
        "div",
        { class: "sym-on-demand", "data-part": "on-demand" },
        workButton(text("work_out_review"), { text, state, actions }),
        h("p", { class: "sym-note" }, reply.review_note)
      );
    }
    return [
      h("h3", {}, text("review_heading")),
      reviewPanel(reply.review, text, banker),
      reply.review.note ? h("p", { class: "sym-note" }, reply.review.note) : null
    ];
  }
  return {
    result,
    after,
    showResult,
    showReview,
    clear: () => {
      why.clear();
      paint(result);
      paint(after);
    },
    why: () => settled() && !state.telling && !state.firstHand && why.ask()
  };
}

// src/table_setup.js
var MOST2 = 7;
var BANK = "bank";
function createSetup({ text, client, options, state, actions, choice }) {
  if (!options.rules) return null;
  const rules = disclosure({ name: "rules", label: "" });
  const seats = disclosure({ name: "seats", label: text("panel_seats") });
  const chooser = createRulesChooser({
    text,
    client,
    presets: options.presets ?? [],
    choice,
    // What a preset leaves unsaid is the base game's, not what was played before.
    change: () => actions.otherTable({ rules: {}, ...rulesOf(choice) })
  });
  const policies = bankerOptions(plainPolicies(), text);
  const plan = { seats: 2, place: "1", players: {}, accounts: false };
  paint(rules.body, chooser.root);
  function read3() {
    const { opening, players = {} } = state.request;
    const { order = [1, 0] } = state.reply.view;
    plan.seats = Math.min(opening.seats, MOST2);
    plan.place = opening.you === opening.bank ? BANK : String(order.indexOf(opening.you) + 1);
    plan.accounts = inSession(state.request);
    plan.players = Object.fromEntries(
      order.slice(0, -1).map((seat, place) => [place + 1, JSON.stringify(players[seat] ?? { policy: "stand", at: "5" })])
    );
  }
  function sit() {
    const asBank = plan.place === BANK;
    const you = asBank ? 0 : Number(plan.place);
    const seatOf = (place) => state.request.rules.order === "left" ? plan.seats - place : place;
    const players = {};
    for (let place = 1; place < plan.seats; place += 1) {
      const policy = plan.players[place];
      if (place !== you && policy) players[seatOf(place)] = JSON.parse(policy);
    }
    const opening = { seats: plan.seats, bank: 0, you: asBank ? 0 : seatOf(you) };
    if (plan.accounts) opening.chips = {};
    const { banker } = state.request;
    const free = (state.request.rules.banker ?? "free") === "free";
    const keep2 = free && banker.policy !== "chase" ? banker : plan.seats === 2 && !asBank && free ? banker : null;
    actions.otherTable({ opening, players }, keep2);
  }
  function showSeats() {
    const others = [];
    for (let place = 1; place < plan.seats; place += 1) if (String(place) !== plan.place) others.push(place);
    paint(
      seats.body,
      h(
        "div",
        { class: "sym-form" },
        menu({
          label: text("seats_label"),
          name: "seats",
          value: String(plan.seats),
          options: Array.from({ length: MOST2 - 1 }, (_, at) => ({ value: String(at + 2), label: String(at + 2) })),
          change: (value) => {
            plan.seats = Number(value);
            if (plan.place !== BANK && Number(plan.place) >= plan.seats) plan.place = "1";
            showSeats();
          }
        }),
        menu({
          label: text("place_label"),
          name: "place",
          value: plan.place,
          options: [
            ...Array.from({ length: plan.seats - 1 }, (_, at) => ({
              value: String(at + 1),
              label: plan.seats === 2 ? text("place_player") : text("place_number", { number: at + 1 })
            })),
            { value: BANK, label: text("place_bank") }
          ],
          change: (value) => {
            plan.place = value;
            showSeats();
          }
        }),
        others.map(
          (place) => menu({
            label: text(others.length > 1 ? "policy_number" : "policy_one", { number: place }),
            name: `policy-${place}`,
            value: String(Math.max(placeOf(policies, JSON.parse(plan.players[place] ?? "null") ?? DEFAULT), 0)),
            options: policies.map(({ label }, at) => ({ value: String(at), label })),
            change: (value) => plan.players[place] = policies[Number(value)].key
          })
        ),
        tick({
          label: text("accounts_label"),
          name: "accounts",
          checked: plan.accounts,
          change: (on) => plan.accounts = on
        })
      ),
      h("p", { class: "sym-note" }, text("accounts_words")),
      button({ action: "sit", label: text("sit"), kind: "is-primary", run: sit })
    );
  }
  const heading = rules.details.querySelector("summary");
  let of = null;
  return {
    panels: [rules.details, seats.details],
    show() {
      heading.textContent = text(choice.changed ? "panel_rules_changed" : "panel_rules_of", { rules: chooser.title() });
      const now = JSON.stringify([state.request?.opening.seats, state.request?.opening.you, state.request?.opening.bank]);
      if (!state.reply || of === now) return;
      of = now;
      read3();
      showSeats();
    }
  };
}
var DEFAULT = { policy: "stand", at: "5" };

// src/table_side.js
function createSidePanels(parts, say) {
  const { text, state, actions, inPage, options } = parts;
  const setup = createSetup(parts);
  const deal = disclosure({ name: "deal", label: text("panel_deal") });
  const stakes = disclosure({ name: "stakes", label: text("panel_stakes") });
  const log = disclosure({ name: "log", label: text("panel_log") });
  const help = disclosure(
    { name: "help", label: text("panel_help") },
    options.rules ? null : h("p", {}, text("help_rules")),
    h(
      "dl",
      { class: "sym-keys" },
      [
        ["H", "action_hit"],
        ["S", "action_stand"],
        ["N", "action_new"],
        ["U", "action_undo"],
        ...options.rules ? [
          ["D", "action_hit_down"],
          ["X", "action_exchange"],
          ["P", "action_split"],
          ["T", "action_stake"]
        ] : [],
        ["W", "why"],
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
  const link = createLink({ text, inPage, mark: "hand", label: text(inPage ? "link_label" : "code_label") }, say);
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
    link.root,
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
  function open() {
    const code = codeIn(other.value, "hand");
    if (code) actions.openCode(code);
  }
  function setStake() {
    const count = Number.parseInt(stake.value, 10);
    if (Number.isInteger(count)) actions.stake(count);
  }
  function showLink() {
    link.set(state.reply.code ?? "");
  }
  function show() {
    const { reply, request } = state;
    if (!reply) return;
    const root = seed.getRootNode();
    if (root.activeElement !== seed) seed.value = request.seed;
    showLink();
    setup?.show();
    where.textContent = text("round_words", { seed: request.seed, round: request.round });
    const mine = request.opening.stakes?.[request.opening.you];
    stakes.details.hidden = !mine;
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
      setup?.panels,
      log.details,
      deal.details,
      options.stakes === false ? null : stakes.details,
      help.details
    ),
    show,
    showLink,
    toggleHelp: () => {
      help.details.open = !help.details.open;
      if (help.details.open) help.details.querySelector("summary").focus();
    }
  };
}

// src/table_view.js
function createTableView(parts) {
  const { text, options, deals, state, actions, settled, waiting } = parts;
  const bar2 = h("div", { class: "sym-topbar" });
  const felt = h("div", { class: "sym-felt" });
  const said = h("p", { class: "sym-said", "aria-live": "polite", "data-part": "said" });
  const moves = createMoves(parts, say);
  const status = h("p", { class: "sym-status", role: "status", "data-part": "status" });
  const problem = h("p", { class: "sym-problem", role: "alert", "data-part": "problem" });
  const odds = createOddsPart(parts);
  const after = createAfterParts(parts, say);
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
    after.result,
    ...moves.parts,
    status,
    problem,
    bar2,
    odds.root,
    after.after,
    side.root
  );
  function say(words) {
    said.textContent = words;
  }
  function showTable(news) {
    const { reply } = state;
    if (!reply) return;
    const { you, seats: count } = reply.request.opening;
    const full = isFull(reply.request);
    paintFelt(felt, reply, text, { shown: state.shown, telling: state.telling, plain: beginner(), full });
    const usual = (event) => full && count > 2 && event.type === "deal" && event.seat !== you && event.card === null;
    said.append(...toldOf(news.filter((event) => !usual(event))));
    root.dataset.phase = state.telling ? "telling" : reply.view.phase;
    if (state.telling) showButtons();
  }
  const beginner = () => state.firstHand && !(settled() && !state.telling);
  function showButtons() {
    const { reply, request } = state;
    const over = settled() && !state.telling;
    const goesOn = over && inSession(request) && reply.next !== null;
    moves.show(
      button({
        action: "new",
        label: text(goesOn ? "action_next" : "action_new"),
        hint: "N",
        kind: over ? "is-primary" : "",
        run: actions.newHand
      }),
      // One choice at a time for somebody who plays a first hand.
      beginner() ? null : quietActions()
    );
  }
  function quietActions() {
    const { request } = state;
    return h(
      "span",
      { class: "sym-quiet-actions" },
      button({
        action: "undo",
        label: text("action_undo"),
        hint: "U",
        kind: "is-quiet",
        disabled: !waiting() && !(request && hasOwnMove(request)),
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
    );
  }
  function showBar() {
    const { opening, rules } = state.request ?? {};
    const free = (rules?.banker ?? "free") === "free" && opening?.you !== opening?.bank;
    const bankers = free ? bankerOptions(options.bankers ?? [], text) : [];
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
  function showAll() {
    showTable([]);
    showBar();
    showButtons();
    after.showResult();
    odds.show();
    after.showReview();
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
      after.clear();
      odds.show();
      showBar();
      side.showLink();
    },
    status: setStatus,
    problem: setProblem,
    problemWords: () => problem.textContent,
    move: moves.run,
    keys: moves.keys,
    why: after.why,
    toggleHelp: side.toggleHelp
  };
}

// src/table.js
var PACE = 640;
var CHANNEL3 = "table";
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
    given: {},
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
  const legal = (action) => Boolean(state.reply?.view.legal.includes(action)) && !client.waiting(CHANNEL3);
  function take(reply, from) {
    client.cancel("odds");
    state.reply = reply;
    state.request = bare(reply.request);
    state.guess = null;
    state.given = {};
    state.shown = Math.min(from, reply.events.length);
    state.telling = true;
    view.newReply();
    teller.tell(from, reply.events.length);
  }
  function refuse(reply) {
    if (reply.failed) view.problem(text("python_failed"));
    else view.problem(reply.error?.message ?? text("unknown_problem"));
  }
  async function go(request, { kind = "table", from = 0, spare = null, keep: keep2 = false } = {}) {
    view.problem("");
    let reply = await client.ask(kind, request, CHANNEL3);
    if (reply?.failed && spare) reply = client.embedded(kind, spare) ?? reply;
    if (!reply) return false;
    if (!reply.ok) {
      refuse(reply);
      view.showAll();
      return false;
    }
    if (!keep2) state.earlier = [];
    take(spare && reply.request.seen_ahead !== request.seen_ahead ? marked(reply) : reply, from);
    return true;
  }
  function marked(reply) {
    return { ...reply, request: { ...reply.request, seen_ahead: true }, review: null };
  }
  function act(action, given = {}) {
    teller.skip();
    if (!legal(action)) return;
    const before = state.reply;
    const request = withMove(state.request, action, given);
    const spare = request.seen_ahead ? { ...request, seen_ahead: false } : null;
    state.earlier.push(before);
    go(request, { from: before.events.length, spare, keep: true }).then((taken) => {
      if (!taken) state.earlier.pop();
    });
    view.showAll();
  }
  function undo() {
    teller.skip();
    if (client.waiting(CHANNEL3)) {
      client.cancel(CHANNEL3);
      view.showAll();
      return;
    }
    if (!state.request || !hasOwnMove(state.request)) return;
    const request = undone(state.request);
    const before = state.earlier.pop();
    if (before) take(marked(before), before.events.length);
    const earlier = state.earlier;
    const from = before ? before.events.length : 0;
    client.ask("table", request, CHANNEL3).then((reply) => {
      if (reply?.ok) {
        state.earlier = earlier;
        take(reply, from || reply.events.length);
        view.say(text("said_undo"));
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
  function newHand2() {
    teller.stop();
    if (!state.request) return start();
    state.played.add(state.deal);
    const next = settled() && state.reply.next ? bare(state.reply.next) : null;
    if (next && (inSession(next) || state.deal < 0)) return go(next);
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
    const link = options.from_link ? codeInAddress("hand") : null;
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
    state.deal = -1;
    state.firstHand = false;
    return go({ code }, { kind: "open" });
  }
  async function workOut() {
    const about = state.reply;
    view.say(text("working_out"));
    let reply = { resume: 0 };
    state.working = true;
    view.showAll();
    while (Number.isInteger(reply?.resume)) {
      reply = await client.ask("table", { ...state.request, with_odds: true, resume: reply.resume }, "odds");
      if (state.reply !== about) {
        state.working = false;
        return;
      }
      if (reply?.partial) view.say(text("working_out_progress", reply.partial));
    }
    state.working = false;
    if (reply?.ok) {
      state.reply = { ...about, ...pick(reply), with_odds: true };
      view.say(text("worked_out"));
    } else if (reply) refuse(reply);
    else view.say(text("working_out_stopped"));
    view.showAll();
  }
  const stopWorkOut = () => client.cancel("odds");
  const pick = ({ odds, odds_note, review, review_note }) => ({ odds, odds_note, review, review_note });
  function otherTable2(changes, banker = null) {
    teller.stop();
    state.deal = -1;
    state.firstHand = false;
    const { banker: _banker, ...request } = otherTable(state.request, changes);
    return go(banker ? { ...request, banker } : request);
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
    newHand: newHand2,
    chooseDeal,
    openCode,
    switchBanker,
    otherTable: otherTable2,
    workOut,
    stopWorkOut,
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
    seed: (seed) => {
      state.deal = -1;
      state.firstHand = false;
      return go(freshDeal(state.request, { seed: seed.trim() || freshSeed(), round: 1 }));
    },
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
    client,
    options,
    deals,
    state,
    choice: { preset: options.preset ?? null, rules: {}, changed: false },
    actions,
    settled,
    legal,
    inPage: model.get("host") !== void 0,
    waiting: () => client.waiting(CHANNEL3)
  });
  const root = h("div", { class: "sym-frame" }, view.root);
  el.append(root);
  const stopKeys = listenKeys(view.root, {
    ...view.keys,
    n: newHand2,
    u: undo,
    w: view.why,
    "?": view.toggleHelp
  });
  const onHash = () => {
    const code = options.from_link ? codeInAddress("hand") : null;
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

// src/tutor_ask.js
function createAsk({ text, client, options, about, problem }) {
  const answer2 = h("div", { "aria-live": "polite" });
  const start = options.referee ?? {};
  const you = box("referee-you", start.you ?? "6");
  const bank = box("referee-bank", start.bank ?? "2 4");
  const code = box("referee-code", "");
  const root = h(
    "div",
    { class: "sym-ask", "data-part": "ask" },
    h("p", { class: "sym-note" }, text("referee_words")),
    h(
      "div",
      { class: "sym-line" },
      h("label", { class: "sym-field" }, h("span", {}, text("referee_you")), you),
      h("label", { class: "sym-field" }, h("span", {}, text("referee_bank")), bank),
      button({ action: "settle", label: text("referee_settle"), kind: "is-primary", run: settle })
    ),
    h(
      "div",
      { class: "sym-line" },
      h("label", { class: "sym-field" }, h("span", {}, text("referee_code")), code),
      button({ action: "settle-code", label: text("referee_settle_code"), run: settleCode })
    ),
    answer2
  );
  function box(name, value) {
    return h("input", {
      class: "sym-input",
      type: "text",
      maxlength: 2e3,
      autocomplete: "off",
      spellcheck: "false",
      "data-input": name,
      "data-key": name,
      value,
      onkeydown: (event) => event.key === "Enter" && (name === "referee-code" ? settleCode() : settle())
    });
  }
  async function ask(body) {
    const reply = await client.ask("referee", body, "referee");
    if (!reply) return;
    if (!reply.ok) {
      problem(problemWords(reply, text));
      paint(answer2);
      return;
    }
    problem("");
    paint(answer2, h("p", { class: "sym-note" }, text("questions_for", { rules: reply.rules_title })), refereeView(reply, text));
  }
  function settle() {
    ask({ ...about(), you: you.value.trim(), bank: bank.value.trim() });
  }
  function settleCode() {
    const known = codeIn(code.value, "hand");
    if (known) ask({ code: known });
  }
  return { root };
}

// src/situation.js
function situationView(situation, text) {
  if (!situation) return null;
  return h(
    "div",
    { class: "sym-situation", "data-part": "situation" },
    h(
      "div",
      { class: "sym-felt is-still" },
      situation.hands.map(
        (hand) => h(
          "div",
          { class: `sym-seat is-${hand.role}`, "data-role": hand.role },
          h("div", { class: "sym-seat-head" }, h("strong", { class: "sym-name" }, hand.name)),
          h(
            "div",
            { class: "sym-hand-box" },
            h(
              "ul",
              { class: "sym-hand", role: "list", "aria-label": text("cards_of", { name: hand.name }) },
              hand.cards.map((code, index) => {
                const covered = code !== null && hand.covered?.[index];
                return h(
                  "li",
                  { class: covered ? "is-covered" : null },
                  card(code, text),
                  covered ? h("span", { class: "sym-covered" }, text("covered")) : null
                );
              })
            )
          ),
          h("div", { class: "sym-seat-total" }, hand.total ? h("span", { class: "sym-total" }, hand.total.text) : null)
        )
      ),
      situation.seen?.length ? h(
        "div",
        { class: "sym-seen-else" },
        h("span", { class: "sym-note" }, text("seen_elsewhere")),
        h(
          "ul",
          { class: "sym-card-row", role: "list" },
          situation.seen.map((code) => h("li", {}, card(code, text, { small: true })))
        )
      ) : null
    ),
    h("p", { class: "sym-note" }, situation.text)
  );
}

// src/store.js
var NAME = "sieteymedio.tutor";
function read2() {
  try {
    const kept2 = JSON.parse(window.localStorage.getItem(NAME) ?? "{}");
    return kept2 && typeof kept2 === "object" && !Array.isArray(kept2) ? kept2 : {};
  } catch {
    return {};
  }
}
function kept(key, fallback) {
  const all = read2();
  const found = Object.prototype.hasOwnProperty.call(all, key) ? all[key] : null;
  if (!found || typeof found !== "object") return { ...fallback };
  const fits = Object.entries(fallback).every(
    ([name, value]) => typeof found[name] === typeof value && (typeof value !== "number" || Number.isInteger(found[name]))
  );
  return fits ? { ...fallback, ...found } : { ...fallback };
}
function keep(key, value) {
  try {
    window.localStorage.setItem(NAME, JSON.stringify({ ...read2(), [key]: value }));
  } catch {
  }
}

// src/tutor_options.js
function optionList(options, { text, chosen, right, choose }) {
  return h(
    "ol",
    { class: "sym-options", role: "list" },
    options.map((option, index) => {
      const mark = chosen === null ? null : index === right ? "right" : index === chosen ? "wrong" : null;
      return h(
        "li",
        { class: mark ? `is-${mark}` : null },
        h(
          "button",
          {
            type: "button",
            class: "sym-button sym-option",
            "data-action": "option",
            "data-option": index,
            "data-key": `option-${index}`,
            "aria-pressed": String(chosen === index),
            onclick: () => choose(index)
          },
          h("kbd", { class: "sym-key", "aria-hidden": "true" }, String(index + 1)),
          h("span", { class: "sym-option-words" }, option.text),
          mark ? h("span", { class: "sym-option-mark" }, text(`option_${mark}`)) : null
        )
      );
    })
  );
}
function verdictLine(right, words) {
  return h(
    "p",
    { class: "sym-verdict is-marked", "data-verdict": right ? "right" : "wrong", "data-part": "verdict" },
    words
  );
}

// src/tutor_table.js
var PACE2 = 640;
function createLessonTable({ text, act, done, waiting }) {
  const felt = h("div", { class: "sym-felt" });
  const said = h("p", { class: "sym-said", "aria-live": "polite", "data-part": "said" });
  const state = { request: null, reply: null, only: null, shown: 0, telling: false, given: {} };
  const say = (words) => said.textContent = words;
  const moves = createMoves(
    {
      text,
      state,
      settled: () => state.reply?.view.phase === "settled",
      waiting,
      actions: {
        act: (action, given) => {
          teller.skip();
          act(action, given, withMove(state.request, action, given));
        }
      }
    },
    say
  );
  const root = h("div", { class: "sym-lesson-table", "data-part": "lesson-table" }, felt, said, ...moves.parts);
  const teller = createTeller({
    pace: () => calm() ? 0 : PACE2,
    step: (shown) => {
      const news = state.reply.events.slice(state.shown, shown);
      state.shown = shown;
      state.telling = teller.telling() || shown < state.reply.events.length;
      draw();
      said.append(...toldOf(news));
    },
    done: () => {
      state.telling = false;
      draw();
      done();
    }
  });
  function draw() {
    const { shown, telling, reply } = state;
    paintFelt(felt, reply, text, { shown, telling, plain: false, full: isFull(reply.request) });
    moves.show();
  }
  function lay(reply, only) {
    teller.stop();
    Object.assign(state, { reply, request: reply?.request ?? null, only, telling: false, given: {} });
    say("");
    if (!reply) return paint(felt);
    state.shown = reply.events.length;
    return draw();
  }
  function tell(reply) {
    const from = state.reply.events.length;
    Object.assign(state, { reply, request: reply.request, telling: true, given: {} });
    say("");
    teller.tell(from, reply.events.length);
  }
  return { root, lay, tell, keys: moves.keys, again: () => state.reply && draw() };
}

// src/tutor_guided.js
var CHANNEL4 = "guided";
function createGuided({ text, client, about, key, problem }) {
  const root = h("div", { class: "sym-guided", "data-part": "guided" });
  const head = h("div", { class: "sym-step-head" });
  const body = h("div", { class: "sym-question-box" });
  const verdict = h("div", { "aria-live": "polite" });
  const tools = h("div", { class: "sym-buttons" });
  root.append(head, body, verdict, tools);
  const state = { step: 0, reply: null, feedback: null, round: null };
  const name = `guided ${key}`;
  let furthest = kept(name, { step: 0 }).step;
  const table2 = createLessonTable({ text, act: move, done: told, waiting: () => client.waiting(CHANNEL4) });
  async function ask(step, { focus = false } = {}) {
    const reply = await client.ask("guided", { ...about(), step }, CHANNEL4);
    if (!taken(reply)) return;
    Object.assign(state, { step: reply.step, reply, feedback: null, round: null });
    furthest = Math.max(furthest, reply.step);
    keep(name, { step: furthest });
    table2.lay(reply.table, reply.ask.options.map((option) => option.move));
    showStep();
    if (focus) head.querySelector("h3").focus({ preventScroll: true });
  }
  function taken(reply) {
    if (reply) problem(reply.ok ? "" : problemWords(reply, text));
    return Boolean(reply?.ok);
  }
  function choose(option) {
    if (!state.reply?.table) answer2(option);
  }
  async function answer2(option) {
    if (!state.reply?.ask?.options[option]) return;
    const asked = state.reply;
    const waiting = client.ask("guided", { ...about(), step: state.step, answer: option }, CHANNEL4);
    table2.again();
    const reply = await waiting;
    if (state.reply !== asked) return;
    table2.again();
    if (!taken(reply)) return;
    state.feedback = { ...reply.feedback, answer: option };
    if (reply.feedback.table) goOn(reply.feedback.table);
    else if (asked.table) showFeedback();
    else {
      showStep();
      if (reply.feedback.right) toTheWayOn();
    }
  }
  async function move(action, given, request) {
    if (!state.round) {
      const wanted = given.down ? `${action}-down` : action;
      await answer2(state.reply.ask.options.findIndex((option) => option.move === wanted));
      return;
    }
    const asked = state.reply;
    const waiting = client.ask("table", bare(request), CHANNEL4);
    table2.again();
    const reply = await waiting;
    if (state.reply !== asked) return;
    table2.again();
    if (!taken(reply)) return;
    state.feedback = { right: true, text: reply.settlement?.text ?? "" };
    goOn(reply);
  }
  function goOn(round) {
    state.round = round;
    paint(verdict);
    table2.tell(round);
  }
  function told() {
    showFeedback();
    if (state.round?.view.phase === "settled") toTheWayOn();
  }
  const toTheWayOn = () => tools.querySelector('[data-action="next"]')?.focus({ preventScroll: true });
  const next = () => state.reply?.next && ask(state.step + 1, { focus: true });
  function showStep() {
    const { reply, feedback } = state;
    paint(
      head,
      h(
        "div",
        { class: "sym-step-line" },
        h("progress", { max: reply.of, value: reply.step + 1, "aria-label": text("guided_progress") }),
        h("span", { class: "sym-note" }, text("guided_step", { step: reply.step + 1, of: reply.of, rules: reply.rules_title }))
      ),
      h("h3", { tabindex: "-1", "data-part": "title" }, reply.title)
    );
    const lead = reply.ask ? h("p", { class: "sym-lead", "data-part": "question" }, reply.ask.text) : null;
    paint(
      body,
      h("p", { "data-part": "rule" }, reply.text),
      becauseList(reply.because, text, reply.text),
      reply.table ? [lead, table2.root] : [
        situationView(reply.situation, text),
        lead,
        optionList(reply.ask.options, {
          text,
          chosen: feedback ? feedback.answer : null,
          right: feedback?.right ? feedback.answer : null,
          choose
        })
      ]
    );
    showFeedback();
  }
  function showFeedback() {
    const { reply, feedback } = state;
    paint(verdict, feedback?.text ? feedbackView(feedback, Boolean(reply.table)) : null);
    paint(
      tools,
      reply.previous ? button({ action: "previous", label: text("guided_back"), kind: "is-quiet", run: () => ask(state.step - 1, { focus: true }) }) : null,
      reply.next ? button({ action: "next", label: text("guided_next"), hint: "N", kind: feedback ? "is-primary" : "", run: next }) : h("p", { class: "sym-lead" }, text("guided_end")),
      furthest > reply.step + 1 ? button({ action: "resume", label: text("guided_resume", { step: furthest + 1 }), kind: "is-quiet", run: () => ask(furthest, { focus: true }) }) : null
    );
  }
  function feedbackView(feedback, isMove) {
    return [
      // A move is no right or wrong answer: what comes of it is told.
      isMove ? h("p", { class: "sym-verdict", "data-part": "verdict" }, feedback.text) : verdictLine(feedback.right, feedback.text),
      feedback.misconception ? h("p", {}, h("span", { class: "sym-tag" }, feedback.misconception.name)) : null
    ];
  }
  return { root, begin: () => ask(0), choose, next, keys: table2.keys };
}

// src/tutor_questions.js
function createQuestions({ text, client, about, problem }) {
  const root = h("div", { class: "sym-questions", "data-part": "questions" });
  async function begin() {
    const reply = await client.ask("questions", about(), "questions");
    if (!reply) return;
    if (!reply.ok) {
      problem(problemWords(reply, text));
      return;
    }
    show(reply);
  }
  function show(reply) {
    const topics = /* @__PURE__ */ new Map();
    for (const question of reply.questions) topics.set(question.topic, [...topics.get(question.topic) ?? [], question]);
    const open = reply.questions.filter((question) => question.stated === false).length;
    paint(
      root,
      h("p", { class: "sym-note" }, text("questions_for", { rules: reply.rules_title })),
      reply.source ? h("p", { class: "sym-note" }, text("questions_source", { source: reply.source, open, all: reply.questions.length })) : null,
      reply.note ? h("p", { class: "sym-note" }, text("rules_note", { note: reply.note })) : null,
      [...topics].map(([topic, questions]) => [
        h("h3", {}, text(`questions_${topic}`)),
        h("ul", { class: "sym-asked", role: "list" }, questions.map(questionView))
      ])
    );
  }
  function questionView(question) {
    return h(
      "li",
      {},
      h(
        "details",
        { class: "sym-details", "data-question": question.number },
        h(
          "summary",
          {},
          question.question,
          question.stated === false ? [" ", h("span", { class: "sym-tag" }, text("our_choice"))] : null
        ),
        h(
          "div",
          { class: "sym-details-body" },
          h("p", { class: "sym-lead" }, question.answer),
          becauseList(question.because, text, question.answer)
        )
      )
    );
  }
  return { root, begin };
}

// src/tutor_quiz.js
var CHANNEL5 = "quiz";
var LEVELS = [1, 2, 3];
function createQuiz({ text, client, options, about, key, problem }) {
  const root = h("div", { class: "sym-quiz", "data-part": "quiz" });
  const top = h("div", { class: "sym-topbar" });
  const question = h("div", { class: "sym-question-box" });
  const verdict = h("div", { "aria-live": "polite" });
  const tools = h("div", { class: "sym-buttons" });
  root.append(top, question, verdict, tools);
  const opening = options.quiz ?? {};
  const state = { level: opening.level ?? 1, only: "", reply: null, answered: null, score: null };
  const name = () => `quiz ${key} ${state.level} ${state.only}`;
  const start = () => ({ seed: opening.seed ?? freshSeed(), number: 1, right: 0, asked: 0 });
  function begin() {
    state.score = kept(name(), start());
    ask();
  }
  const request = () => ({
    ...about(),
    seed: state.score.seed,
    number: state.score.number,
    level: state.level,
    ...state.only ? { only: [state.only] } : {}
  });
  async function ask() {
    const reply = await client.ask("quiz", request(), CHANNEL5);
    if (!reply) return;
    if (!reply.ok) {
      problem(problemWords(reply, text));
      return;
    }
    problem("");
    Object.assign(state, { reply, answered: null });
    show();
  }
  async function choose(answer2) {
    if (!state.reply || state.answered || !state.reply.options[answer2]) return;
    const asked = state.reply;
    const reply = await client.ask("quiz", { ...request(), answer: answer2 }, CHANNEL5);
    if (!reply || state.reply !== asked || state.answered) return;
    if (!reply.ok) {
      problem(problemWords(reply, text));
      return;
    }
    state.answered = reply.verdict;
    state.score = {
      ...state.score,
      right: state.score.right + (reply.verdict.right ? 1 : 0),
      asked: state.score.asked + 1
    };
    keep(name(), { ...state.score, number: state.score.number + 1 });
    show();
    tools.querySelector('[data-action="next"]')?.focus({ preventScroll: true });
  }
  function next() {
    if (!state.reply) return;
    if (!state.answered) return;
    state.score = { ...state.score, number: state.score.number + 1 };
    ask().then(() => root.querySelector('[data-key="quiz-question"]')?.focus({ preventScroll: true }));
  }
  function anew() {
    state.score = { seed: freshSeed(), number: 1, right: 0, asked: 0 };
    keep(name(), state.score);
    ask();
  }
  function show() {
    const { reply, answered, score } = state;
    paint(
      top,
      menu({
        label: text("quiz_level"),
        name: "quiz-level",
        value: String(state.level),
        options: LEVELS.map((level) => ({ value: String(level), label: text(`level_${level}`) })),
        change: (value) => {
          state.level = Number(value);
          state.only = "";
          begin();
        }
      }),
      menu({
        label: text("quiz_topic"),
        name: "quiz-topic",
        value: state.only,
        options: [
          { value: "", label: text("all_topics") },
          ...reply.topics.map((topic) => ({ value: topic.key, label: topic.name }))
        ],
        change: (value) => {
          state.only = value;
          begin();
        }
      }),
      h("span", { class: "sym-score", "data-part": "score" }, text("score", { right: score.right, asked: score.asked }))
    );
    paint(
      question,
      h(
        "p",
        { class: "sym-note" },
        text("question_number", { number: reply.number, topic: reply.topic_name, rules: reply.rules_title })
      ),
      situationView(reply.situation, text),
      h("p", { class: "sym-lead", tabindex: "-1", "data-key": "quiz-question", "data-part": "question" }, reply.text),
      optionList(reply.options, {
        text,
        chosen: answered ? answered.answer : null,
        right: answered ? answered.right_answer : null,
        choose
      })
    );
    paint(verdict, answered ? verdictView(answered) : null);
    paint(
      tools,
      answered ? button({ action: "next", label: text("next_question"), hint: "N", kind: "is-primary", run: next }) : null,
      button({ action: "anew", label: text("quiz_anew"), kind: "is-quiet", run: anew })
    );
  }
  function verdictView(found) {
    return [
      verdictLine(found.right, found.text),
      becauseList(found.because, text, found.text),
      h(
        "details",
        { class: "sym-details", "data-panel": "explained" },
        h("summary", { "data-key": "panel-explained" }, text("all_options")),
        h(
          "ul",
          { class: "sym-explained", role: "list" },
          found.options.map(
            (option) => h(
              "li",
              {},
              h("strong", {}, option.text),
              option.misconception ? [" ", h("span", { class: "sym-tag" }, option.misconception.name)] : null,
              h("p", {}, option.explanation)
            )
          )
        )
      ),
      h("p", { class: "sym-note" }, text("kept_here"))
    ];
  }
  return { root, begin, choose, next };
}

// src/tutor.js
var MOVE_KEYS = "hsdxp";
var PARTS = { guided: createGuided, quiz: createQuiz, questions: createQuestions, referee: createAsk };
function tutor({ model, el }) {
  const text = reader(model.get("texts"));
  const options = model.get("options") ?? {};
  const lines = createStatus(text);
  const client = createClient(model, lines.hear);
  const choice = choiceOf({ preset: options.preset ?? null, rules: options.rules ?? {} });
  const names = (options.parts ?? Object.keys(PARTS)).filter((name) => Object.prototype.hasOwnProperty.call(PARTS, name));
  const state = { part: names[0], parts: {} };
  const modes = h("div", { class: "sym-modes", role: "group", "aria-label": text("tutor_parts") });
  const body = h("div", { class: "sym-tutor-body", "data-part": "body" });
  const chooser = createRulesChooser({
    text,
    client,
    presets: options.presets ?? [],
    choice,
    change: () => {
      state.parts = {};
      show();
    },
    name: "tutor"
  });
  const summary = h("summary", { "data-key": "panel-tutor-rules" });
  const rules = h(
    "details",
    { class: "sym-details", "data-panel": "tutor-rules" },
    summary,
    h("div", { class: "sym-details-body" }, chooser.root)
  );
  const root = h(
    "section",
    { class: "sym sym-tutor", tabindex: "-1", "aria-label": text("tutor_label"), "data-lm-suppress-shortcuts": "true" },
    rules,
    names.length > 1 ? modes : null,
    lines.status,
    lines.problem,
    body
  );
  const about = () => ({
    ...choice.preset ? { preset: choice.preset } : {},
    ...Object.keys(choice.rules).length ? { rules: choice.rules } : {}
  });
  function show() {
    summary.textContent = text(choice.changed ? "tutor_rules_changed" : "tutor_rules", { rules: chooser.title() });
    paint(
      modes,
      names.map(
        (name) => button({
          action: `part-${name}`,
          label: text(`part_${name}`),
          kind: "is-mode",
          pressed: state.part === name,
          run: () => {
            state.part = name;
            show();
          }
        })
      )
    );
    lines.problem.textContent = "";
    if (!state.parts[state.part]) {
      state.parts[state.part] = PARTS[state.part]({
        text,
        client,
        options,
        about,
        key: JSON.stringify(about()),
        problem: (words) => lines.problem.textContent = words
      });
      state.parts[state.part].begin?.();
    }
    paint(body, state.parts[state.part].root);
  }
  const keys = { n: () => state.parts[state.part].next?.() };
  for (const digit of "12345") keys[digit] = () => state.parts[state.part].choose?.(Number(digit) - 1);
  for (const letter of MOVE_KEYS) keys[letter] = () => state.parts[state.part].keys?.[letter]?.();
  const stopKeys = listenKeys(root, keys);
  const frame = h("div", { class: "sym-frame" }, root);
  el.append(frame);
  show();
  return () => {
    stopKeys();
    client.dispose();
    frame.remove();
  };
}

// src/index.js
var KINDS = { table, "odds-desk": oddsDesk, answer, "rule-bench": ruleBench, tutor };
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
