import { useCallback, useEffect, useState } from "react";
import type { Menu } from "#lib/content/menus/types.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { whenIdle } from "#components/browser/when-idle.ts";

/**
 * Which menus are drawn before they are opened, one after the other when the browser is idle, or as soon as somebody
 * points at one: what is drawn opens at once, where drawing it first takes a slow processor a tenth of a second. Those
 * who save data get a menu drawn when it opens.
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
