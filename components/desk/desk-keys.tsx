"use client";

import { useEffect, useState } from "react";
import { readSwitches } from "#components/browser/shortcut-switches.ts";
import { Modal } from "#components/ui/modal.tsx";

/** The links of the rows of the queue; none on the page of a case. */
const links = () => [...document.querySelectorAll<HTMLAnchorElement>(".desk-queue a")];
const rowOf = (element: Element | null) => element?.closest("li");
const here = () => links().find((link) => rowOf(link)?.contains(document.activeElement));

function step(by: 1 | -1): boolean {
  const all = links();
  if (all.length === 0) return false;
  const current = here();
  const at = current ? all.indexOf(current) + by : 0;
  all[Math.min(Math.max(at, 0), all.length - 1)]?.focus();
  return true;
}

/** Clicks the button or link of a case that has this key. */
function press(key: string): boolean {
  const marked = document.querySelector<HTMLElement>(`[data-desk-key="${key}"]`);
  marked?.click();
  return marked !== null;
}

function tick(): boolean {
  const box = here()?.closest("li")?.querySelector<HTMLInputElement>("input[type=checkbox]");
  box?.click();
  return box !== null && box !== undefined;
}

/** Assigns the ticked rows, or the focused one, to the current member. The next page asks for confirmation. */
function assign(): boolean {
  const link = here();
  const form = link?.closest("form");
  const list = form?.querySelector("select");
  if (!form || !list) return press("a");
  if (!form.querySelector("input[type=checkbox]:checked")) tick();
  list.value = "assign.me";
  form.requestSubmit();
  return true;
}

/** Focuses the text box of the live conversation. */
function write(): boolean {
  const box = document.querySelector<HTMLElement>("#talk textarea");
  box?.focus();
  return box !== null;
}

/** Opens the reply form of the case in the focused row, whose link leads to the case itself. */
function reply(): boolean {
  const link = here();
  if (!link) return press("r") || write();
  const form = new URL(link.href);
  form.searchParams.set("do", "reply");
  form.hash = "do";
  location.href = form.href;
  return true;
}

function open(): boolean {
  const link = here();
  link?.click();
  return link !== undefined;
}

/** Runs the shortcut of a key. Returns false if the key has none here. */
function pressDeskKey(key: string): boolean {
  switch (key) {
    case "j":
      return step(1);
    case "k":
      return step(-1);
    case "o":
      return open();
    case "x":
      return tick();
    case "a":
      return assign();
    case "r":
      return reply();
    default:
      return false;
  }
}

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
