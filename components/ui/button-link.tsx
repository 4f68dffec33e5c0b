import type { ComponentProps, ReactNode } from "react";
import type { Href } from "#lib/data/site/paths.ts";
import { AppLink } from "./app-link.tsx";
import { buttonClass, type ButtonVariant } from "./button-class.ts";

type Props = Omit<ComponentProps<"a">, "href"> & {
  href: Href;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** A link that looks like a button, for the one or two main actions of a page. */
export function ButtonLink({ variant = "primary", className, ...rest }: Props) {
  return <AppLink className={buttonClass(variant, className)} {...rest} />;
}
