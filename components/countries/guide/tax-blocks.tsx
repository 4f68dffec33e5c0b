import { Fragment } from "react";
import { NoData } from "#components/page/figure.tsx";
import { AmountsIn } from "#components/page/amounts-in.tsx";
import { formatShare } from "#lib/countries/index.ts";
import { asSentence, enumerated, salesTaxName } from "#lib/countries/words/open/guide-words.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import type { TaxFacts } from "#lib/countries/record/open/tax-schema.ts";
import { BlockMark } from "./block-mark.tsx";
import { Fact } from "./facts.tsx";

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

/** When the returns are due, of company tax and of the tax on sales. All of it is marked once as to be confirmed. */
function returnsDue({ tax }: Pick<Country, "tax">): string[] {
  const sales = salesTaxName({ tax });
  const due = [
    ["company tax", tax.deadlines.company],
    [sales, tax.deadlines.sales?.replace(`${sales} `, "")],
  ] as const;
  return due.flatMap(([name, when]) => (when ? [`${name}: ${when.replace(toConfirm, "")}`] : []));
}

const toConfirm = /,? \(?to be confirmed\)?/g;

/** The shares that are known, each with what it is taken from. */
function shares<Key extends string>(
  words: Readonly<Record<Key, (rate: string) => string>>,
  facts: NoInfer<Readonly<Record<Key, number | null>>>,
) {
  return enumerated(
    (Object.keys(words) as Key[]).flatMap((key) => {
      const share = facts[key];
      return share === null ? [] : words[key](formatShare(share));
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

/** What else is taken or due: small firms, payments abroad, wages, and the days of the returns. */
export function TaxBlocks({ tax }: Pick<Country, "tax">) {
  const { small, withholding, payroll } = tax;
  const due = returnsDue({ tax });
  const rows = [
    [
      "Small firms",
      small && (
        <>
          <AmountsIn text={small.text} />
          <BlockMark {...small} />
        </>
      ),
    ],
    [
      "Withheld on payments abroad",
      withholding && <Shares text={shares(withheld, withholding)} block={withholding} />,
    ],
    ["Social security, of gross pay", payroll && <Shares text={shares(paid, payroll)} block={payroll} />],
    [
      "Returns are due",
      due.length > 0 && (
        <>
          {enumerated(due)} <i className="ind">confirm the day</i>
        </>
      ),
    ],
  ] as const;
  const missing = rows.flatMap(([label, content]) => (content ? [] : [label]));
  return (
    <dl className="facts facts-2">
      {rows.map(([label, content]) =>
        content ? (
          <Fact key={label} label={label}>
            {content}
          </Fact>
        ) : (
          <Fragment key={label} />
        ),
      )}
      {missing.length > 0 && (
        <Fact label={enumerated(missing)}>
          <NoData reason={unknown} />
        </Fact>
      )}
    </dl>
  );
}
