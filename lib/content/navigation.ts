import { footerColumns as columnTitles, listLinkedPages } from "./pages.ts";

export type NavigationLink = { href: string; label: string };

const linked = listLinkedPages();
const toLink = ({ path, name }: (typeof linked)[number]): NavigationLink => ({ href: path, label: name });

export const headerLinks: readonly NavigationLink[] = linked.filter((page) => page.inHeader).map(toLink);

export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = columnTitles.map(
  (title) => ({
    title,
    links: linked.filter((page) => page.footer === title).map(toLink),
  }),
);
