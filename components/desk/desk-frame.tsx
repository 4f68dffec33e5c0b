import type { ReactNode } from "react";
import { FaultSummary } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { DeskNav } from "./desk-nav.tsx";

type DeskFrameProps = {
  member: Pick<Member, "email" | "role">;
  path: `/${string}`;
  title: string;
  lead?: ReactNode;
  /** The class of the column around the message and the content; they are not wrapped when absent. */
  column?: "desk" | "account-column";
  /** A message about the operation that was just done. */
  done?: string | undefined;
  /** The rejected submission from this page, if any. */
  state?: FormState | undefined;
  /** Whether the page shows the form of `state` again, with its faults; otherwise they are summarized. */
  isDrawn?: boolean;
  children: ReactNode;
};

/**
 * The frame of a page of the desk: its heading, the navigation of the desk, and the result of the last operation, which
 * is a message that it was done or a summary of the faults.
 */
export function DeskFrame({
  member,
  path,
  title,
  lead,
  column,
  done,
  state,
  isDrawn = false,
  children,
}: DeskFrameProps) {
  const content = (
    <>
      {!isDrawn && <FaultSummary state={state} />}
      {done && !state && <Notice tone="good" title={done} />}
      {children}
    </>
  );
  return (
    <MemberFrame
      path={path}
      title={title}
      email={member.email}
      lead={lead}
      nav={<DeskNav role={member.role} current={path} />}
    >
      {column ? <div className={column}>{content}</div> : content}
    </MemberFrame>
  );
}

type ListOrFormProps<Row> = {
  /** Undefined while the database is unavailable. */
  rows: readonly Row[] | undefined;
  /** Which form is open: the id of a row, "new", or empty. */
  changing: string;
  list: (rows: readonly Row[]) => ReactNode;
  /** The form for a row, or for a new one. */
  form: (row: Row | undefined) => ReactNode;
};

/** The list of a page, or the form for one of its rows. */
export function ListOrForm<Row extends { id: string }>({ rows, changing, list, form }: ListOrFormProps<Row>) {
  if (!rows) return <AwayNotice />;
  return changing ? form(rows.find(({ id }) => id === changing)) : list(rows);
}

type RowFormProps = {
  back: { href: string; label: string };
  title: string;
  /** What is stored now, if somebody else changed it since the form was opened. */
  conflict: { title: string; text: ReactNode } | false | undefined;
  children: ReactNode;
};

/** The form for one row of a list, with a link back to the list. */
export function RowForm({ back, title, conflict, children }: RowFormProps) {
  return (
    <>
      <a className="link form-back" href={back.href}>
        {back.label}
      </a>
      <h2 className="text-xl">{title}</h2>
      {conflict && (
        <Notice tone="caution" title={conflict.title}>
          {conflict.text}
        </Notice>
      )}
      {children}
    </>
  );
}
