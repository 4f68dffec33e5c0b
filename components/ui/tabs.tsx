"use client";

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useScripted } from "./use-scripted.ts";

type Tab = { id: string; label: string; panel: ReactNode };
type Props = { label: string; tabs: readonly Tab[]; level?: 2 | 3 | 4 };

const steps: Record<string, (index: number, last: number, rtl: boolean) => number> = {
  ArrowRight: (index, last, rtl) => (index + (rtl ? last : 1)) % (last + 1),
  ArrowLeft: (index, last, rtl) => (index + (rtl ? 1 : last)) % (last + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Without script: a list of links and every panel under its heading. With script: tabs by the WAI-ARIA pattern
 * (arrows, Home, End; one stop for Tab). An address that ends in a panel's id opens that panel.
 */
export function Tabs({ label, tabs, level = 3 }: Props) {
  const scripted = useScripted();
  const [chosen, setChosen] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const Heading = `h${level}` as const;

  const idList = tabs.map((tab) => tab.id).join(" ");

  useEffect(() => {
    const ids = idList.split(" ");
    const follow = () => {
      const target = location.hash.slice(1);
      const index = ids.indexOf(target);
      if (index >= 0) setChosen(index);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [idList]);

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = step(chosen, tabs.length - 1, rtl);
    setChosen(next);
    buttons.current[next]?.focus();
  }

  return (
    <div className="tabs" data-scripted={scripted || undefined}>
      {scripted ? (
        <div className="tab-list" role="tablist" aria-label={label} onKeyDown={handleKey}>
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              ref={(element) => {
                buttons.current[index] = element;
              }}
              id={`${tab.id}-tab`}
              type="button"
              role="tab"
              aria-selected={index === chosen}
              aria-controls={tab.id}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => setChosen(index)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      ) : (
        <nav className="tab-list" aria-label={label}>
          {tabs.map((tab) => (
            <a key={tab.id} href={`#${tab.id}`}>
              {tab.label}
            </a>
          ))}
        </nav>
      )}
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          className="tab-panel"
          {...(scripted && {
            role: "tabpanel",
            "aria-labelledby": `${tab.id}-tab`,
            tabIndex: 0,
            hidden: index !== chosen,
          })}
        >
          {!scripted && <Heading className="tab-heading">{tab.label}</Heading>}
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
