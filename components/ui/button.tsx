import type { ComponentProps } from "react";
import { buttonClass, type ButtonVariant } from "./button-class.ts";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  /** Work is under way: the button keeps its place and focus, shows a spinner, and ignores clicks. */
  busy?: boolean;
  /** Why it cannot be pressed now. Disables the button and is shown as text next to it; needs an id. */
  disabledReason?: { id: string; text: string };
};

/** A button that performs an action. It is at least 48 px high, and no state is shown by colour alone. */
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
      // A busy button has type "button", so it cannot submit the form a second time and needs no handler to refuse.
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
