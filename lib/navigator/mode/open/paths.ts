/** Where staff see how search and navigator answer, and admins switch the navigator. */
export const answersPath = "/admin/answers";
export const modeDonePath = `${answersPath}?done=switched` as const;

export const modeCall = "/api/admin/answers/mode";
