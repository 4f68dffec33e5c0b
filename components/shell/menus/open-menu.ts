/** The menu that is open, "" for none; whether it is pinned; whether it took the place of another. */
export type OpenMenu = { id: string; isPinned: boolean; replaces: boolean };

export const noMenu: OpenMenu = { id: "", isPinned: false, replaces: false };

/** Opens the menu `id`, or pins it: what is open then, by what was before. */
export const opens =
  (id: string, isPinned: boolean) =>
  (before: OpenMenu): OpenMenu => ({
    id,
    isPinned,
    replaces: before.id === id ? before.replaces : before.id !== "",
  });
