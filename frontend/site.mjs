// Bundle what the book's pages load beyond the theme: the widgets' host, the charts, the styles, the mathematics.
//
//   node site.mjs            writes _build/pages/vendor/
//   node site.mjs FOLDER     writes there instead

import { cpSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));

export async function bundleSite(folder = join(here, "..", "_build", "pages", "vendor")) {
  const common = {
    absWorkingDir: here,
    outdir: resolve(folder),
    bundle: true,
    minify: true,
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
  };
  await build({
    ...common,
    entryPoints: { host: "site/host.js", page: "site/page.js", charts: "site/charts.js" },
    format: "iife",
    target: "es2020",
    loader: { ".worker.js": "text" },
  });
  await build({
    ...common,
    entryPoints: { book: "site/book.css", widgets: "../sieteymedio/widgets/static/widgets.css" },
  });

  cpSync(join(here, "site", "icon.svg"), join(folder, "icon.svg"));
  const mathjax = join(here, "node_modules", "mathjax", "es5");
  for (const part of ["tex-chtml.js", "output/chtml/fonts"]) {
    mkdirSync(dirname(join(folder, "mathjax", part)), { recursive: true });
    cpSync(join(mathjax, part), join(folder, "mathjax", part), { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleSite(process.argv[2]);
