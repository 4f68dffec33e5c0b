"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";

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

/** Opens the dialog that islands open over any page. */
export function ModalOnDemand() {
  const [asked, setAsked] = useState(0);
  return (
    <div>
      <Button
        type="button"
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setAsked((times) => times + 1)}
      >
        Open a dialog
      </Button>
      <Modal asked={asked} title="What the marks mean">
        <p>Sourced: read in the named source. Indicative: confirm it with the office.</p>
        <form method="dialog" className="page-actions">
          <Button variant="secondary">Close</Button>
        </form>
      </Modal>
    </div>
  );
}
