import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import type { Asked } from "#components/ui/island.tsx";
import { Modal } from "#components/ui/modal.tsx";
import type { Speaks } from "#components/words/load-words.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { brand } from "#lib/platform/brand.ts";
import { promptInstall } from "./install-prompt.ts";
import { whichPlatform } from "./which-platform.ts";

/** Shows the browser's install prompt if it has offered one; otherwise explains its own Add to Home Screen. */
export function InstallTip({ asked, words }: Asked & Speaks) {
  const [opened, setOpened] = useState(0);
  const platform = whichPlatform(navigator) ?? "any";

  useEffect(() => {
    if (asked > 0) void promptInstall().then((isAsked) => isAsked || setOpened((times) => times + 1));
  }, [asked]);

  return (
    <Modal asked={opened} title={fill(words["install.title"], { brand: brand.name })}>
      <p className="mt-3">{words["install.byHand"]}</p>
      <p className="mt-3">{words[`install.hint.${platform}`]}</p>
      <form method="dialog" className="page-actions">
        <a className={buttonClass("primary")} href="/install">
          {words["install.pictures"]}
        </a>
        <Button variant="secondary">{words["install.close"]}</Button>
      </form>
    </Modal>
  );
}
