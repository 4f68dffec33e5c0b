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
const domain = `import { log } from "#lib/log.ts";
export const title = "Ask for access";
export const kind = "caseworker";
export const refuse = (at: string) => {
  log.warn({ at }, "Somebody asked twice");
  throw new Error("The row is gone");
};
export type State = "In hand of somebody";
`;

const cases = [
  ["components/forms/answer.tsx", view],
  ["app/[locale]/(site)/search/page.tsx", view],
  ["components/members/answer.tsx", view],
  ["components/countries/answer.tsx", view],
  ["lib/cases/refuse.ts", domain],
] as const;

/** The lines of each case that the rule refuses. ESLint runs with all its rules, once, apart from Jest's modules. */
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
}, 120_000);

test("in new folders, and in those that were moved, no text a visitor reads stands in the code", () => {
  expect(refused["components/forms/answer.tsx"]).toEqual([3, 5, 6, 7, 8]);
  expect(refused["app/[locale]/(site)/search/page.tsx"]).toEqual([3, 5, 6, 7, 8]);
  expect(refused["components/members/answer.tsx"]).toEqual([3, 5, 6, 7, 8]);
});

test("older folders keep their place", () => {
  expect(refused["components/countries/answer.tsx"]).toEqual([]);
});

test("a sentence of lib is found; names, logs and faults of ours are not", () => {
  expect(refused["lib/cases/refuse.ts"]).toEqual([2]);
});
