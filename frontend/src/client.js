// Questions to Python. An embedded reply is used at once; everything else goes out by
// model.send and comes back as a custom message, whoever sits at the other end.

const FORMAT = 1;
const PATIENCE = 250;

/** Return the JSON text of a value with every object's keys sorted, as Python writes it. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const entries = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
    return `{${entries.join(",")}}`;
  }
  return JSON.stringify(value);
}

/**
 * Return a client of the model. `status` hears {thinking} and {host, text_key}.
 *
 * Each channel has one question open at most: a newer one, or cancel(), settles the older
 * with null, and its late reply is dropped.
 */
export function createClient(model, status) {
  const open = new Map();
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
    const id = `${prefix}-${(count += 1)}`;
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
    },
  };
}
