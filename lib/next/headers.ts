/**
 * Headers by which parts of Next talk to each other, or a hosting platform to Next. From outside they could only
 * pretend to be one of those. What a browser's router sends (rsc, next-router-…, next-url) is not among them.
 */
export const isInternal = (name: string): boolean =>
  /^(x-(middleware|invoke|matched|now|nextjs|next|prerender|vercel)-|next-(resume|render|action|patch|hmr|instant)|next-server)/.test(
    name,
  );

/** Whether a browser's router asks, which takes the payload of a page and not its HTML. */
export const isOfRouter = (headers: Readonly<Record<string, unknown>>, query: string): boolean =>
  headers["rsc"] !== undefined || query.includes("_rsc=");

/** On an answer: which page stands in for the address that was asked for. */
export const rewriteHeader = "x-middleware-rewrite";
/** How Next made an answer. Of use to a browser's router alone. */
export const tellsHowMade = (name: string): boolean => name.startsWith("x-nextjs-");
/** What is made at the build, Next lets shared caches keep for a year. */
export const isKeptForAYear = (cacheControl: string): boolean => cacheControl.includes("s-maxage=31536000");

/** The headers kept with a page or file, without Next's own marks of a cache entry. */
export const publicHeaders = (kept: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => !/^x-next|^x-nextjs|^vary$|^etag$/i.test(name)));
