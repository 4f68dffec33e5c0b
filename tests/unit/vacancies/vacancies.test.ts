import { divisions } from "#lib/data/content/divisions.ts";
import { VacancyKind } from "#lib/generated/prisma/enums.ts";
import { sayPost } from "#lib/domains/vacancies/index.ts";
import { vacancyKinds } from "#lib/domains/vacancies/open/vacancy.ts";
import { sampleVacancies } from "#lib/domains/vacancies/shared/sample-vacancies.ts";
import { vacancySaved } from "#lib/domains/vacancies/schema.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

const aPost = {
  title: "Bookkeeper",
  division: "agx",
  kind: "part_time",
  pay: "400 to 500 USD a month",
  work: "Keeps the books of the campus, month by month.",
  asked: "Three years of the same work.",
  closesOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
};

test("a division is called in the form as everywhere else, and the kinds are those of the table", () => {
  const words = wordsOf("vacancies");
  expect(divisions.map(({ id }) => words(`field.division.is.${id}`))).toEqual(
    divisions.map(({ name }) => name),
  );
  expect([...vacancyKinds]).toEqual(Object.values(VacancyKind));
});

test("a post is named with its place; without a country it is done from anywhere", () => {
  expect(sayPost({ title: "Bookkeeper", country: "liberia", town: "Monrovia" })).toBe(
    "Bookkeeper (Monrovia, Liberia)",
  );
  expect(sayPost({ title: "Translator", country: null, town: null })).toBe("Translator (From anywhere)");
});

test("every line of a made-up post says that it is one", () => {
  for (const { title, pay, work, asked, closesOn } of sampleVacancies()) {
    expect([title, pay, work, asked].filter((line) => !line.startsWith("Sample"))).toEqual([]);
    expect(closesOn).toBe("sample");
  }
});

test("a post without a country, town, id or version is a new one that is done from anywhere", () => {
  const read = vacancySaved.parse({ ...aPost, id: "", version: "" });
  expect(read).toMatchObject({ title: "Bookkeeper", id: undefined, version: undefined });
  expect(read.country).toBeUndefined();
});

test("a day that is over, a division and a kind that are none are refused, each beside its field", () => {
  const wrong = { ...aPost, closesOn: "2020-01-01", division: "moon", kind: "forever" };
  const fields = vacancySaved.safeParse(wrong).error?.issues.map(({ path }) => path.join("."));
  expect(fields?.toSorted()).toEqual(["closesOn", "division", "kind"]);
});
