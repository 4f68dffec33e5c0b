import { renderToStaticMarkup } from "react-dom/server";
import { FormFields } from "#components/forms/form-fields.tsx";
import { drawFields } from "#lib/domains/fields/index.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import * as make from "#lib/domains/fields/open/fields.ts";

const words = { area: "forms", key: "shared.name" } as const;
const chosen = { area: "leads", key: "feedback.useful" } as const;
const fields = [
  make.text("text", { words, most: 9 }),
  make.longText("long", { words, most: 9, optional: true }),
  make.email("mail", { words }),
  make.phone("phone", { words }),
  make.number("number", { words, min: 1, max: 9, unit: "unit.hectare" }),
  make.number("score", { words, min: 1, max: 3, isScale: true }),
  make.money("money", { words, currencies: ["USD", "LRD"], max: 9 }),
  make.date("date", { words }),
  make.choice("choice", { words: chosen, options: ["yes", "no"] }),
  make.choice("list", { words: chosen, options: ["yes", "no"], isList: true }),
  make.choices("choices", { words: chosen, options: ["yes", "no"] }),
  make.country("africa", { words, of: "africa" }),
  make.country("world", { words, of: "world" }),
  make.yesNo("yesNo", { words }),
  make.tick("tick", { words }),
  make.file("file", { words, upTo: 3, kinds: ["photo", "pdf"] }),
  make.address("address", { words }),
  make.code("code", { words, digits: 6 }),
];

const typed = {
  text: ["Ama"],
  long: ["\nOne\nTwo"],
  mail: ["a@example.org"],
  "phone.number": ["077"],
  "phone.country": ["LR"],
  number: ["2"],
  score: ["3"],
  "money.amount": ["5"],
  "money.currency": ["LRD"],
  "date.day": ["31"],
  "date.month": ["1"],
  "date.year": ["1990"],
  choice: ["no"],
  list: ["no"],
  choices: ["yes", "no"],
  africa: ["ghana"],
  world: ["FR"],
  yesNo: ["yes"],
  tick: ["true"],
  "address.lines": ["Broad Street"],
  "address.place": ["Monrovia"],
  "address.country": ["LR"],
  code: ["12"],
};

const fieldWords = { problem: "There is a problem", error: "Error: ", optional: "(optional)" };
const draw = (state: { typed: Typed; faults: Record<string, string> }) =>
  renderToStaticMarkup(
    <FormFields fields={drawFields(fields, "en")} prefix="trial" words={fieldWords} {...state} />,
  );

const withState = draw({
  typed,
  faults: { ...Object.fromEntries(fields.map(({ name }) => [name, `Wrong ${name}.`])), other: "Elsewhere." },
});

test.each(fields.map(({ name }) => name))(
  "the field %s has its sentence beside it, named by its control or group, and a line of the summary leads to it",
  (name) => {
    expect(withState).toContain(`<a class="link" href="#trial-${name}">Wrong ${name}.</a>`);
    expect(withState).toContain(`<p id="trial-${name}-error" class="field-error">`);
    expect(withState).toMatch(new RegExp(`aria-describedby="[^"]*trial-${name}-error"`));
    const tags = withState.match(/<(?:input|select|textarea|fieldset)[^>]*>/g) ?? [];
    const own = tags.filter(
      (tag) => tag.includes(` id="trial-${name}"`) || tag.includes(`trial-${name}-error`),
    );
    expect(own.join()).toContain('aria-invalid="true"');
  },
);

