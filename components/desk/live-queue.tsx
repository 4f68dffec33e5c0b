"use client";

import { useEffect, useState } from "react";
import { followStream } from "#components/browser/event-stream.ts";
import { talkLiveCall } from "#lib/backoffice/desk/open/talk.ts";
import { fillCounted, type Counted } from "#lib/platform/words/open/leaf-words.ts";

type Props = {
  /** The URL that reloads the queue. */
  href: string;
  words: { show: string; count: Counted; locale: string };
};

/** Says that visitors have written since the queue was rendered. It does not change the queue: staff decide when. */
export function LiveQueue({ href, words }: Props) {
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      followStream({
        url: talkLiveCall,
        onEvent: (name) => {
          if (name === "news") setCount((before) => before + 1);
        },
      }),
    [],
  );
  return (
    <div role="status">
      {count > 0 && (
        <p>
          {fillCounted(words.count, count, words.locale)}{" "}
          <a className="link" href={href}>
            {words.show}
          </a>
        </p>
      )}
    </div>
  );
}
