import { useState } from "react";
import type { Speaks } from "#components/words/load-words.tsx";
import { leadRetentionMonths } from "#lib/leads/open/limits.ts";
import { fill } from "#lib/words/open/fill.ts";
import { privacyRegions, type PrivacyRegion } from "#lib/content/privacy-regions.ts";
import { regionOf } from "./region-of.ts";

/**
 * The privacy note of the visitor's region, by the languages of the browser, with a switch to the others. The choice is
 * not stored.
 */
export function PrivacyChoice({ words }: Speaks) {
  const [region, setRegion] = useState(() => regionOf(navigator.languages));
  const [isChosen, setChosen] = useState(false);
  return (
    <>
      <label>
        {words["privacy.for"]}
        <select
          value={region}
          onChange={({ target }) => {
            setChosen(true);
            setRegion(target.value as PrivacyRegion);
          }}
        >
          {privacyRegions.map((one) => (
            <option key={one} value={one}>
              {words[`privacy.region.${one}`]}
            </option>
          ))}
        </select>
      </label>
      <p aria-live={isChosen ? "polite" : undefined}>
        {fill(words[`privacy.note.${region}`], { months: leadRetentionMonths })}
      </p>
    </>
  );
}
