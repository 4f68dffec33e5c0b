import type { DeviceWords } from "./device-words.ts";
import type { Kept } from "./kept.ts";

type Props = { kept: readonly Kept[]; labels: Readonly<Record<string, string>>; words: DeviceWords };

/** The stored entries, by the name that a visitor knows and the browser's own. Renders nothing for an empty list. */
export function KeptList({ kept, labels, words }: Props) {
  if (kept.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {kept.map(({ name, place }) => (
        <li key={`${place} ${name}`}>
          {labels[name] ?? words.unknown} (<code translate="no">{name}</code>, {words[`place.${place}`]})
        </li>
      ))}
    </ul>
  );
}
