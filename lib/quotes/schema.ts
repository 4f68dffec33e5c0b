import { z } from "zod";
import { schemaOf } from "#lib/forms/open/schema-of.ts";
import { says } from "#lib/words/faults.ts";
import { declineFields, passOnFields, quoteFields } from "./open/fields.ts";
import { mostAsked } from "./open/limits.ts";

const unknown = says("quote.unknown");

/** What POST /api/admin/quotes/pass-on takes. */
export const passedOn = z
  .object(
    {
      reference: z.string(unknown).max(20, unknown),
      vendors: z
        .array(z.uuid(says("quote.vendors")), says("quote.vendors"))
        .min(1, says("quote.vendors"))
        .max(mostAsked, says("quote.vendorsMany", { most: mostAsked })),
    },
    unknown,
  )
  .and(schemaOf(passOnFields));
export type PassedOn = z.output<typeof passedOn>;

/** One invitation by its id. */
export const invitationId = z.object({ id: z.uuid(unknown) }, unknown);

/** What POST /api/quotes/give takes. */
export const quoteGiven = invitationId.and(schemaOf(quoteFields));

/** What POST /api/quotes/decline takes. */
export const quoteDeclined = invitationId.and(schemaOf(declineFields));
