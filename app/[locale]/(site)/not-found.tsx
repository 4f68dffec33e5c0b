import { ButtonLink } from "#components/ui/button-link.tsx";
import { PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";

/** For a page that finds it has nothing to show. Short, because every page carries it. */
export default function NotFound() {
  const words = useWords("shell");
  return (
    <PageHeader title={words("notFound.title")}>
      <ButtonLink href="/">{words("notFound.home")}</ButtonLink>
    </PageHeader>
  );
}
