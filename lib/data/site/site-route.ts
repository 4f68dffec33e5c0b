/** The parts of a request's URL that routing depends on. */
export type Address = Pick<URL, "pathname" | "search" | "searchParams">;

/**
 * Renders the page at the address, or the one behind it, for this request. `isForAll` means that the content depends on
 * the address alone, so a browser may keep the page for back navigation.
 */
export type Render = { does: "render"; page?: string; search?: string; status?: 404; isForAll?: true };

/** How an address is answered. */
export type SiteRoute =
  /** Serves a page made at build time: its own, or the one at `page`. */
  | { does: "show"; page?: string }
  | Render
  /** Shows the page to a signed-in visitor and does `otherwise` for others. */
  | { does: "ask"; page?: string; otherwise: Render; robots?: "noindex" }
  | { does: "send"; to: string; status: 303 | 307 | 308 };
