import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import { figureSpread, formatFigure } from "#lib/data/countries/index.ts";
import type { SpreadSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

const height = 44;
const width = 600;
const edge = 8;

/** The distribution of each figure: a dot for each country, a line at the median, the lowest and highest by name. */
export function Spread({ figures, ...head }: SpreadSection) {
  return (
    <SectionFrame {...head} wide>
      <div className="spreads">
        {each(figures, (key) => {
          const spread = figureSpread(key);
          if (!spread) return null;
          const { values, lowest, highest, median, years, source } = spread;
          const { label, meaning, scale } = figureKind(key);
          const [from, to] = scale ?? [0, Math.max(100, highest.value)];
          const at = (value: number) =>
            Math.round(edge + ((value - from) / (to - from)) * (width - 2 * edge));
          const say = (value: number) => formatFigure(key, value);
          const ends = [lowest, highest].map(({ name, value }) => `${name} ${say(value)}`);
          return (
            <FigureFrame
              title={`${label}: the middle is ${say(median)}`}
              level={3}
              note={meaning}
              source={`${source}, ${years}. ${values.length} of 54 countries have a figure.`}
              table={
                <>
                  <DataTable
                    caption={label}
                    captionHidden
                    columns={[{ label: "Where" }, { label, numeric: true }]}
                    rows={[
                      [`Lowest: ${lowest.name}`, say(lowest.value)],
                      ["A quarter of the countries are below", say(spread.lowerQuarter)],
                      ["The middle", say(median)],
                      ["A quarter of the countries are above", say(spread.upperQuarter)],
                      [`Highest: ${highest.name}`, say(highest.value)],
                    ]}
                  />
                  <p>
                    Each country&apos;s own figure stands in its guide and in the{" "}
                    <a className="link" href="/downloads">
                      data set
                    </a>
                    .
                  </p>
                </>
              }
            >
              <svg
                className="spread"
                viewBox={`0 0 ${width} ${height}`}
                role="img"
                aria-label={`${label}. Lowest: ${ends[0]}. Middle: ${say(median)}. Highest: ${ends[1]}.`}
              >
                <path className="spread-line" d={`M${edge} 16H${width - edge}`} />
                <path className="spread-dots" d={values.map((value) => `M${at(value)} 16h.01`).join("")} />
                <path className="spread-middle" d={`M${at(median)} 2v28`} />
              </svg>
              <p className="spread-ends">
                <span>Lowest: {ends[0]}</span> <span>Highest: {ends[1]}</span>
              </p>
            </FigureFrame>
          );
        })}
      </div>
    </SectionFrame>
  );
}
