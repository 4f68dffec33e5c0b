import { z } from "zod";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { says } from "#lib/platform/words/faults.ts";
import { declineFields, passOnFields, quoteFields } from "./open/fields.ts";
import { mostAsked } from "./open/quote.ts";

const unknown = says("quote.unknown");

/** The body of POST /api/admin/quotes/pass-on. */
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

/** The body of POST /api/quotes/give. */
export const quoteGiven = invitationId.and(schemaOf(quoteFields));

/** The body of POST /api/quotes/decline. */
export const quoteDeclined = invitationId.and(schemaOf(declineFields));
