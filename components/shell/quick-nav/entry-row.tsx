import { Command } from "cmdk";
import type { Speaks } from "#components/words/load-words.ts";
import type { QuickNavEntry } from "#lib/domains/quick-nav/open/types.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

type Props = Speaks & { group: string; entry: QuickNavEntry; onChoose: (entry: QuickNavEntry) => void };

/** The name of a place. It is in English, so a page in another language marks it as such. */
function Name({ locale, children }: { locale: string; children: string }) {
  return locale === defaultLocale ? children : <bdi lang={defaultLocale}>{children}</bdi>;
}

/** The identifier of a row inside the list. */
export const rowValue = (group: string, { to }: QuickNavEntry): string => `${group} ${to}`;

/** A place, with its parent or a few words that distinguish it from others. */
export function EntryRow({ group, entry, words, onChoose }: Props) {
  return (
    <Command.Item value={rowValue(group, entry)} onSelect={() => onChoose(entry)}>
      <Name locale={words.locale}>{entry.label}</Name>
      {(entry.of ?? entry.hint) && (
        <span> {entry.of === undefined ? entry.hint : <Name locale={words.locale}>{entry.of}</Name>}</span>
      )}
    </Command.Item>
  );
}
