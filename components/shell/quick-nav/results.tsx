import { Command } from "cmdk";
import { memo } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Speaks } from "#components/words/load-words.ts";
import { findHref } from "#lib/data/countries/finder/open/find-href.ts";
import type { FoundGroup, QuickNavEntry } from "#lib/domains/quick-nav/open/find-entries.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

type EntryRowProps = Speaks & {
  group: string;
  entry: QuickNavEntry;
  onChoose: (entry: QuickNavEntry) => void;
};

/** The name of a place. It is in English, so a page in another language marks it as such. */
function Name({ locale, children }: { locale: string; children: string }) {
  return locale === defaultLocale ? children : <bdi lang={defaultLocale}>{children}</bdi>;
}

/** The identifier of a row inside the list. */
export const rowValue = (group: string, { to }: QuickNavEntry): string => `${group} ${to}`;

/** A place, with its parent or a few words that distinguish it from others. */
function EntryRow({ group, entry, words, onChoose }: EntryRowProps) {
  return (
    <Command.Item value={rowValue(group, entry)} onSelect={() => onChoose(entry)}>
      <Name locale={words.locale}>{entry.label}</Name>
      {(entry.of ?? entry.hint) && (
        <span> {entry.of === undefined ? entry.hint : <Name locale={words.locale}>{entry.of}</Name>}</span>
      )}
    </Command.Item>
  );
}

type EverythingProps = Speaks & {
  asked: string;
  entries: readonly QuickNavEntry[];
  onChoose: (entry: QuickNavEntry) => void;
  onSearch: (asked: string) => void;
};

/** The identifier, inside the list, of the row that leads to the full search. */
export const searchRow = "everything";

/** The link to the full search, and its first results. */
export const Everything = memo(function Everything({
  asked,
  entries,
  words,
  onChoose,
  onSearch,
}: EverythingProps) {
  return (
    <Command.Group value={searchRow} heading={words["quickNav.everything"]}>
      <Command.Item value={searchRow} onSelect={() => onSearch(asked)}>
        {fill(words["quickNav.searchAll"], { asked })}
      </Command.Item>
      {entries.map((entry) => (
        <EntryRow key={entry.to} group={searchRow} entry={entry} words={words} onChoose={onChoose} />
      ))}
    </Command.Group>
  );
});

/** Where to go when nothing was found, or when the list failed to load, in which case it also offers a retry. */
export function NextLinks({ words, onRetry }: Speaks & { onRetry?: () => void }) {
  return (
    <div className="qn-way-on">
      {onRetry ? (
        <Button type="button" variant="secondary" onClick={onRetry}>
          {words["quickNav.retry"]}
        </Button>
      ) : (
        <p>{words["quickNav.otherSpelling"]}</p>
      )}
      <ul>
        <li>
          <a href={findHref(location.search)}>{words["quickNav.allCountries"]}</a>
        </li>
        <li>
          <a href="/contact">{words["quickNav.ask"]}</a>
        </li>
      </ul>
    </div>
  );
}

type Props = Speaks & { groups: readonly FoundGroup[]; onChoose: (entry: QuickNavEntry) => void };

/** The rows of each group, with how many more there are if not all fit; rendered again only when they change. */
export const Results = memo(function Results({ groups, words, onChoose }: Props) {
  return groups.map(({ name, entries, total }) => (
    <Command.Group
      key={name}
      value={name}
      heading={
        <>
          {name}
          {total > entries.length && (
            <span>{` ${fill(words["quickNav.shown"], { shown: entries.length, total })}`}</span>
          )}
        </>
      }
    >
      {entries.map((entry) => (
        <EntryRow key={entry.to} group={name} entry={entry} words={words} onChoose={onChoose} />
      ))}
    </Command.Group>
  ));
});
