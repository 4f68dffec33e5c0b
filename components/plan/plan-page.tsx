import { AppLink } from "#components/ui/app-link.tsx";
import { PageHeader, Container } from "#components/ui/section.tsx";
import { Wake } from "#components/ui/wake.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { PlanBoard } from "./plan-board.tsx";
import { plansKey } from "./plan-keys.ts";
import { planWords } from "./plan-words.ts";
import { SheetForm } from "./sheet-form.tsx";

type Props = { countries: readonly { slug: string; name: string }[] };

/** The plans of this device with script; an explanation of plans and a link to a sheet for everybody. */
export function PlanPage({ countries }: Props) {
  const words = useWords("plan-sheet");
  const names = Object.fromEntries(countries.map(({ slug, name }) => [slug, name]));
  return (
    <>
      <PageHeader title={words("title")} lead={words("lead")} />
      <Container className="plan-page">
        <Wake kept={plansKey} />
        <Wake kept="#" />
        <PlanBoard names={names as Record<CountrySlug, string>} words={planWords(useWords("plan"))}>
          <p className="plan-empty">
            {words.rich("empty", { guide: (inside) => <AppLink href="/start-business">{inside}</AppLink> })}
          </p>
        </PlanBoard>
        <section aria-labelledby="begin-title" className="plan-apart plan-only-screen">
          <h2 id="begin-title">{words("begin")}</h2>
          <SheetForm countries={countries} />
        </section>
        <section aria-labelledby="how-title" className="plan-apart plan-only-screen">
          <h2 id="how-title">{words("how")}</h2>
          <ul className="bullets">
            <li>{words("how.device")}</li>
            <li>{words("how.account")}</li>
            <li>{words("how.link")}</li>
            <li>
              {words.rich("how.offline", {
                device: (inside) => <AppLink href="/on-this-device">{inside}</AppLink>,
              })}
            </li>
          </ul>
        </section>
        <PageEnd path="/plan" related={["/start-business", "/explore/compare", "/on-this-device"]} />
      </Container>
    </>
  );
}
