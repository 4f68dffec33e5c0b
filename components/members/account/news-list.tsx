import { each } from "#components/ui/each.ts";
import { Panel } from "#components/page/panel.tsx";
import { useWords } from "#components/words/use-words.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { listedRows } from "#lib/domains/members/open/limits.ts";

/** A submission that staff answered or decided, which the member has not seen yet. */
export type NewsRow = { reference: string; title: string };

/** Everything new for a member, across all their submissions. */
export function NewsList({ news }: { news: readonly NewsRow[] }) {
  const words = useWords("account");
  return (
    <Panel id="news" title={words("news.title", { count: news.length })} lead={words("news.lead")}>
      <ul className="account-rows">
        {each(news, ({ reference, title }) => (
          <li>
            <a href={statusOf(reference)}>{reference}</a>
            <span>{title}</span>
          </li>
        ))}
      </ul>
      {news.length === listedRows && <p className="account-lead">{words("news.latest", { listedRows })}</p>}
    </Panel>
  );
}
