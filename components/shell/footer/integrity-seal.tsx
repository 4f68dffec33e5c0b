import { AppLink } from "#components/ui/app-link.tsx";
import { useWords } from "#components/words/use-words.ts";
import { mainHomeSection } from "#lib/data/site/homes.ts";

/**
 * What the site promises: a seal, drawn once in footer.css so that no page carries it, and its meaning in words. It is
 * our own rule and says so: no audit backs it.
 */
export function IntegritySeal() {
  const words = useWords("shell");
  const explanation = mainHomeSection("summary");
  return (
    <p className="seal">
      {words.rich("footer.seal", {
        link: (inside) => <AppLink href={explanation}>{inside}</AppLink>,
      })}
    </p>
  );
}
