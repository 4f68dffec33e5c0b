import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { MenuGroup } from "#lib/data/content/menus/types.ts";

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
export function MenuTabs({ label, groups, children }: Props) {
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
