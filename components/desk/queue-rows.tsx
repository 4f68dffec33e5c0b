"use client";

import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { casePath } from "#lib/desk/open/paths.ts";
import { fill } from "#lib/words/open/fill.ts";

/** A row in words. */
export type SaidRow = {
  reference: string;
  /** As which it was read (lib/desk/open/bulk.ts). */
  read: string;
  title: string;
  /** Of which kind, and about which country. */
  about: string;
  due: string;
  isLate: boolean;
  hasNews: boolean;
  labels: readonly string[];
  /** Who has it; null for nobody. */
  who: string | null;
};

type Props = {
  rows: readonly SaidRow[];
  /** `pick` names the box of a row, with `{reference}` in it. */
  words: Readonly<Record<"pick" | "news" | "unassigned", string>>;
};

/**
 * The rows of a page of the queue. They stand here, and not in the page, for the sake of the server: fifty rows are most of
 * what is made for each look at the queue, and whatever is drawn by the page itself goes over the line a second time,
 * element by element. Of these only what they say does.
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
