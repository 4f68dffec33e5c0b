import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Tag, type TagTone } from "#components/ui/tag.tsx";
import type { HeldAccess, PortalLink } from "#lib/members/index.ts";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { useWords, type WordKey } from "#components/words/use-words.ts";

const states: Record<HeldAccess["state"], { tone: TagTone; label: WordKey<"account"> }> = {
  requested: { tone: "info", label: "requestOpen" },
  approved: { tone: "good", label: "approved" },
  refused: { tone: "danger", label: "refused" },
  expired: { tone: "caution", label: "ended" },
};

type Props = { held: readonly HeldAccess[]; toAsk: readonly PortalLink[]; open: readonly PortalLink[] };

/** What the member may enter, what was decided and why, and what else can be asked for. */
export function AccessList({ held, toAsk, open }: Props) {
  const words = useWords("account");
  return (
    <Panel id="access" title={words("yourAccess")} lead={words("staffOfTheGroupDecide")}>
      {held.length === 0 ? (
        <EmptyState title={words("youHaveNotAskedFor")} pattern="ndebele">
          <p>{words("eachPortalYouAskFor")}</p>
        </EmptyState>
      ) : (
        <ul className="account-rows account-access">
          {each(held, (access) => (
            <HeldRow access={access} />
          ))}
        </ul>
      )}
      <div className="account-more">
        {toAsk.length > 0 && (
          <Disclosure summary={words("portalsYouCanAskFor", { count: toAsk.length })} id="ask">
            <PortalLinks links={toAsk} />
          </Disclosure>
        )}
        {open.length > 0 && (
          <Disclosure summary={words("openToEveryMember", { count: open.length })} id="open">
            <PortalLinks links={open} />
          </Disclosure>
        )}
      </div>
    </Panel>
  );
}

type HeldProps = { access: HeldAccess };

function HeldRow({ access: { name, path, state, requestedAt, decidedAt, expiresAt, reason } }: HeldProps) {
  const words = useWords("account");
  const until = state === "approved" || state === "expired" ? expiresAt : null;
  return (
    <li>
      <a href={path}>{name}</a>
      <span className="account-state">
        <Tag tone={states[state].tone}>{words(states[state].label)}</Tag>
      </span>
      <span className="account-what">
        <small>{words.rich("askedOn", { moment: <Moment at={requestedAt} day /> })}</small>
        {decidedAt && <small>{words.rich("decidedOn", { moment: <Moment at={decidedAt} day /> })}</small>}
        {until && (
          <small>
            {words.rich(state === "expired" ? "endedOn" : "until", { moment: <Moment at={until} day /> })}
          </small>
        )}
        {reason && <span className="account-reason">{reason}</span>}
      </span>
    </li>
  );
}

function PortalLinks({ links }: { links: readonly PortalLink[] }) {
  return (
    <ul className="account-portals">
      {each(links, ({ name, path }) => (
        <li>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
