"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";

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
