import { isLoopback } from "../is-loopback.ts";

/**
 * The hostname for Next's development server. Next uses "localhost" for this machine in every address it passes to the
 * middleware. Given another name, it takes the middleware's rewrites for another site's and calls itself endlessly.
 */
export const devHost = (host: string): string => (isLoopback(host) ? "localhost" : host);
