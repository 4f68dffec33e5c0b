import { contactsOf } from "#lib/data/countries/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import type { NavigatorAnswer } from "../open/answer.ts";
import type { Topic } from "../topics/topic.ts";

type Offices = Extract<NavigatorAnswer, { does: "answer" }>["offices"];

const kept = () =>
  oncePerProcess(
    "offices that decide, by country and matter",
    () => new Map<string, Offices[number] | undefined>(),
  );

/** A portal is an online form and not an office. */
const isPortal = ({ name }: { name: string }): boolean => /portal/i.test(name);

function officeFor(topic: Topic, slug: string): Offices[number] | undefined {
  const country = findCountry(slug);
  if (!country || !topic.stake || !topic.office) return undefined;
  const rows = contactsOf(country);
  const row = rows.find(({ purpose }) => purpose === topic.office);
  const office = row?.offices.find((one) => !isPortal(one)) ?? row?.offices[0];
  if (!row || !office) return undefined;
  const isConfirmed = office.url !== null && office.trust === "routine";
  return {
    country: slug,
    name: office.name,
    ...(isConfirmed && office.url && { href: office.url }),
    decides: row.topic,
  };
}

/**
 * The office that decides on a topic, one for each country. Empty if nothing is at stake; a country whose list names no
 * office is left out.
 */
export function officesOf(topic: Topic, slugs: readonly string[]): Offices {
  return slugs.flatMap((slug) => {
    const name = `${slug} ${topic.office ?? ""} ${topic.stake ?? ""}`;
    const known = kept();
    if (!known.has(name)) known.set(name, officeFor(topic, slug));
    return known.get(name) ?? [];
  });
}
