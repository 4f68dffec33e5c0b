import { ratingsPath } from "#lib/ratings/open/paths.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";
import { Slot } from "#components/ui/slot.tsx";
import { useWords } from "#components/words/use-words.ts";

/** A line with the way to what members say of a country, and what they say in short, where script runs. */
export function RatingsStrip({ slug }: { slug: string }) {
  const words = useWords("leaf");
  const link = `<a href="${escapeHtml(ratingsPath(slug))}">${escapeHtml(words("ratings.page"))}</a>`;
  return <Slot name="ratings" value={slug} as="p" html={link} />;
}
