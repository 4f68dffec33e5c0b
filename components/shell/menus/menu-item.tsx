import * as Radix from "@radix-ui/react-navigation-menu";
import type { ComponentProps } from "react";
import type { Menu } from "#lib/data/content/menus/types.ts";
import { MenuPanel } from "./menu-panel.tsx";
import type { OpenMenu } from "./use-open-menu.ts";

type Props = {
  menu: Menu;
  open: OpenMenu;
  /** Its panel is rendered ahead of time, closed. */
  isDrawn: boolean;
  /** The event handlers of the name and of the panel. */
  trigger: ComponentProps<"button">;
  panel: ComponentProps<"div">;
};

/** One menu: its name in the row, and the panel under it. */
export function MenuItem({ menu, open, isDrawn, trigger, panel }: Props) {
  const { id, label, height } = menu;
  const isOpen = open.id === id;
  return (
    <Radix.Item value={id}>
      <Radix.Trigger
        id={`menu-name-${id}`}
        aria-controls={isOpen ? `menu-panel-${id}` : undefined}
        data-menu={id}
        {...trigger}
      >
        {label}
      </Radix.Trigger>
      {(isOpen || isDrawn) && (
        <div
          id={`menu-panel-${id}`}
          role="group"
          aria-labelledby={`menu-name-${id}`}
          className="menu-panel"
          data-state={isOpen ? "open" : "closed"}
          data-replaces={(isOpen && open.replaces) || undefined}
          data-height={height}
          {...panel}
        >
          <MenuPanel menu={menu} />
        </div>
      )}
    </Radix.Item>
  );
}
