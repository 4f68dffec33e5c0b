import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { findEntry } from "#lib/data/site/find-entry.ts";
import { defaultLocale, isBelow, withoutLocale } from "#lib/platform/words/open/locales.ts";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "#lib/platform/env.ts";
import { log } from "#lib/platform/log.ts";
import { replacePassages } from "#lib/services/search/engine/fresh-passages.ts";
import { passagesOfPage } from "#lib/services/search/passages/passages-of-page.ts";
import type { Rendered } from "#lib/platform/next/render-again.ts";
import { addressOf, liteFolder, sealedFolder } from "../seal/folders.ts";
import { pack } from "../seal/pack.ts";
import { parsePage } from "../seal/parse-page.ts";
import { placeOfPage, readLoader, sealPage } from "../seal/seal-page.ts";
import { makeFreshEntry } from "./entry.ts";
import type { SealedFiles } from "./sealed-files.ts";

/**
 * Never rendered again, because they are large or do not depend on the facts: preview pictures, the page of each
 * passport, the page about lite mode (the last to be sealed) and internal pages.
 */
const fixed = /^\/og\/|\/explore\/passport\/|^\/[\w-]+\/lite$|^\/_/;

/** The public form of an internal address. */
const asSeen = (address: string): string =>
  isBelow(address, defaultLocale) ? address.slice(defaultLocale.length + 1) || "/" : address;

const slugs: ReadonlySet<string> = new Set(countrySlugs);
const namesOneOf = (among: ReadonlySet<string>, address: string): boolean =>
  address.split("/").some((part) => among.has(part));

/** Whether a page shows all countries: a ranking, a map, a list. Forms and records mention them only now and then. */
function isOverview(address: string, locales: readonly string[]): boolean {
  const { path } = withoutLocale(asSeen(address), locales);
  return findEntry(path)?.kind === "page" && !path.startsWith("/forms/") && !namesOneOf(slugs, path);
}

type FreshOrder = {
  /** Pages about the changed countries and then pages that show all countries: rendered at once. */
  first: readonly string[];
  /** Pages that may show a median, a rank or a neighbour, and the large files for download. */
  then: readonly string[];
};

/**
 * The order in which prerendered pages and files are rendered again after the records of these countries have changed.
 */
export function freshOrder(
  addresses: readonly string[],
  changed: ReadonlySet<string>,
  locales: readonly string[],
): FreshOrder {
  const wanted = addresses.filter((address) => !fixed.test(address));
  // Guides come before their copies for print: the nearer to the root a page is, the more it is read.
  const own = wanted
    .filter((address) => namesOneOf(changed, address))
    .toSorted((one, other) => one.length - other.length);
  const others = wanted.filter((address) => !namesOneOf(changed, address));
  const overview = others.filter((address) => isOverview(address, locales));
  return { first: [...own, ...overview], then: others.filter((address) => !overview.includes(address)) };
}

type Given = {
  sealed: SealedFiles;
  /** The internal addresses of everything that was prerendered. */
  addresses: readonly string[];
  render: (address: string) => Promise<Rendered>;
};

/**
 * The pause after work that is not urgent, as a multiple of its duration. Such work takes a fifth of the time, so that
 * visitors meanwhile hardly wait.
 */
const restPerWork = 4;

const isPage = (headers: Rendered["headers"]): boolean =>
  headers["content-type"]?.startsWith("text/html") ?? false;

const onDisk = (folder: string, name: string): Buffer | undefined => {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file) : undefined;
};

/** The file name of a page, as Next names it. */
const nameOf = (address: string): string => `${address.slice(1) || defaultLocale}.html`;

/**
 * Renders prerendered pages and files again when the facts they show have changed. They are sealed as in the build and
 * kept in memory. A page that comes out unchanged stays as it was sealed, so only differing pages take memory. Pages
 * are rendered one after another: first those of the changed countries and those that show all countries.
 */
export function openFreshPages({ sealed, addresses, render }: Given) {
  const loader = readLoader();
  /** The payloads of each page that was rendered again, newest first. The one before it may still be requested. */
  const payloads = new Map<string, readonly string[]>();
  let first: string[] = [];
  let then: string[] = [];
  let isAtWork = false;

  function keepPayload(address: string, payload: string | undefined): void {
    const [latest] = payloads.get(address) ?? [];
    const kept = [payload, latest].filter((name) => name !== undefined);
    for (const name of payloads.get(address) ?? [])
      if (!kept.includes(name)) sealed.replace(`/${name}`, undefined);
    payloads.set(address, [...new Set(kept)]);
  }

  async function makePage(address: string, body: Buffer): Promise<void> {
    const rendered = parsePage(body.toString());
    const { placed, html, payload, lite, headers } = sealPage(nameOf(address), rendered, loader);
    const at = addressOf(placed);
    // Compares the copies without script: Next writes hints into the script that differ from one rendering to the next.
    if (onDisk(liteFolder, placed)?.equals(Buffer.from(lite))) {
      sealed.replace(at, undefined);
      replacePassages(at, undefined);
      return;
    }
    const copies = [html, lite, payload.text].map((text) => Buffer.from(text));
    const [full, light, script] = await Promise.all(
      copies.map(async (bytes) => ({ bytes, packed: await pack(bytes, "running") })),
    );
    if (!full || !light || !script) return;
    const page = sealed.headersOfPage(headers);
    const name = `/${payload.name}`;
    sealed.replace(name, {
      full: makeFreshEntry(name, script.bytes, script.packed, sealed.headersOf(name)),
    });
    keepPayload(at, payload.name);
    const passages = passagesOfPage(at, rendered.html);
    if (passages.length > 0) replacePassages(at, passages);
    sealed.replace(at, {
      full: makeFreshEntry(placed, full.bytes, full.packed, page.full),
      lite: makeFreshEntry(placed, light.bytes, light.packed, page.lite),
    });
  }

  async function makeFile(address: string, body: Buffer): Promise<void> {
    const before = onDisk(sealedFolder, address.slice(1));
    if (!before) return; // nothing is sealed there
    sealed.replace(
      address,
      before.equals(body)
        ? undefined
        : { full: makeFreshEntry(address, body, await pack(body, "running"), sealed.headersOf(address)) },
    );
  }

  async function make(address: string): Promise<void> {
    const { headers, body } = await render(address);
    if (!isPage(headers)) return makeFile(address, body);
    if (onDisk(sealedFolder, placeOfPage(nameOf(address)))) await makePage(address, body);
  }

  async function work(): Promise<void> {
    for (;;) {
      const isPressing = first.length > 0;
      const address = first.shift() ?? then.shift();
      if (address === undefined) return;
      const start = performance.now();
      await make(address).catch((fault: unknown) =>
        log.error({ err: fault, address }, "a page was not rendered again; it is sent as it was"),
      );
      if (!isPressing) await sleep((performance.now() - start) * restPerWork, undefined, { ref: false });
    }
  }

  /** Queues everything that may show the facts of these countries. Addresses that wait already stay in the queue. */
  return function refresh(changed: ReadonlySet<string>): void {
    const order = freshOrder(addresses, changed, env.EXTRA_LOCALES);
    first = [...new Set([...first, ...order.first])];
    const pressing = new Set(first);
    then = order.then.filter((address) => !pressing.has(address));
    if (isAtWork) return;
    isAtWork = true;
    const began = performance.now();
    work().finally(() => {
      isAtWork = false;
      log.info({ ms: Math.round(performance.now() - began) }, "pages follow the facts");
    });
  };
}
