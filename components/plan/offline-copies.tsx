"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import {
  copiesEvent,
  dropAllCopies,
  listCopies,
  mayKeepCopies,
  type Copy,
} from "#components/browser/offline-copies.ts";
import { planCopy } from "#components/browser/offline-rules.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { keepOffline, leaveOffline, refreshCopies } from "./keep-offline.ts";
import { readOne } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";
import { today } from "./today.ts";

const kilobyte = 1024;
const kindOf = (slug: CountrySlug) => readOne(slug)?.path[0] ?? "company";

/** The existing copies, updated whenever they change. */
export function useCopies(): Copy[] | undefined {
  const [copies, setCopies] = useState<Copy[]>();
  useEffect(() => {
    let isHere = true;
    const look = () =>
      listCopies().then(
        (found) => isHere && setCopies(found.filter(({ at }) => at > 0)),
        () => isHere && setCopies([]), // a browser that forbids storage
      );
    void look();
    addEventListener(copiesEvent, look);
    return () => {
      isHere = false;
      removeEventListener(copiesEvent, look);
    };
  }, []);
  return copies;
}

/** Fetches copies older than a day again, now and when the browser is online again. */
function useFreshCopies(): void {
  useEffect(() => {
    const renew = async () => refreshCopies(await listCopies(), kindOf);
    const tryToRenew = () => void renew().catch(() => undefined); // the older copy stays
    tryToRenew();
    addEventListener("online", tryToRenew);
    return () => removeEventListener("online", tryToRenew);
  }, []);
}

/** The id of the heading of the list on the page of plans. */
export const copiesTitleId = "offline-title";

const copyDay = ({ at }: Copy): string => dateWords(today(new Date(at)));
const copySize = ({ bytes }: Copy, words: PlanWords): string =>
  fill(words["offline.size"], { size: numberFormat().format(Math.ceil(bytes / kilobyte)) });

type Props = { names: Readonly<Record<CountrySlug, string>>; words: PlanWords };

/**
 * The offline copies with their date and size. Each can be fetched again or deleted, and all can be deleted at once.
 */
export function OfflineCopies({ names, words }: Props) {
  const copies = useCopies();
  useFreshCopies();
  const scripted = useScripted();
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const act = useCallback(async (name: string, action: () => Promise<string>) => {
    setBusy(name);
    setMessage(await action());
    setBusy(undefined);
  }, []);
  const outcome = useRef<HTMLParagraphElement>(null);
  const [removals, setRemovals] = useState(0);
  // Focuses the status message, because the button is gone. The message is hidden until it has text.
  useEffect(() => {
    if (removals > 0) outcome.current?.focus();
  }, [removals]);
  const remove = async (action: () => Promise<unknown>) => {
    await act("", async () => {
      await action();
      return words["offline.removed"];
    });
    setRemovals((before) => before + 1);
  };
  if (!scripted) return <p>{words["offline.none"]}</p>;
  const countries = (copies ?? []).filter(({ name }) => name !== planCopy);
  return (
    <div className="plan-copies">
      {!mayKeepCopies() && <p>{words["offline.cannot"]}</p>}
      {mayKeepCopies() && copies?.length === 0 && <p>{words["offline.none"]}</p>}
      {countries.length > 0 && <p>{words["offline.lead"]}</p>}
      <ul>
        {(copies ?? []).map((copy) => {
          const slug = copy.name as CountrySlug;
          const name = copy.name === planCopy ? words["offline.page"] : names[slug];
          return (
            <li key={copy.name}>
              <span>
                {fill(words["offline.row"], { name, day: copyDay(copy), size: copySize(copy, words) })}
              </span>
              {copy.name !== planCopy && (
                <span>
                  <button
                    type="button"
                    className={buttonClass("quiet")}
                    aria-label={`${words["offline.update"]}: ${name}`}
                    aria-disabled={busy !== undefined || undefined}
                    onClick={() =>
                      busy ??
                      void act(slug, async () =>
                        (await keepOffline(slug, kindOf(slug))) ? "" : words["offline.failed"],
                      )
                    }
                  >
                    {words[busy === slug ? "offline.keeping" : "offline.update"]}
                  </button>
                  <button
                    type="button"
                    className={buttonClass("quiet")}
                    aria-label={fill(words["offline.remove"], { name })}
                    onClick={() => void remove(() => leaveOffline(slug))}
                  >
                    {words["offline.removeShort"]}
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {(copies ?? []).length > 0 && (
        <button type="button" className={buttonClass("secondary")} onClick={() => void remove(dropAllCopies)}>
          {words["offline.removeAll"]}
        </button>
      )}
      <p role="status" ref={outcome} tabIndex={-1}>
        {message}
      </p>
    </div>
  );
}
