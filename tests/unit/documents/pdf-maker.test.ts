import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { documentPdf } from "#lib/services/documents/index.ts";
import { openPdfMaker, pdfLimits } from "#lib/services/documents/pdf-maker.ts";
import { aDocument } from "#tests/support/a-document.ts";
import { textOfPdf } from "#tests/support/text-of-pdf.ts";
import { until } from "#tests/support/until.ts";

/** A file that runs instead of the one that draws. */
function aProcess(source: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "pdf-")), "process.mjs");
  writeFileSync(file, source);
  return file;
}
const answersAtOnce = aProcess(
  `process.on("message", () => process.send({ bytes: new Uint8Array(4), missing: [], pid: process.pid }));`,
);
const neverAnswers = aProcess(`process.on("message", () => { for (;;); });`);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a document becomes a PDF in a process of its own", async () => {
  const { bytes, missing } = await documentPdf(aDocument({ from: ["Ada\u0007 Lovelace"] }), "one");
  expect((await textOfPdf(bytes)).pages.join(" ")).toContain("Ada Lovelace");
  expect(missing).toEqual([]);
});

test("the process ends when it has nothing to do, and the next document has a new one", async () => {
  const maker = openPdfMaker({ ...pdfLimits, idleMs: 50 }, answersAtOnce);
  await maker.make(aDocument(), "one");
  const first = maker.pid() ?? 0;
  expect(isAlive(first)).toBe(true);
  await until(() => maker.pid() === undefined);
  await until(() => !isAlive(first));
  await maker.make(aDocument(), "one");
  expect(maker.pid()).not.toBe(first);
  await until(() => maker.pid() === undefined);
});

test("a document that comes while the process waits is not cut off by its end", async () => {
  const slow = aProcess(
    `process.on("message", () => setTimeout(() => process.send({ bytes: new Uint8Array(4), missing: [] }), 200));`,
  );
  const maker = openPdfMaker({ ...pdfLimits, idleMs: 100 }, slow);
  await maker.make(aDocument(), "one");
  await expect(maker.make(aDocument(), "one")).resolves.toMatchObject({ missing: [] });
  await until(() => maker.pid() === undefined);
});

test("after so many documents a process gives way to a new one", async () => {
  const maker = openPdfMaker({ ...pdfLimits, documents: 2, idleMs: 50 }, answersAtOnce);
  const made = await Promise.all(Array.from({ length: 5 }, () => maker.make(aDocument(), "one")));
  const pids = made.map((one) => (one as typeof one & { pid: number }).pid);
  expect(new Set(pids).size).toBe(3);
  expect(pids[0]).toBe(pids[1]);
  await until(() => maker.pid() === undefined);
});

test("one that takes too long is given up, and the next one is made", async () => {
  const maker = openPdfMaker({ ...pdfLimits, makeMs: 300, idleMs: 50 }, neverAnswers);
  const stuck = maker.make(aDocument(), "one");
  const pid = maker.pid() ?? 0;
  await expect(stuck).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 30 });
  await until(() => !isAlive(pid));
  await expect(maker.make(aDocument(), "one")).rejects.toMatchObject({ code: "unavailable" });
});

test("a process that dies fails its document alone", async () => {
  const dies = aProcess(`process.on("message", ({ title }) => title === "die" ? process.exit(3)
    : process.send({ bytes: new Uint8Array(4), missing: [] }));`);
  const maker = openPdfMaker({ ...pdfLimits, idleMs: 50 }, dies);
  const [one, other] = await Promise.allSettled([
    maker.make(aDocument({ title: "die" }), "one"),
    maker.make(aDocument(), "one"),
  ]);
  expect(one).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  expect(other.status).toBe("fulfilled");
  await until(() => maker.pid() === undefined);
});

test("where too many wait, another one is told to come back", async () => {
  const maker = openPdfMaker({ ...pdfLimits, waiting: 2, idleMs: 50 }, answersAtOnce);
  const asked = Array.from({ length: 5 }, () => maker.make(aDocument(), "one"));
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual([
    ...["fulfilled", "fulfilled", "fulfilled"],
    ...["rejected", "rejected"],
  ]);
  expect(ends[3]).toMatchObject({ reason: { code: "unavailable" } });
  await until(() => maker.pid() === undefined);
});

/** Requests one document for each caller at once; returns the callers in the order their documents were drawn. */
async function drawnInOrder(callers: readonly string[], limits: Partial<typeof pdfLimits> = {}) {
  const maker = openPdfMaker({ ...pdfLimits, ...limits, idleMs: 50 }, answersAtOnce);
  const drawn: string[] = [];
  const asked = callers.map((caller) =>
    maker.make(aDocument(), caller).then(
      () => drawn.push(caller),
      () => undefined,
    ),
  );
  await Promise.all(asked);
  await until(() => maker.pid() === undefined);
  return drawn;
}

test("callers take turns, however many documents one of them asks for", async () => {
  const greedy = Array<string>(6).fill("greedy");
  expect(await drawnInOrder([...greedy, "one", "other"])).toEqual([
    ...["greedy", "greedy", "one", "other"],
    ...["greedy", "greedy", "greedy", "greedy"],
  ]);
});

test("one caller has so many waiting, and makes room for others where all places are taken", async () => {
  const greedy = Array<string>(12).fill("greedy");
  expect(await drawnInOrder(greedy)).toHaveLength(1 + pdfLimits.waitingOfCaller);
  const drawn = await drawnInOrder([...greedy, "one", "other"], { waiting: 4 });
  expect(drawn.toSorted()).toEqual(["greedy", "greedy", "greedy", "one", "other"]);
});
