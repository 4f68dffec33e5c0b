import { useLayoutEffect, useRef } from "react";
import type { Menu, MenuGroup } from "#lib/data/content/menus/types.ts";
import "./sheet-menus.css";

function Group({ group }: { group: MenuGroup }) {
  return (
    <>
      <p className="sheet-title">{group.href ? <a href={group.href}>{group.title}</a> : group.title}</p>
      <ul className={group.inline && "sheet-inline"}>
        {group.items.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A menu above this one that closed may have scrolled its start out of sight. */
function showStart(details: HTMLDetailsElement) {
  if (details.open && details.getBoundingClientRect().top < 0) details.scrollIntoView({ block: "start" });
}

type Props = {
  menus: readonly Menu[];
  /** The menu that takes over the focus, and the one that is opened. */
  focused: string | undefined;
  asked: string | undefined;
};

/** The menus of the sheet, each opening in place, only one at a time. They replace the links. */
export function SheetMenus({ menus, focused, asked }: Props) {
  const area = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const find = (id: string) => area.current?.querySelector<HTMLElement>(`[data-menu="${id}"]`);
    if (focused) find(focused)?.focus();
    if (asked) find(asked)?.parentElement?.setAttribute("open", "");
  }, [focused, asked]);

  return (
    <div ref={area}>
      {menus.map((menu) => (
        <details key={menu.id} name="menus" onToggle={(event) => showStart(event.currentTarget)}>
          <summary data-menu={menu.id}>{menu.label}</summary>
          {menu.note && <p className="sheet-note">{menu.note}</p>}
          {menu.groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </details>
      ))}
    </div>
  );
}
