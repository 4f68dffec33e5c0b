import type { ComponentProps } from "react";
import { buttonClass, type ButtonVariant } from "./button-class.ts";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  /** Work is under way: the button keeps its place and focus, shows it, and does nothing when pressed. */
  busy?: boolean;
  /** Why it cannot be pressed now. Disables the button and stands in words beside it; needs an id. */
  disabledReason?: { id: string; text: string };
};

/** A thing that acts. At least 48 px high; every state is told by more than colour. */
export function Button({
  variant = "primary",
  busy = false,
  disabledReason,
  className,
  type = "submit",
  onClick,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const button = (
    <button
      // A busy button of type "button" cannot send the form a second time, and needs no handler to refuse.
      type={busy ? "button" : type}
      onClick={busy ? undefined : onClick}
      disabled={disabled || disabledReason !== undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-describedby={disabledReason?.id}
      className={buttonClass(variant, className)}
      {...rest}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <div className="btn-reason">
      {button}
      <p id={disabledReason.id} className="text-xs text-muted">
        {disabledReason.text}
      </p>
    </div>
  );
}
