import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import type { Part } from "#lib/countries/index.ts";
import { figureMoneyMark } from "#lib/currency/open/figure-money-mark.ts";
import { rowApartWords } from "./ranking-words.ts";

type Props = { part: Part; moneyKey: FigureKey | null };

/** One ingredient of one country: the figure, its year, which leads to the source, and its marks. */
export function PresetCell({ part: { figure, text, apart, marks }, moneyKey }: Props) {
  if (!figure) return <b className="no-data">No data</b>;
  const said = [...marks, ...[(apart && rowApartWords[apart]) ?? []].flat()];
  return (
    <>
      <b {...(moneyKey ? figureMoneyMark(moneyKey, figure.value) : {})}>{text}</b>{" "}
      <small>
        <a href={`#src-${figure.source}`}>{figure.year}</a>
        {said.map((mark) => `, ${mark}`)}
      </small>
    </>
  );
}
