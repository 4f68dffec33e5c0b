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
} from "#lib/domains/fields/open/fields.ts";
import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { answerInWords } from "#lib/domains/forms/answers-in-words.ts";
import { writePost } from "#lib/domains/fields/open/write-post.ts";
import { readPost } from "#lib/domains/fields/open/read-post.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";

/** The words of an existing field, used for the fields that are made here. */
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

const unseen = ["\u200b", "\u2060\u2060", "\u00ad", "\u200d\u200d", "\ufe0f", "\u2800", "\u3164", "\uffa0", "\u200b".repeat(20), "\u00a0"]; // prettier-ignore

test.each(unseen)("an answer of %j alone is none, in one line, in many, and in an address", (answer) => {
  const fields = [all[0], all[1], all[15]] as const;
  expect(
    Object.keys(
      faultsOf(fields, { name: answer, why: answer, home: { lines: answer, place: "", country: "" } }),
    ),
  ).toEqual(["name", "why", "home"]);
  const comment = longText("comment", { words, most: 90, optional: true });
  expect(schemaOf([comment]).parse({ comment: answer })).toEqual({ comment: undefined });
});

test("letters nobody sees do not count towards the least that must be said", () => {
  expect(faultsOf([all[1]], { why: `Yes${"\u200b".repeat(20)}.` }).why).toMatch(/at least 5 characters/);
});

test.each([
  ["+44 20 7946 0958 ext. 12", "+442079460958;ext=12", "+44 20 7946 0958 ext. 12"],
  ["+254 20 2712345 x 45", "+254202712345;ext=45", "+254 20 2712345 ext. 45"],
  ["+225 07 08 12 34 56 poste 12", "+2250708123456;ext=12", "+225 07 08 12 3456 ext. 12"],
  ["+258 21 351100 (extensão 7)", "+25821351100;ext=7", "+258 21 351 100 ext. 7"],
  ["+55 11 2345 6789 ramal 22", "+551123456789;ext=22", "+55 11 2345 6789 ext. 22"],
  ["\u202a+231 77 012 3456\u202c", "+231770123456", "+231 77 012 3456"],
  [
    "+\u0662\u0663\u0661 \u0667\u0667 \u0660\u0661\u0662 \u0663\u0664\u0665\u0666",
    "+231770123456",
    "+231 77 012 3456",
  ],
])("the number %s is kept whole, and read as people write it", (number, stored, shown) => {
  expect(fieldSchema(all[3]).parse({ number, country: "" })).toBe(stored);
  expect(answerInWords(all[3], stored, "en")).toBe(shown);
  // Rendered again to be changed, it stays the same number.
  expect(
    fieldSchema(all[3]).parse(readPost([all[3]], postOf(writePost([all[3]], { phone: stored })))["phone"]),
  ).toBe(stored);
});

const postOf = (typed: Readonly<Record<string, readonly string[]>>) =>
  new URLSearchParams(
    Object.entries(typed).flatMap(([name, values]) => values.map((value) => [name, value])),
  );

test.each([
  "+225 07 08 12 34 56",
  "+229 01 97 12 34 56",
  "+241 06 03 12 34",
  "+221 77 123 45 67",
  "+254 712 123456",
  "+234 803 123 4567",
])("the number %s of today is taken", (number) => {
  expect(fieldSchema(all[3]).parse({ number, country: "" })).toBe(number.replaceAll(" ", ""));
});

test.each([
  ["+229 97 12 34 56", "", /Benin have ten digits: 01, .* as \+229 01 97 12 34 56\./],
  ["97 12 34 56", "BJ", /as \+229 01 97 12 34 56\./],
  ["+225 08 12 34 56", "", /Côte d’Ivoire have ten digits.* 07 for Orange, 05 for MTN, 01 for Moov/],
  ["+230 725 1234", "", /Mauritius have eight digits: 5, .* as \+230 5725 1234\./],
])("the number %s of before the change of its country names the change", (number, country, sentence) => {
  const { error } = fieldSchema(all[3]).safeParse({ number, country });
  expect(error?.issues[0]?.message).toMatch(sentence);
});

const hectares = number("land", { words, min: 0.1, max: 100_000 });
const sum = money("asks", { words, currencies: ["USD"], max: 1_000_000 });
const read = (field: Field, post: [string, string][]) =>
  schemaOf([field]).safeParse(readPost([field], new URLSearchParams(post)));

test.each(["1.250", "2,500"])(
  "%s is asked about where both readings can be meant, and taken as it is said",
  (typed) => {
    const asked = read(hectares, [["land", typed]]);
    expect(asked.error?.issues[0]?.message).toMatch(/^Did you mean \d,\d{3} or \d\.\d+ for “.+”\?$/);
    const money = read(sum, [
      ["asks.amount", typed],
      ["asks.currency", "USD"],
    ]);
    expect(money.error?.issues[0]?.message).toMatch(/^Did you mean/);
    const large = Number(typed.replace(/\D/g, ""));
    expect(
      read(hectares, [
        ["land", typed],
        ["land.meant", "thousands"],
      ]).data,
    ).toEqual({ land: large });
    expect(
      read(hectares, [
        ["land", typed],
        ["land.meant", "decimals"],
      ]).data,
    ).toEqual({ land: large / 1000 });
    expect(
      read(sum, [
        ["asks.amount", typed],
        ["asks.currency", "USD"],
        ["asks.meant", "thousands"],
      ]).data,
    ).toEqual({ asks: { amount: large, currency: "USD" } });
  },
);

test("a number whose other reading this question does not allow is not asked about", () => {
  expect(read(number("percent", { words, min: 0, max: 100 }), [["percent", "1.250"]]).data).toEqual({
    percent: 1.25,
  });
  expect(
    read(number("people", { words, min: 1, max: 5000, isWhole: true }), [["people", "1.250"]]).data,
  ).toEqual({ people: 1250 });
  expect(
    read(hectares, [
      ["land", "2,5"],
      ["land.meant", "thousands"],
    ]).data,
  ).toEqual({ land: 2.5 });
});

test("a number drawn again to be changed is not asked about", () => {
  const answers = { land: 1.234, asks: { amount: 1.234, currency: "USD" } };
  const fields = [hectares, sum] as const;
  expect(schemaOf(fields).parse(readPost(fields, postOf(writePost(fields, answers))))).toEqual(answers);
});

test("a number is shown so that it can be read in one way only", () => {
  expect(answerInWords(hectares, 1250, "en")).toBe("1,250 (1 thousand 250)");
  expect(answerInWords(hectares, 2000, "en")).toBe("2,000 (2 thousand)");
  expect(answerInWords(hectares, 1.234, "en")).toBe("1.234 (1 point 234)");
  expect(answerInWords(hectares, 2.5, "en")).toBe("2.5");
  expect(answerInWords(hectares, 1_250_000, "en")).toBe("1,250,000");
});

test("a day is read in the digits of any script", () => {
  const post = new URLSearchParams({
    "born.day": "\u0661",
    "born.month": "\uff12",
    "born.year": "\u0661\u0669\u0669\u0660",
  });
  expect(schemaOf([all[7]]).parse(readPost([all[7]], post))).toEqual({ born: "1990-02-01" });
});

test("an address whose domain has other letters is shown in them", () => {
  const typed = "Info@caf\u00e9-abidjan.example";
  const stored = fieldSchema(all[2]).parse(typed);
  expect(stored).toBe("info@xn--caf-abidjan-dbb.example");
  expect(answerInWords(all[2], stored, "en")).toBe(typed.toLowerCase());
});
