import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import type { ListedSubmission } from "#lib/domains/forms/index.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { Moment } from "./moment.tsx";

type Props = {
  reference: string;
  name: string;
  /** Its state, in words. */
  state: string;
  /** A sample row has no day and no link. */
  sentAt: Date | "sample";
  /** Staff did something with it that its sender has not seen. */
  hasNews?: boolean;
  /** Further links to it. */
  children?: ReactNode;
};

/** A row in a list of things that were sent: the link to its page, its state, and the day. */
export function SentRow({ reference, name, state, sentAt, hasNews = false, children }: Props) {
  const words = useWords("member-side");
  const isSample = sentAt === "sample";
  return (
    <li>
      {isSample ? (
        <strong translate="no">{reference}</strong>
      ) : (
        <AppLink href={statusOf(reference)} translate="no">
          {reference}
        </AppLink>
      )}
      <span>
        {name}
        <small>{state}</small>
        {hasNews && <Tag tone="info">{words("sent.news")}</Tag>}
        {children}
      </span>
      <small className="account-row-end">{isSample ? words("sample.day") : <Moment at={sentAt} day />}</small>
    </li>
  );
}

/** What a member sent, each with its state and a link to its page. */
export function SentList({ sent }: { sent: readonly ListedSubmission[] }) {
  const words = useWords("forms");
  return (
    <ul className="account-rows">
      {each(sent, ({ form, state, ...one }) => (
        <SentRow {...one} state={words(`status.state.${state}`)} name={formTitle(form, words.locale)} />
      ))}
    </ul>
  );
}
