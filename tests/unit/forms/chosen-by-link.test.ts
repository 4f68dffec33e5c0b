import { chosenByLink } from "#lib/domains/forms/open/form-links.ts";
import { choice, text } from "#lib/domains/fields/open/fields.ts";

const words = { area: "forms", key: "yes" } as const;
const fields = [
  choice("category", { words, options: ["identity", "business"] }),
  text("name", { words, most: 9 }),
];

test("a link chooses what a step offers, and nothing else of it", () => {
  expect(chosenByLink(fields, { category: "business", step: "category" })).toEqual({
    category: ["business"],
  });
  for (const query of [
    {},
    { category: "other" },
    { category: ["identity"] },
    { name: "Ama" },
    { toString: "x" },
  ])
    expect(chosenByLink(fields, query)).toEqual({});
});
