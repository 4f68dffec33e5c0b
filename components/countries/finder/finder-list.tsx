"use client";

import { useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Flag } from "#components/ui/flag.tsx";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { parseFinderQuery } from "#lib/data/countries/finder/open/finder-query.ts";
import { searchRows, topicHits, type SearchTopics } from "#lib/data/countries/finder/open/search.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import { type FinderChoice, nothingWords, finderAddress, countWords } from "./finder-address.ts";
import type { FinderEntry } from "./finder-entries.ts";
import { nearRows } from "./near-rows.ts";

type FinderEmptyProps = { choice: FinderChoice; near: readonly FinderEntry[]; of: number };

/** Replaces the list when nothing matches: what was searched for, similar names, and a link back to all countries. */
function FinderEmpty({ choice, near, of }: FinderEmptyProps) {
  return (
    <div className="find-empty">
      <PatternBand />
      <p className="find-name">{nothingWords(choice)}</p>
      {near.length > 0 && (
        <>
          <p>Nearest by name:</p>
          <ul className="near-list">
            {near.map(({ slug, name, region }) => (
              <li key={slug}>
                <a href={countryPath("/start-business/*", slug)}>{`${name} (${region})`}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className="btn btn-secondary" href="/start-business">
          {`Show all ${of} countries`}
        </a>
      </p>
    </div>
  );
}

const longestWaitMs = 10_000;

async function fetchTopics(): Promise<SearchTopics> {
  const answer = await fetch("/finder-topics.json", { signal: AbortSignal.timeout(longestWaitMs) });
  if (!answer.ok) throw new Error(`finder-topics.json answered ${answer.status}`);
  return (await answer.json()) as SearchTopics;
}

/**
 * Loads the other terms by which a country is found once the visitor searches. If that fails, only names are searched.
 */
function useTopics(isWanted: boolean): SearchTopics | undefined {
  const [topics, setTopics] = useState<SearchTopics>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    fetchTopics().then(
      (found) => gone || setTopics(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isWanted]);
  return topics;
}

/** One country of the list. The whole card is a link to its guide. */
function FinderItem({ entry }: { entry: FinderEntry }) {
  return (
    <li className="find-item">
      <Flag iso2={entry.iso2} size={32} />
      <a className="find-name" href={countryPath("/start-business/*", entry.slug)}>
        {entry.name}
      </a>
      <span>{`${entry.capital}, ${entry.region}`}</span>
      <b>{entry.startWords}</b>
      <span>{entry.peopleWords}</span>
    </li>
  );
}

/** The debounce delay of the URL. Browsers refuse a URL that changes with every key; this stays below their limit. */
const addressDelayMs = 400;

/** Takes a faded link of the map out of the tab order and of screen readers, because the list lacks its country. */
const offAttributes = [
  ["tabindex", "-1"],
  ["aria-hidden", "true"],
] as const;

type Props = {
  entries: readonly FinderEntry[];
  /** The choice that the server rendered. */
  initial: FinderChoice;
  /** Slugs the server found by language, bloc or export. */
  also: readonly string[];
  /** The title of the page and any notices, rendered on the server. */
  intro: ReactNode;
  /** The labelled controls of the form, rendered on the server. */
  fields: ReactNode;
  /** The map, rendered on the server. Its links have `data-slug`. */
  children: ReactNode;
};

const choiceOf = (form: HTMLFormElement): FinderChoice =>
  parseFinderQuery(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));

/** Fills the form from the URL if the server could not read it: a prerendered page opened with a query. */
function fillFrom(address: FinderChoice, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(address)) {
    const control = form.elements.namedItem(name);
    if (value && (control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
      control.value = value;
  }
}

/**
 * The search form with the map and the list that it filters. Without script the form is sent to the server. With script
 * the list and the map update with every key, the count is announced, and the URL follows.
 */
export function FinderList({ entries, initial, also, intro, fields, children }: Props) {
  const [choice, setChoice] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const isTouched = useRef(false);
  const unwritten = useRef<string>(undefined);
  const topics = useTopics(choice.q !== "");
  const hits = useMemo(() => {
    if (topics) return topicHits(topics, choice.q);
    return choice.q === initial.q ? also : [];
  }, [topics, choice.q, initial.q, also]);
  const found = searchRows(entries, { ...choice, also: hits }) as FinderEntry[];

  useEffect(() => {
    if (!form.current) return;
    const { q, region, sort, focus } = parseFinderQuery(
      Object.fromEntries(new URLSearchParams(location.search)),
    );
    if (finderAddress(initial) === "/start-business") fillFrom({ q, region, sort }, form.current);
    if (focus) form.current.querySelector("input")?.focus();
    // Keeps what was typed before the script loaded.
    const typed = choiceOf(form.current);
    if (finderAddress(typed) !== finderAddress({ q, region, sort })) isTouched.current = true;
    setChoice(typed);
  }, [initial]);

  function writeAddress() {
    if (unwritten.current === undefined) return;
    history.replaceState(null, "", unwritten.current + location.hash);
    unwritten.current = undefined;
  }

  // Writes a pending URL at once when the visitor leaves before the delay, so that Back returns to the same list.
  useEffect(() => {
    document.addEventListener("click", writeAddress, true);
    window.addEventListener("pagehide", writeAddress);
    return () => {
      document.removeEventListener("click", writeAddress, true);
      window.removeEventListener("pagehide", writeAddress);
    };
  }, []);

  useEffect(() => {
    const shown = new Set(searchRows(entries, { ...choice, also: hits }).map(({ slug }) => slug));
    for (const link of map.current?.querySelectorAll("[data-slug]") ?? []) {
      const isOff = !shown.has(link.getAttribute("data-slug") ?? "");
      link.classList.toggle("map-off", isOff);
      for (const [name, value] of offAttributes) {
        if (isOff) link.setAttribute(name, value);
        else link.removeAttribute(name);
      }
    }
    if (!isTouched.current) return;
    unwritten.current = finderAddress(choice);
    const timer = setTimeout(writeAddress, addressDelayMs);
    return () => clearTimeout(timer);
  }, [entries, choice, hits]);

  function handleInput() {
    if (!form.current) return;
    isTouched.current = true;
    setChoice(choiceOf(form.current));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    writeAddress();
    results.current?.focus();
  }

  return (
    <>
      <div className="find-top">
        <div>
          {intro}
          <form
            ref={form}
            action="/start-business"
            role="search"
            onInput={handleInput}
            onSubmit={handleSubmit}
          >
            {fields}
            <p className="find-count" role="status">
              {countWords(found.length, entries.length)}
            </p>
          </form>
        </div>
        <div ref={map} className="find-map">
          {children}
        </div>
      </div>
      <h2 ref={results} id="guides" tabIndex={-1} className="find-title text-2xl">
        Country guides
      </h2>
      {found.length > 0 ? (
        <ul className="find-list" data-results="">
          {found.map((entry) => (
            <FinderItem key={entry.slug} entry={entry} />
          ))}
        </ul>
      ) : (
        <FinderEmpty choice={choice} near={nearRows(entries, choice.q)} of={entries.length} />
      )}
    </>
  );
}
