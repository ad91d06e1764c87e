// Keys work only while the widget has the focus, and never while somebody types.

const TYPING = new Set(["INPUT", "SELECT", "TEXTAREA"]);

/** Listen for single keys inside a root; returns what ends it. */
export function listenKeys(root, actions) {
  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || TYPING.has(event.target.tagName)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = Object.prototype.hasOwnProperty.call(actions, key) ? actions[key] : null;
    if (!action || event.repeat) return;
    event.preventDefault();
    // A notebook around the widget has its own meaning for H and S.
    event.stopPropagation();
    action(event);
  }
  // Some browsers do not focus a button that is clicked; the widget takes the focus instead.
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
