import type { Kept } from "./kept.ts";

const places = { local: "local storage", session: "storage of this tab", cookie: "cookie" } as const;

type Props = { kept: readonly Kept[]; labels: Readonly<Record<string, string>> };

/** What is kept, by the name a visitor knows and the name in the browser. Nothing for an empty list. */
export function KeptList({ kept, labels }: Props) {
  if (kept.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {kept.map(({ name, place }) => (
        <li key={`${place} ${name}`}>
          {labels[name] ?? "From another version of this site"} (<code>{name}</code>, {places[place]})
        </li>
      ))}
    </ul>
  );
}
