import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { inRoot } from "#lib/ops/paths.ts";
import { siteEnv, siteFlags } from "#lib/ops/run.ts";

test("`npm run serve` runs the site as `npm start`, the tests and the bench do", () => {
  const { scripts } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as {
    scripts: { serve: string };
  };
  const settings = Object.entries(siteEnv).map(([name, value]) => `${name}=${value}`);
  expect(scripts.serve).toBe(
    ["exec env", ...settings, "node", ...siteFlags, "lib/ops/serve/serve.ts"].join(" "),
  );
});
