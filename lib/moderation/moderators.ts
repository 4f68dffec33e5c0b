import type { Role } from "../auth/index.ts";

/** Who may moderate. */
export const moderators: readonly Role[] = ["moderator", "admin"];
