/** The page that most measurements use. */
export const guide = "/start-business/liberia";

export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
