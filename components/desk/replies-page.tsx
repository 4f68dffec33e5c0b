import { PlainForm } from "#components/forms/plain-form.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
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
import { DeskFrame, ListOrForm, RowForm } from "./desk-frame.tsx";

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
    <DeskFrame
      member={member}
      path={repliesPath}
      title={words("reply.page")}
      lead={words("reply.lead")}
      state={state}
      isDrawn={typed !== undefined}
    >
      <ListOrForm
        rows={replies}
        changing={changing}
        list={(all) => <List replies={all} />}
        form={(reply) => <Change reply={reply} state={typed} />}
      />
    </DeskFrame>
  );
}

/** If the reply was deleted in the meantime, what was typed can be added as a new one. */
function Change({ reply, state }: { reply: CannedReply | undefined; state: FormState | undefined }) {
  const words = useWords("desk-tools");
  const typed = reply && { title: [reply.title], kinds: reply.kinds, words: [reply.words] };
  return (
    <div className="desk">
      <RowForm
        back={{ href: repliesPath, label: words("reply.back") }}
        title={words(reply ? "reply.change" : "reply.add")}
        conflict={
          reply &&
          state?.code === "conflict" && {
            title: words("reply.now"),
            text: (
              <>
                <p>{reply.title}</p>
                <blockquote className="quoted">{reply.words}</blockquote>
              </>
            ),
          }
        }
      >
        <PlainForm
          action={replyCall}
          fields={replyFields}
          hidden={{ id: reply?.id ?? "", version: String(reply?.version ?? "") }}
          state={state ?? (typed && { typed, faults: {} })}
          submitLabel={words("reply.send")}
        />
      </RowForm>
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
