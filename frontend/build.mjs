// Bundles the front end.
//   node build.mjs widgets [folder]   the committed bundle: widgets.js and widgets.css, readable, for every notebook
//   node build.mjs site [folder]      what the book's pages load: host.js, page.js, charts.js, styles, mathematics
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const sources = { js: join(here, "src/index.js"), css: join(here, "src/index.css") };
const note = "Built by `make widgets` from frontend/src: edit there.";
// As far back as a worker with WebAssembly and a decompression stream goes; no newer syntax is written out.
const target = ["es2020", "safari14"];

async function widgets(folder) {
  const common = { bundle: true, charset: "utf8", target, legalComments: "none", absWorkingDir: here };
  await esbuild.build({
    ...common,
    entryPoints: [sources.js],
    format: "esm",
    outfile: join(folder, "widgets.js"),
    banner: { js: `// ${note}` },
  });
  await esbuild.build({
    ...common,
    entryPoints: [sources.css],
    outfile: join(folder, "widgets.css"),
    banner: { css: `/* ${note} */` },
  });
}

async function site(folder) {
  const common = {
    bundle: true,
    charset: "utf8",
    format: "iife",
    target,
    minify: true,
    legalComments: "none",
    absWorkingDir: here,
  };
  const page = (name, more = {}) =>
    esbuild.build({ ...common, entryPoints: [join(here, "site", name)], outfile: join(folder, name), ...more });
  await page("host.js", { loader: { ".worker.js": "text" } });
  await page("page.js");
  await page("charts.js");
  await page("book.css", { target: undefined });
  if (existsSync(sources.css)) await page("../src/index.css", { target, outfile: join(folder, "widgets.css") });

  const mathjax = join(here, "node_modules/mathjax/es5");
  mkdirSync(join(folder, "mathjax/output/chtml/fonts"), { recursive: true });
  cpSync(join(mathjax, "tex-chtml.js"), join(folder, "mathjax/tex-chtml.js"));
  cpSync(join(mathjax, "output/chtml/fonts"), join(folder, "mathjax/output/chtml/fonts"), { recursive: true });
}

const [what, folder] = process.argv.slice(2);
if (what === "widgets") await widgets(resolve(folder ?? join(here, "../sieteymedio/widgets/static")));
else if (what === "site") await site(resolve(folder ?? join(here, "../_build/pages/vendor")));
else {
  console.error("say what to build: widgets or site");
  process.exit(2);
}
