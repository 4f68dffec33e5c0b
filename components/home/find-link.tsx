"use client";

import { useSyncExternalStore } from "react";
import { findHref } from "#lib/countries/finder/open/find-href.ts";

const never = () => () => {};

/** The main way onward. Works before its script arrives; with it, a search in this page's address goes along. */
export function FindLink() {
  const href = useSyncExternalStore(
    never,
    () => findHref(location.search),
    () => findHref(""),
  );
  return (
    <a className="btn" href={href}>
      Find your country
    </a>
  );
}
