import { useCallback, useEffect, useState } from "react";
import type { Menu } from "#lib/data/content/menus/types.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { whenIdle } from "#components/browser/when-idle.ts";

/**
 * The menus that are rendered before they are opened: one after another when the browser is idle, or as soon as one is
 * hovered. A rendered menu opens at once; rendering it first takes a slow processor a tenth of a second. For visitors
 * who save data, a menu is rendered when it opens.
 */
export function useDrawnAhead(menus: readonly Menu[]) {
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  const draw = useCallback((id: string) => {
    if (!savesData()) setDrawn((before) => (before.includes(id) ? before : [...before, id]));
  }, []);

  useEffect(() => {
    const next = menus.find(({ id }) => !drawn.includes(id));
    if (!next) return undefined;
    const gone = new AbortController();
    whenIdle(() => draw(next.id), gone.signal);
    return () => gone.abort();
  }, [menus, drawn, draw]);

  return { drawn, draw };
}
