import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { OwnSubmission } from "#lib/domains/forms/index.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

/** The state of something that was sent, and what happened to it. */
export function EventList({ submission }: { submission: OwnSubmission }) {
  const words = useWords("forms");
  const day = dateFormat({ dateStyle: "long", timeZone: "UTC" }, words.locale);
  return (
    <section aria-labelledby="stands-title" className="grid gap-4">
      <h2 id="stands-title" className="text-xl">
        {words("status.stands")}: {words(`status.state.${submission.state}`)}
      </h2>
      <ol className="status-line">
        {each(submission.events, ({ kind, at, words: said }) => (
          <li>
            <p>
              <strong>{words(`status.event.${kind}`)}</strong>{" "}
              <span className="text-muted">{day.format(at)}</span>
            </p>
            {said && <blockquote>{said}</blockquote>}
          </li>
        ))}
      </ol>
      {submission.deletedOn && (
        <p className="text-muted">
          {words(submission.listedAt ? "status.listedUntil" : "status.over", {
            date: day.format(submission.deletedOn),
          })}
        </p>
      )}
    </section>
  );
}
