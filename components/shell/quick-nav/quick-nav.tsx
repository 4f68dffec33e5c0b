"use client";

import "#components/ui/dialog.css";
import "./quick-nav.css";
import { Command } from "cmdk";
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from "react";
import { markMore } from "#components/browser/mark-more.ts";
import { writeUnasked } from "#components/browser/device-store.ts";
import { afterPaint } from "#components/ui/after-paint.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { Asked } from "#components/ui/island.tsx";
import { useModal } from "#components/ui/open-modal.ts";
import type { Speaks } from "#components/words/load-words.ts";
import {
  findEntries,
  type FoundGroup,
  type QuickNavEntry,
} from "#lib/domains/quick-nav/open/find-entries.ts";
import { longestSearch } from "#lib/services/search/open/limits.ts";
import { searchHref } from "#lib/services/search/open/search-href.ts";
import { fillCounted } from "#lib/platform/words/open/leaf-words.ts";
import { rowValue, Everything, searchRow, Results, NextLinks } from "./results.tsx";
import { hitEntries, useHits } from "./use-hits.ts";
import { forgetRecents, keepRecent, readRecents } from "./kept-recents.ts";
import { tipKey } from "./tip-key.ts";
import { useIndex } from "./use-index.ts";
import { visit } from "./visit.ts";

/** More rows than anybody reads, and no more than a slow phone renders between two keystrokes. */
const mostRows = 24;

const nothing: QuickNavEntry[] = [];

/**
 * Quick navigation: a dialog with a search field over all places of the site. It opens at once with the places that
 * this device visited last; the rest follows when the index has loaded, which is requested on first open. The results
 * of the full search are below its own rows. When it closes it stays mounted: rendering it again would take a slow
 * phone longer than showing it.
 */
export function QuickNav({ asked: searches, words }: Asked & Speaks) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const title = words["quickNav.title"];
  const recentName = words["quickNav.recent"];
  const [query, setQuery] = useState("");
  /** The row the visitor moved to, and among which rows. */
  const [moved, setMoved] = useState({ among: "", to: "" });
  const [recents, setRecents] = useState(readRecents);
  const { state, retry } = useIndex(searches > 0);

  useModal(dialog, searches);
  useLayoutEffect(() => {
    if (searches === 0) return;
    input.current?.focus();
    writeUnasked(tipKey, true, "session"); // a visitor who is here needs no tip about it
  }, [searches]);

  // The list is remounted when the recents change; its stylesheet shows that there are more rows below.
  useEffect(() => {
    const list = dialog.current?.querySelector<HTMLElement>("[cmdk-list]");
    const gone = new AbortController();
    if (list) markMore(list, gone.signal);
    return () => gone.abort();
  }, [recents]);

  // The field is remounted when the recents change.
  useLayoutEffect(() => {
    if (dialog.current?.open) input.current?.focus();
  }, [recents]);

  // The field updates at once; its rows follow when the browser has time, the first ones after the dialog is shown.
  const asked = useDeferredValue<string | undefined>(query, undefined);
  const isAsking = query.trim() !== "";
  const wanted = asked?.trim() ?? "";
  const shown = wanted ? nothing : recents;
  const found = useMemo(
    () =>
      state.is === "ready" && asked !== undefined
        ? findEntries(state.index, asked, mostRows - shown.length)
        : [],
    [state, asked, shown.length],
  );
  const { hits, isAwaited } = useHits(wanted);
  const everywhere = useMemo(() => hitEntries(hits, found), [hits, found]);
  const total = found.reduce((sum, group) => sum + group.total, everywhere.length);
  const groups = useMemo<FoundGroup[]>(
    () => (shown.length > 0 ? [{ name: recentName, entries: shown, total: shown.length }, ...found] : found),
    [shown, found, recentName],
  );

  // cmdk selects the first row when the field changes; these rows come a moment later.
  const first = groups[0]?.entries[0];
  const firstRow = first ? rowValue(groups[0]?.name ?? "", first) : wanted && searchRow;
  const rows = `${asked} ${firstRow}`;
  const chosen = moved.among === rows ? moved.to : firstRow;

  const choose = useCallback(({ label, to }: QuickNavEntry) => {
    // For a link to a text in a page, the page and its part are enough to return to.
    keepRecent({ label, to: to.replace(/#?:~:.*/, "") });
    setRecents(readRecents());
    // Closed first, so that a visitor who returns to this page finds it was.
    dialog.current?.close();
    visit(to);
  }, []);
  /** The search text is not stored among the places. */
  const searchAll = useCallback((text: string) => {
    dialog.current?.close();
    visit(searchHref(text));
  }, []);
  // The dialog focuses it on opening, instead of the button before it.
  const setField = useCallback((field: HTMLInputElement | null) => {
    input.current = field;
    if (field) field.autofocus = true;
  }, []);
  const clear = () => {
    forgetRecents();
    setRecents([]);
  };

  /**
   * Enter may be faster than the rows of the last keystroke: then it means the first of those to come, or the full
   * search.
   */
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || asked === query) return;
    event.preventDefault();
    const best = state.is === "ready" ? findEntries(state.index, query, 1)[0]?.entries[0] : undefined;
    if (best) choose(best);
    else if (isAsking) searchAll(query);
  };

  /** Otherwise cmdk would take Enter on any button or link as a choice of the selected row. */
  const leaveToButtons = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target !== input.current) event.stopPropagation();
  };

  const tryAgain = () => {
    // The pressed button is about to disappear.
    input.current?.focus();
    retry();
  };

  let news = words["quickNav.finds"];
  if (state.is === "loading") news = words["quickNav.loading"];
  else if (state.is === "failed") news = words["quickNav.failed"];
  else if (isAsking && total === 0 && isAwaited) news = words["quickNav.searching"];
  else if (isAsking) news = fillCounted(words["quickNav.counted"], total, words.locale);

  return (
    <dialog
      ref={dialog}
      className="dialog quick-nav"
      aria-labelledby={titleId}
      onClose={() => afterPaint(() => dialog.current?.open || setQuery(""))}
    >
      {/* Remounted when the recents are cleared: cmdk selects no other row when the selected one is removed with
          them. */}
      <Command
        key={recents.length}
        label={title}
        shouldFilter={false}
        vimBindings={false}
        value={chosen}
        onValueChange={(to) => setMoved({ among: rows, to })}
        onKeyDownCapture={leaveToButtons}
        onKeyDown={handleKey}
      >
        <div className="qn-head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={words["quickNav.close"]}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="qn-field">
          <Icon name="search" />
          <Command.Input
            ref={setField}
            className="control"
            maxLength={longestSearch}
            value={query}
            onValueChange={setQuery}
          />
        </div>
        <p role="status" className="qn-news">
          {news}
        </p>
        <Command.List label={words["quickNav.results"]}>
          {asked !== undefined && <Results groups={groups} words={words} onChoose={choose} />}
          {wanted && (
            <Everything
              asked={wanted}
              entries={everywhere}
              words={words}
              onChoose={choose}
              onSearch={searchAll}
            />
          )}
        </Command.List>
        {state.is === "failed" && <NextLinks words={words} onRetry={tryAgain} />}
        {state.is === "ready" && isAsking && total === 0 && !isAwaited && <NextLinks words={words} />}
        <div className="qn-foot">
          <a href="/shortcuts">{words["quickNav.shortcuts"]}</a>
          {shown.length > 0 && (
            <button type="button" onClick={clear}>
              {words["quickNav.clear"]}
            </button>
          )}
        </div>
      </Command>
    </dialog>
  );
}
