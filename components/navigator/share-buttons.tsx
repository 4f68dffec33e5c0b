"use client";

import { useEffect, useState } from "react";
import { handOn } from "#components/browser/hand-on.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import { linkFieldId } from "./share-ids.ts";

type Props = {
  words: Record<"share.button" | "share.copied" | "share.byHand" | "print", string>;
};

const linkField = () => document.querySelector<HTMLInputElement>(`#${linkFieldId}`);

/**
 * Shares the link of the answer above, or prints the answer. It reads the link from the page, because an answer is
 * rendered without React (lib/data/site/drawn-pages.ts).
 */
export function ShareButtons({ words }: Props) {
  const isScripted = useScripted();
  const [status, setStatus] = useState("");

  useEffect(() => {
    const field = linkField();
    const select = () => field?.select();
    field?.addEventListener("focus", select);
    return () => field?.removeEventListener("focus", select);
  }, []);

  const share = async () => {
    const link = linkField()?.value ?? location.href;
    const title = document.querySelector("h1")?.textContent ?? document.title;
    const outcome = await handOn({ title, url: link }, link);
    setStatus(
      outcome === "copied" ? words["share.copied"] : outcome === "refused" ? words["share.byHand"] : "",
    );
  };
  return (
    <>
      {isScripted && (
        <div className="answer-buttons">
          <button type="button" className={buttonClass("secondary")} onClick={() => void share()}>
            {words["share.button"]}
          </button>
          <button type="button" className={buttonClass("secondary")} onClick={() => print()}>
            {words.print}
          </button>
        </div>
      )}
      <p role="status">{status}</p>
    </>
  );
}
