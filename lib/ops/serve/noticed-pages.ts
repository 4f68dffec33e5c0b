import { log } from "#lib/platform/log.ts";
import { withNotices } from "#lib/domains/notices/open/with-notices.ts";
import { pack } from "../seal/pack.ts";
import { makeChangedEntry, plainBytes, type Entry } from "./entry.ts";

/** A copy of a page in two codings takes some 70 KB. */
const mostHeld = 300;

type Held = { notices: string; page: Promise<Entry> };

async function make(entry: Entry, notices: string): Promise<Entry> {
  const page = plainBytes(entry).toString();
  const noticed = withNotices(page, notices);
  if (noticed === page) return entry; // a page without a slot, such as one for print
  const bytes = Buffer.from(noticed);
  return makeChangedEntry(entry, bytes, await pack(bytes, "awaited"));
}

/**
 * Adds notices to pages. A page is made on its first request and kept in an LRU cache until the notices or the page
 * change. A page that cannot be made is sent without its notices.
 */
export function openNoticedPages(most = mostHeld) {
  /** Least recently used first. */
  const held = new Map<Entry, Held>();

  function begin(entry: Entry, notices: string): Held {
    const page = make(entry, notices).catch((fault: unknown) => {
      log.error({ err: fault }, "a page is sent without its notice");
      held.delete(entry);
      return entry;
    });
    return { notices, page };
  }

  return function withThem(entry: Entry, notices: string): Promise<Entry> {
    const known = held.get(entry);
    const one = known?.notices === notices ? known : begin(entry, notices);
    held.delete(entry);
    held.set(entry, one);
    const [oldest] = held.keys();
    if (held.size > most && oldest) held.delete(oldest);
    return one.page;
  };
}
