"use client";

import { useId, useRef, type ReactNode } from "react";
import { useModal } from "./use-modal.ts";
import "./dialog.css";

type Props = {
  /** How many times it was asked for; 0: it stands ready, closed. */
  asked: number;
  title: string;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * A dialog over the page, opened each time it is asked for: focus goes in and comes back, Escape and a press beside it
 * close it, the rest of the page is inert. What it shows must be reached without script by a page of its own.
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
