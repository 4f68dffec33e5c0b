import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { importResearch } from "#lib/ops/import/import-research.ts";
import { research } from "./research-fixture.ts";

const folder = mkdtempSync(path.join(tmpdir(), "akoma-facts-"));
const factsFolder = path.join(folder, "facts");
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => cpSync("lib/data/countries/facts", factsFolder, { recursive: true }));

const inFacts = (name: string) => readFileSync(path.join(factsFolder, name), "utf8");

function aFile(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

/** One research file that gives Ghana new offices and legal forms, made the day after the facts. */
const ofOffices = () =>
  aFile("offices-of-2027.json", {
    generated: "2027-01-02",
    countries: [{ ...research().agencies, slug: "ghana" }],
  });

test("a file of research replaces its parts of the countries it names, and says what differs", async () => {
  const kenya = inFacts("countries/kenya.json");
  const { lines, leftOut, written } = await importResearch(ofOffices(), { factsFolder });
  expect(lines).toContain(
    "Ghana: legalForms › “Company”: nothing → Company, company, ABCD (source gleif-elf-1.5)",
  );
  expect(lines.find((line) => line.includes("Ghana Revenue Authority"))).toMatch(/→ nothing \(source /);
  expect(lines).toContain(`Compiled on: ${dataAsOf} → 2027-01-02`);
  expect(lines.every((line) => /^(Ghana: |Compiled on)/.test(line))).toBe(true);
  expect(leftOut).toEqual([]);
  expect(written).toBe(2);
  expect(inFacts("countries/ghana.json")).toContain('"name": "Company", "abbr": null');
  expect(inFacts("countries/ghana.json")).toContain('"officialName": "Republic of Ghana"');
  expect(inFacts("countries/kenya.json")).toBe(kenya);
});

test("the same research once more changes nothing", async () => {
  await importResearch(ofOffices(), { factsFolder });
  const once = inFacts("countries/ghana.json");
  expect(await importResearch(ofOffices(), { factsFolder })).toMatchObject({ lines: [], written: 0 });
  expect(inFacts("countries/ghana.json")).toBe(once);
});

test("a dry run says what would differ and writes nothing", async () => {
  const before = inFacts("countries/ghana.json");
  const { lines, written } = await importResearch(ofOffices(), { factsFolder, dryRun: true });
  expect(lines.length).toBeGreaterThan(1);
  expect(written).toBe(0);
  expect(inFacts("countries/ghana.json")).toBe(before);
});

test("a figure that changes is told with both values, sources and years; a source read again keeps its switch", async () => {
  const { payments } = research();
  const { lines } = await importResearch(
    aFile("money.json", {
      countries: [{ ...payments, slug: "ghana" }],
      sources: {
        "heritage-ief-2026": {
          title: "Index of Economic Freedom, read again",
          publisher: "The Heritage Foundation",
          url: null,
          licence: "unclear",
          snapshot: null,
        },
      },
    }),
    { factsFolder },
  );
  expect(lines.find((line) => line.startsWith("Ghana: Adults with an account"))).toMatch(
    /: [\d.]+ \(source findex-2025, \d{4}\) → 55\.5 \(source findex-2025, 2024\)$/,
  );
  expect(lines.some((line) => line.startsWith("Sources › “heritage-ief-2026” › title: "))).toBe(true);
  const sources = JSON.parse(inFacts("sources.json")) as { id: string; enabled: boolean }[];
  expect(sources.find(({ id }) => id === "heritage-ief-2026")).toMatchObject({ enabled: false });
});

test("what no record has a place for is named", async () => {
  const { registration } = research();
  const file = aFile("ghana.json", { ...registration, slug: "ghana", teas: {} });
  expect((await importResearch(file, { factsFolder })).leftOut).toEqual([
    '"teas" of 1 registrations: the records have no place for it.',
  ]);
  expect((await importResearch(aFile("tea.json", { teas: [] }), { factsFolder })).leftOut).toEqual([
    "tea.json: the records have no place for this kind of research.",
  ]);
});

test("research that does not fit is refused with a sentence, and nothing is written", async () => {
  const before = inFacts("countries/ghana.json");
  const { agencies, payments } = research();
  const refused = (name: string, content: unknown) => importResearch(aFile(name, content), { factsFolder });
  await expect(refused("a.json", { countries: [{ ...agencies, slug: "atlantis" }] })).rejects.toThrow(
    "The research names atlantis, which is none of the countries.",
  );
  await expect(
    refused("b.json", { countries: [{ ...payments, slug: "ghana", fx_regime_status: "guessed" }] }),
  ).rejects.toThrow(/^The record of ghana does not fit: payments\.fxRegimeStatus: /);
  await expect(refused("c.json", [])).rejects.toThrow("The file c.json holds no object.");
  await expect(importResearch(path.join(folder, "none"), { factsFolder })).rejects.toThrow(
    /^There is no file/,
  );
  expect(inFacts("countries/ghana.json")).toBe(before);
});
