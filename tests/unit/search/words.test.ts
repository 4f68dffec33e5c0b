import { smallWords, stemOf } from "#lib/services/search/open/words.ts";

test.each([
  "register registers registered registering registration registrations registry registrar",
  "company companies",
  "cooperative cooperatives cooperation",
  "apply applies applied application applications applicant",
  "employ employer employees employment",
  "tax taxes taxation taxable",
  "import imports importing importer importation",
  "licence license licences licensing",
  "organise organisation organization",
  "document documents documentation",
  "permit permits permitted",
  "travel travelling traveler",
  "nation national nationality",
  "resident residents residence residency",
  "eligible eligibility",
  "month monthly",
  "city cities",
  "labour labor",
  "societe societes",
  "fiscal fiscale fiscaux",
  "enregistrer enregistrement",
  "autorizacao autorizacoes",
])("one stem: %s", (forms) => {
  expect(new Set(forms.split(" ").map(stemOf)).size).toBe(1);
});

test.each([
  ["customs", "customer"],
  ["city", "cit"],
  ["portal", "port"],
  ["police", "policy"],
  ["station", "state"],
  ["country", "county"],
  ["currency", "current"],
  ["electricity", "election"],
  ["local", "location"],
  ["international", "intern"],
])("%s is not taken for %s", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test("short words, numbers and other scripts stay as they are", () => {
  for (const word of ["vat", "tin", "2000", "16949", "المغرب"]) expect(stemOf(word)).toBe(word);
});

test("small words are folded, and nothing that a page could be about is among them", () => {
  for (const word of smallWords) expect(word).toMatch(/^[a-z]+$/);
  for (const word of ["visa", "cost", "help", "africa", "sao"]) expect(smallWords.has(word)).toBe(false);
});
