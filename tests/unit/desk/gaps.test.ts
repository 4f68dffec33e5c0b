import { fillGaps, gapsIn, unknownGaps } from "#lib/backoffice/desk/open/replies.ts";

const known = { reference: "AK-2345-6789", topic: "Contact" };

test("what is known stands in place of each field, and what is not stays in its braces", () => {
  const text = "{reference}: {topic} ({country}), {reference}";
  const filled = fillGaps(text, known);
  expect(filled).toBe("AK-2345-6789: Contact ({country}), AK-2345-6789");
  expect([gapsIn(text), gapsIn(filled)]).toEqual([["reference", "topic", "country"], ["country"]]);
});

test("what a sender wrote is put in as it is: braces in it fill nothing in", () => {
  expect(fillGaps("Dear {name}", { ...known, name: "{reference}" })).toBe("Dear {reference}");
});

test("braces around anything else are named, and nothing an object happens to have is a field", () => {
  expect(unknownGaps("{nam} { due} {} {constructor} {due}")).toEqual(["nam", " due", "", "constructor"]);
  expect(fillGaps("{constructor} {toString}", known)).toBe("{constructor} {toString}");
  expect(unknownGaps("a } b, and { c")).toEqual([]);
});
