import { isLoopback } from "../is-loopback.ts";

/**
 * The host that Next's development server is told. Next calls this machine "localhost" in every address it hands to the
 * middleware; told another name, it takes what the middleware shows for another site's and asks itself without end.
 */
export const devHost = (host: string): string => (isLoopback(host) ? "localhost" : host);
