import { choice, country, date, longText, text, tick } from "#lib/domains/fields/open/fields.ts";
import { fullName, organisation, ownRole, residence } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("verification");
const about = (category: string) => ({ field: "category", is: [category] });

/**
 * The identity desk decides whether a question could be answered at all: by whose register, with whose consent, under
 * which law. That needs no name of the person concerned, so the form asks for none. Questions about people who do not
 * know of them are not taken.
 */
export const verification = form({
  id: "verification",
  sort: "request",
  sender: "member",
  about: "/verifiafrica",
  minutes: 8,
  workingDays: 10,
  keepMonths: 12,
  steps: [
    step("category", [
      choice("category", {
        words: words("category"),
        options: ["identity", "business", "credentials", "employment", "address", "documents"],
      }),
      choice("subject", { words: words("subject"), options: ["self", "other"] }),
    ]),
    step(
      "consent",
      [
        tick("consent", { words: words("consent") }),
        choice("consentBy", { words: words("consentBy"), options: ["written", "spoken", "asked"] }),
        organisation,
        ownRole,
      ],
      { when: { field: "subject", is: ["other"] } },
    ),
    step("question", [
      choice("identity", {
        words: words("identity"),
        options: ["name", "age", "same"],
        when: about("identity"),
      }),
      choice("business", {
        words: words("business"),
        options: ["exists", "signs", "licensed", "owners"],
        when: about("business"),
      }),
      choice("credentials", {
        words: words("credentials"),
        options: ["awarded", "school", "licence"],
        when: about("credentials"),
      }),
      choice("employment", {
        words: words("employment"),
        options: ["worked", "dates", "position"],
        when: about("employment"),
      }),
      choice("address", {
        words: words("address"),
        options: ["lives", "firm", "letters"],
        when: about("address"),
      }),
      choice("documents", {
        words: words("documents"),
        options: ["issued", "unchanged", "valid"],
        when: about("documents"),
      }),
      country("country", { words: words("country"), of: "africa" }),
      text("keeper", { words: words("keeper"), most: 160 }),
    ]),
    step("reason", [
      longText("reason", { words: words("reason"), most: 1000, rows: 4 }),
      date("by", { words: words("by"), earliestDays: 1, latestDays: 365, optional: true }),
    ]),
    step("you", [fullName, residence]),
  ],
});
