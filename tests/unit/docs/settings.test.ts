import { readFileSync } from "node:fs";
import { settingNames } from "#lib/platform/env.ts";

/** Set by the commands, never by an operator. */
const setByCommands = ["NODE_ENV", "LOCAL_DEMO"];
const forOperators = settingNames.filter((name) => !setByCommands.includes(name)).sort();

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name]) => name ?? "");

test(".env.example names every setting once, and none that is not there", () => {
  const names = namesIn(readFileSync(".env.example", "utf8"), /^([A-Z_]+)=/gm);
  expect(names.filter((name) => name !== "POSTGRES_PASSWORD").sort()).toEqual(forOperators);
});

test("the table in docs/operations.md names every setting once, and none that is not there", () => {
  const table = readFileSync("docs/operations.md", "utf8").split("<!-- settings -->")[1]!;
  expect(namesIn(table, /^\| `([A-Z_]+)`/gm).sort()).toEqual(forOperators);
});

test("compose.yaml hands on settings that are there, and every one a site cannot be reached without", () => {
  const compose = readFileSync("compose.yaml", "utf8");
  const asked = new Set(namesIn(compose, /\$\{([A-Z_]+)/g));
  expect([...asked].filter((name) => name !== "POSTGRES_PASSWORD" && !forOperators.includes(name))).toEqual(
    [],
  );
  const needed = namesIn(compose, /\$\{([A-Z_]+):\?/g);
  for (const name of ["SITE_URL", "AUTH_SECRET", "SMTP_URL"]) expect(needed).toContain(name);
  expect(compose).toMatch(/TRUSTED_PROXIES: (\S+)[\s\S]*ipv4_address: \1/);
});
