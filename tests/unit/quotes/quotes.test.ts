import { getForm } from "#lib/domains/forms/index.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import { passedNames } from "#lib/domains/quotes/open/fields.ts";
import { fits, reaches } from "#lib/domains/quotes/open/quote.ts";
import { passedOf, sayPassed } from "#lib/domains/quotes/quote-body.ts";
import { passedOn, quoteDeclined, quoteGiven } from "#lib/domains/quotes/schema.ts";

const id = "6f1f6c3e-0000-4000-8000-000000000001";

const request = {
  goods: "Jute bags",
  amount: "500 pieces",
  quality: null,
  deliverTo: "liberia",
  place: "Buchanan",
  by: "2027-03-01",
  sketch: ["a-file"],
  fullName: "Ama Sample",
  phone: "+231770123456",
  buyer: "firm",
  passOn: true,
};

test("what is passed on is what is wanted and where it goes: never who asks, how they are reached, or a file", () => {
  expect(Object.keys(passedOf(request)).toSorted()).toEqual([...passedNames].toSorted());
  const text = JSON.stringify(sayPassed(passedOf(request)));
  expect(text).toContain("Buchanan");
  expect(text).toContain("Liberia");
  expect(text).not.toMatch(/Ama|770|a-file|firm/);
  const asked = fieldsOf(getForm("quote-request")).map(({ name }) => name);
  expect(passedNames.filter((name) => !asked.includes(name))).toEqual([]);
});

test("a vendor fits who supplies what is wanted, and delivers so far at least", () => {
  const vendor = { id, reference: "AK-1", firm: "A", country: "GH", supplies: ["tools"], reach: "country", speed: "days" }; // prettier-ignore
  expect(fits(vendor, {})).toBe(true);
  expect(fits(vendor, { supplies: "", reach: "" })).toBe(true);
  expect(fits(vendor, { supplies: "tools", reach: "town" })).toBe(true);
  expect(fits(vendor, { supplies: "energy" })).toBe(false);
  expect(fits(vendor, { reach: "overseas" })).toBe(false);
  expect(fits(vendor, { reach: "the moon" })).toBe(true);
  const asked = fieldsOf(getForm("vendor")).find(({ name }) => name === "reach");
  expect(asked?.kind === "choice" && asked.options).toEqual([...reaches]);
});

const pathsOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path }) => path.join(".")).toSorted();

test("bad input is said beside its field", () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  expect(pathsOf(passedOn.safeParse({ reference: "AK-1", vendors: [], until: day }))).toEqual(["vendors"]);
  expect(pathsOf(passedOn.safeParse({ reference: "AK-1", vendors: [id], until: "2020-01-01" }))).toEqual([
    "until",
  ]);
  expect(pathsOf(quoteGiven.safeParse({ id }))).toEqual([
    "covers",
    "delivery",
    "holdsUntil",
    "price",
    "showName",
  ]);
  expect(pathsOf(quoteDeclined.safeParse({ id: "x", reason: "" }))).toEqual(["id", "reason"]);
});
