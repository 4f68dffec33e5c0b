export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

/** The class names for anything that looks like a button. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  const own = variant === "primary" ? "btn" : `btn btn-${variant}`;
  return className ? `${own} ${className}` : own;
}
