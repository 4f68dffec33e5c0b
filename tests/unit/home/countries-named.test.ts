import { countriesNamed } from "#components/home/map-answer.tsx";

const countries = ["Guinea", "Guinea-Bissau", "Equatorial Guinea", "Côte d’Ivoire", "Togo: 1 to 3 days"].map(
  (name) => ({ name }),
);
const named = (typed: string) => countriesNamed(countries, typed)?.map(({ name }) => name);

test("what begins with the words stands before what has them further on", () => {
  expect(named("gui")).toEqual(["Guinea", "Guinea-Bissau", "Equatorial Guinea"]);
});

test("accents and case do not matter", () => {
  expect(named("COTE")).toEqual(["Côte d’Ivoire"]);
});

test("nothing typed asks nothing; what no name begins with finds none; what stands behind the colon is no name", () => {
  expect(named("  ")).toBeUndefined();
  expect(named("zz")).toEqual([]);
  expect(named("days")).toEqual([]);
});
