import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import type { Asked } from "#components/ui/island.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { brand } from "#lib/site/brand.ts";
import { promptInstall } from "./install-prompt.ts";
import { whichPlatform, type Platform } from "./which-platform.ts";

/** Where the command stands, in one sentence for each browser. */
const hints: Record<Platform, string> = {
  "android-chrome": "In Chrome, open the menu with the three dots and choose Add to Home screen.",
  ios: "In Safari, press the Share button and choose Add to Home Screen.",
  samsung: "In Samsung Internet, open the menu and choose Add page to, then Home screen.",
  "android-firefox": "In Firefox, open the menu with the three dots and choose Add app to Home screen.",
  "desktop-chromium":
    "Look for the install icon at the end of the address bar, or for Install in the browser's menu.",
  "mac-safari": "In Safari, open the File menu and choose Add to Dock.",
};
const anyHint = "Look for Add to Home Screen, or for Install, in your browser's menu.";

/** Asks the browser to install when it has offered to; otherwise tells how its own Add to Home Screen does it. */
export function InstallTip({ asked }: Asked) {
  const [told, setTold] = useState(0);
  const platform = whichPlatform(navigator);

  useEffect(() => {
    if (asked > 0) void promptInstall().then((isAsked) => isAsked || setTold((times) => times + 1));
  }, [asked]);

  return (
    <Modal asked={told} title={`Install ${brand.name}`}>
      <p className="mt-3">
        This browser does not offer to install by itself. Use its own Add to Home Screen.
      </p>
      <p className="mt-3">{platform ? hints[platform] : anyHint}</p>
      <form method="dialog" className="page-actions">
        <a className={buttonClass("primary")} href="/install">
          Show me with pictures
        </a>
        <Button variant="secondary">Close</Button>
      </form>
    </Modal>
  );
}
