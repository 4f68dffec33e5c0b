import { FaultSummary, PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { Moment } from "#components/page/moment.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { CannedReply } from "#lib/backoffice/desk/index.ts";
import {
  changeReplyPath,
  repliesPath,
  replyCall,
  replyRemovalCall,
} from "#lib/backoffice/desk/open/paths.ts";
import { replyFields, replyFormId } from "#lib/backoffice/desk/open/replies.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { DeskNav } from "./desk-nav.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  /** Undefined while the database is unavailable. */
  replies: readonly CannedReply[] | undefined;
  /** Which form is open: the id of a reply, "new", or empty. */
  changing: string;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
};

/** Canned replies that answers can begin with: a list, and a form for one of them. */
export function RepliesPage({ member, replies, changing, state }: Props) {
  const words = useWords("desk-tools");
  const typed = state?.form === replyFormId ? state : undefined;
  return (
    <MemberFrame
      path={repliesPath}
      title={words("reply.page")}
      email={member.email}
      lead={words("reply.lead")}
      nav={<DeskNav role={member.role} current={repliesPath} />}
    >
      {!typed && <FaultSummary state={state} />}
      {!replies ? (
        <AwayNotice />
      ) : changing ? (
        <Change reply={replies.find(({ id }) => id === changing)} state={typed} />
      ) : (
        <List replies={replies} />
      )}
    </MemberFrame>
  );
}

/** If the reply was deleted in the meantime, what was typed can be added as a new one. */
function Change({ reply, state }: { reply: CannedReply | undefined; state: FormState | undefined }) {
  const words = useWords("desk-tools");
  const typed = reply && { title: [reply.title], kinds: reply.kinds, words: [reply.words] };
  return (
    <div className="desk">
      <a className="link form-back" href={repliesPath}>
        {words("reply.back")}
      </a>
      <h2 className="text-xl">{words(reply ? "reply.change" : "reply.add")}</h2>
      {reply && state?.code === "conflict" && (
        <Notice tone="caution" title={words("reply.now")}>
          <p>{reply.title}</p>
          <blockquote className="quoted">{reply.words}</blockquote>
        </Notice>
      )}
      <PlainForm
        action={replyCall}
        fields={replyFields}
        hidden={{ id: reply?.id ?? "", version: String(reply?.version ?? "") }}
        state={state ?? (typed && { typed, faults: {} })}
        submitLabel={words("reply.send")}
      />
    </div>
  );
}

function List({ replies }: { replies: readonly CannedReply[] }) {
  const words = useWords("desk-tools");
  const desk = useWords("desk");
  return (
    <div className="desk">
      <p>
        <ButtonLink href={changeReplyPath("new")}>{words("reply.add")}</ButtonLink>
      </p>
      {replies.length === 0 && (
        <EmptyState title={words("reply.none")} pattern="adire">
          <p>{words("reply.noneText")}</p>
        </EmptyState>
      )}
      {each(replies, ({ id, version, title, kinds, words: text, updatedAt, updatedBy }) => (
        <section className="card desk-action" aria-label={title}>
          <h2 className="text-lg">{title}</h2>
          <p className="desk-marks">
            {each(kinds, (kind) => (
              <Tag>{desk(`kind.${kind}`)}</Tag>
            ))}
          </p>
          <blockquote className="quoted">{text}</blockquote>
          <p className="text-muted">
            {words.rich(updatedBy ? "reply.changedBy" : "reply.changedAt", {
              at: <Moment at={updatedAt} />,
              by: updatedBy?.email,
            })}
          </p>
          <div className="page-actions">
            <ButtonLink variant="secondary" href={changeReplyPath(id)}>
              {words("reply.change")}
            </ButtonLink>
            <PlainForm
              action={replyRemovalCall}
              fields={[]}
              hidden={{ id, version: String(version) }}
              submitLabel={words("reply.remove")}
              variant="secondary"
            />
          </div>
        </section>
      ))}
    </div>
  );
}
