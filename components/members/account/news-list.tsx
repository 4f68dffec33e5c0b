import { each } from "#components/ui/each.ts";
import { Panel } from "#components/page/panel.tsx";
import { useWords } from "#components/words/use-words.ts";
import { statusOf } from "#lib/forms/open/form-path.ts";
import { listedRows } from "#lib/members/open/limits.ts";

/** Something a member sent that staff answered or decided, and the member has not seen. */
export type NewsRow = { reference: string; title: string };

/** What is new for a member, over all they sent. */
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
