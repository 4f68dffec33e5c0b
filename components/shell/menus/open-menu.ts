/** The open menu, "" for none; whether it is pinned; whether it replaced another. */
export type OpenMenu = { id: string; isPinned: boolean; replaces: boolean };

export const noMenu: OpenMenu = { id: "", isPinned: false, replaces: false };

/** A state update that opens the menu `id`, and pins it where `isPinned`. */
export const opens =
  (id: string, isPinned: boolean) =>
  (before: OpenMenu): OpenMenu => ({
    id,
    isPinned,
    replaces: before.id === id ? before.replaces : before.id !== "",
  });
