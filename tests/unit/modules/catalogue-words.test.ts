import { spawnSync } from "node:child_process";

const view = `export function Answer({ name }: { name: string }) {
  return (
    <section aria-label="Your answer" className="card">
      <h2>{name}</h2>
      <p>Nothing was found</p>
      <p>{name ? "Look at it again" : name}</p>
      <input placeholder={"Name"} aria-label={name} />
      <p>{\`You wrote \${name}\`} · 54</p>
    </section>
  );
}
`;
const domain = `import { log } from "#lib/platform/log.ts";
export const title = "Ask for access";
export const kind = "caseworker";
export const refuse = (at: string) => {
  log.warn({ at }, "Somebody asked twice");
  throw new Error("The row is gone");
};
export type State = "In hand of somebody";
export const field = { name: "name", label: "Name", hint: "account.nameHint" };
`;

const cases = [
  ["components/forms/answer.tsx", view],
  ["app/[locale]/(site)/search/page.tsx", view],
  ["components/members/answer.tsx", view],
  ["components/shell/quick-nav/answer.tsx", view],
  ["components/page/answer.tsx", view],
  ["components/currency/answer.tsx", view],
  ["app/global-not-found.tsx", view],
  ["components/ui/page-boundary.tsx", view],
  ["components/ui/section-boundary.tsx", view],
  ["components/ui/sort-table-island.tsx", view],
  ["components/countries/answer.tsx", view],
  ["lib/domains/cases/refuse.ts", domain],
  ["lib/domains/leads/open/refuse.ts", domain],
  ["lib/domains/ratings/open/refuse.ts", domain],
  ["lib/domains/portals/handlers.ts", domain],
  ["lib/data/currency/open/refuse.ts", domain],
] as const;

/** The lines of each case that the rule rejects. ESLint runs with all its rules, once, outside Jest's modules. */
const program = `
  import { ESLint } from "eslint";
  const linter = new ESLint();
  const lines = {};
  for (const [filePath, code] of ${JSON.stringify(cases)}) {
    const [{ messages }] = await linter.lintText(code, { filePath });
    lines[filePath] = messages.filter(({ ruleId }) => ruleId === "akoma/catalogue-words").map(({ line }) => line);
  }
  console.log(JSON.stringify(lines));
`;
let refused: Record<string, number[]> = {};

beforeAll(() => {
  const args = ["--input-type=module", "--eval", program];
  const { stdout } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  refused = JSON.parse(stdout) as typeof refused;
});

test("in new folders, and in those that were moved, no text a visitor reads stands in the code", () => {
  const views = cases.filter(([file, code]) => code === view && !file.includes("/countries/"));
  expect(views).toHaveLength(10);
  for (const [file] of views) expect([file, refused[file]]).toEqual([file, [3, 5, 6, 7, 8]]);
});

test("older folders keep their place", () => {
  expect(refused["components/countries/answer.tsx"]).toEqual([]);
});

test("a sentence of lib and the label of a field are found; names, keys, logs and faults of ours are not", () => {
  const domains = cases.filter(([, code]) => code === domain);
  expect(domains).toHaveLength(5);
  for (const [file] of domains) expect([file, refused[file]]).toEqual([file, [2, 9]]);
});
