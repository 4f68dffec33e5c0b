import { inPageLanguage } from "#components/words/load-words.ts";
import type { Menu } from "#lib/data/content/menus/types.ts";

let fetched: Promise<readonly Menu[]> | undefined;

async function fetchMenus(): Promise<readonly Menu[]> {
  const answer = await fetch(inPageLanguage("/menus.json"));
  if (!answer.ok) throw new Error(`The menus did not come: ${answer.status}`);
  return (await answer.json()) as readonly Menu[];
}

/** The menus, fetched once per page. Rejects when the request fails; the next call tries again. */
export function loadMenus(): Promise<readonly Menu[]> {
  fetched ??= fetchMenus().catch((fault: unknown) => {
    fetched = undefined;
    throw fault;
  });
  return fetched;
}
