import { Notice } from "#components/ui/notice.tsx";
import type { RatingAction } from "#lib/domains/ratings/open/paths.ts";

const words: Record<RatingAction, { title: string; text: string }> = {
  rated: {
    title: "Your rating counts",
    text: "You can change or withdraw it at any time. A comment is shown once a moderator has read it.",
  },
  withdrawn: {
    title: "Withdrawn",
    text: "The score no longer counts, and what you wrote with it is gone.",
  },
  removed: { title: "Removed", text: "The words are gone for good. The score still counts." },
};

/** Confirms the operation that was just done. */
export function ActionNotice({ action }: { action: RatingAction }) {
  return (
    <Notice tone="good" title={words[action].title}>
      <p>{words[action].text}</p>
    </Notice>
  );
}
