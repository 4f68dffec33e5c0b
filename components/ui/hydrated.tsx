"use client";

import { useLayoutEffect } from "react";
import { hydratedEvent } from "#lib/next/open/hydration.ts";

/** Says that React has taken over the page: whoever shows it the page as the server sent it need no longer do so. */
export function Hydrated() {
  useLayoutEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