test("every control has a label of its own, no id stands twice, and what belongs to no field is said last", () => {
  const ids = [...withState.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(fields.length);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(withState).toContain(`<label for="${id}">`);
  expect(withState).toMatch(/<li>Elsewhere\.<\/li><\/ul>/);
});

test("everything typed is drawn again", () => {
  const values = ["Ama", "a@example.org", "077", "2", "5", "31", "1990", "Monrovia", "12"];
  for (const value of values) expect(withState).toContain(`value="${value}"`);
  expect(withState).toContain("\nOne\nTwo</textarea>");
  for (const value of ["LR", "LRD", "3", "no", "ghana", "FR"])
    expect(withState).toMatch(new RegExp(`<option value="${value}" selected="">`));
  expect(withState.match(/checked=""/g)).toHaveLength(5);
});

test("a form nobody has sent says nothing is wrong, and which answers may be left out", () => {
  const html = draw({ typed: {}, faults: {} });
  expect(html).not.toMatch(/error|aria-invalid/);
  expect(html.match(/\(optional\)<\/span>/g)).toHaveLength(1);
  expect(html).toContain("(hectares)");
});

test("a box that is ticked at first is drawn as it was sent: emptied, it stays empty", () => {
  const box = [make.tick("tick", { words, optional: true, isTicked: true })];
  const drawn = (typed: Typed) =>
    renderToStaticMarkup(
      <FormFields
        fields={drawFields(box, "en")}
        prefix="trial"
        words={fieldWords}
        typed={typed}
        faults={{}}
      />,
    );
  expect(drawn({})).toContain('checked=""');
  expect(drawn({ email: ["a@example.org"], tick: ["true"] })).toContain('checked=""');
  expect(drawn({ email: ["a@example.org"] })).not.toContain("checked");
});

test("one of few is a group of buttons that says it has to be answered, and several are boxes", () => {
  const html = draw({ typed: {}, faults: {} });
  expect(html.match(/<fieldset class="field" role="radiogroup" aria-required="true">/g)).toHaveLength(2);
  expect(html.match(/<input[^>]*type="radio"[^>]*>/g)?.join()).not.toContain("aria-");
  expect(html.match(/<input[^>]*type="checkbox"[^>]*name="choices"/g)).toHaveLength(2);
});

test("a number with two readings is asked about, beside what was typed, and a form without script sends the answer", () => {
  const numbers = [
    make.number("land", { words, min: 0.1, max: 100_000 }),
    make.money("asks", { words, currencies: ["USD"], max: 10_000 }),
  ];
  const drawn = (typed: Typed, faults: Record<string, string>) =>
    renderToStaticMarkup(
      <FormFields
        fields={drawFields(numbers, "en")}
        prefix=""
        words={fieldWords}
        typed={typed}
        faults={faults}
      />,
    );
  const typed = {
    land: ["1.250"],
    "asks.amount": ["2,500"],
    "asks.currency": ["USD"],
    "asks.meant": ["decimals"],
  };
  const html = drawn(typed, { land: "Choose.", asks: "Choose." });
  for (const label of [
    "1,250 (a thousand or more)",
    "1.25 (less than a thousand)",
    "2,500 (a thousand or more)",
  ])
    expect(html).toContain(label);
  expect(html).toContain('value="1.250"');
  expect(html).toMatch(
    /<input id="land-meant-thousands" type="radio" name="land\.meant" value="thousands"\/>/,
  );
  expect(html).toMatch(
    /name="asks\.meant" checked="" value="decimals"|name="asks\.meant" value="decimals" checked=""/,
  );
  expect(drawn(typed, {})).not.toContain("meant");
  expect(drawn({ land: ["many"] }, { land: "Wrong." })).not.toContain("meant");
  expect(drawn({ land: ["250.125"] }, { land: "Wrong." })).not.toContain("meant"); // 250,125 is above its limit
});

test("a phone number asks for no country where another question of the form has it", () => {
  const at = (home?: string) =>
    renderToStaticMarkup(
      <FormFields
        fields={drawFields([make.phone("phone", { words, ...(home && { home }) })], "en")}
        prefix=""
        words={fieldWords}
        typed={{}}
        faults={{}}
      />,
    );
  expect(at()).toContain('name="phone.country"');
  expect(at("residence")).toContain('name="phone.number"');
  expect(at("residence")).not.toContain('name="phone.country"');
});
