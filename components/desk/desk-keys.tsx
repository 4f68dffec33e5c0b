"use client";

import { useEffect, useState } from "react";
import { Modal } from "#components/ui/modal.tsx";
import { readSwitches } from "#components/browser/shortcut-switches.ts";
import { pressDeskKey } from "./press-desk-key.ts";

type Props = {
  title: string;
  /** Each shortcut with its description. */
  keys: readonly { key: string; does: string }[];
  /** A link to where shortcuts are switched off, with its label. */
  off: { href: string; label: string };
};

const typing = "textarea,select,[contenteditable],[role=textbox],input:not([type=checkbox])";

/** Single-letter shortcuts are off for staff who have switched them off, and never fire while typing. */
const isMeant = ({
  altKey,
  ctrlKey,
  metaKey,
  isComposing,
  defaultPrevented,
  target,
}: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || isComposing || defaultPrevented) &&
  !(target instanceof Element && target.closest(typing)) &&
  !document.querySelector("dialog[open]") &&
  readSwitches().slash &&
  readSwitches().question;

/** Keyboard shortcuts for staff who work at the desk all day. Links and buttons do the same. */
export function DeskKeys({ title, keys, off }: Props) {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    // Runs before the shell, whose "?" leads to a page without the shortcuts of the desk.
    addEventListener(
      "keydown",
      (event) => {
        if (!isMeant(event)) return;
        if (event.key === "?") setAsked((count) => count + 1);
        else if (!pressDeskKey(event.key)) return;
        event.preventDefault();
      },
      { capture: true, signal: gone.signal },
    );
    return () => gone.abort();
  }, []);
  return (
    <Modal asked={asked} title={title}>
      <dl className="desk-keys">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd translate="no">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a className="link" href={off.href}>
          {off.label}
        </a>
      </p>
    </Modal>
  );
}
