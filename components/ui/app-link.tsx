import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & { href: string };

/**
 * A link to a page of this site. It is a plain anchor on purpose: pages are small, sealed and compressed files, so
 * a full visit is fast, needs no script, and keeps the browser's own scroll, focus and history. Where the visitor
 * does not save data, the shell fetches its page once the link is pointed at, has focus or is touched
 * (components/shell/later/start-fetching-ahead.ts). Without a class it looks like a link in text.
 */
export function AppLink({ href, children, ...rest }: Props) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
