import type { ReactNode } from "react";
import { Slot } from "#components/ui/slot.tsx";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import { heroWords, pausePath } from "./hero-words.ts";

type Props = { countries: number; words: Readonly<Record<"pause" | "play", string>>; children: ReactNode };

/** Hidden until its script finds that the word may move; its space is reserved, so that nothing moves with it. */
const pauseButton = ({ pause }: Props["words"]): string =>
  `<button type="button" class="hero-pause" hidden><svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path d="${pausePath}"/></svg><span>${escapeHtml(pause)}</span></button>`;

/**
 * The headline whose first word changes (start-headline.ts), what is under it, and the button that stops the change.
 * The word has its own line, so that nothing moves with it; screen readers get one fixed sentence.
 */
export function HeroHeadline({ countries, words, children }: Props) {
  return (
    <div className="hero-words">
      <h1>
        <span className="sr-only">Trade, invest, build and empower across {countries} African countries</span>
        <span aria-hidden="true">
          <Slot name="hero-word" as="span" className="hero-word" html={heroWords[0]} />
          <span className="hero-rest">across {countries} African countries</span>
        </span>
      </h1>
      {children}
      <Slot name="hero-pause" html={pauseButton(words)} given={words} />
    </div>
  );
}
