import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & { href: string };

/**
 * A link to a page of this site. It is a plain anchor on purpose: pages are small, sealed and compressed files, so
 * a full visit is fast, needs no script, fetches nothing ahead on a metered line, and keeps the browser's own
 * scroll, focus and history. Without a class it looks like a link in text.
 */
export function AppLink({ href, children, ...rest }: Props) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
