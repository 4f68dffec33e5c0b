import type { ComponentProps } from "react";
import { usePageLocale } from "#components/words/use-words.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { hrefIn } from "#lib/data/site/href-in.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { href: Href };

/**
 * A link to a page of this site. It is a plain anchor on purpose: pages are small, sealed and compressed files, so a
 * full visit is fast, needs no script, and keeps the browser's own scroll, focus and history. Where the visitor does
 * not save data, the browser may fetch the linked page once the link is hovered or pressed
 * (components/shell/effects/start-fetching-ahead.ts). Without a class it looks like a link in text. It leads to the
 * page in the language of the current page, if that version exists.
 */
export function AppLink({ href, children, ...rest }: Props) {
  return (
    <a href={hrefIn(usePageLocale(), href)} {...rest}>
      {children}
    </a>
  );
}
