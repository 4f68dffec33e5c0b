import { AppLink } from "#components/ui/app-link.tsx";
import { AmountsIn } from "#components/page/amounts.tsx";
import { formatFigure } from "#lib/data/countries/index.ts";
import { getFigure, whyHeld } from "#lib/data/countries/record/index.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { taxesThen } from "#lib/data/countries/paths/open/path-words.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { doubted, salesTaxName } from "#lib/data/countries/words/open/guide-words.ts";
import { guidePath, type GuideProps } from "./guide-section.tsx";

/** A rate as text. A doubtful one says so; an old one is left to the section on taxes. */
function rate({ country }: GuideProps, key: FigureKey): string | null {
  const figure = getFigure(country, key);
  if (!figure) return null;
  const held = whyHeld(figure, key);
  const text = formatFigure(key, figure.value);
  if (held === "doubt") return doubted(text, figure);
  return held === null ? text : null;
}

/** The taxes that follow once the business runs, and what the source adds to its total. */
export function TaxesThen({ country, kind, note }: GuideProps & { kind: PathKind; note: string | null }) {
  const sales = rate({ country }, "vat_standard_rate_pct");
  const taxes = taxesThen(
    kind,
    rate({ country }, "corporate_tax_rate_pct"),
    sales && `${salesTaxName(country)} ${sales}`,
  );
  return (
    <p className="answer-then">
      {taxes} <AppLink href={`${guidePath(country.slug)}#tax`}>Taxes and their years</AppLink>
      {note && (
        <small>
          <AmountsIn text={note} />
        </small>
      )}
    </p>
  );
}
