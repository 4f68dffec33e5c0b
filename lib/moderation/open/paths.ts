/** Where moderators read what visitors wrote. Nobody else is told that it exists. */
export const moderationPath = "/admin/moderation";
