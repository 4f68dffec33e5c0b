import { getForm } from "#lib/domains/forms/definitions/index.ts";
import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";

/** Valid answers, as short as somebody may give them. */
const answers: readonly (readonly [FormId, string, string])[] = [
  ["outgrower", "quantity", "2 t maize"],
  ["livestock", "numbers", "3"],
  ["grower", "harvest", "2 t maize"],
  ["farm-depot", "lack", "Seed"],
  ["distribution-hub", "goods", "Maize"],
  ["vendor", "goods", "Maize, 2 t"],
  ["apprenticeship", "done", "Nothing"],
  ["specialty-training", "done", "Nothing"],
  ["specialty-training", "taught", "Maths"],
  ["cultural-exchange", "bring", "Weaving"],
  ["cultural-exchange", "seek", "Cooking"],
  ["afrivent", "thing", "A mill"],
  ["afrivent", "gain", "USD 40"],
  ["afrivent", "half", "Wait"],
  ["affiliate", "today", "I farm"],
  ["affiliate", "bring", "A lorry"],
  ["health-share", "payment", "In cash"],
  ["verification", "reason", "A job"],
  ["data-rights", "right", "My name"],
  ["data-rights", "objection", "All of it"],
  ["loan-check", "plan", "A pump"],
  ["investor-interest", "first", "Accounts"],
  ["clearsight-organisation", "purpose", "Audits"],
  ["press", "question", "Who pays?"],
];

test.each(answers)("%s: %s takes “%s”, as it asks for a fact or an amount", (id, name, answer) => {
  const field = fieldsOf(getForm(id)).find((one) => one.name === name)!;
  expect(fieldSchema(field).safeParse(answer)).toMatchObject({ success: true, data: answer });
});

test.each(answers)("%s: %s is still missing when blank", (id, name) => {
  const field = fieldsOf(getForm(id)).find((one) => one.name === name)!;
  expect(fieldSchema(field).safeParse(" ").success).toBe(Boolean("optional" in field && field.optional));
});
