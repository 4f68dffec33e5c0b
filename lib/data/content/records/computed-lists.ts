import { guideTopics } from "#lib/data/countries/words/open/guide-topics.ts";
import { retention } from "#lib/data/retention/open/retention.ts";
import { claims, revenueMix } from "../claims.ts";
import { listDeviceKeys } from "../device-keys.ts";
import { divisions, families, listDivisions, type Family } from "../divisions.ts";
import type { Lists } from "../texts/with-lists.ts";
import answers from "./core/navigator-answers.json" with { type: "json" };
import fields from "./core/portfolio-fields.json" with { type: "json" };
import holdings from "./core/portfolio-holdings.json" with { type: "json" };
import places from "./legal/device-places.json" with { type: "json" };
import divisionWords from "./subsidiaries/division-words.json" with { type: "json" };

const familyKeys = Object.keys(families) as Family[];

/** The lists that the site computes for its pages, by the file that holds the page's texts. */
export const computedLists = {
  "core/investors": {
    "revenue-mix": { parts: revenueMix },
    claims: { claims: claims.map(({ id }) => id) },
  },
  "core/navigator": {
    topics: {
      rows: guideTopics.map(({ part, question }) => [question, answers[part].finds, answers[part].last]),
    },
  },
  "core/portfolio": {
    holdings: {
      groups: familyKeys.map((family) => ({
        name: families[family],
        cards: divisions
          .filter((division) => division.family === family)
          .map(({ id, name, page, stage }) => ({ title: name, text: holdings[id], href: page, stage })),
      })),
    },
  },
  "core/portfolio-overview": {
    fields: {
      rows: familyKeys.map((family) => [
        families[family],
        listDivisions(family)
          .map(({ name }) => name)
          .join(", "),
        fields[family].earns,
        fields[family].needs,
        fields[family].proof,
      ]),
    },
  },
  "legal/privacy": {
    device: {
      rows: listDeviceKeys(true).map((key) => [
        `${key.label} (${key.name})`,
        key.purpose,
        key.places.map((place) => places[place]).join(", "),
        key.stays,
      ]),
    },
    kept: { rows: Object.values(retention).map(({ what, kept }) => [what, kept]) },
  },
  "subsidiaries/overview": {
    divisions: {
      groups: familyKeys.map((family) => ({
        name: families[family],
        cards: listDivisions(family).map(({ name, what, forWhom, today, stage, page }) => ({
          title: name,
          text: what,
          href: page,
          facts: [
            { term: divisionWords.card.forWhom, text: forWhom },
            { term: divisionWords.card.today, text: today },
          ],
          stage,
        })),
      })),
    },
  },
} as const satisfies Readonly<Record<string, Lists>>;
