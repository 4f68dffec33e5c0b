import type { AppError } from "#lib/errors.ts";
import { accountPath, devicesPath, hubPath } from "../open/paths.ts";

type Way = { href: `/${string}`; label: string };

export const toHub: Way = { href: hubPath, label: "Back to your account" };
export const toDevices: Way = { href: devicesPath, label: "Back to your devices" };
export const toAccount: Way = { href: accountPath, label: "Back to your data" };

/** Where an error page leads: to the page, or, for whoever is signed out meanwhile, there by way of the sign-in. */
export function wayBack(error: AppError, page: Way): Way {
  if (error.code !== "unauthenticated") return page;
  return {
    href: `/login?${new URLSearchParams({ tab: "login", next: page.href }).toString()}`,
    label: "Sign in",
  };
}
