import type { Metadata } from "next";
import { brand } from "#lib/content/brand.ts";
import { footerColumns } from "#lib/content/navigation.ts";
import { SiteShell } from "#components/shell/site-shell.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { Document } from "./document.tsx";

export const metadata: Metadata = { title: `Page not found · ${brand.name}`, robots: { index: false } };

const places = footerColumns.flatMap((column) => column.links);

/** For addresses that lead nowhere. It stands apart, so that no other page carries a copy of it. */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteShell>
        <PageHeader
          title="Page not found"
          lead="There is no page at this address. It may have moved, or the address may have been typed or copied with a slip."
        >
          <ButtonLink href="/">Go to the home page</ButtonLink>
        </PageHeader>
        <Container className="grid gap-8">
          <form action="/start-business" method="get" role="search" className="finder-row">
            <TextField label="Find a country" hint="Name, capital or currency." name="q" type="search" />
            <Button variant="secondary">Search</Button>
          </form>
          <PatternBand pattern="adire" />
          <nav aria-labelledby="places">
            <h2 id="places" className="text-xl">
              Main places
            </h2>
            <ul className="places">
              {places.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="nav-link">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      </SiteShell>
    </Document>
  );
}
