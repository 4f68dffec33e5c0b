import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import type { Menu, MenuGroup, MenuItem } from "#lib/data/content/menus/types.ts";
import type { MenuTitle } from "./menu-title.ts";
import "./menu-page.css";
import { useWords } from "#components/words/use-words.ts";

/** Where the link says what it does, the name of the thing comes before it. */
function Item({ item: { href, label, text, action } }: { item: MenuItem }) {
  return (
    <li>
      {action ? <strong>{label}</strong> : <a href={href}>{label}</a>}
      {text && <p>{text}</p>}
      {action && <a href={href}>{action}</a>}
    </li>
  );
}

function Group({ group: { id, title, href, inline, items } }: { group: MenuGroup }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{href ? <a href={href}>{title}</a> : title}</h2>
      <ul className={inline && "menu-page-lines"}>
        {each(items, (item) => (
          <Item item={item} />
        ))}
      </ul>
    </section>
  );
}

/**
 * A menu as a page of links: a heading for each group or tab, a sentence if there is one, and links to the other menus.
 */
export function MenuPage({ menu, others }: { menu: Menu; others: readonly MenuTitle[] }) {
  const words = useWords("shell");
  return (
    <>
      <PageHeader title={menu.label} lead={menu.about} />
      <Container className="menu-page">
        {menu.note && <Notice>{menu.note}</Notice>}
        {each(menu.groups, (group) => (
          <Group group={group} />
        ))}
        <section aria-labelledby="other-menus">
          <h2 id="other-menus">{words("menuPage.others")}</h2>
          <ul className="menu-page-lines">
            {each(others, ({ id, label }) => (
              <li>
                <AppLink href={`/menu/${id}`}>{label}</AppLink>
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </>
  );
}
