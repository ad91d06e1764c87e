// A classic worker, made from a blob so that it also starts on a page opened from a disk.
// First message: the packed files. Every further one: a request as JSON text.

// By this function Pyodide tells a classic worker from a module worker, and it refuses classic ones.
self.importScripts = undefined;

const NOWHERE = "https://offline.invalid/";
let reply;

async function inflate(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  // A writer and not a blob's stream, which one engine refuses.
  const stream = new DecompressionStream("gzip");
  const writer = stream.writable.getWriter();
  writer.write(bytes);
  writer.close();
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}

const address = (bytes) => URL.createObjectURL(new Blob([bytes], { type: "text/javascript" }));

async function start(packed) {
  const files = {};
  for (const [name, text] of Object.entries(packed)) files[name] = await inflate(text);

  const types = { wasm: "application/wasm", zip: "application/zip" };
  const fetched = self.fetch;
  self.fetch = (resource, options) => {
    const name = String(resource.url ?? resource).replace(NOWHERE, "");
    if (!files[name]) return fetched(resource, options);
    const type = types[name.split(".").pop()] ?? "application/octet-stream";
    return Promise.resolve(new Response(files[name], { headers: { "Content-Type": type } }));
  };

  const { loadPyodide } = await import(address(files["pyodide.mjs"]));
  const { default: createPyodideModule } = await import(address(files["pyodide.asm.mjs"]));
  const pyodide = await loadPyodide({
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    stdLibURL: `${NOWHERE}python_stdlib.zip`,
    createPyodideModule,
    lockFileContents: JSON.parse(new TextDecoder().decode(files["lock.json"])),
  });
  pyodide.unpackArchive(files["sieteymedio.zip"], "zip");
  reply = pyodide.runPython(`
import json
from sieteymedio.widgets.desk import reply
lambda text: json.dumps(reply(json.loads(text)), ensure_ascii=False)
`);
}

self.onmessage = async ({ data }) => {
  try {
    if (typeof data === "string") {
      self.postMessage({ reply: reply(data) });
    } else {
      await start(data);
      self.postMessage({ ready: true });
    }
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
