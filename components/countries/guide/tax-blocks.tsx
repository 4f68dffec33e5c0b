import { type ReactNode, Fragment } from "react";
import { AmountsIn } from "#components/page/amounts.tsx";
import { Figure, NoData } from "#components/page/figure.tsx";
import { each } from "#components/ui/each.ts";
import { formatFigure, dutiesOf, formatRate, type Duty } from "#lib/data/countries/index.ts";
import { findSource, knownFigure, whyHeld } from "#lib/data/countries/record/index.ts";
import type { Status } from "#lib/data/countries/record/open/fields.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import type { TaxDateKind, TaxFacts } from "#lib/data/countries/record/open/tax-schema.ts";
import { whenInLine } from "#lib/data/countries/words/open/calendar-words.ts";
import {
  dateWords,
  asSentence,
  enumerated,
  salesTaxName,
} from "#lib/data/countries/words/open/guide-words.ts";
import { FoldedSources } from "../family/source-list.tsx";
import { Fact } from "./facts.tsx";

type BlockMarkProps = {
  status: Status;
  sources: readonly string[];
  /** The date of the newest source. */ asOf?: string;
};

/** The provenance of a block, stated once for all of it: its status, its sources, and its date. */
function BlockMark({ status, sources, asOf }: BlockMarkProps) {
  return (
    <p className="fine">
      <i className={status === "sourced" ? "ok" : "ind"}>{status}</i>{" "}
      <FoldedSources sources={sources.map((id) => ({ id, name: findSource(id)?.publisher ?? id }))} />
      {asOf && sources.length > 0 && `, as of ${dateWords(asOf)}`}
    </p>
  );
}

type Block = { since: string | null; asOf: string; status: "sourced" | "indicative"; sources: string[] };
type Props = {
  country: Country;
  figureKey: FigureKey;
  title: string;
  /** The base of the rate. */
  of: string;
  block: Block | null;
  /** Other rates, and what they apply to. */
  notes: string | null;
  children?: ReactNode;
};

/** A main rate: the same figure as everywhere on the site, its start date, other rates, and its provenance. */
export function TaxRate({ country, figureKey, title, of, block, notes, children }: Props) {
  const known = knownFigure(country, figureKey);
  const { fact } = known;
  return (
    <div>
      <h3>{title}</h3>
      <p className="rate" data-fact={figureKey}>
        <Figure known={known} text={fact ? formatFigure(figureKey, fact.value) : ""} year="elsewhere" />
        {fact && ` ${of}`}
        {block?.since && fact && <small>{` since ${dateWords(block.since)}`}</small>}
        {fact && whyHeld(fact, figureKey) === "old" && (
          <>
            {" "}
            <i className="old">last known</i>
          </>
        )}
      </p>
      {notes && notes !== known.reason && (
        <p>
          <AmountsIn text={asSentence(notes)} />
        </p>
      )}
      {children}
      {block && <BlockMark status={block.status} sources={block.sources} asOf={block.asOf} />}
    </div>
  );
}

const withheld = {
  dividendsPct: (rate: string) => `dividends ${rate}`,
  interestPct: (rate: string) => `interest ${rate}`,
  royaltiesPct: (rate: string) => `royalties ${rate}`,
  servicesPct: (rate: string) => `services ${rate}`,
} as const;
const paid = {
  employerPct: (rate: string) => `employer ${rate}`,
  employeePct: (rate: string) => `employee ${rate}`,
} as const;

type Day = { title: string; duty: Duty };

/** The dates of the taxes under short names: the two main returns, and other payments and declarations. */
function daysOf(country: Pick<Country, "tax" | "registration">, kinds: readonly TaxDateKind[]): Day[] {
  const names: Readonly<Record<TaxDateKind, string>> = {
    companyReturn: "company tax",
    companyPayment: "balance of company tax",
    instalments: "instalments of company tax",
    sales: salesTaxName(country),
    payroll: "tax withheld from wages",
    socialSecurity: "social security",
    registryReturn: "accounts",
  };
  const duties = dutiesOf(country);
  return kinds.flatMap((kind) => {
    const duty = duties.find(({ of }) => of === kind);
    return duty ? [{ title: names[kind], duty }] : [];
  });
}

const returned = ["companyReturn", "sales"] as const;
const otherwise = ["companyPayment", "instalments", "payroll", "socialSecurity"] as const;

/** Each date on its own line with its mark, and who to ask if it is in doubt. */
function Days({ days }: { days: readonly Day[] }) {
  return (
    <ul>
      {each(days, ({ title, duty }) => (
        <li>
          {`${asSentence(title)}: ${whenInLine(duty)}`}
          {duty.status === "indicative" && !duty.confirm && (
            <>
              {" "}
              <i className="ind">indicative</i>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The known shares, each with its base. */
function shares<Key extends string>(
  words: Readonly<Record<Key, (rate: string) => string>>,
  facts: NoInfer<Readonly<Record<Key, number | null>>>,
) {
  return enumerated(
    (Object.keys(words) as Key[]).flatMap((key) => {
      const share = facts[key];
      return share === null ? [] : words[key](formatRate(share));
    }),
  );
}

const unknown = "The sources do not say.";

type KnownBlock = { note: string | null } & Pick<NonNullable<TaxFacts["payroll"]>, "status" | "sources">;

function Shares({ text, block }: { text: string; block: KnownBlock }) {
  return (
    <>
      {text && <b>{text}</b>} {block.note && <AmountsIn text={asSentence(block.note)} />}
      <BlockMark {...block} />
    </>
  );
}

/** Other taxes and dates: small firms, payments abroad, wages, and the dates of the returns. */
export function TaxBlocks({ country }: { country: Pick<Country, "tax" | "registration"> }) {
  const { small, withholding, payroll } = country.tax;
  const [due, others] = [daysOf(country, returned), daysOf(country, otherwise)];
  const rows = [
    [
      "tax.small",
      "Small firms",
      small && (
        <>
          <AmountsIn text={small.text} />
          <BlockMark {...small} />
        </>
      ),
    ],
    [
      "tax.withholding",
      "Withheld on payments abroad",
      withholding && <Shares text={shares(withheld, withholding)} block={withholding} />,
    ],
    [
      "tax.payroll",
      "Social security, of gross pay",
      payroll && <Shares text={shares(paid, payroll)} block={payroll} />,
    ],
    ["tax.dates", "Returns are due", due.length > 0 && <Days days={due} />],
    [undefined, "Other deadlines", others.length > 0 && <Days days={others} />],
  ] as const;
  const missing = rows.filter(([, , content]) => !content);
  return (
    <>
      <dl className="facts facts-2">
        {rows.map(([fact, label, content]) =>
          content ? (
            <Fact key={label} label={label} {...(fact && { fact })}>
              {content}
            </Fact>
          ) : (
            <Fragment key={label} />
          ),
        )}
        {missing.length > 0 && (
          <Fact
            label={enumerated(missing.map(([, label]) => label))}
            fact={missing.flatMap(([fact]) => fact ?? [])}
          >
            <NoData reason={unknown} />
          </Fact>
        )}
      </dl>
      {due.length + others.length > 0 && (
        <p className="fine">
          See the <a href="#after">sources of each day</a>.
        </p>
      )}
    </>
  );
}
