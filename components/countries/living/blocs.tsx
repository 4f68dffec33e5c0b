import { SectionFrame } from "#components/page/section-frame.tsx";
import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { asSentence, listed } from "#lib/data/countries/words/open/guide-words.ts";
import { factSource, findSource, listBlocs } from "#lib/data/countries/record/index.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { Known } from "../family/known.tsx";

type Movement = Mobility["freeMovement"][number];

const forDays = (days: number | null): string =>
  days ? `Up to ${days} days.` : "For how long is not fixed.";

function Opens({ movement: { what, days, status, sources } }: { movement: Movement }) {
  return (
    <p>
      {`For a person: ${asSentence(what)}. ${forDays(days)} `}
      <Known status={status} sources={sources} />
    </p>
  );
}

/** Each bloc of the country: what it is meant to open, and what a person can use today. */
export function Blocs({ country, mobility }: { country: Country; mobility: Mobility }) {
  const { blocs, blocNotes, slug } = country;
  const known = listBlocs();
  const source = factSource(country, "blocs");
  const movementOf = (id: string) => mobility.freeMovement.find(({ bloc }) => bloc === id);
  const silent = blocs.filter((id) => !movementOf(id));
  return (
    <SectionFrame id="blocs" heading="Blocs, and what each opens" wide>
      {blocs.length > 0 ? (
        <div className="profile-points">
          {each(blocs, (id) => {
            const bloc = known.find((one) => one.id === id);
            return (
              <div>
                <h3>{bloc ? `${bloc.name} (${id})` : id}</h3>
                {movementOf(id) && <Opens movement={movementOf(id)!} />}
                <p>{bloc?.what}</p>
                {blocNotes[id] && <p className="text-sm">{`${asSentence(blocNotes[id])}.`}</p>}
              </div>
            );
          })}
        </div>
      ) : (
        <p>The records name no bloc that it is in.</p>
      )}
      {silent.length > 0 && <p>{`No rule of free movement for a person was found for ${listed(silent)}.`}</p>}
      <p className="fine-print">
        {"Not every member applies every part. Members and purposes: "}
        <a href={`#src-${source}`}>{findSource(source)?.title}</a>
        {". Goods and trade: "}
        <AppLink className="link" href={`${countryPath("/start-business/*", slug)}#blocs`}>
          blocs in the guide
        </AppLink>
        .
      </p>
    </SectionFrame>
  );
}
