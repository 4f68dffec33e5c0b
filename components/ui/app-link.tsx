import type { ComponentProps, ReactNode } from "react";
import { usePageLocale } from "#components/words/use-words.ts";
import { hrefIn } from "#lib/data/site/find-entry.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { buttonClass, type ButtonVariant } from "./button-class.ts";

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

type ButtonLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: Href;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** A link that looks like a button, for the one or two main actions of a page. */
export function ButtonLink({ variant = "primary", className, ...rest }: ButtonLinkProps) {
  return <AppLink className={buttonClass(variant, className)} {...rest} />;
}

type ExternalLinkProps = Omit<ComponentProps<"a">, "href" | "target"> & { href: string };

/**
 * A link that leaves the site: marked with an arrow, opened in the same window, and passing no data to the other site.
 */
export function ExternalLink({ href, className, children, ...rest }: ExternalLinkProps) {
  return (
    <a href={href} className={className ? `ext ${className}` : "ext"} {...rest}>
      {children}
    </a>
  );
}
