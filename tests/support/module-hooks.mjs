import { readFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

/**
 * Makes Node load the sources as Next's compiler would, for tests that run without jest's own module registry: TSX is
 * compiled, style sheets are empty, and a picture is the stub that Next gives jest.
 */

const noModule = "data:text/javascript,";
const requireFrom = createRequire(import.meta.url);
const picture = requireFrom.resolve("next/dist/build/jest/__mocks__/fileMock.js");
const rootParams = new URL("./root-params.ts", import.meta.url).href;
const aroundFile = new URL("./around-file.ts", import.meta.url).href;
const strayErrors = new URL("./no-stray-errors.ts", import.meta.url).href;

/** A CommonJS module of Next with the names it exports at run time: Node's static analysis misses some. */
function byNamesGiven(specifier) {
  // Loaded early, because some look for a browser when they are first loaded, and would mistake a test's fake for one.
  const given = Object.entries(requireFrom(specifier));
  const names = given.map(([name]) => name).filter((name) => name !== "default");
  const source = `import { createRequire } from "node:module";
    const given = createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(specifier)});
    export default given;
    export const { ${names.join(", ")} } = given;`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
const nextError = byNamesGiven("next/error.js");

const isStyleSheet = (specifier) => specifier.endsWith(".css");
const isPicture = (specifier) => /\.(?:svg|png|jpe?g|webp|avif|ico)$/.test(specifier);
/** Next has no `exports` map, so Node requires the full name of a file. */
const isPartOfNext = (specifier) => /^next\/[\w-]+$/.test(specifier);

function resolve(specifier, context, next) {
  if (specifier === "next/root-params") return next(rootParams, context);
  if (specifier === "server-only" || isStyleSheet(specifier)) return { url: noModule, shortCircuit: true };
  if (specifier === "next/error") return { url: nextError, shortCircuit: true };
  if (isPicture(specifier)) return next(picture, context);
  if (isPartOfNext(specifier)) return next(`${specifier}.js`, context);
  return next(specifier, context);
}

/**
 * What jest would do for each test file. Hooks apply to the file that is being loaded, so each file evaluates the
 * module with them separately. Whatever must run after all of a file's own hooks is registered last, at its end.
 */
const aroundTests = (url) => `
import ${JSON.stringify(`${strayErrors}?of=${encodeURIComponent(url)}`)};
import { aroundFile } from ${JSON.stringify(aroundFile)};
aroundFile();
`;

function load(url, context, next) {
  const [address] = url.split("?");
  if (!/^file:.*\.tsx?$/.test(address)) return next(url, context);
  const added = /\.test\.tsx?$/.test(address) ? aroundTests(url) : "";
  if (!added && address.endsWith(".ts")) return next(url, context);
  const file = fileURLToPath(address);
  const { code } = transformSync(readFileSync(file, "utf8") + added, {
    loader: address.endsWith(".tsx") ? "tsx" : "ts",
    format: "esm",
    jsx: "automatic",
    target: "esnext",
    sourcefile: file,
    sourcemap: "inline",
  });
  return { format: "module", source: code, shortCircuit: true };
}

registerHooks({ resolve, load });
process.setSourceMapsEnabled(true);
