import { ButtonLink } from "#components/ui/button.tsx";
import { PageHeader } from "#components/ui/section.tsx";

/** For a page that finds it has nothing to show. Short, because every page carries it. */
export default function NotFound() {
  return (
    <PageHeader title="Page not found">
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </PageHeader>
  );
}
