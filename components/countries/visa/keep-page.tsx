import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { Wake } from "#components/ui/wake.tsx";
import { useWords } from "#components/words/use-words.ts";
import { passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { KeepPassport } from "./keep-passport.tsx";
import { keepWords } from "./visa-words.ts";

/**
 * Where the form that saves a passport leads when the script had not loaded yet. This page loads it, and it then saves.
 */
export function KeepPage({ passport: { code, name } }: { passport: Passport }) {
  return (
    <>
      <Breadcrumbs path={passportPath(code)} />
      <PageHeader
        title={`Keep the ${name} on this device`}
        lead="Your browser has to run this site's script for that. Without it nothing is kept, and the page of the passport still answers."
      >
        <ButtonLink href={passportPath(code)}>{`Visa with the ${name}`}</ButtonLink>
      </PageHeader>
      <Container className="pb-section">
        <Wake />
        <KeepPassport code={code} name={name} words={keepWords(useWords("visa"))} atOnce />
      </Container>
    </>
  );
}
