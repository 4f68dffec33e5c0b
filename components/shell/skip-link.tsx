import { useWords } from "#components/words/use-words.ts";

/** The first stop of the Tab key on every page; jumps to the main content. */
export function SkipLink() {
  const words = useWords("shell");
  return (
    <a href="#main" className="skip-link">
      {words("skip")}
    </a>
  );
}
