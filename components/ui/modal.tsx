"use client";

import { useId, useRef, type ReactNode } from "react";
import { useModal } from "./open-modal.ts";
import "./dialog.css";

type Props = {
  /** How many times it was requested; 0: it is ready but closed. */
  asked: number;
  title: string;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * A dialog over the page, opened on each request. It takes the focus and gives it back, Escape and a press outside
 * close it, and the rest of the page is inert. What it shows must also be reachable without script, on its own page.
 */
export function Modal({ asked, title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, asked);
  const titleId = useId();

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="dialog-box">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
