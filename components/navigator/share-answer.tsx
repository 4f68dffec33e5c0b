"use client";

import { useState } from "react";
import { handOn } from "#components/browser/hand-on.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { useScripted } from "#components/ui/use-scripted.ts";

type Props = {
  title: string;
  /** The whole address of the answer. */
  link: string;
  words: Record<"share.link" | "share.button" | "share.copied" | "share.byHand" | "print", string>;
};

/** An answer on paper, and as its link, which stands there to be copied where there is no script. */
export function ShareAnswer({ title, link, words }: Props) {
  const isScripted = useScripted();
  const [said, setSaid] = useState("");
  const share = async () => {
    const outcome = await handOn({ title, url: link }, link);
    setSaid(
      outcome === "copied" ? words["share.copied"] : outcome === "refused" ? words["share.byHand"] : "",
    );
  };
  return (
    <>
      <div className="field">
        <label htmlFor="answer-link">{words["share.link"]}</label>
        <input
          id="answer-link"
          className="control"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
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
      <p role="status">{said}</p>
    </>
  );
}
