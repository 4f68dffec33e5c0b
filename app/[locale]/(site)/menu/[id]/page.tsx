import { Container } from "#components/ui/section.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { notFound } from "next/navigation";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { MenuPage } from "#components/shell/menus/menu-page.tsx";
import { listMenus, menusIn } from "#lib/data/content/menus.ts";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { inEveryLocale } from "../../../locale-params.ts";

type Props = PageProps<"/[locale]/menu/[id]">;

async function findMenu({ params }: Props) {
  const [{ id }, { locale }] = [await params, await pageWords("menus")];
  const menus = menusIn(locale);
  return { menu: menus.find((menu) => menu.id === id), menus };
}

export const dynamicParams = false;
export const generateStaticParams = () => inEveryLocale(listMenus().map(({ id }) => ({ id })));

export async function generateMetadata(props: Props) {
  const { menu } = await findMenu(props);
  if (!menu) return {};
  const { id, label, about } = menu;
  return pageMetadata({
    path: `/menu/${id}`,
    title: label,
    description: about,
    index: false,
    locale: (await props.params).locale,
  });
}

/** A menu of the header as a page, to which its trigger links without script. */
export default async function MenuOfHeader(props: Props) {
  const { menu, menus } = await findMenu(props);
  if (!menu) notFound();
  return (
    <>
      <Breadcrumbs path={`/menu/${menu.id}`} />
      <MenuPage menu={menu} others={menus.filter((other) => other !== menu)} />
      <Container className="pb-section">
        <PageEnd path={`/menu/${menu.id}`} />
      </Container>
    </>
  );
}
