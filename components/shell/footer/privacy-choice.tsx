import { useState } from "react";
import { privacyNotes, privacyRegions, type PrivacyRegion } from "#lib/content/privacy-notes.ts";
import { regionOf } from "./region-of.ts";

/**
 * The privacy note of the visitor's region, by the languages of the browser, with a switch to the others. The choice is
 * not stored.
 */
export function PrivacyChoice() {
  const [region, setRegion] = useState(() => regionOf(navigator.languages));
  const [isChosen, setChosen] = useState(false);
  return (
    <>
      <label>
        Privacy for
        <select
          value={region}
          onChange={({ target }) => {
            setChosen(true);
            setRegion(target.value as PrivacyRegion);
          }}
        >
          {privacyRegions.map((one) => (
            <option key={one} value={one}>
              {privacyNotes[one].region}
            </option>
          ))}
        </select>
      </label>
      <p aria-live={isChosen ? "polite" : undefined}>{privacyNotes[region].note}</p>
    </>
  );
}
