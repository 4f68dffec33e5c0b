import { ratingsPath } from "#lib/domains/ratings/open/paths.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";
import { Slot } from "#components/ui/slot.tsx";
import { useWords } from "#components/words/use-words.ts";

/** A line with a link to what members say of a country and, where script runs, their ratings in short. */
export function RatingsStrip({ slug }: { slug: string }) {
  const words = useWords("leaf");
  const link = `<a href="${escapeHtml(ratingsPath(slug))}">${escapeHtml(words("ratings.page"))}</a>`;
  return <Slot name="ratings" value={slug} as="p" html={link} />;
}
