import type { Role } from "#lib/members/sessions/index.ts";

/** Who may moderate. */
export const moderators: readonly Role[] = ["moderator", "admin"];
