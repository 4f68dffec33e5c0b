import type { ComponentProps, ReactNode } from "react";
import { AppLink } from "./app-link.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

function buttonClass(variant: ButtonVariant, className?: string): string {
  const own = variant === "primary" ? "btn" : `btn btn-${variant}`;
  return className ? `${own} ${className}` : own;
}

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

type ButtonLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** A link that looks like a button: for the one or two main ways onward of a page. */
export function ButtonLink({ variant = "primary", className, ...rest }: ButtonLinkProps) {
  return <AppLink className={buttonClass(variant, className)} {...rest} />;
}
