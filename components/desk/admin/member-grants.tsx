import { PlainForm } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { MemberRead } from "#lib/backoffice/admin/index.ts";
import { fieldsOfMemberAction } from "#lib/backoffice/admin/open/actions.ts";
import { memberCall } from "#lib/backoffice/admin/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";

type Grant = MemberRead["grants"][number];
const tones = { requested: "info", approved: "good", refused: "danger", expired: "caution" } as const;

/** The portals the member asked for, and the form that revokes access to one. */
export function MemberGrants({ read, state }: { read: MemberRead; state: FormState | undefined }) {
  const words = useWords("admin");
  const { grants, member, isOwn } = read;
  return (
    <Panel id="access" title={words("access.title")}>
      {grants.length === 0 ? (
        <p>{words("access.none")}</p>
      ) : (
        <ul className="account-rows account-rows-long">
          {each(grants, (grant) => (
            <li>
              <div className="desk-marks">
                <strong>{grant.name}</strong>
                <Tag tone={tones[grant.state]}>{words(`access.${grant.state}`)}</Tag>
              </div>
              <small>
                {words.rich("access.asked", { moment: <Moment at={grant.requestedAt} day /> })}
                {grant.expiresAt && (
                  <> · {words.rich("access.until", { moment: <Moment at={grant.expiresAt} day /> })}</>
                )}
              </small>
              {grant.reason && <blockquote className="quoted">{grant.reason}</blockquote>}
              {grant.state === "approved" && !isOwn && (
                <Withdraw grant={grant} memberId={member.id} state={state} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type WithdrawProps = { grant: Grant; memberId: string; state: FormState | undefined };

function Withdraw({ grant, memberId, state }: WithdrawProps) {
  const words = useWords("admin");
  const isTyped = state?.typed["grant"]?.[0] === grant.id;
  return (
    <Disclosure summary={words("access.withdraw", { portal: grant.name })} open={isTyped}>
      <PlainForm
        action={memberCall("withdraw")}
        fields={fieldsOfMemberAction.withdraw}
        hidden={{ id: memberId, grant: grant.id }}
        state={isTyped ? state : undefined}
        prefix={`${grant.portal}-`}
        submitLabel={words("access.withdrawSend")}
        variant="danger"
        className="account-form"
      />
    </Disclosure>
  );
}
