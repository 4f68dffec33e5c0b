"use client";

import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { casePath } from "#lib/backoffice/desk/open/paths.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";

/** The texts of a row. */
export type RowText = {
  reference: string;
  /** The reference and the version it was read in (lib/backoffice/desk/open/bulk.ts). */
  read: string;
  title: string;
  /** The kind of case and its country. */
  about: string;
  due: string;
  isLate: boolean;
  hasNews: boolean;
  labels: readonly string[];
  /** The assignee; null for nobody. */
  who: string | null;
};

type Props = {
  rows: readonly RowText[];
  /** `pick` is the label of a row's checkbox, and contains `{reference}`. */
  words: Readonly<Record<"pick" | "news" | "unassigned", string>>;
};

/**
 * The rows of a page of the queue, as a client component to save work on the server. Fifty rows are most of the cost of
 * rendering the queue, and elements rendered by the page are sent a second time, element by element. Of these rows only
 * the texts are.
 */
export function QueueRows({ rows, words }: Props) {
  return (
    <ol className="account-rows desk-rows desk-queue">
      {each(rows, ({ reference, read, title, about, due, isLate, hasNews, labels, who }) => (
        <li>
          <label className="desk-pick">
            <input type="checkbox" name="case" value={read} aria-label={fill(words.pick, { reference })} />
          </label>
          <a href={casePath(reference)}>{title}</a>
          <small>{`${reference} · ${about}`}</small>
          <div className="desk-marks text-muted">
            {hasNews && <Tag tone="info">{words.news}</Tag>}
            {each(labels, (label) => (
              <Tag>{label}</Tag>
            ))}
            {isLate ? <Tag tone="danger">{due}</Tag> : due}
          </div>
          <div className={who ? "desk-who" : "desk-who text-muted"}>{who ?? words.unassigned}</div>
        </li>
      ))}
    </ol>
  );
}
