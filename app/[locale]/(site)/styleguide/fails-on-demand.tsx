"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";

/** Shows what a visitor sees when a part of a page fails. */
export function FailsOnDemand() {
  const [failed, setFailed] = useState(false);
  if (failed) throw new Error("Asked to fail by the style guide.");
  return (
    <Button type="button" variant="secondary" className="justify-self-start" onClick={() => setFailed(true)}>
      Let this section fail
    </Button>
  );
}
