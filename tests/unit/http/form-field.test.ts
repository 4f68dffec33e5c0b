import { isInsistedOn, type FormField } from "#lib/http/form-field.ts";

const named = { name: "topic", path: "topic", label: "Topic", required: true } as const;
const topic = { value: "money", label: "Money" };

test.each<[FormField, boolean]>([
  [{ ...named, kind: "text" }, true],
  [{ ...named, kind: "text", required: false }, false],
  [{ ...named, kind: "select", options: [{ value: "", label: "Choose one" }, topic] }, true],
  [{ ...named, kind: "select", options: [topic] }, false],
])("only a choice that begins without an answer can be required: %j", (field, is) => {
  expect(isInsistedOn(field)).toBe(is);
});
