import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { CaseList } from "#lib/domains/confidential/index.ts";
import { caseOf } from "#lib/domains/confidential/open/paths.ts";
import { caseworkPath, keysPath } from "#lib/data/site/open/confidential.ts";
import { confidentialStates, type ConfidentialState } from "#lib/domains/confidential/open/states.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { CaseworkNav } from "./casework-nav.tsx";

type Props = {
  email: string;
  state: ConfidentialState;
  page: number;
  hasKey: boolean;
  /** Undefined while the database is unavailable. */
  list: CaseList | undefined;
};

const at = (state: ConfidentialState, page = 1) =>
  `${caseworkPath}?${new URLSearchParams({ state, ...(page > 1 && { page: String(page) }) }).toString()}` as const;

/** The cases by whose turn it is. The server knows only their dates, number of parts and approximate size. */
export function ListPage({ email, state, page, hasKey, list }: Props) {
  const words = useWords("confidential");
  const day = dateFormat({ dateStyle: "medium", timeZone: "UTC" }, words.locale);
  return (
    <MemberFrame
      path={caseworkPath}
      title={words("work.title")}
      email={email}
      lead={words("work.about")}
      nav={<CaseworkNav current={caseworkPath} />}
    >
      {list ? (
        <div className="casework">
          {!hasKey && (
            <Notice tone="caution">
              <p>
                {words("work.noKey")}{" "}
                <a className="link" href={keysPath}>
                  {words("work.makeKey")}
                </a>
              </p>
            </Notice>
          )}
          <nav aria-label={words("work.states")} className="tab-list">
            {each(confidentialStates, (one) => (
              <a href={at(one)} aria-current={one === state ? "page" : undefined}>
                {words(`state.${one}`)} <span className="desk-count">{list.counts[one] ?? 0}</span>
              </a>
            ))}
          </nav>
          {list.cases.length > 0 ? (
            <ol className="account-rows account-rows-long">
              {each(list.cases, ({ id, filedOn, touchedOn, parts, size }) => (
                <li>
                  <a href={caseOf(id)}>{words("work.row", { date: day.format(new Date(filedOn)) })}</a>
                  <small>
                    {words("work.touched", { date: day.format(new Date(touchedOn)) })} ·{" "}
                    {words("work.parts", { count: parts })} · {words(`work.size.${size}`)}
                  </small>
                </li>
              ))}
            </ol>
          ) : (
            <EmptyState title={words("work.empty")} pattern="adire">
              <p>{words("work.emptyText")}</p>
            </EmptyState>
          )}
          {(list.hasMore || page > 1) && (
            <p className="page-actions">
              {list.hasMore && <ButtonLink href={at(state, page + 1)}>{words("work.next")}</ButtonLink>}
              {page > 1 && (
                <ButtonLink variant="secondary" href={at(state)}>
                  {words("work.first")}
                </ButtonLink>
              )}
            </p>
          )}
        </div>
      ) : (
        <AwayNotice />
      )}
    </MemberFrame>
  );
}
