import { choice, country, date, file, longText, text, yesNo } from "#lib/domains/fields/open/fields.ts";
import { callNumber, fullName } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("quote-request");

/** The trade desk decides whether vendors on its list can be asked to quote for this, or replies that none can. */
export const quoteRequest = form({
  id: "quote-request",
  sort: "request",
  sender: "member",
  about: "/programs#vendor-rfq",
  minutes: 6,
  workingDays: 10,
  keepMonths: 12,
  steps: [
    step("wanted", [
      text("goods", { words: words("goods"), most: 160 }),
      text("amount", { words: words("amount"), most: 80 }),
      longText("quality", { words: words("quality"), most: 1000, rows: 4, optional: true }),
      file("sketch", { words: words("sketch"), upTo: 2, kinds: ["photo", "pdf"], optional: true }),
    ]),
    step("delivery", [
      country("deliverTo", { words: words("deliverTo"), of: "africa" }),
      text("place", { words: words("place"), most: 120 }),
      date("by", { words: words("by"), earliestDays: 1, latestDays: 730 }),
    ]),
    step("you", [
      fullName,
      callNumber,
      choice("buyer", {
        words: words("buyer"),
        options: ["person", "firm", "cooperative", "publicBody", "association"],
      }),
      yesNo("passOn", { words: words("passOn") }),
    ]),
  ],
});
