import type { ReactNode } from "react";

type Props = {
  /** The script finds the slot by `data-` and this name (`findSlots` of components/browser/slots.ts). */
  name: string;
  /** The value of that attribute. */
  value?: string;
  as?: "div" | "span" | "p" | "li";
  /** The content until then, and without script. */
  html?: string;
  className?: string;
  role?: "status";
  /** Other data for the script: `data-` attributes by name. */
  given?: Readonly<Record<string, string>>;
};

/**
 * A slot that the page's own script fills (app/scripts/early.ts), long before React loads, if it ever does. React never
 * touches its content.
 */
export function Slot({
  name,
  value = "",
  as: Tag = "div",
  html = "",
  className,
  role,
  given,
}: Props): ReactNode {
  const data = Object.entries({ [name]: value, ...given }).map(([key, text]) => [`data-${key}`, text]);
  return (
    <Tag
      {...Object.fromEntries(data)}
      className={className}
      role={role}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
