import { Icon } from "#components/ui/icon.tsx";
import { useWords } from "#components/words/use-words.ts";
import { drawFields, type FormState } from "#lib/domains/fields/index.ts";
import type { DrawnField, Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { leadFields } from "#lib/domains/leads/open/fields.ts";
import type { LeadType } from "#lib/data/content/lead-types.ts";
import { retentionSentence } from "#lib/domains/leads/shared/lead-words.ts";
import { LeadFields, type LeadFormWords } from "./lead-fields.tsx";
import { LeadFormScript } from "./lead-form-script.tsx";

type Props = {
  leadType: LeadType;
  /** The path of the page that contains the form. */
  page: `/${string}`;
  /** Slug of the country the page is about. */
  country?: string;
  /** Lets the visitor choose the country; `country` is then preselected. */
  askCountry?: boolean;
  /** A second-level heading over the form. */
  heading?: string;
  submitLabel?: string;
  /** The address of the member who views the page, where it is rendered for one. */
  answerTo?: string | undefined;
  /** The form as it was sent and refused. */
  state?: FormState | undefined;
  /** The initial values of its fields. */
  typed?: Typed | undefined;
  /** Values that are sent with it in hidden inputs. */
  carried?: Readonly<Record<string, string>>;
};

/** All that the form sends: the initial choices of its lists, what was typed into its fields, and the page it is on. */
function typedIn(
  { leadType, country, page, carried, state, typed: atFirst }: Props,
  fields: readonly DrawnField[],
): Typed {
  const typed = fields.flatMap(({ name }) => {
    const value = state?.typed[name] ?? atFirst?.[name];
    return value ? [[name, value]] : [];
  });
  return {
    lead_type: [leadType],
    ...(country && { country: [country] }),
    ...Object.fromEntries(typed),
    page: [page],
    ...Object.fromEntries(Object.entries(carried ?? {}).map(([name, value]) => [name, [value]])),
  };
}

/**
 * A form that files an enquiry. It works without script: the response is then a page with the reference, or the form
 * again.
 */
export function LeadForm(props: Props) {
  const { leadType, askCountry, heading, submitLabel, answerTo, state } = props;
  const words = useWords("page");
  const fieldWords = useWords("fields");
  const formWords: LeadFormWords = {
    submit: submitLabel ?? fieldWords("send"),
    ...fieldWords.pick("problem", "error", "optional"),
    lost: words("leadForm.lost"),
    failed: fieldWords.pick("requestFailed").requestFailed,
    received: words("leadForm.received"),
    ownAddress: words.pick("leadForm.ownAddress")["leadForm.ownAddress"],
    reference: words.pick("leadForm.reference")["leadForm.reference"],
    receipt: words("leadForm.receipt"),
  };
  const fields = drawFields(leadFields(leadType, { withCountry: askCountry }), words.locale);
  const shared = { fields, prefix: leadType, words: formWords, known: answerTo };
  return (
    <div className="max-w-prose">
      {heading && <h2 className="mb-4 text-2xl">{heading}</h2>}
      <LeadFormScript {...shared} note={retentionSentence(words.locale)} goodIcon={<Icon name="good" />}>
        <LeadFields {...shared} typed={typedIn(props, fields)} faults={state?.faults ?? {}} />
      </LeadFormScript>
    </div>
  );
}
