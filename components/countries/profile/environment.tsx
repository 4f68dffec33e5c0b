import { SectionFrame } from "#components/page/section-frame.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { ratingWords } from "#lib/data/countries/words/open/guide-words.ts";
import { friendlyRule, friendlyScore, riskRating } from "#lib/data/countries/index.ts";
import { rankingsOf } from "#lib/data/countries/record/index.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

const halves = numberFormat({ minimumFractionDigits: 1 });

type EnvironmentProps = { country: Country; profile: CountryProfile; mobility: Mobility };

/** Getting there, staying safe, and the country's place in published indices. */
export function Environment({ country, profile, mobility }: EnvironmentProps) {
  const { score, points } = friendlyScore(country, mobility);
  const rankings = rankingsOf(country);
  const risk = riskRating(country);
  return (
    <SectionFrame id="environment" heading="Doing business" wide>
      <div className="profile-points">
        <div>
          <h3>Getting there and about</h3>
          <p>{profile.accessibility}</p>
        </div>
        <div>
          <h3>Politics and security</h3>
          <p>{profile.stability}</p>
          <p className="text-sm">
            {risk ? (
              <>
                {`Risk rating by rule: ${ratingWords[risk.rating]} (`}
                <a href={`#src-${risk.source}`}>{risk.asOf}</a>
                {"). "}
              </>
            ) : (
              "There is no risk rating: the index behind the rule lacks a part. "
            )}
            <a className="link" href="/explore/risk-rating">
              The rule
            </a>
          </p>
        </div>
        <div>
          <h3>{`A friendly first step: ${halves.format(score)} out of 10`}</h3>
          <p className="text-sm text-muted">{friendlyRule}</p>
          <ul className="score-list">
            {each(points, ({ what, isMet }) => (
              <li>
                <Icon name={isMet ? "good" : "close"} />
                <span>
                  <span className="sr-only">{isMet ? "Yes: " : "No, or not known: "}</span>
                  {what}
                </span>
              </li>
            ))}
          </ul>
        </div>
        {rankings.length > 0 && (
          <div>
            <h3>In published rankings</h3>
            <DataTable
              caption="Places in published rankings"
              captionHidden
              columns={[{ label: "Ranking" }, { label: "Place" }]}
              rows={rankings.map(({ key, name, rank, of, year }) => [
                name,
                <>
                  {of ? `${rank} of ${of}` : rank},{" "}
                  <a href={`#src-${country.figures[key]?.source ?? ""}`}>{year}</a>
                </>,
              ])}
            />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
