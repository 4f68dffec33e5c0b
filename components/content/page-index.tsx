import { each } from "#components/ui/each.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { regions } from "#lib/data/countries/record/open/schema.ts";
import { listLinkedPages } from "#lib/data/content/pages.ts";
import { useWords, type PageWords } from "#components/words/use-words.ts";
import { listForms } from "#lib/domains/forms/index.ts";
import { formSorts } from "#lib/domains/forms/open/form.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";
import type { IndexSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

type Group = { name: string; links: { href: string; label: string }[] };

const countryPath: Record<Exclude<IndexSection["of"], "pages" | "forms">, (slug: string) => string> = {
  histories: (slug) => `/library/history/${slug}`,
  support: (slug) => `/support/country/${slug}`,
  print: (slug) => `/start-business/${slug}/print`,
};

const byRegion = (pathOf: (slug: string) => string): Group[] =>
  regions.map((region) => ({
    name: region,
    links: listCountries()
      .filter((country) => country.region === region)
      .map(({ slug, name }) => ({ href: pathOf(slug), label: name })),
  }));

/** All listed pages, grouped by the first segment of their path. Top-level pages form one group. */
function allPages(): Group[] {
  const pages = listLinkedPages().filter(({ unlisted }) => !unlisted);
  const names = new Map(pages.map(({ path, name }) => [path as string, name]));
  const groups = new Map<string, Group["links"]>();
  for (const { path, name, parent } of pages) {
    const [, first = "", ...rest] = path.split("/");
    const group = rest.length > 0 ? (names.get(`/${first}`) ?? first) : "Main pages";
    const label = path.endsWith("/faq") ? `${names.get(parent ?? "") ?? ""}: ${name}` : name;
    groups.set(group, [...(groups.get(group) ?? []), { href: path, label }]);
  }
  return [...groups].map(([name, links]) => ({ name, links }));
}

/** All forms with several steps, grouped by purpose. */
function allForms(words: PageWords<"forms">): Group[] {
  return formSorts.map((sort) => ({
    name: words(`sort.${sort}`),
    links: listForms()
      .filter((form) => form.sort === sort)
      .map(({ id }) => ({ href: formPath(id), label: formTitle(id, words.locale) }))
      .toSorted((one, other) => inOrder(one.label, other.label, words.locale)),
  }));
}

/** Many links of one kind, in named groups. */
export function PageIndex({ of, ...head }: IndexSection) {
  const words = useWords("forms");
  const groups = of === "pages" ? allPages() : of === "forms" ? allForms(words) : byRegion(countryPath[of]);
  return (
    <SectionFrame {...head} wide>
      <div className="page-index">
        {each(
          groups.filter(({ links }) => links.length > 0),
          ({ name, links }) => (
            <div>
              <h3>{name}</h3>
              <ul>
                {each(links, ({ href, label }) => (
                  <li>
                    <a className="link" href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
    </SectionFrame>
  );
}
