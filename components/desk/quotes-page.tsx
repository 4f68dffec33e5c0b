import { FaultSummary, PlainForm } from "#components/forms/plain-form.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { QuoteAnswers } from "#components/page/quote-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectControl } from "#components/ui/controls.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import { casePath } from "#lib/backoffice/desk/open/paths.ts";
import { getForm } from "#lib/domains/forms/index.ts";
import { type FormState } from "#lib/domains/fields/index.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import { optionOf } from "#lib/domains/fields/shared/texts.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { ReadRequest } from "#lib/domains/quotes/index.ts";
import { passOnFields, quoteFormId } from "#lib/domains/quotes/open/fields.ts";
import {
  mostAsked,
  type InvitedVendor,
  type VendorRow,
  type VendorFilter,
} from "#lib/domains/quotes/open/quote.ts";
import { quoteActionCall, quotesPath, quotesRoot, type QuoteAction } from "#lib/domains/quotes/open/paths.ts";
import { countryName } from "#lib/platform/words/open/country-names.ts";
import { DeskFrame } from "./desk-frame.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  request: ReadRequest;
  filter: VendorFilter;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
  done: QuoteAction | undefined;
};

/** A buyer's request: the vendors it was passed to, their quotes, and other vendors to ask. */
export function QuotesPage({ member, request, filter, state, done }: Props) {
  const words = useWords("quotes");
  const { reference, passed, stop, invited } = request;
  const passing = state?.form === quoteFormId("pass-on") ? state : undefined;
  return (
    <DeskFrame member={member} path={quotesRoot} title={words("title")} lead={words("lead")} column="desk">
      <a className="link form-back" href={casePath(reference)}>
        {words("back", { reference })}
      </a>
      <a className="link" href={quotesRoot}>
        {words("list.title")}
      </a>
      {(!passing || stop) && <FaultSummary state={state} />}
      {done && !state && <Notice tone="good" title={words(`done.${done}`)} />}
      <section aria-labelledby="passed-title" className="grid gap-3">
        <h2 id="passed-title" className="text-xl">
          {words("passed.title")}
        </h2>
        <p className="text-muted">{words("passed.lead")}</p>
        <dl className="answers">
          {each(passed, ({ label, answer }) => (
            <div>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="invited-title" className="grid gap-4">
        <h2 id="invited-title" className="text-xl">
          {words("invited.title")}
        </h2>
        {invited.length === 0 ? (
          <p className="text-muted">{words("invited.none")}</p>
        ) : (
          each(invited, (vendor) => <Invited vendor={vendor} reference={reference} />)
        )}
      </section>
      {stop ? (
        <Notice tone="caution" title={words(`stop.${stop}`)} />
      ) : (
        <Choose request={request} filter={filter} state={passing} />
      )}
    </DeskFrame>
  );
}

const vendorFields = new Map(fieldsOf(getForm("vendor")).map((field) => [field.name, field]));

/** The options of a question in the form for vendors, as a list to filter by. */
function useOptions(name: "supplies" | "reach" | "speed") {
  const { locale } = useWords("quotes");
  const field = vendorFields.get(name);
  if (!field || !("options" in field)) throw new Error(`the form of vendors asks no ${name}`);
  const labelOf = (option: string) =>
    (field.options as readonly string[]).includes(option) ? optionOf(field, option, locale) : option;
  return { options: field.options.map((value) => ({ value, label: labelOf(value) })), labelOf };
}

/** What a vendor supplies, how far and how fast. */
function Supplies({ vendor: { country, supplies, reach, speed } }: { vendor: VendorRow }) {
  const { locale } = useWords("quotes");
  const [supplyOptions, far, fast] = [useOptions("supplies"), useOptions("reach"), useOptions("speed")];
  const parts = [
    countryName(country || "ZZ", locale),
    ...supplies.map(supplyOptions.labelOf),
    far.labelOf(reach),
    fast.labelOf(speed),
  ];
  return (
    <ul className="desk-line">
      {each(parts, (part) => (
        <li>{part}</li>
      ))}
    </ul>
  );
}

function Invited({ vendor, reference }: { vendor: InvitedVendor; reference: string }) {
  const words = useWords("quotes");
  const { invitation: id, firm, standing, until, answeredAt, quote, reason } = vendor;
  const action = (name: "withdraw" | "hand-over", variant?: "secondary") => (
    <PlainForm
      action={quoteActionCall(name)}
      fields={[]}
      hidden={{ id, reference }}
      submitLabel={words.rich(`action.${name}`, { firm, hidden: srOnly })}
      variant={variant}
    />
  );
  return (
    <section className="card desk-action" aria-label={firm}>
      <h3 className="text-lg">
        <a className="link" href={casePath(vendor.reference)}>
          {firm}
        </a>
      </h3>
      <p className="desk-marks">
        <Tag>{words(`standing.${standing}`)}</Tag>
        <span>
          {answeredAt
            ? words.rich("invited.answered", { moment: <Moment at={answeredAt} /> })
            : words.rich("invited.until", { moment: <Moment at={until} day /> })}
        </span>
      </p>
      {quote && <QuoteAnswers quote={quote} />}
      {quote && standing === "quoted" && (
        <p className="text-muted">{words(quote.showName ? "invited.named" : "invited.unnamed")}</p>
      )}
      {reason && <blockquote className="quoted">{reason}</blockquote>}
      {standing !== "handed" && standing !== "withdrawn" && (
        <div className="page-actions">
          {standing === "quoted" && action("hand-over")}
          {action("withdraw", "secondary")}
        </div>
      )}
    </section>
  );
}

type ChooseProps = { request: ReadRequest; filter: VendorFilter; state: FormState | undefined };

/** The list of vendors, filtered by what they supply and how far they deliver, each with a checkbox. */
function Choose({ request: { reference, vendors }, filter, state }: ChooseProps) {
  const words = useWords("quotes");
  const fieldWords = useWords("fields").pick("error", "optional");
  const ticked = new Set(state?.typed["vendors"]);
  const [supplies, reach] = [useOptions("supplies"), useOptions("reach")];
  const any = { value: "", label: words("filter.any") };
  return (
    <section id="choose" aria-labelledby="choose-title" className="grid gap-4">
      <h2 id="choose-title" className="text-xl">
        {words("choose.title")}
      </h2>
      <form method="get" action={quotesRoot} className="desk-assign" aria-label={words("filter.title")}>
        <input type="hidden" name="reference" value={reference} />
        <SelectControl
          fieldWords={fieldWords}
          label={words("filter.supplies")}
          name="supplies"
          defaultValue={filter.supplies}
          options={[any, ...supplies.options]}
        />
        <SelectControl
          fieldWords={fieldWords}
          label={words("filter.reach")}
          name="reach"
          defaultValue={filter.reach}
          options={[any, ...reach.options]}
        />
        <Button variant="secondary">{words("filter.go")}</Button>
      </form>
      {vendors.length === 0 ? (
        <EmptyState title={words("choose.none")} pattern="kente">
          <p>
            {words("choose.noneText")}{" "}
            {(filter.supplies || filter.reach) && (
              <a className="link" href={quotesPath(reference)}>
                {words("filter.clear")}
              </a>
            )}
          </p>
        </EmptyState>
      ) : (
        <PlainForm
          action={quoteActionCall("pass-on")}
          fields={passOnFields}
          hidden={{ reference }}
          state={state}
          submitLabel={words("choose.send")}
        >
          <fieldset className="grid gap-3">
            <legend className="font-semibold">{words("choose.vendors", { most: mostAsked })}</legend>
            {each(vendors, (vendor) => (
              <div className="card">
                <div className="check">
                  <input
                    id={`vendor-${vendor.id}`}
                    type="checkbox"
                    name="vendors"
                    value={vendor.id}
                    defaultChecked={ticked.has(vendor.id)}
                  />
                  <label htmlFor={`vendor-${vendor.id}`}>{vendor.firm}</label>
                </div>
                <Supplies vendor={vendor} />
              </div>
            ))}
          </fieldset>
        </PlainForm>
      )}
    </section>
  );
}
