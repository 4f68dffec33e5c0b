import { countryPath } from "#lib/data/site/country-path.ts";
import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { asSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { RegionalLine } from "./rail-facts.ts";
import { railNames } from "./rail-names.ts";
import { SourceRefs } from "./source-refs.tsx";

const sentence = (note: string) => `${asSentence(note).replace(/\.$/, "")}.`;

/** Settlement systems between countries, with their members. */
export function RegionalRails({ rails }: { rails: readonly RegionalLine[] }) {
  return (
    <ul className="regional-rails">
      {each(rails, ({ id, members, note, status, refs }) => {
        const full = railNames[id];
        return (
          <li className="card">
            <h4 className="rail-title">
              {id}
              <Tag tone={status === "sourced" ? "good" : "caution"}>{status}</Tag>
            </h4>
            {full && <p lang={full.lang}>{full.name}</p>}
            <p className="text-sm text-muted">
              {sentence(note)}
              <SourceRefs refs={refs} />
            </p>
            <ul className="rail-members" aria-label={`Members of ${id}`}>
              {each(members, ({ slug, name }) => (
                <li>
                  <AppLink href={countryPath("/start-business/*", slug)}>{name}</AppLink>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
