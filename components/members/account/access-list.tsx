import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Tag, type TagTone } from "#components/ui/tag.tsx";
import type { HeldAccess, PortalLink } from "#lib/backoffice/account/index.ts";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { useWords, type WordKey } from "#components/words/use-words.ts";

const states: Record<HeldAccess["state"], { tone: TagTone; label: WordKey<"account"> }> = {
  requested: { tone: "info", label: "access.state.requested" },
  approved: { tone: "good", label: "access.state.approved" },
  refused: { tone: "danger", label: "access.state.refused" },
  expired: { tone: "caution", label: "access.state.ended" },
};

type Props = { held: readonly HeldAccess[]; toAsk: readonly PortalLink[]; open: readonly PortalLink[] };

/**
 * The portals a member may enter or has asked for, each with its decision and reason, and those they can still ask for.
 */
export function AccessList({ held, toAsk, open }: Props) {
  const words = useWords("account");
  return (
    <Panel id="access" title={words("access.title")} lead={words("access.lead")}>
      {held.length === 0 ? (
        <EmptyState title={words("access.none")} pattern="ndebele">
          <p>{words("access.noneText")}</p>
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
          <Disclosure summary={words("access.more", { count: toAsk.length })} id="ask">
            <PortalLinks links={toAsk} />
          </Disclosure>
        )}
        {open.length > 0 && (
          <Disclosure summary={words("access.open", { count: open.length })} id="open">
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
        <small>{words.rich("access.askedOn", { moment: <Moment at={requestedAt} day /> })}</small>
        {decidedAt && (
          <small>{words.rich("access.decidedOn", { moment: <Moment at={decidedAt} day /> })}</small>
        )}
        {until && (
          <small>
            {words.rich(state === "expired" ? "access.endedOn" : "access.until", {
              moment: <Moment at={until} day />,
            })}
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
