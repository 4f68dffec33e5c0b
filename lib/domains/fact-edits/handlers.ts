import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { editUnseen, fieldsOfDecision } from "./open/fields.ts";
import { countryFactsPath, decideCall, factsPath, proposeCall, type DecideAction } from "./open/paths.ts";
import { partOf } from "./open/facts-query.ts";
import { fieldsOfProposal } from "./propose-edit.ts";
import type { FactAddress } from "./schema.ts";

export const proposeFormId = "facts.propose";
export const decideFormId = (action: DecideAction): string => `facts.${action}`;

type Done = { country: string };

/** Form handler for a proposal without script. Redirects to the country's proposals, or to the form with the errors. */
export const proposeHandler = (about: FactAddress): FormHandler<Done> =>
  formHandler({
    id: proposeFormId,
    action: proposeCall(about.country, about.fact),
    fields: fieldsOfProposal(about),
    next: ({ country }) =>
      `${countryFactsPath(country, { part: partOf(about.fact) })}&done=propose#proposals`,
    page: () => countryFactsPath(about.country, { part: partOf(about.fact), fact: about.fact }),
  });

/** Form handler for a decision without script. */
export const decideHandler = (action: DecideAction): FormHandler<Done> =>
  formHandler({
    id: decideFormId(action),
    action: decideCall(action),
    fields: fieldsOfDecision[action],
    unseen: editUnseen,
    next: ({ country }) => `${countryFactsPath(country)}&done=${action}#proposals`,
    page: (post) => {
      const country = countrySlugs.find((slug) => slug === post?.get("country"));
      return country ? countryFactsPath(country) : factsPath;
    },
  });
