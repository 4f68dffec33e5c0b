import type { Sentence } from "../open/answer.ts";
import type { Message } from "./ask-model.ts";
import instruction from "./instruction.json" with { type: "json" };

/** So many sentences are asked for, and shown. */
export const mostSentences = 6;

/** What a model is told: how to word, the quotes by their numbers, the question. Nothing else is known to it. */
export function messagesFor(question: string, sentences: readonly Sentence[]): readonly Message[] {
  const quotes = sentences.map(({ cite, text, quote }, index) => {
    const parts = [cite.title, text === quote ? "" : text, quote, cite.date ?? ""];
    return `[${index + 1}] ${parts.filter(Boolean).join(" | ")}`;
  });
  return [
    { role: "system", content: instruction.lines.join("\n").replace("{most}", String(mostSentences)) },
    { role: "user", content: ["QUOTES", ...quotes, "", "QUESTION", JSON.stringify(question)].join("\n") },
  ];
}
