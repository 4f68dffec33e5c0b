import { renderToStaticMarkup } from "react-dom/server";
import { PageIndex } from "#components/content/page-index.tsx";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import { directories } from "#lib/data/site/directories.ts";
import { findForm, listForms } from "#lib/domains/forms/definitions/index.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { fieldsOf, type FormDefinition } from "#lib/domains/forms/open/form.ts";
import { formIds } from "#lib/platform/words/open/form-ids.ts";
import { listedNames } from "#lib/domains/fields/open/common-fields.ts";
import { faultKeys } from "#lib/domains/fields/shared/texts.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import { readCatalogue } from "#lib/platform/words/read-catalogue.ts";
import { areasOf } from "#tests/support/translation-checks.ts";

const forms = listForms();
const wordsOfForm = ({ id }: Pick<FormDefinition, "id">) => readCatalogue(defaultLocale, `forms/${id}`);

test("each id has its definition, and each catalogue of a form its id", () => {
  expect(formIds.map((id) => findForm(id)?.id)).toEqual([...formIds]);
  const areas = areasOf(defaultLocale).filter((area) => area.startsWith("forms/"));
  expect(areas.toSorted()).toEqual(formIds.map((id) => `forms/${id}`).toSorted());
  expect(findForm("nothing")).toBeUndefined();
});

/** The keys in a form's catalogue that the words of a field may have, and those they must have. */
function keysOf(field: Field) {
  const { area, key, label = key } = field.words;
  const options = "options" in field ? field.options.map((option) => `${key}.is.${option}`) : [];
  const may = ["hint", "none", ...faultKeys].map((part) => `${key}.${part}`);
  return { area, must: [label, ...options], may };
}

describe.each(forms.map((form) => [form.id, form] as const))("the form %s", (id, form) => {
  const catalogue = wordsOfForm(form);
  const fields = fieldsOf(form);

  test("says all that its start page tells, each step and each field, and nothing else", () => {
    const ownKeys = Object.keys(catalogue);
    const have = ownKeys.filter((key) => key.startsWith("have."));
    expect(have.length).toBeGreaterThan(0);
    expect(have).toEqual(have.map((_, at) => `have.${at + 1}`));
    const own = fields.map(keysOf).filter(({ area }) => area === `forms/${id}`);
    const must = [
      ...["title", "lead", "decides", "after"],
      ...form.steps.map(({ name }) => `step.${name}`),
      ...own.flatMap((keys) => keys.must),
    ];
    expect(must.filter((key) => !catalogue[key])).toEqual([]);
    const may = new Set([...must, ...have, "declare", ...own.flatMap((keys) => keys.may)]);
    expect(ownKeys.filter((key) => !may.has(key))).toEqual([]);
    const elsewhere = fields.map(keysOf).filter(({ area }) => area !== `forms/${id}`);
    for (const { area, must: keys } of elsewhere)
      expect(keys.filter((key) => !readCatalogue(defaultLocale, area)[key])).toEqual([]);
  });

  test("has names that are used once, in an address as they are", () => {
    const names = [...form.steps.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][a-z-]*$/.test(name) || ["check", "sent"].includes(name))).toEqual(
      [],
    );
    const fieldNames = fields.map(({ name }) => name);
    expect(new Set(fieldNames).size).toBe(fieldNames.length);
    expect(fieldNames.filter((name) => !/^[a-z]\w*$/i.test(name) || name === "declaration")).toEqual([]);
    expect(fields.filter(({ path }) => path !== undefined)).toEqual([]);
  });

  test("asks by earlier steps alone, so that a page without script asks nothing in vain", () => {
    const before: Field[] = [];
    for (const step of form.steps) {
      for (const when of [step.when, ...step.fields.map((field) => field.when)]) {
        if (!when) continue;
        const asked = before.find(({ name }) => name === when.field);
        const answers =
          asked?.kind === "yesNo" ? ["yes", "no"] : asked && "options" in asked ? asked.options : [];
        expect(when.is.filter((one) => !answers.includes(one))).toEqual([]);
        expect(when.is.length).toBeGreaterThan(0);
      }
      before.push(...step.fields);
    }
  });

  test("asks at least one thing, and of anybody the address to which it is answered", () => {
    expect(form.steps.every((step) => step.fields.length > 0)).toBe(true);
    expect(fields.some(({ optional }) => !optional)).toBe(true);
    const address = fields.find(({ name }) => name === "email");
    const wanted = form.sender === "anybody" ? { kind: "email", isOptional: false } : undefined;
    expect(address && { kind: address.kind, isOptional: Boolean(address.optional ?? address.when) }).toEqual(
      wanted,
    );
    expect([form.minutes, form.keepMonths].every((n) => n > 0)).toBe(true);
    // A letter has no day by which our staff answer.
    expect((form.workingDays ?? 0) > 0).toBe(!form.isLetter);
  });
});

test.each([getRecord("/forms"), getRecord("/applications")])("the page $name lists every form", (page) => {
  expect(page.sections.some((section) => section.kind === "index" && section.of === "forms")).toBe(true);
  const html = renderToStaticMarkup(
    <PageIndex kind="index" of="forms" id="every-form" heading="Every form" />,
  );
  expect(formIds.filter((id) => !html.includes(`href="/forms/${id}"`))).toEqual([]);
});

/** The answers that any directory may make public; the rest of a form is for staff only. */
const mayBePublic = [...listedNames, "records"];

test.each(forms.filter(({ listing }) => listing).map((form) => [form.id, form] as const))(
  "the form %s makes public what it names and nothing else, after its sender agreed",
  (_id, form) => {
    const { shows = [], name = "", field = "", directory } = form.listing ?? {};
    const fields: ReadonlyMap<string, Field> = new Map(fieldsOf(form).map((one) => [one.name, one] as const));
    expect(shows.filter((one) => !fields.has(one))).toEqual([]);
    expect(new Set(shows).size).toBe(shows.length);
    expect(shows.filter((one) => !mayBePublic.includes(one))).toEqual([]);
    expect(shows).toEqual(expect.arrayContaining([name, field, "country"]));
    expect([fields.get(name)?.kind, fields.get(field)?.kind]).toEqual(["text", "choice"]);
    const country = fields.get("country");
    expect(country?.kind === "country" && country.of).toBe("africa");
    for (const one of [name, field, "country"]) {
      expect(fields.get(one)?.optional).toBeUndefined();
      expect(fields.get(one)?.when).toBeUndefined();
    }
    // A later change is decided again; files would be deleted by the day of the first decision.
    expect([...fields.values()].filter(({ kind }) => kind === "file")).toEqual([]);
    const agreed = fields.get("publicAgree");
    expect([agreed?.kind, agreed?.optional]).toEqual(["tick", undefined]);
    expect([form.sender, form.sort, String(form.about)]).toEqual([
      "member",
      "listing",
      `/directory/${directory}`,
    ]);
  },
);

test("each directory has one form by which one is listed in it", () => {
  expect(forms.flatMap(({ listing }) => listing?.directory ?? [])).toEqual([...directories]);
});
