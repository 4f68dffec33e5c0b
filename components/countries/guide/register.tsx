import { AmountsIn } from "#components/page/amounts-in.tsx";
import { each } from "#components/ui/each.ts";
import { Fee } from "#components/countries/fee.tsx";
import { NoData } from "#components/page/figure.tsx";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import {
  asSentence,
  dateWords,
  daySpan,
  onlineWords,
  timeNote,
} from "#lib/countries/words/open/guide-words.ts";
import { Wake } from "#components/ui/wake.tsx";
import { checklistKey } from "./checklist-store.ts";
import { ChecklistProgress } from "./checklist-progress.tsx";
import { Fact, Facts } from "./facts.tsx";
import { GuideSection } from "./guide-section.tsx";
import { OfficeLink } from "./office-link.tsx";
import type { GuideProps } from "./sections.ts";
import { Step } from "./step.tsx";

const listId = "steps";

const discontinued: readonly FigureKey[] = [
  "starting_procedures",
  "starting_days",
  "starting_cost_pct_income",
  "starting_min_capital_pct_income",
  "registering_property_days",
  "contract_enforcement_days",
  "starting_rank",
  "ease_rank",
];

/** The path to a registered business: summary, steps to tick, what to check, and the last international count. */
export function Register({ country }: GuideProps) {
  const { registration } = country;
  return (
    <GuideSection
      id="register"
      lead={`Compiled in ${dateWords(registration.asOf)} from stored copies of published pages. Each step is marked as sourced or to be confirmed.`}
    >
      <RegisterSummary country={country} />
      <Wake kept={checklistKey} />
      <ChecklistProgress slug={country.slug} total={registration.steps.length} listId={listId} />
      <ol className="steps" id={listId}>
        {each(registration.steps, (step) => (
          <Step step={step} country={country} />
        ))}
      </ol>
      {registration.uncertain.length > 0 && (
        <aside className="verify" aria-labelledby="verify-h">
          <h3 id="verify-h">Check before you rely on this</h3>
          <ul>
            {each(registration.uncertain, (text) => (
              <li>{text}</li>
            ))}
          </ul>
        </aside>
      )}
      <h3>The last international count: Doing Business 2020</h3>
      <p className="fine">
        The World Bank ended this series in 2021 after irregularities in its data. It counted a model company,
        so it can differ from the path above. Lower is quicker or cheaper.
      </p>
      <Facts country={country} keys={discontinued} median />
    </GuideSection>
  );
}

function RegisterSummary({ country }: GuideProps) {
  const { days, costLocal, minCapital, oneStopShop, online, foreignOwnershipNote } = country.registration;
  const note = timeNote(country);
  const missing = <NoData reason="The sources read do not say." />;
  return (
    <dl className="tiles">
      <Fact label="Time, as reported">
        {days ? <b>{daySpan(days)}</b> : missing}
        {note && <small> {note}</small>}
      </Fact>
      <Fact label="Cost read in the sources">{costLocal ? <Fee {...costLocal} /> : missing}</Fact>
      <Fact label="Minimum capital">
        {minCapital === null ? missing : minCapital === 0 ? <b>None asked for</b> : <Fee {...minCapital} />}
      </Fact>
      <Fact label="One-stop shop">
        {oneStopShop ? (
          <OfficeLink agencies={country.agencies} url={oneStopShop.url}>
            {oneStopShop.name}
          </OfficeLink>
        ) : (
          <NoData reason="None is named in the sources read." />
        )}
      </Fact>
      <Fact label="Online">{online ? <b>{onlineWords[online]}</b> : missing}</Fact>
      <Fact label="Foreign owners">
        {foreignOwnershipNote ? <AmountsIn text={asSentence(foreignOwnershipNote)} /> : missing}
      </Fact>
    </dl>
  );
}
