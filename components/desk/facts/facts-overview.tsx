import { AwayNotice } from "#components/page/away-notice.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FactsOverview as Overview } from "#lib/domains/fact-edits/index.ts";
import { countryFactsPath, factsPath } from "#lib/domains/fact-edits/open/paths.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { dayInWords } from "#lib/platform/words/open/moments.ts";
import { answersPath } from "#lib/domains/navigator/mode/open/paths.ts";
import { DeskFrame } from "../desk-frame.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  /** Undefined while the database is unavailable. */
  overview: Overview | undefined;
};

/** The 54 countries, and the open work on their facts. */
export function FactsOverview({ member, overview }: Props) {
  const words = useWords("facts");
  return (
    <DeskFrame member={member} path={factsPath} title={words("title")} lead={words("lead")}>
      {overview ? <Counted {...overview} /> : <AwayNotice />}
    </DeskFrame>
  );
}

function Counted({ countries, checkedAt }: Overview) {
  const words = useWords("facts");
  const sum = (of: "old" | "proposals") => countries.reduce((all, row) => all + row[of], 0);
  const caption = words("overview.caption");
  const columns = [
    { label: words("overview.country") },
    { label: words("overview.proposals"), numeric: true },
    { label: words("overview.reports"), numeric: true },
    { label: words("overview.old"), numeric: true },
    // Before the first check, a 0 would say that all links respond.
    ...(checkedAt ? [{ label: words("overview.unanswered"), numeric: true }] : []),
    { label: words("overview.facts"), numeric: true },
  ];
  const rows = countries.map(({ slug, name, facts, old, unanswered, reports, proposals }) => [
    <a key="name" className="link" href={countryFactsPath(slug)}>
      {name}
    </a>,
    proposals > 0 ? <a href={`${countryFactsPath(slug)}#proposals`}>{proposals}</a> : proposals,
    reports > 0 ? <a href={`${countryFactsPath(slug)}#reports`}>{reports}</a> : reports,
    old > 0 ? <a href={countryFactsPath(slug, { only: "old" })}>{old}</a> : old,
    ...(checkedAt
      ? [
          unanswered > 0 ? (
            <a href={countryFactsPath(slug, { only: "unanswered" })}>{unanswered}</a>
          ) : (
            unanswered
          ),
        ]
      : []),
    facts,
  ]);
  return (
    <div className="desk">
      <p>{words("overview.sum", { old: sum("old"), proposals: sum("proposals") })}</p>
      <p>
        {checkedAt
          ? words("overview.checked", { date: dayInWords(checkedAt, words.locale) })
          : words("overview.unchecked")}
      </p>
      <p>
        <a className="link" href={answersPath}>
          {words("overview.answers")}
        </a>
      </p>
      <DataTable caption={caption} captionHidden columns={columns} rows={rows} />
    </div>
  );
}
