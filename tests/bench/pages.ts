/** The page that most is measured on. */
export const guide = "/start-business/liberia";

export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
