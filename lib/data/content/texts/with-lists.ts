type List = readonly unknown[];
/** Lists for sections, by the section's id and the key of the list in it. */
export type Lists = Readonly<Record<string, Readonly<Record<string, List>>>>;

type Sections = readonly Readonly<Record<string, unknown> & { id: string }>[];

/** A page with the lists that the site computes put before what its file lists in the same places. */
export const withLists = <Page extends { sections: Sections }>(page: Page, lists: Lists) => ({
  ...page,
  sections: page.sections.map((section) => {
    const added = Object.entries(lists[section.id] ?? {}).map(([key, list]) => [
      key,
      [...list, ...((section[key] ?? []) as List)],
    ]);
    return { ...section, ...(Object.fromEntries(added) as Readonly<Record<string, List>>) };
  }),
});
