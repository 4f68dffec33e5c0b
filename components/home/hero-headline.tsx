"use client";

import { useEffect, useState, type ReactNode } from "react";
import { useMayRotate } from "./use-may-rotate.ts";

export const heroWords = ["Trade", "Invest", "Build", "Empower"] as const;
const rotationMs = 3000;

type Props = { countries: number; children: ReactNode };

/**
 * The headline whose first word changes, what stands under it, and the button that stops it. The word has a line
 * of its own, so that nothing moves with it; screen readers get one fixed sentence.
 */
export function HeroHeadline({ countries, children }: Props) {
  const { mayRotate, visible } = useMayRotate();
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  const running = mayRotate && visible && !paused;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTurn((last) => last + 1), rotationMs);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <div className="hero-words">
      <h1>
        <span className="sr-only">Trade, invest, build and empower across {countries} African countries</span>
        <span aria-hidden="true">
          <span key={turn} className={turn > 0 ? "hero-word hero-word-in" : "hero-word"}>
            {heroWords[turn % heroWords.length]}
          </span>
          <span className="hero-rest">across {countries} African countries</span>
        </span>
      </h1>
      {children}
      <button
        type="button"
        className="hero-pause"
        hidden={!mayRotate}
        onClick={() => setPaused((was) => !was)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d={paused ? "M4 2v12l10-6z" : "M3 2h4v12H3zm6 0h4v12H9z"} />
        </svg>
        {paused ? "Play the headline" : "Pause the headline"}
      </button>
    </div>
  );
}
