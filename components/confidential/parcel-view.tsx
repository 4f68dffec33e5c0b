"use client";

import { Button } from "#components/ui/button.tsx";
import type { Parcel } from "#lib/domains/confidential/open/parcel.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { countryName } from "#lib/platform/words/open/country-names.ts";

export type ParcelWords = {
  about: string;
  /** The subjects a case can have, by code. */
  abouts: Readonly<Record<string, string>>;
  country: string;
  reach: string;
  save: string;
  saveHint: string;
  locale: string;
};

/** The browser has started the download by then. */
const keptMs = 10_000;

const isRegion = (code: string): boolean => /^[A-Z]{2}$/.test(code);

/** A decrypted parcel. Its sender may have written anything, so all of it is text, and a file can only be saved. */
export function ParcelView({ parcel, words }: { parcel: Parcel; words: ParcelWords }) {
  const { about, country, reach, words: message, content, name = "" } = parcel;
  const facts: [term: string, text: string | undefined][] = [
    [words.about, about && (words.abouts[about] ?? about)],
    [words.country, country && (isRegion(country) ? countryName(country, words.locale) : country)],
    [words.reach, reach],
  ];
  const given = facts.filter(([, text]) => text);
  return (
    <>
      {given.length > 0 && (
        <dl>
          {given.map(([term, text]) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd className="quoted">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {message && <blockquote className="quoted">{message}</blockquote>}
      {content && <SaveFile content={content} name={name} words={words} />}
    </>
  );
}

function SaveFile({ content, name, words }: { content: Uint8Array; name: string; words: ParcelWords }) {
  function save() {
    // Never with the type that the file claims, because an HTML file would run with the origin of this site.
    const file = new Blob([new Uint8Array(content)], { type: "application/octet-stream" });
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: name || "file" }).click();
    setTimeout(() => URL.revokeObjectURL(href), keptMs);
  }
  return (
    <p>
      <Button type="button" variant="secondary" onClick={save}>
        {fill(words.save, { name })}
      </Button>{" "}
      <span className="text-muted">{words.saveHint}</span>
    </p>
  );
}
