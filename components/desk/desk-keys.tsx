"use client";

import { useEffect, useState } from "react";
import { Modal } from "#components/ui/modal.tsx";
import { readSwitches } from "#components/browser/shortcut-switches.ts";
import { pressDeskKey } from "./press-desk-key.ts";

type Props = {
  title: string;
  /** Each key with what it does. */
  keys: readonly { key: string; does: string }[];
  /** Where keys are switched off, and what the link is called. */
  off: { href: string; label: string };
};

const typing = "textarea,select,[contenteditable],[role=textbox],input:not([type=checkbox])";

/** Keys of one letter are off where somebody switched such keys off, and never fire where somebody types. */
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

/** Keys of the desk, for who works there all day: all they do is done by links and buttons too. */
export function DeskKeys({ title, keys, off }: Props) {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    // Before the shell, whose "?" leads to a page that knows nothing of the desk.
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
