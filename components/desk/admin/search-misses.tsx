import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Misses } from "#lib/services/search/index.ts";
import { leastInAll, leastInWeek } from "#lib/data/retention/open/periods.ts";

const searchFor = (words: string) => `/search?q=${encodeURIComponent(words)}`;

/** Searches without results, each with a link that repeats it, and how often it occurred in the last weeks. */
export function SearchMisses({ misses: { listed, weeks } }: { misses: Misses }) {
  const words = useWords("admin-answers");
  const week = { label: words("misses.week") };
  return (
    <Panel
      id="misses"
      title={words("misses.title")}
      lead={words("misses.lead", { inWeek: leastInWeek, inAll: leastInAll })}
    >
      {listed.length === 0 ? (
        <p>{words("misses.none")}</p>
      ) : (
        <DataTable
          caption={words("misses.table")}
          columns={[
            { label: words("misses.words") },
            week,
            { label: words("misses.count"), numeric: true },
            { label: words("misses.inAll"), numeric: true },
          ]}
          rows={listed.map((miss) => [
            <a key="search" className="link" href={searchFor(miss.words)}>
              {miss.words}
            </a>,
            <Moment key="week" at={miss.week} day />,
            miss.count,
            miss.inAll,
          ])}
        />
      )}
      {weeks.length > 0 && (
        <DataTable
          caption={words("weeks.table")}
          columns={[
            week,
            { label: words("weeks.total"), numeric: true },
            { label: words("weeks.wordless"), numeric: true },
          ]}
          rows={weeks.map(({ week: monday, total, wordless }) => [
            <Moment key="week" at={monday} day />,
            total,
            wordless,
          ])}
        />
      )}
    </Panel>
  );
}
