import { understand } from "#lib/domains/navigator/understand/understand.ts";
import { topics } from "#lib/domains/navigator/topics/topics.ts";
import { smallCorpus } from "#tests/support/small-corpus.ts";

const corpus = smallCorpus([]);
const read = (ask: string, before = {}) => understand(corpus, { ask, ...before });

test("there are at least sixty topics, each with an id of its own, and what is asked next is one of them", () => {
  const ids = topics.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
  expect(topics.flatMap(({ next = [] }) => next).filter((id) => !ids.includes(id))).toEqual([]);
});

test.each([
  ["How long does it take to register a company in Rwanda?", "register-time", ["rwanda"]],
  ["hw long to regster a compny in nigera", "register-time", ["nigeria"]],
  ["combien coute la création d'une sarl au sénégal", "register-cost", ["senegal"]],
  ["quanto custa abrir uma empresa em angola", "register-cost", ["angola"]],
  ["capital minimum SARL Togo", "min-capital", ["togo"]],
  ["what is the capital of Burkina Faso", "capital-city", ["burkina-faso"]],
  ["how to get a TIN in Kenya", "tax-number", ["kenya"]],
  ["IFU benin", "tax-number", ["benin"]],
  ["TVA sénégal", "vat", ["senegal"]],
  ["vat threshold ghana", "vat-registration", ["ghana"]],
  ["salaire minimum mali", "minimum-wage", ["mali"]],
  ["minimum wage kenya or tanzania", "minimum-wage", ["kenya", "tanzania"]],
  ["political risk rating Ghana", "risk-rating", ["ghana"]],
  ["register a clinic in Kenya", "register", ["kenya"]],
  ["which side of the road do they drive on in Zambia", "driving-side", ["zambia"]],
  ["dual citizenship Ethiopia", "two-nationalities", ["ethiopia"]],
  ["work permit nigeria", "work-permit", ["nigeria"]],
  ["kra vat return", "tax-returns", ["kenya"]],
])("“%s” asks for %s", (ask, topic, countries) => {
  const { topics: found, countries: named, isClear } = read(ask);
  expect(found[0]?.id).toBe(topic);
  expect(named).toEqual(countries);
  expect(isClear).toBe(true);
});

test.each([
  ["VAT in Congo", {}, [], ["congo", "dr-congo"]],
  ["How do I register a company in Congo?", {}, [], ["congo", "dr-congo"]],
  ["VAT in Congo", { countries: ["dr-congo"] }, ["dr-congo"], undefined],
  ["congo kinshasa or congo, VAT?", {}, ["dr-congo", "congo"], undefined],
  ["i am a congolese (DRC), minimum wage", {}, ["congo", "dr-congo"], undefined],
  ["VAT in Congo Brazzaville", {}, ["congo"], undefined],
  ["VAT in NA", {}, ["namibia"], undefined],
])("“%s” after %j is about %j, or between %j", (ask, before, countries, between) => {
  const understood = read(ask, before);
  expect([understood.countries, understood.between]).toEqual([countries, between]);
});

test.each([
  ["I am Nigerian, do I need a visa for Kenya?", "NG", ["kenya"]],
  ["visa for ethiopia with a german passport", "DE", ["ethiopia"]],
  ["do Ghanaians need a visa to South Africa", "GH", ["south-africa"]],
  ["nigerian going to ethiopia, visa?", "NG", ["ethiopia"]],
])("“%s” tells which passport somebody has", (ask, passport, countries) => {
  const { topics: found, passport: held, countries: named } = read(ask);
  expect([found[0]?.id, held, named]).toEqual(["visa", passport, countries]);
});

test("people name a country where nobody says that they are one of them", () => {
  const { passport, countries } = read("nigerian company tax");
  expect([passport, countries]).toEqual([undefined, ["nigeria"]]);
});

test("a question goes on with the country and the topic of the one before", () => {
  const before = { countries: ["rwanda"], about: "register-time" };
  const topicOf = (ask: string) => read(ask, before).topics[0]?.id;
  expect([topicOf("what about Kenya?"), read("what about Kenya?", before).countries]).toEqual([
    "register-time",
    ["kenya"],
  ]);
  expect([topicOf("and the VAT?"), read("and the VAT?", before).countries]).toEqual(["vat", ["rwanda"]]);
  expect(topicOf("how much?")).toBe("register-cost");
  expect(read("compare with Kenya", before).countries).toEqual(["rwanda", "kenya"]);
});

test("two things asked for at once are both understood, and a way to register is seen", () => {
  expect(read("company tax and VAT in Kenya").topics.map(({ id }) => id)).toEqual(["company-tax", "vat"]);
  expect(read("cost of registering as a sole trader in Uganda").registration).toBe("sole-trader");
});

test("what no topic knows is not clear", () => {
  expect(read("register a trademark in Kenya").isClear).toBe(false);
  expect(read("purple elephants").topics).toEqual([]);
});
