import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../../lib/ops/paths.ts";
import { runTool } from "../../lib/ops/run.ts";
import { Refusal } from "../../lib/ops/say.ts";

const files = {
  "package.json": '{ "name": "bare", "private": true, "type": "module" }',
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(inRoot("."))} }, typescript: { ignoreBuildErrors: true } };`,
  "app/layout.jsx":
    "export default function Layout({ children }) { return <html lang='en'><body>{children}</body></html>; }",
  "app/page.jsx":
    "export default function Page() { return <main><h1>Bare</h1><p>A page of this Next with nothing on it.</p></main>; }",
};

/** Builds a page with nothing on it, by the same Next: the yardstick for weight and speed. Returns its folder. */
export async function buildBareApp(): Promise<string> {
  const folder = inRoot(".data/bare");
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const { code, output } = await runTool("next", ["build", folder], { env: { NODE_ENV: "production" } });
  if (code !== 0) throw new Refusal(`The bare page could not be built:\n${output}`);
  return folder;
}
