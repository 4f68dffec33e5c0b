import { compareCountries, comparisonCsv, riskRating, similarCountries } from "#lib/data/countries/index.ts";
import { factSource, findCountry, findSource, listCountries } from "#lib/data/countries/record/index.ts";
import { applyEdit, sourceIdOf, withEdits, type FactEdit } from "#lib/data/countries/record/apply-edit.ts";
import { builtFiles } from "#lib/data/countries/record/country-records.ts";
import { countryFile } from "#lib/data/countries/record/country-file.ts";
import { overlayEdits, onVersion, perVersion } from "#lib/data/countries/record/version.ts";
import { digestOfFact, findFact, listFacts, originOf } from "#lib/data/countries/record/facts-of.ts";

const fileOf = (slug: string) => builtFiles.find((file) => file.slug === slug)!;
const source = {
  title: "Yearbook",
  publisher: "An office for tests",
  url: "https://example.org/yearbook",
  asOf: "2026-11",
};

/** An edit of a fact as the build has it; fields that are not given stay. */
function anEdit(
  country: string,
  path: string,
  values: FactEdit["values"],
  id = `0000000${path.length}`,
): FactEdit {
  const fact = findFact(fileOf(country), path)!;
  const kept = Object.fromEntries(fact.leaves.map(({ name, value }) => [name, value]));
  return { id, country, path, base: digestOfFact(fact.value), values: { ...kept, ...values }, source };
}

const applied = (edit: FactEdit) => {
  const outcome = applyEdit(fileOf(edit.country), fileOf(edit.country), edit);
  return outcome.does === "apply" ? outcome.file : undefined;
};

afterEach(() => overlayEdits([]));

test("every fact that a file states with a source is found once, and what its form asks for fits it as it stands", () => {
  for (const file of builtFiles) {
    const facts = listFacts(file);
    expect(facts.length).toBeGreaterThan(100);
    expect(new Set(facts.map(({ path }) => path)).size).toBe(facts.length);
    const known = facts.filter(({ value, isEditable }) => isEditable && value !== null);
    expect(known.length).toBeGreaterThan(100);
    for (const { path, value } of known) {
      const outcome = applyEdit(file, file, anEdit(file.slug, path, {}));
      expect([path, value, outcome.does]).toEqual([path, value, "apply"]);
    }
  }
});

test("a fact that has rows of its own is changed in its file: a form would leave them as they are", () => {
  const file = fileOf("ghana");
  expect(findFact(file, "exportPartners")).toMatchObject({ isEditable: false });
  const edit = anEdit("ghana", "exportPartners", { year: 2026 });
  expect(applyEdit(file, file, edit)).toEqual({ does: "overtaken" });
});

test("a file with an edit is still one that may be published, and only the fact and its source are other ones", () => {
  const edits = [
    anEdit("ghana", "figures.inflation_pct", { value: 9.5, year: 2026 }),
    anEdit("ghana", "registration.steps.0", {
      institution: "The registry of tests",
      "cost.amount": 12,
      "cost.currency": "GHS",
    }),
    anEdit("ghana", "tax.company", { ratePct: 24 }),
    anEdit("ghana", "legalSystem", { "": "common law" }),
    anEdit("ghana", "registration", { online: "none" }),
  ];
  for (const edit of edits) {
    const file = applied(edit)!;
    expect(countryFile.safeParse(file).error).toBeUndefined();
    const before = new Map(listFacts(fileOf("ghana")).map((one) => [one.path, one]));
    const others = listFacts(file).filter(
      ({ path }) => path !== edit.path && !edit.path.startsWith(path) && !path.startsWith(edit.path),
    );
    for (const other of others) expect(other.value).toEqual(before.get(other.path)!.value);
  }
  const all = withEdits(fileOf("ghana"), edits);
  expect(countryFile.safeParse(all).error).toBeUndefined();
  expect(all.legalSystem).toBe("common law");
  expect(originOf(all)("legalSystem")).toBe(sourceIdOf(edits[3]!));
  expect(all.registration.steps[0]).toMatchObject({
    institution: "The registry of tests",
    cost: { amount: 12 },
    status: "sourced",
    sources: [sourceIdOf(edits[1]!)],
  });
  expect(all.registration.sources.at(-1)).toMatchObject({ title: "Yearbook", year: 2026 });
});

