import type { Registration } from "../record/open/registration-schema.ts";
import type { Country } from "../record/open/schema.ts";
import { parseWhen } from "./parse-when.ts";

type Duty = Registration["duties"][number];

/** What the two returns are called, and by which words a duty of the registration is known to be one of them. */
const returns = {
  company: {
    what: "Company tax return",
    words: /corporat|company tax|profit|income tax|tax return|\bCIT\b/i,
  },
  sales: { what: "VAT or sales tax return", words: /VAT|TVA|GST|sales tax/ },
} as const;

const unconfirmed = /(?:, | \()?to be confirmed\)?$/;
/** Says how often something is due and nothing more. */
const bare = /^(?:monthly|yearly|every year)$/;

/**
 * The duties with the returns of company tax and of VAT or sales tax added whose day only the facts on taxes say; a
 * duty that says of the same return no more than how often it is due makes way for it. `isDated`: whether a duty has a
 * certain date. The day of an added one is always to be confirmed with the authority.
 */
export function withTaxReturns({ tax, registration }: Country, isDated: (duty: Duty) => boolean): Duty[] {
  let duties = registration.duties;
  for (const kind of ["company", "sales"] as const) {
    const when = tax.deadlines[kind]?.replace(unconfirmed, "");
    const { what, words } = returns[kind];
    if (!when || !parseWhen(when) || duties.some((duty) => isDated(duty) && words.test(duty.what))) continue;
    const others = duties.filter((duty) => !(bare.test(duty.when) && words.test(duty.what)));
    const added = { what, when, institution: tax.authority.name, status: "indicative" as const, sources: [] };
    duties = [...others, added];
  }
  return duties;
}
