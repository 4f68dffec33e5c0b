import { bestPlaces } from "#lib/quick-nav/best-places.ts";
import { buildIndex } from "#lib/quick-nav/build-index.ts";
import { prepareIndex } from "#lib/quick-nav/find-entries.ts";

const index = prepareIndex(buildIndex());
const places = (question: string, most?: number) => bestPlaces(index, question, most).map(({ to }) => to);

test.each([
  ["How do I register a company in Ghana?", "/start-business/ghana"],
  ["What does a work visa for Kenya cost?", "/explore/passport"],
  ["I want to send money to Liberia", "/send"],
  ["how can I become a grower", "/policies/grower/apply"],
  ["Please delete my account", "/portal/onestop/account"],
  ["What holidays are there in Togo?", "/one-africa"],
  ["Could you compare taxes of Ghana and Nigeria", "/explore/compare"],
  ["what is the minimum wage in Ivory Coast", "/start-business/cote-divoire"],
  ["clinics", "/programs#clinics"],
])("“%s” is answered by %s, among three at most", (question, to) => {
  expect(places(question)).toContain(to);
  expect(places(question).length).toBeLessThanOrEqual(3);
});

test("what quick navigation finds for the same words stands first, and no place stands twice", () => {
  expect(places("ghana")[0]).toBe("/start-business/ghana");
  expect(places("contact")[0]).toBe("/contact");
  const many = places("start a business in ghana or kenya", 20);
  expect(new Set(many).size).toBe(many.length);
});

test.each(["", "  ", "?!", "Hello", "Can you help me please", "Bonjour", "qwertz zzz"])(
  "“%s” says nothing that a place could answer",
  (question) => expect(places(question)).toEqual([]),
);
