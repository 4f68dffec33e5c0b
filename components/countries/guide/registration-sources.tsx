import { each } from "#components/ui/each.ts";
import { OfficeLink } from "./office-link.tsx";
import type { GuideProps } from "./sections.ts";

/** The sources of steps, totals, offices and duties, by the numbers shown beside them. */
export function RegistrationSources({ country }: GuideProps) {
  return (
    <ol className="sources">
      {each(country.registration.sources, ({ id, title, publisher, url, year }) => (
        <li id={`src-reg-${id}`}>
          <OfficeLink agencies={country.agencies} url={url}>
            {title}
          </OfficeLink>
          {`${publisher ? `, ${publisher}` : ""}, ${year ?? "year not stated"}`}
        </li>
      ))}
    </ol>
  );
}
