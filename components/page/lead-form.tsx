import { DataField } from "#components/ui/data-field.tsx";
import { each } from "#components/ui/each.ts";
import { Icon } from "#components/ui/icon.tsx";
import { listCountries } from "#lib/countries/index.ts";
import { useWords } from "#components/words/use-words.ts";
import { leadFields, retentionSentence } from "#lib/leads/open/form-fields.ts";
import { isHelpDeskType, type LeadType } from "#lib/leads/open/lead-types.ts";
import { addressPath } from "#lib/leads/open/own-address.ts";
import { LeadFormScript } from "./lead-form-script.tsx";
import type { LeadFormWords } from "./lead-form-words.ts";
import { OwnAddress } from "./own-address.tsx";

type Props = {
  leadType: LeadType;
  /** The path of the page the form stands on. */
  page: `/${string}`;
  /** Slug of the country the page is about. */
  country?: string;
  /** Lets the visitor choose the country; `country` is then chosen at first. */
  askCountry?: boolean;
  /** A second-level heading over the form. */
  heading?: string;
  submitLabel?: string;
  /** The address of the member who looks at the page, where it is made for one. */
  answerTo?: string | undefined;
};

/** A form that files an enquiry. It works without script: the answer is then a page with the reference, or the form again. */
export function LeadForm({ leadType, page, country, askCountry, heading, submitLabel, answerTo }: Props) {
  const words = useWords("page");
  const fieldWords = useWords("fields");
  const ownAddress = words.pick("leadForm.ownAddress")["leadForm.ownAddress"];
  const said: LeadFormWords = {
    submit: submitLabel ?? fieldWords("send"),
    problem: fieldWords("problem"),
    error: fieldWords("error"),
    lost: words("leadForm.lost"),
    failed: fieldWords.pick("requestFailed").requestFailed,
    received: words("leadForm.received"),
    reference: words.pick("leadForm.reference")["leadForm.reference"],
    receipt: words("leadForm.receipt"),
  };
  const fields = leadFields(leadType, askCountry ? listCountries() : [], words.locale);
  const chosen: Record<string, string | undefined> = { country, lead_type: leadType };
  return (
    <div className="max-w-prose">
      {heading && <h2 className="mb-4 text-2xl">{heading}</h2>}
      <LeadFormScript words={said} dangerIcon={<Icon name="danger" />} goodIcon={<Icon name="good" />}>
        {!isHelpDeskType(leadType) && <input type="hidden" name="lead_type" value={leadType} />}
        <input type="hidden" name="page" value={page} />
        {country && !askCountry && <input type="hidden" name="country" value={country} />}
        {each(fields, (field) => {
          const drawn = (
            <DataField field={field} id={`${leadType}-${field.name}`} defaultValue={chosen[field.name]} />
          );
          return field.path === addressPath ? (
            <OwnAddress known={answerTo} sentence={ownAddress}>
              {drawn}
            </OwnAddress>
          ) : (
            drawn
          );
        })}
        <p className="text-sm text-muted">{retentionSentence(words.locale)}</p>
      </LeadFormScript>
    </div>
  );
}
