import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Tag, type TagTone } from "#components/ui/tag.tsx";
import type { HeldAccess, PortalLink } from "#lib/members/index.ts";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";

const states: Record<HeldAccess["state"], { tone: TagTone; label: string }> = {
  requested: { tone: "info", label: "Request open" },
  approved: { tone: "good", label: "Approved" },
  refused: { tone: "danger", label: "Refused" },
  expired: { tone: "caution", label: "Ended" },
};

type Props = { held: readonly HeldAccess[]; toAsk: readonly PortalLink[]; open: readonly PortalLink[] };

/** What the member may enter, what was decided and why, and what else can be asked for. */
export function AccessList({ held, toAsk, open }: Props) {
  return (
    <Panel id="access" title="Your access" lead="Staff of the group decide who enters a portal, and say why.">
      {held.length === 0 ? (
        <EmptyState title="You have not asked for a portal" pattern="ndebele">
          <p>
            Each portal you ask for stands here with its state, its dates and the reason. Choose one below:
            its page says what it is for and has the form.
          </p>
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
          <Disclosure summary={`Portals you can ask for (${toAsk.length})`} id="ask">
            <PortalLinks links={toAsk} />
          </Disclosure>
        )}
        {open.length > 0 && (
          <Disclosure summary={`Open to every member (${open.length})`} id="open">
            <PortalLinks links={open} />
          </Disclosure>
        )}
      </div>
    </Panel>
  );
}

type HeldProps = { access: HeldAccess };

function HeldRow({ access: { name, path, state, requestedAt, decidedAt, expiresAt, reason } }: HeldProps) {
  const until = state === "approved" || state === "expired" ? expiresAt : null;
  return (
    <li>
      <a href={path}>{name}</a>
      <span className="account-state">
        <Tag tone={states[state].tone}>{states[state].label}</Tag>
      </span>
      <span className="account-what">
        <small>
          Asked on <Moment at={requestedAt} day />
        </small>
        {decidedAt && (
          <small>
            Decided on <Moment at={decidedAt} day />
          </small>
        )}
        {until && (
          <small>
            {state === "expired" ? "Ended on " : "Until "}
            <Moment at={until} day />
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
