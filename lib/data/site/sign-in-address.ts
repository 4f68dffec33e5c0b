export type SignInTab = "register" | "login";

/** The address of a sign-in tab, with the page to go on to afterwards. */
export function signInAddress(tab: SignInTab, next?: string): `/${SignInTab}?${string}` {
  const query = new URLSearchParams({ tab, ...(next && { next }) });
  return `/${tab}?${query.toString()}`;
}
