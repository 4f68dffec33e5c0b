import { useRef, useState, type KeyboardEvent, type ReactNode, memo } from "react";
import { savesData } from "#components/browser/saves-data.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { MenuGroup, Menu, MenuItem } from "#lib/data/content/menus/types.ts";

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type Props = {
  label: string;
  groups: readonly MenuGroup[];
  children: (group: MenuGroup) => ReactNode;
};

/** Shows one group at a time, chosen by vertical tabs: arrow keys, Home and End; one stop for Tab. */
function MenuTabs({ label, groups, children }: Props) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const group = groups[chosen] ?? groups[0];

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(chosen, groups.length);
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>("[role='tab']")[next]?.focus();
  }

  return (
    <div className="menu-tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="vertical"
        className="menu-tab-list"
        onKeyDown={handleKey}
      >
        {groups.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`menu-tab-${id}`}
            aria-controls="menu-tab-panel"
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {group && (
        <div
          id="menu-tab-panel"
          role="tabpanel"
          aria-labelledby={`menu-tab-${group.id}`}
          className="menu-group"
        >
          <ul>{children(group)}</ul>
        </div>
      )}
    </div>
  );
}

type LinkProps = { item: MenuItem; className?: string };

function MenuLink({ item, className }: LinkProps) {
  return (
    <a
      href={item.href}
      className={className}
      aria-current={item.href.split("?")[0] === location.pathname ? "page" : undefined}
    >
      {item.action ?? item.label}
    </a>
  );
}

/**
 * Says what the thing is; its one link says what it does. The link is a button, or plain for visitors who save data.
 */
function Card({ item }: LinkProps) {
  const isPlain = savesData();
  return (
    <li className={isPlain ? "menu-plain" : "menu-card"}>
      {item.icon && !isPlain && <Icon name={item.icon} size={24} />}
      <strong>{item.label}</strong>
      <p>{item.text}</p>
      <MenuLink item={item} className={isPlain ? "link" : "btn btn-secondary"} />
    </li>
  );
}

function Row({ item }: LinkProps) {
  return (
    <li>
      <MenuLink item={item} />
      {item.text && <p>{item.text}</p>}
    </li>
  );
}

type GroupProps = { group: MenuGroup };

function Items({ group }: GroupProps) {
  return group.items.map((item) =>
    item.action ? <Card key={item.href} item={item} /> : <Row key={item.href} item={item} />,
  );
}

function Group({ group, menu }: GroupProps & { menu: Menu }) {
  const title = `menu-${menu.id}-${group.id}`;
  const look = group.inline
    ? "menu-lines"
    : group.items.some((item) => item.action)
      ? "menu-cards"
      : undefined;
  return (
    <div className={group.inline ? "menu-group-inline" : "menu-group"}>
      <p id={title} className="menu-title">
        {group.href ? <MenuLink item={{ href: group.href, label: group.title }} /> : group.title}
      </p>
      <ul className={look} aria-labelledby={title}>
        <Items group={group} />
      </ul>
    </div>
  );
}

/** The content of a menu. It is memoized, so that opening and closing menus does not render it again. */
export const MenuPanel = memo(function MenuPanel({ menu }: { menu: Menu }) {
  return (
    <div className="container-page menu-body">
      {menu.note && (
        <p className="menu-note">
          <Icon name="info" />
          {menu.note}
        </p>
      )}
      {menu.tabbed ? (
        <MenuTabs label={menu.label} groups={menu.groups}>
          {(group) => <Items group={group} />}
        </MenuTabs>
      ) : (
        <div className="menu-groups">
          {menu.groups.map((group) => (
            <Group key={group.id} group={group} menu={menu} />
          ))}
        </div>
      )}
    </div>
  );
});
