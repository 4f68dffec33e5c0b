import { listCountries } from "#lib/data/countries/record/index.ts";
import { findEntries, prepareIndex, groupIds } from "#lib/domains/quick-nav/open/find-entries.ts";
import { buildIndex } from "#lib/domains/quick-nav/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

const groupTitles: readonly string[] = groupIds.map((id) => wordsOf("shell")(`quickNav.group.${id}`));
const index = prepareIndex(buildIndex());
const find = (query: string, most = 40) => findEntries(index, query, most);
const first = (query: string) => find(query)[0]?.entries[0]?.label;
const labels = (query: string) => find(query).flatMap(({ entries }) => entries.map(({ label }) => label));

test.each([
  ["ci", "Côte d'Ivoire"],
  ["CIV", "Côte d'Ivoire"],
  ["ma", "Morocco"],
  ["ng", "Nigeria"],
  ["burkina fasso", "Burkina Faso"],
  ["Cabo Verde", "Cabo Verde"],
  ["Cape Verde", "Cabo Verde"],
  ["المغرب", "Morocco"],
  ["مغرب", "Morocco"],
  ["Afrique du Sud", "South Africa"],
  ["Misri", "Egypt"],
  ["Moçambique", "Mozambique"],
  ["Yaoundé", "Cameroon"],
  ["yaounde", "Cameroon"],
  ["Lagos", "Nigeria"],
  ["cotedivoire", "Côte d'Ivoire"],
  ["Côte d’Ivoire", "Côte d'Ivoire"],
  ["ivory cost", "Côte d'Ivoire"],
  ["nigria", "Nigeria"],
  ["niegria", "Nigeria"],
  ["igypt", "Egypt"],
  ["ehtiop", "Ethiopia"],
  ["niger", "Niger"],
  ["SOUTH AFRICA", "South Africa"],
  ["dr congo", "DR Congo"],
  ["sao tome", "São Tomé and Príncipe"],
  ["contact", "Contact"],
  ["subsidiaries", "Divisions"],
  ["esg", "Environment, people and conduct"],
  ["hub", "Distribution hubs"],
  ["investor por", "Investor portal"],
  ["shortcuts", "Keyboard shortcuts"],
  ["hiring", "Start a business"],
  ["import", "Start a business"],
  ["duty calendar", "Start a business"],
  ["public holidays", "Living in Africa"],
])("“%s” finds %s first", (query, label) => {
  expect(first(query)).toBe(label);
});

test("an exact code stands above words that begin with it", () => {
  expect(labels("ma").slice(0, 4)).toEqual(["Morocco", "Madagascar", "Malawi", "Mali"]);
});

test("a region lists its countries before all others", () => {
  const northern = listCountries().filter(({ region }) => region === "North Africa");
  expect(labels("north africa").slice(0, northern.length)).toEqual(northern.map(({ name }) => name));
});

test("nothing, not everything, answers what nobody could mean", () => {
  for (const query of ["zzzzzz", "???", "<script>", "x".repeat(10_000)]) expect(find(query)).toEqual([]);
});

test("a slip never buries what answers as typed", () => {
  expect(labels("mali")).toEqual(["Mali"]);
  expect(labels("chad")).toEqual(["Chad"]);
});

test("two slips in one word are not forgiven, and none in a word of three letters", () => {
  expect(find("nugreia")).toEqual([]);
  expect(labels("mlx")).toEqual([]);
});

test("an empty query is answered by every group in order, and by no more rows than there is room for", () => {
  const groups = find("  ");
  const names = groups.map(({ name }) => name);
  expect(names).toEqual(groupTitles.filter((name) => names.includes(name)));
  expect(names).toEqual(expect.arrayContaining(["Pages", "Countries", "Portals"]));
  expect(groups.flatMap(({ entries }) => entries)).toHaveLength(40);
  expect(groups.find(({ name }) => name === "Countries")?.total).toBe(54);
});

test("without an exact answer the groups keep their order", () => {
  expect(find("co").map(({ name }) => name)).toEqual(
    groupTitles.filter((name) => find("co").some((group) => group.name === name)),
  );
});

test("every group that answers has a row, however little room there is", () => {
  expect(find("", 16).map(({ name }) => name)).toEqual(find("", 500).map(({ name }) => name));
});

test("room is dealt out fairly: no group takes it all", () => {
  const groups = find("a", 20);
  expect(groups.length).toBeGreaterThan(2);
  expect(groups.flatMap(({ entries }) => entries).length).toBeLessThanOrEqual(20);
  for (const { entries } of groups) expect(entries.length).toBeGreaterThan(0);
});
