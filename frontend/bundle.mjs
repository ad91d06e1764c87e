// Bundle the widgets' front end into the two files the package ships: one readable ES
// module and its style sheet. The same sources give the same bytes.
//
//   node bundle.mjs            writes sieteymedio/widgets/static/
//   node bundle.mjs FOLDER     writes there instead (a test compares)

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const note = "Built by `make widgets` from frontend/src: edit there.";
// As far back as a worker with WebAssembly and a decompression stream goes.
const target = ["es2020", "safari14.1"];

function python() {
  const own = join(root, ".venv", "bin", "python");
  return process.env.PYTHON ?? (existsSync(own) ? own : "python3");
}

/** The drawings have one source, in Python. */
const spritePlugin = {
  name: "sprite",
  setup(context) {
    context.onResolve({ filter: /^virtual:sprite$/ }, () => ({ path: "sprite", namespace: "sprite" }));
    context.onLoad({ filter: /.*/, namespace: "sprite" }, () => {
      const sprite = execFileSync(python(), ["-m", "sieteymedio.drawing.art"], { cwd: root, encoding: "utf8" });
      // A template literal keeps one symbol a line, so that a difference can be read.
      return { contents: `export default ${"`"}${sprite.replace(/[\\`$]/g, "\\$&")}${"`"};`, loader: "js" };
    });
  },
};

export async function bundleWidgets(folder = join(root, "sieteymedio", "widgets", "static")) {
  await build({
    absWorkingDir: here,
    banner: { js: `// ${note}` },
    entryPoints: { widgets: "src/index.js" },
    outdir: resolve(folder),
    bundle: true,
    format: "esm",
    target,
    charset: "utf8",
    legalComments: "none",
    plugins: [spritePlugin],
    logLevel: "warning",
  });
  await build({
    absWorkingDir: here,
    banner: { css: `/* ${note} */` },
    target,
    entryPoints: { widgets: "src/index.css" },
    outdir: resolve(folder),
    bundle: true,
    charset: "utf8",
    logLevel: "warning",
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleWidgets(process.argv[2]);
