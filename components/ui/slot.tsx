import type { ReactNode } from "react";

type Props = {
  /** By `data-` and this name the script finds it (`findSlots` of components/browser/slots.ts). */
  name: string;
  /** What stands in that attribute. */
  value?: string;
  as?: "div" | "span" | "p" | "li";
  /** What stands in it until then, and without script. */
  html?: string;
  className?: string;
  role?: "status";
  /** What else the script needs to know: `data-` attributes by name. */
  given?: Readonly<Record<string, string>>;
};

/**
 * A place that the page's own script fills (app/scripts/early.ts), long before React comes, if it ever does. React never
 * looks into it.
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
