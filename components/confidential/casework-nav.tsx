import { useWords } from "#components/words/use-words.ts";
import { caseworkPath, keysPath } from "#lib/data/site/open/confidential.ts";

type Props = { current: typeof caseworkPath | typeof keysPath };

/** Navigation between the two pages of caseworkers. */
export function CaseworkNav({ current }: Props) {
  const words = useWords("confidential");
  return (
    <nav aria-label={words("work.nav")} className="tab-list account-nav">
      <a href={caseworkPath} aria-current={current === caseworkPath ? "page" : undefined}>
        {words("work.nav.cases")}
      </a>
      <a href={keysPath} aria-current={current === keysPath ? "page" : undefined}>
        {words("work.nav.keys")}
      </a>
    </nav>
  );
}
