import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { TextField } from "#components/ui/field.tsx";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { footerColumns, type NavigationLink } from "#lib/data/content/navigation.ts";

const places = footerColumns.flatMap((column) => column.links);

const Links = ({ links }: { links: readonly NavigationLink[] }) => (
  <ul className="mt-3 flex flex-wrap gap-4">
    {each(links, ({ href, label }) => (
      <li>
        <a href={href} className="nav-link">
          {label}
        </a>
      </li>
    ))}
  </ul>
);

/** The 404 page: pages with a similar path, a search, and the main pages. */
export function UnknownPage({ near = [] }: { near?: readonly NavigationLink[] }) {
  const words = useWords("shell");
  return (
    <>
      <PageHeader title={words("notFound.title")} lead={words("notFound.lead")}>
        <ButtonLink href="/">{words("notFound.home")}</ButtonLink>
      </PageHeader>
      <Container className="grid gap-8">
        {near.length > 0 && (
          <nav aria-labelledby="near">
            <h2 id="near" className="text-xl">
              {words("notFound.near")}
            </h2>
            <Links links={near} />
          </nav>
        )}
        <form action="/search" role="search" className="grid max-w-prose gap-3">
          <TextField
            label={words("notFound.all")}
            hint={words("notFound.allHint")}
            name="q"
            type="search"
            enterKeyHint="search"
          />
          <Button variant="secondary" className="justify-self-start">
            {words("notFound.search")}
          </Button>
        </form>
        <PatternBand pattern="adire" />
        <nav aria-labelledby="places">
          <h2 id="places" className="text-xl">
            {words("notFound.places")}
          </h2>
          <Links links={places} />
        </nav>
      </Container>
    </>
  );
}
