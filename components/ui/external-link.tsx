import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href" | "target"> & { href: string };

/**
 * A link that leaves the site: marked with an arrow, opened in the same window, and passing no data to the other site.
 */
export function ExternalLink({ href, className, children, ...rest }: Props) {
  return (
    <a href={href} className={className ? `ext ${className}` : "ext"} {...rest}>
      {children}
    </a>
  );
}
