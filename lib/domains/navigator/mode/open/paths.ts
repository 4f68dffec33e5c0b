/** The page where staff see how search and the navigator answer, and where admins switch the navigator. */
export const answersPath = "/admin/answers";
export const modeDonePath = `${answersPath}?done=switched` as const;

export const modeCall = "/api/admin/answers/mode";
