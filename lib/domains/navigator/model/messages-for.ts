import type { Sentence } from "../open/answer.ts";
import type { Message } from "./ask-model.ts";
import instruction from "./instruction.json" with { type: "json" };

/** The most sentences that are requested, and shown. */
export const mostSentences = 6;

/** The prompt: how to word the answer, the numbered quotes, and the question. The model receives nothing else. */
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
