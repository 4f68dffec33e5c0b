"use client";

import { useId, useRef, type ReactNode } from "react";
import { Button, type ButtonVariant } from "./button.tsx";
import { openModal } from "./open-modal.ts";
import { Icon } from "./icon.tsx";
import { useScripted } from "./use-scripted.ts";

type Props = {
  /** The words of the button that opens it. */
  trigger: ReactNode;
  title: string;
  variant?: ButtonVariant;
  closeLabel?: string;
  children: ReactNode;
};

/**
 * A modal dialog: focus goes in and comes back, Escape and a press beside it close it, the rest of the page is inert.
 * Without script the same content opens in place.
 */
export function Dialog({ trigger, title, variant = "secondary", closeLabel = "Close", children }: Props) {
  const scripted = useScripted();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  if (!scripted) {
    return (
      <details className="disclosure">
        <summary>{trigger}</summary>
        <div className="disclosure-body">{children}</div>
      </details>
    );
  }
  return (
    <>
      <Button
        type="button"
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => dialog.current && openModal(dialog.current)}
      >
        {trigger}
      </Button>
      <dialog ref={dialog} className="dialog" aria-labelledby={titleId}>
        <div className="dialog-box">
          <div className="dialog-head">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button
              type="button"
              className="icon-button"
              aria-label={closeLabel}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
