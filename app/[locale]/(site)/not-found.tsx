import { ButtonLink } from "#components/ui/app-link.tsx";
import { PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";

/** Replaces a page that calls notFound(). It is short because every page's payload contains it. */
export default function NotFound() {
  const words = useWords("shell");
  return (
    <PageHeader title={words("notFound.title")}>
      <ButtonLink href="/">{words("notFound.home")}</ButtonLink>
    </PageHeader>
  );
}
