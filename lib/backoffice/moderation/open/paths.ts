/** Where moderators read what visitors wrote. Its existence is hidden from everybody else. */
export const moderationPath = "/admin/moderation";
