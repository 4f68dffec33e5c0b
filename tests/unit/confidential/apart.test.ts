import { readImportGraph } from "#tests/support/import-graph.ts";

const graph = readImportGraph();
const isOwn = (file: string) => /(^|\/)confidential(\/|\.)|\(quiet\)/.test(file);

/** The one figure that is used elsewhere: how many cases wait. */
const counted = "lib/domains/casework/notify-caseworkers.ts → lib/domains/confidential/index.ts";

test("nothing of the site but its own pages and calls knows confidential cases; their limits and how many wait alone are told", () => {
  const others = [...graph].flatMap(([file, imports]) =>
    isOwn(file) || file.startsWith("tests/")
      ? []
      : imports.filter((one) => one.startsWith("lib/domains/confidential/")).map((one) => `${file} → ${one}`),
  );
  const found = others.filter(
    (line) => !/→ lib\/domains\/confidential\/open\/(limits|paths)\.ts$/.test(line),
  );
  expect(found.filter((line) => !line.startsWith("lib/ops/cli/"))).toEqual([counted]);
});

test("confidential cases are no part of the queue, the desk, the outbox or jobs", () => {
  const taken = [...graph].flatMap(([file, imports]) =>
    file.startsWith("lib/domains/confidential/")
      ? imports.map((one) => one.split("/").slice(0, 3).join("/"))
      : [],
  );
  for (const other of [
    "lib/domains/cases",
    "lib/domains/casework",
    "lib/backoffice/desk",
    "lib/services/mail",
    "lib/services/jobs",
    "lib/services/limits",
  ])
    expect(taken).not.toContain(other);
});
