import { AppLink } from "#components/ui/app-link.tsx";
import { PageHeader, Container } from "#components/ui/section.tsx";
import { Wake } from "#components/ui/wake.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { PlanBoard } from "./plan-board.tsx";
import { plansKey } from "./plan-keys.ts";
import { planWords } from "./plan-words.ts";
import { SheetForm } from "./sheet-form.tsx";

type Props = { countries: readonly { slug: string; name: string }[] };

/** The plans of this device where script is there; what a plan is, and a sheet of it, for everybody. */
export function PlanPage({ countries }: Props) {
  const names = Object.fromEntries(countries.map(({ slug, name }) => [slug, name]));
  return (
    <>
      <PageHeader
        title="My plan"
        lead="Your way to a business in one country: steps to tick, what they cost, what falls due and your own notes."
      />
      <Container className="plan-page">
        <Wake kept={plansKey} />
        <Wake kept="#" />
        <PlanBoard names={names as Record<CountrySlug, string>} words={planWords(useWords("plan"))}>
          <p className="plan-empty">
            No plan is shown here yet. Open a <AppLink href="/start-business">guide</AppLink> and press “Save
            as my plan”, or begin with a country:
          </p>
        </PlanBoard>
        <section aria-labelledby="begin-title" className="plan-apart plan-only-screen">
          <h2 id="begin-title">Begin with a country</h2>
          <SheetForm countries={countries} />
        </section>
        <section aria-labelledby="how-title" className="plan-apart plan-only-screen">
          <h2 id="how-title">How it is kept</h2>
          <ul className="bullets">
            <li>
              On this device, by script. Without script nothing is kept: print the sheet, or take its dates as
              a calendar file. Both work without.
            </li>
            <li>
              Signed in, it is in your account too, and on every device you sign in on. What two devices
              changed is put together; of notes that differ, both are kept.
            </li>
            <li>
              A link you share carries the plan behind the sign #, which no server is sent. Whoever has the
              link sees the plan, notes included.
            </li>
            <li>
              The guide of a saved country is there when you are offline.{" "}
              <AppLink href="/on-this-device">On this device</AppLink> lists all of it and clears it.
            </li>
          </ul>
        </section>
        <PageEnd path="/plan" related={["/start-business", "/explore/compare", "/on-this-device"]} />
      </Container>
    </>
  );
}
