import {
  address,
  choice,
  choices,
  country,
  date,
  email,
  file,
  longText,
  money,
  number,
  phone,
  text,
  tick,
  yesNo,
  type Field,
} from "#lib/forms/open/fields.ts";
import { fieldSchema } from "#lib/forms/open/field-schema.ts";
import { readPost } from "#lib/forms/open/read-post.ts";
import { schemaOf } from "#lib/forms/open/schema-of.ts";

/** The words of an existing field stand in for those of the fields made here. */
const words = { area: "forms", key: "shared.country" } as const;
const choiceWords = { area: "leads", key: "feedback.useful" } as const;

const yes = yesNo("grows", { words });
const all = [
  text("name", { words, most: 20 }),
  longText("why", { words, most: 50, least: 5 }),
  email("mail", { words }),
  phone("phone", { words }),
  number("land", { words, min: 0.1, max: 1000 }),
  number("heads", { words, min: 1, max: 9, isWhole: true }),
  money("asks", { words, currencies: ["USD", "LRD"], max: 5000 }),
  date("born", { words, latestDays: 0 }),
  choice("useful", { words: choiceWords, options: ["yes", "no"] }),
  choices("kinds", { words: choiceWords, options: ["yes", "no"] }),
  country("where", { words, of: "africa" }),
  country("from", { words, of: "world" }),
  yes,
  tick("agrees", { words }),
  file("photos", { words, upTo: 2, kinds: ["photo"] }),
  address("home", { words }),
] as const;

const upload = "3f1c0e54-7d55-4f4e-9d2b-1f2f6a2f5b01";
const post: [string, string][] = [
  ["name", "  Ama\tMensah "],
  ["why", "To grow\r\nrice."],
  ["mail", " Ama@Example.ORG "],
  ["phone.number", "077 012 3456"],
  ["phone.country", "LR"],
  ["land", "2,5"],
  ["heads", "3"],
  ["asks.amount", "1 250.50"],
  ["asks.currency", "LRD"],
  ["born.day", "1"],
  ["born.month", "2"],
  ["born.year", "1990"],
  ["useful", "yes"],
  ["kinds", "yes"],
  ["kinds", "no"],
  ["where", "ghana"],
  ["from", "FR"],
  ["grows", "no"],
  ["agrees", "true"],
  ["photos", upload],
  ["home.lines", "Broad Street 1"],
  ["home.place", "Monrovia"],
  ["home.country", "LR"],
];

const faultsOf = (fields: readonly Field[], body: unknown): Record<string, string> => {
  const { error } = schemaOf(fields).safeParse(body);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
};

test("a plain post of every kind of field is read and checked into typed answers", () => {
  expect(schemaOf(all).parse(readPost(all, new URLSearchParams(post)))).toEqual({
    name: "Ama Mensah",
    why: "To grow\nrice.",
    mail: "ama@example.org",
    phone: "+231770123456",
    land: 2.5,
    heads: 3,
    asks: { amount: 1250.5, currency: "LRD" },
    born: "1990-02-01",
    useful: "yes",
    kinds: ["yes", "no"],
    where: "ghana",
    from: "FR",
    grows: false,
    agrees: true,
    photos: [upload],
    home: {
      lines: "Broad Street 1",
      place: "Monrovia",
      region: undefined,
      postcode: undefined,
      country: "LR",
    },
  });
});

test("an empty post lacks every field that is not optional, each with a sentence", () => {
  const faults = faultsOf(all, readPost(all, new URLSearchParams()));
  expect(Object.keys(faults)).toEqual(all.map(({ name }) => name));
  for (const sentence of Object.values(faults)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
});

test.each<[Field, unknown, RegExp]>([
  [all[0], "a".repeat(21), /at most 20 characters/],
  [all[1], "a", /at least 5 characters/],
  [all[2], "ama", /name@example.org/],
  [all[2], "a@example.org, b@example.org", /one e-mail address/],
  [all[3], { number: "12", country: "LR" }, /phone number/],
  [all[4], 0, /at least 0.1/],
  [all[4], 1001, /at most 1,000/],
  [all[4], "much", /in digits/],
  [all[5], 1.5, /whole number/],
  [all[6], { amount: -1, currency: "USD" }, /more than nothing/],
  [all[6], { amount: 1, currency: "XXX" }, /currency/],
  [all[7], "1990-02-30", /real date/],
  [all[7], "2999-01-01", /too late/],
  [all[8], "perhaps", /yes or no/],
  [all[10], "atlantis", /country/],
  [all[13], false, /./],
  [all[14], [upload, upload, upload], /at most 2 files/],
  [all[15], { lines: "", place: "Monrovia", country: "LR" }, /./],
])("a wrong answer to a field of kind %# is refused with its own sentence", (field, value, sentence) => {
  const { error, success } = fieldSchema(field).safeParse(value);
  expect(success).toBe(false);
  expect(error?.issues[0]?.message).toMatch(sentence);
});

test("a field under a condition is asked, and kept, only where the condition holds", () => {
  const crop = text("crop", { words, most: 10, when: { field: "grows", is: ["yes"] } });
  const fields = [yes, crop] as const;
  expect(faultsOf(fields, { grows: true })).toHaveProperty("crop");
  expect(schemaOf(fields).parse({ grows: false, crop: "rice" })).toEqual({ grows: false });
});

test("an optional field that is left empty has no answer, and a box that may stay empty says no", () => {
  const fields = [
    text("name", { words, most: 9, optional: true }),
    tick("news", { words, optional: true }),
  ] as const;
  expect(schemaOf(fields).parse(readPost(fields, new URLSearchParams({ name: " " })))).toEqual({
    name: undefined,
    news: false,
  });
});

test("an answer is read and refused at the path a call has it under", () => {
  const fields = [text("name", { words, most: 3, path: "payload.contact.0.name" })] as const;
  const body = readPost(fields, new URLSearchParams({ name: "Amara" }));
  expect(body).toEqual({ payload: { contact: [{ name: "Amara" }] } });
  expect(Object.keys(faultsOf(fields, body))).toEqual(["payload.contact.0.name"]);
});
