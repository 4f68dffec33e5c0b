import { readImportGraph } from "#tests/support/import-graph.ts";

const graph = readImportGraph();
const isOwn = (file: string) => /(^|\/)confidential(\/|\.)|\(quiet\)/.test(file);

/** The one figure that is used elsewhere: how many cases wait. */
const counted = "lib/casework/tell-caseworkers.ts → lib/confidential/index.ts";

test("nothing of the site but its own pages and calls knows confidential cases; their limits and how many wait alone are told", () => {
  const others = [...graph].flatMap(([file, imports]) =>
    isOwn(file) || file.startsWith("tests/")
      ? []
      : imports.filter((one) => one.startsWith("lib/confidential/")).map((one) => `${file} → ${one}`),
  );
  const told = others.filter((line) => !/→ lib\/confidential\/open\/(limits|paths)\.ts$/.test(line));
  expect(told.filter((line) => !line.startsWith("lib/ops/cli/"))).toEqual([counted]);
});

test("confidential cases are no part of the queue, the desk, the outbox or jobs", () => {
  const taken = [...graph].flatMap(([file, imports]) =>
    file.startsWith("lib/confidential/") ? imports.map((one) => one.split("/").slice(0, 2).join("/")) : [],
  );
  for (const other of ["lib/cases", "lib/casework", "lib/desk", "lib/email", "lib/jobs", "lib/rate-limit"])
    expect(taken).not.toContain(other);
});
