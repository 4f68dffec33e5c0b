"use client";

import { useLayoutEffect } from "react";
import { hydratedEvent } from "#lib/platform/next/open/page-parts.ts";

/**
 * Announces that React has hydrated the page, so that code which shows React the page as the server sent it can stop.
 */
export function Hydrated() {
  useLayoutEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
