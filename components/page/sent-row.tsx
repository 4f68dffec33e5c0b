import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ListedSubmission } from "#lib/forms/index.ts";
import { statusOf } from "#lib/forms/open/form-path.ts";
import { Moment } from "./moment.tsx";

type Props = Pick<ListedSubmission, "reference" | "state" | "sentAt"> & {
  /** What it is. */
  name: string;
  /** Further links to it. */
  children?: ReactNode;
};

/** Something that was sent, in a list of such: the way to its page, where it stands, and the day. */
export function SentRow({ reference, state, sentAt, name, children }: Props) {
  const words = useWords("forms");
  return (
    <li>
      <AppLink href={statusOf(reference)}>{reference}</AppLink>
      <span>
        {name}
        <small>{words(`status.state.${state}`)}</small>
        {children}
      </span>
      <small className="account-row-end">
        <Moment at={sentAt} day />
      </small>
    </li>
  );
}
