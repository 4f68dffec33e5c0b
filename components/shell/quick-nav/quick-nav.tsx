"use client";

import "./quick-nav.css";
import { Command } from "cmdk";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { findEntries, type FoundGroup } from "#lib/quick-nav/find-entries.ts";
import type { QuickNavEntry } from "#lib/quick-nav/types.ts";
import { countWords } from "./count-words.ts";
import { forgetRecents, keepRecent, readRecents } from "./kept-recents.ts";
import { Results } from "./results.tsx";
import { useIndex } from "./use-index.ts";
import { visit } from "./visit.ts";
import { WayOn } from "./way-on.tsx";

const title = "Search this site";

/** More rows than anybody reads, and no more than a slow phone draws between two keys. */
const mostRows = 24;

/**
 * Quick navigation: a dialog with a search field over everything the site has. It stands at once with where this
 * device went last; the rest follows when the index has come.
 */
export function QuickNav({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const [query, setQuery] = useState("");
  const [recents, setRecents] = useState(readRecents);
  const { state, retry } = useIndex();

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.focus();
  }, [recents]);

  const isAsking = query.trim() !== "";
  const shown = isAsking ? [] : recents;
  const recent: FoundGroup = { name: "Recent", entries: shown, total: shown.length };
  const found = state.is === "ready" ? findEntries(state.index, query, mostRows - shown.length) : [];
  const total = found.reduce((sum, group) => sum + group.total, 0);
  const groups = shown.length > 0 ? [recent, ...found] : found;

  const choose = ({ label, to }: QuickNavEntry) => {
    keepRecent({ label, to });
    // Closed first: whoever comes back to this page finds it as it was.
    dialog.current?.close();
    visit(to);
  };
  const clear = () => {
    forgetRecents();
    setRecents([]);
  };

  const tryAgain = () => {
    // The button that was pressed goes away.
    input.current?.focus();
    retry();
  };

  let news = "Pages, countries, codes and capitals";
  if (state.is === "loading") news = "Loading…";
  else if (state.is === "failed") news = "The list could not be loaded.";
  else if (isAsking) news = countWords(total);

  return (
    <dialog
      ref={dialog}
      className="dialog quick-nav"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        // Only a press on the backdrop has the dialog itself as its target: the content fills the box.
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      {/* Made anew when the recents are cleared: cmdk chooses no other row for the chosen one that went with them. */}
      <Command key={recents.length} label={title} shouldFilter={false} vimBindings={false}>
        <div className="qn-head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="qn-field">
          <Icon name="search" />
          <Command.Input ref={input} className="control" value={query} onValueChange={setQuery} />
        </div>
        <p role="status" className="qn-news">
          {news}
        </p>
        <Command.List label="Results">
          <Results groups={groups} onChoose={choose} />
        </Command.List>
        {state.is === "failed" && <WayOn onRetry={tryAgain} />}
        {state.is === "ready" && groups.length === 0 && <WayOn />}
        <div className="qn-foot">
          <a href="/shortcuts">Keyboard shortcuts</a>
          {shown.length > 0 && (
            <button type="button" onClick={clear}>
              Clear recents
            </button>
          )}
        </div>
      </Command>
    </dialog>
  );
}
