import { blocs } from "./blocs.ts";
import { listCountries } from "./list-countries.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";

type Bloc = {
  id: string;
  /** The full name. */
  name: string;
  /** What membership opens, in one or two sentences. */
  what: string;
  /** Slugs, in the order of the countries' names. */
  members: string[];
  /** What the records say about single countries: suspensions, withdrawals, returns. */
  notes: { slug: string; note: string }[];
};

/** The blocs of the records with their members, largest first. Names and purposes are general knowledge. */
export function listBlocs(): Bloc[] {
  const countries = listCountries();
  return Object.entries(blocs)
    .map(([id, { name, what }]) => ({
      id,
      name,
      what,
      members: countries.filter((country) => country.blocs.includes(id)).map(({ slug }) => slug),
      notes: countries.flatMap(({ slug, blocNotes }) =>
        blocNotes[id] ? [{ slug, note: blocNotes[id] }] : [],
      ),
    }))
    .toSorted((a, b) => b.members.length - a.members.length || inOrder(a.name, b.name));
}
