import type { ComponentType, FunctionComponent } from "react";
import { loadWords, type Speaks } from "./load-words.ts";

/** Loads a leaf together with its strings. */
export async function withWords<Given extends object>(
  load: () => Promise<ComponentType<Given & Speaks>>,
): Promise<FunctionComponent<Given>> {
  const [Leaf, words] = await Promise.all([load(), loadWords()]);
  return function Speaking(given: Given) {
    return <Leaf {...given} words={words} />;
  };
}
