import { PlainForm } from "#components/forms/plain-form.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { writePost } from "#lib/domains/fields/open/write-post.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { ListedNotice } from "#lib/domains/notices/index.ts";
import { noticeFields, noticeFormId } from "#lib/domains/notices/open/fields.ts";
import {
  changeNoticePath,
  noticeCall,
  noticeEndCall,
  noticesPath,
  type NoticeAction,
} from "#lib/domains/notices/open/paths.ts";
import { DeskFrame, ListOrForm, RowForm } from "./desk-frame.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  /** Undefined while the database is unavailable. */
  notices: readonly ListedNotice[] | undefined;
  /** Which form is open: the id of a notice, "new", or empty. */
  changing: string;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
  done: NoticeAction | undefined;
};

const states = ["shown", "toCome", "over"] as const;

/** Temporary notices on the pages of the site or of a country: lists, and a form for one. */
export function NoticesPage({ member, notices, changing, state, done }: Props) {
  const words = useWords("notices");
  const typed = state?.form === noticeFormId ? state : undefined;
  return (
    <DeskFrame
      member={member}
      path={noticesPath}
      title={words("page.title")}
      lead={words("page.lead")}
      column="desk"
      done={done && words(`done.${done}`)}
      state={state}
      isDrawn={typed !== undefined}
    >
      <ListOrForm
        rows={notices}
        changing={changing}
        list={(all) => <Lists notices={all} />}
        form={(notice) => <Change notice={notice?.state === "over" ? undefined : notice} state={typed} />}
      />
    </DeskFrame>
  );
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const timeOf = (at: Date): string => at.toISOString().slice(11, 16);

/** The initial values of the form: the notice as it is. */
const typedOf = ({ country, level, words, link, startsAt, endsAt }: ListedNotice): Typed =>
  writePost(noticeFields, {
    country: country?.slug,
    level,
    words,
    linkTo: link?.to,
    linkLabel: link?.label,
    fromDay: dayOf(startsAt),
    fromTime: timeOf(startsAt),
    untilDay: dayOf(endsAt),
    untilTime: timeOf(endsAt),
  });

/** If the notice has ended in the meantime, what was typed can be set as a new one. */
function Change({ notice, state }: { notice: ListedNotice | undefined; state: FormState | undefined }) {
  const words = useWords("notices");
  return (
    <RowForm
      back={{ href: noticesPath, label: words("form.back") }}
      title={words(notice ? "form.change" : "form.new")}
      conflict={
        notice &&
        state?.code === "conflict" && {
          title: words("form.now"),
          text: (
            <>
              <blockquote className="quoted">{notice.words}</blockquote>
              <p>
                {words.rich("span", {
                  from: <Moment at={notice.startsAt} />,
                  until: <Moment at={notice.endsAt} />,
                })}
              </p>
            </>
          ),
        }
      }
    >
      <PlainForm
        action={noticeCall}
        fields={noticeFields}
        hidden={{ id: notice?.id ?? "", version: String(notice?.version ?? "") }}
        state={state ?? (notice && { typed: typedOf(notice), faults: {} })}
        submitLabel={words(notice ? "form.save" : "form.set")}
      />
    </RowForm>
  );
}

function Lists({ notices }: { notices: readonly ListedNotice[] }) {
  const words = useWords("notices");
  return (
    <>
      <p>
        <ButtonLink href={changeNoticePath("new")}>{words("form.new")}</ButtonLink>
      </p>
      {notices.length === 0 && (
        <EmptyState title={words("none.title")} pattern="adire">
          <p>{words("none.text")}</p>
        </EmptyState>
      )}
      {each(
        states.map((state) => ({ state, rows: notices.filter((notice) => notice.state === state) })),
        ({ state, rows }) =>
          rows.length > 0 && (
            <Panel id={state} title={words(`list.${state}`)}>
              <ul className="desk">
                {each(rows, (notice) => (
                  <Row notice={notice} />
                ))}
              </ul>
            </Panel>
          ),
      )}
    </>
  );
}

function Row({ notice }: { notice: ListedNotice }) {
  const words = useWords("notices");
  const { id, version, country, level, link, startsAt, endsAt, changedAt, changedBy, state } = notice;
  const place = country?.name ?? words("place.site");
  return (
    <li className="card desk-action">
      <p className="desk-marks">
        <Tag>{place}</Tag>
        <Tag tone={level === "important" ? "caution" : "info"}>{words(`field.level.is.${level}`)}</Tag>
      </p>
      <blockquote className="quoted">{notice.words}</blockquote>
      {link && (
        <p>
          <a className={link.to.startsWith("/") ? "link" : "ext"} href={link.to}>
            {link.label}
          </a>
        </p>
      )}
      <p>
        {startsAt < endsAt
          ? words.rich("span", { from: <Moment at={startsAt} />, until: <Moment at={endsAt} /> })
          : words("takenBack")}
      </p>
      <p className="text-muted">
        {words.rich(changedBy ? "changedBy" : "changedAt", { at: <Moment at={changedAt} />, by: changedBy })}
      </p>
      {state !== "over" && (
        <div className="page-actions">
          <ButtonLink variant="secondary" href={changeNoticePath(id)}>
            {words.rich("change", {
              place,
              hidden: srOnly,
            })}
          </ButtonLink>
          <PlainForm
            action={noticeEndCall}
            fields={[]}
            hidden={{ id, version: String(version) }}
            submitLabel={words.rich(state === "shown" ? "end" : "takeBack", {
              place,
              hidden: srOnly,
            })}
            variant="secondary"
          />
        </div>
      )}
    </li>
  );
}
