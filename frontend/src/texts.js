// The texts of a widget: every word shown comes from the catalogue in the model.

const has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);

/** Return a function that gives the text of a key with {names} filled in. */
export function reader(texts = {}) {
  return function text(key, values = {}) {
    const pattern = has(texts, key) ? String(texts[key]) : key;
    return pattern.replace(/\{(\w+)\}/g, (whole, name) => (has(values, name) ? String(values[name]) : whole));
  };
}
