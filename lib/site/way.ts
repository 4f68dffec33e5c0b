/** What a request is about, as far as its address says. */
export type Address = Pick<URL, "pathname" | "search" | "searchParams">;

/**
 * The page of the address, or the one behind it, is made for this request. `isForAll` says that its address alone decides
 * what it shows: a browser may keep it for the way back.
 */
export type Render = { does: "render"; page?: string; search?: string; status?: 404; isForAll?: true };

/** What is to be done about an address. */
export type Way =
  /** Its page was made at the build, or what was made for another address stands here. */
  | { does: "show"; page?: string }
  | Render
  /** Who is signed in sees it; to others happens something else. */
  | { does: "ask"; page?: string; otherwise: Render; robots?: "noindex" }
  | { does: "send"; to: string; status: 303 | 307 | 308 };
