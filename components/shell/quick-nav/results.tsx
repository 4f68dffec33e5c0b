import { Command } from "cmdk";
import { memo } from "react";
import type { Speaks } from "#components/words/load-words.ts";
import { fill } from "#lib/words/open/fill.ts";
import type { FoundGroup } from "#lib/quick-nav/find-entries.ts";
import { defaultLocale } from "#lib/words/open/locales.ts";
import type { QuickNavEntry } from "#lib/quick-nav/types.ts";

type Props = Speaks & { groups: readonly FoundGroup[]; onChoose: (entry: QuickNavEntry) => void };

/** The name of a place. It is in English, which a page in another language says. */
function Name({ locale, children }: { locale: string; children: string }) {
  return locale === defaultLocale ? children : <bdi lang={defaultLocale}>{children}</bdi>;
}

/** What a row is called inside the list. */
export const rowValue = (group: string, { to }: QuickNavEntry): string => `${group} ${to}`;

/** The rows of each group, with how many more there are where not all have room; drawn anew only when they change. */
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
        <Command.Item key={entry.to} value={rowValue(name, entry)} onSelect={() => onChoose(entry)}>
          <Name locale={words.locale}>{entry.label}</Name>
          {(entry.of ?? entry.hint) && (
            <span>
              {" "}
              {entry.of === undefined ? entry.hint : <Name locale={words.locale}>{entry.of}</Name>}
            </span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  ));
});