test("a new value carries none of the marks of the old one, and what was too old to show comes back", () => {
  const marked = builtFiles.flatMap((file) =>
    Object.entries(file.figures).flatMap(([key, figure]) =>
      figure?.estimate ? [{ slug: file.slug, path: `figures.${key}` }] : [],
    ),
  )[0]!;
  const edit = anEdit(marked.slug, marked.path, { value: 1, year: 2026 });
  expect(findFact(applied(edit)!, marked.path)!.value).not.toHaveProperty("estimate");
  const gone = builtFiles.find((file) => Object.keys(file.withdrawn ?? {}).length > 0)!;
  const key = Object.keys(gone.withdrawn!)[0]!;
  const renewed = applied(anEdit(gone.slug, `figures.${key}`, { value: 3, year: 2026 }))!;
  expect(renewed.withdrawn).not.toHaveProperty(key);
});

test("what does not fit the fact, or was made for another state of it, is not laid over it", () => {
  const edit = anEdit("kenya", "figures.inflation_pct", { value: 4, year: 2026 });
  const [file] = [fileOf("kenya")];
  expect(applyEdit(file, file, { ...edit, values: { ...edit.values, year: 20260 } })).toEqual({
    does: "misfit",
    leaves: ["year"],
  });
  expect(applyEdit(file, file, { ...edit, base: "of another state" })).toEqual({ does: "overtaken" });
  expect(applyEdit(file, file, { ...edit, path: "figures.none" })).toEqual({ does: "overtaken" });
  const takenIn = applied(edit)!;
  expect(applyEdit(takenIn, takenIn, edit)).toEqual({ does: "nothing" });
});

test("whatever is worked out of the records follows the edits that are laid over them, and goes back with them", () => {
  const other = findCountry("togo");
  const [before, csv, alike] = [
    riskRating(findCountry("ghana")!)!,
    comparisonCsv([findCountry("ghana")!]),
    similarCountries("ghana"),
  ];
  const count = import.meta.jest.fn(() => listCountries().length);
  const counted = perVersion("of this test", count);
  counted();
  overlayEdits([
    anEdit("ghana", "figures.political_stability", { value: 1, year: 2025 }, "aaaaaaaa-1"),
    anEdit("ghana", "figures.internet_users_pct", { value: 1, year: 2026 }, "bbbbbbbb-2"),
    anEdit("ghana", "legalSystem", { "": "common law" }, "cccccccc-3"),
  ]);
  counted();
  counted();
  expect(count).toHaveBeenCalledTimes(2);
  const ghana = findCountry("ghana")!;
  expect(ghana.figures.internet_users_pct).toMatchObject({ value: 1, source: "desk-bbbbbbbb" });
  expect(findSource("desk-bbbbbbbb")).toMatchObject({ title: "Yearbook", enabled: true });
  expect(factSource(ghana, "legalSystem")).toBe("desk-cccccccc");
  expect(riskRating(ghana)!.score).toBeLessThan(before.score);
  expect(comparisonCsv([ghana])).not.toBe(csv);
  expect(similarCountries("ghana")).not.toEqual(alike);
  expect(JSON.stringify(compareCountries([ghana, findCountry("kenya")!]))).toContain("desk-bbbbbbbb");
  expect(findCountry("togo")).toBe(other);
  overlayEdits([]);
  expect(riskRating(findCountry("ghana")!)).toEqual(before);
  expect(comparisonCsv([findCountry("ghana")!])).toBe(csv);
});

test("who listens is told which countries changed, and nothing where the same edits come again", () => {
  const received: string[][] = [];
  onVersion((changed) => received.push([...changed].toSorted()));
  const [one, two] = [
    anEdit("ghana", "figures.inflation_pct", { value: 4, year: 2026 }),
    anEdit("togo", "figures.inflation_pct", { value: 5, year: 2026 }),
  ];
  overlayEdits([one]);
  overlayEdits([{ ...one }]);
  overlayEdits([one, two]);
  overlayEdits([two]);
  expect(received).toEqual([["ghana"], ["togo"], ["ghana"]]);
});
