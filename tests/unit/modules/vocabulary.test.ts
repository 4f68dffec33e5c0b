import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";

/** Words of the glossary in CONTRIBUTING.md that have a standard term, as parts of an identifier. */
const replaced = [
  "deed",
  "deeds",
  "told",
  "said",
  "spoken",
  "heard",
  "stands",
  "yardstick",
  "matter",
  "room",
  "rooms",
];
const replacedNames = /^(?:inTurn|lookAgain|keepLatest|oneAtATime|layOver)$/;

/** Names of stored data, which rows and devices from before have; and the only files that may use them, if not all. */
const stored = new Map<string, readonly string[]>([
  ["senderToldAt", []], // a column
  ["toldOn", []], // a column
  ["hasSaid", []], // on visitors' devices
  ["doHeldDeed", []], // a job
  ["deed", ["lib/domains/cases/case-events.ts"]], // of older events
  ["told", ["lib/domains/cases/pending-actions.ts"]], // encrypted
  ["said", ["lib/domains/fact-edits/stored-edit.ts", "tests/integration/leads/move-page-feedback.test.ts"]],
  [
    "matter", // a field of a form
    [
      "lib/domains/forms/definitions/letters.ts",
      "lib/domains/letters/texts/en.ts",
      "lib/domains/letters/texts/fr.ts",
      "tests/unit/forms/letter-forms.test.ts",
    ],
  ],
]);

function identifiersIn(code: string, file: string): Set<string> {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function isReplaced(name: string, file: string): boolean {
  if (replacedNames.test(name)) return true;
  const parts = name.match(/[A-Z]?[a-z]+/g)?.map((part) => part.toLowerCase()) ?? [];
  if (!parts.some((part) => replaced.includes(part))) return false;
  const files = stored.get(name);
  return files === undefined || (files.length > 0 && !files.includes(file));
}

test("no identifier has a word that the glossary replaces, but for names of stored data", () => {
  const listing = [
    "ls-files",
    "-co",
    "--exclude-standard",
    "--",
    "app",
    "components",
    "lib",
    "tests",
    "*.ts",
  ];
  const files = execFileSync("git", listing, { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file));
  const found = [...new Set(files)].flatMap((file) =>
    [...identifiersIn(readFileSync(file, "utf8"), file)]
      .filter((name) => isReplaced(name, file))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("a replaced word is found as part of a name, a stored name only where it is stored", () => {
  expect(
    [...identifiersIn("const { wasTold, text } = a;", "a.ts")].filter((name) => isReplaced(name, "a.ts")),
  ).toEqual(["wasTold"]);
  expect(isReplaced("deed", "lib/domains/cases/case-events.ts")).toBe(false);
  expect(isReplaced("deed", "lib/domains/cases/find-case.ts")).toBe(true);
  expect(isReplaced("mushrooms", "a.ts")).toBe(false);
});
