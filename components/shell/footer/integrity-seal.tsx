import { AppLink } from "#components/ui/app-link.tsx";
import { useWords } from "#components/words/use-words.ts";

/**
 * What the site stands for: a seal, drawn once in footer.css so that no page carries it, and its meaning in words. A
 * rule of our own, and it says so: no audit stands behind it.
 */
export function IntegritySeal() {
  const words = useWords("shell");
  return (
    <p className="seal">
      {words.rich("everyFigureSaysHowIt", { link: (inside) => <AppLink href="/#summary">{inside}</AppLink> })}
    </p>
  );
}
