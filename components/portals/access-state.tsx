import type { ComponentProps, ReactNode } from "react";
import { FaultSummary } from "#components/forms/plain-form.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Tag, type TagTone } from "#components/ui/tag.tsx";
import type { Access, AccessGrant } from "#lib/domains/portals/index.ts";
import { AskForAccess } from "./ask-for-access.tsx";
import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";

/** The member's request and the staff's answer. */
function GrantFacts({ grant }: { grant: AccessGrant }) {
  const facts: { term: string; text: ReactNode }[] = [
    ...(grant.reason ? [{ term: "Reason given", text: grant.reason }] : []),
    ...(grant.decidedAt ? [{ term: "Decided", text: <Moment at={grant.decidedAt} day /> }] : []),
    ...(grant.networks.length
      ? [{ term: "Registered networks", text: <Networks of={grant.networks} /> }]
      : []),
    { term: "Asked", text: <Moment at={grant.requestedAt} day /> },
    ...(grant.organisation ? [{ term: "For", text: grant.organisation }] : []),
    { term: "You wrote", text: <span className="portal-words">{grant.purpose}</span> },
  ];
  return (
    <dl className="part-facts">
      {each(facts, ({ term, text }) => (
        <div>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Networks({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {each(of, (network) => (
        <li className="portal-address">{network}</li>
      ))}
    </ul>
  );
}

const tags: Record<Access["state"], { tone: TagTone; text: string }> = {
  none: { tone: "neutral", text: "Not asked for" },
  requested: { tone: "info", text: "Request open" },
  approved: { tone: "good", text: "Approved" },
  refused: { tone: "danger", text: "Refused" },
  expired: { tone: "caution", text: "Ended" },
  elsewhere: { tone: "caution", text: "Not from this network" },
};

type Props = ComponentProps<typeof AskForAccess>;

/** The state of the member's access to a portal, the reason, and what to do next. */
export function AccessState(props: Props) {
  const { portal, access, state } = props;
  const mayAsk = !["requested", "approved", "elsewhere"].includes(access.state);
  const { tone, text } = tags[access.state];
  return (
    <SectionFrame id="access" heading="Your access" aside={<Tag tone={tone}>{text}</Tag>}>
      <div className="portal-state">
        {!mayAsk && state?.code !== "unauthenticated" && <FaultSummary state={state} />}
        {"grant" in access ? (
          <Held access={access} />
        ) : (
          <p>You have not asked for this portal yet. Staff of the group decide. {portal.looksAt}</p>
        )}
        {mayAsk && <AskForAccess {...props} />}
      </div>
    </SectionFrame>
  );
}

type HeldProps = { access: Extract<Access, { grant: AccessGrant }> };

function Held({ access }: HeldProps) {
  return (
    <>
      <State access={access} />
      {access.state === "elsewhere" && (
        <ButtonLink className="justify-self-start" href="/portal/clearsight/register">
          Register another network
        </ButtonLink>
      )}
      <GrantFacts grant={access.grant} />
    </>
  );
}

function State({ access }: HeldProps): ReactNode {
  const { grant } = access;
  switch (access.state) {
    case "requested":
      return (
        <Notice title="Your request is open.">
          <p>
            You asked on <Moment at={grant.requestedAt} day />. Staff decide, and there is no fixed time. The
            answer and its reason come by e-mail and are shown here. There is nothing more you have to do.
          </p>
        </Notice>
      );
    case "approved":
      return (
        <Notice tone="good" title="You may enter.">
          <p>
            {grant.expiresAt ? (
              <>
                Your access holds until <Moment at={grant.expiresAt} day />. Afterwards you can ask again on
                this page.
              </>
            ) : (
              "Your access has no end date. Staff can take it back, and would say why."
            )}
          </p>
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="caution" title="Your request was refused.">
          <p>The reason is given below. If it no longer applies, or was a mistake, ask again and say so.</p>
        </Notice>
      );
    case "expired":
      return (
        <Notice tone="caution" title="Your access has ended.">
          <p>
            {grant.expiresAt ? (
              <>
                It held until <Moment at={grant.expiresAt} day />. Ask again if you still need it.
              </>
            ) : (
              "Ask again if you still need it."
            )}
          </p>
        </Notice>
      );
    case "elsewhere":
      return (
        <Notice tone="caution" title="You cannot enter from where you are.">
          <p>
            The network address we see is{" "}
            <strong className="portal-address">{access.address || "unknown to us"}</strong>. It belongs to
            none of the networks registered for your organisation. Use one of those, or have this one
            registered.
          </p>
        </Notice>
      );
    default:
      return access satisfies never;
  }
}
