import { keptWords } from "#lib/services/search/misses/kept-words.ts";

test.each([
  ["Cacao", "cacao"],
  ["coperative regstration gana", "coperative regstration gana"],
  ["TVA au Sénégal ?", "tva au senegal"],
  ["“sociedade por quotas”, angola", "sociedade por quotas angola"],
  ["Côte d’Ivoire", "cote divoire"],
  ["one-person company", "one person company"],
  ["التأشيرة عند الوصول", "التاشيرة عند الوصول"],
  ["a b c d e f", "a b c d e f"],
  [`${"x".repeat(24)} ${"y".repeat(24)} zzzzzzzzzz`, `${"x".repeat(24)} ${"y".repeat(24)} zzzzzzzzzz`],
])("%s is counted with its words", (query, words) => {
  expect(keptWords(query)).toBe(words);
});

test.each([
  ["a telephone number", "0244 123 456"],
  ["a telephone number among words", "call ama 024 41 23 45 6"],
  ["digits of another script", "٠٢٤٤١٢٣"],
  ["a mail address", "ama.mensah@example.org"],
  ["a mail address without its dots", "ama@example"],
  ["an address of the web", "https://example.org/ama"],
  ["a host", "example.org"],
  ["a reference", "AK-7F3Q-22"],
  ["an account", "GH12 ABCD"],
  ["a year", "tax 2025"],
  ["seven words", "a b c d e f g"],
  ["a word no language has", "x".repeat(25)],
  ["more letters than a question", `${"word ".repeat(3)}${"y".repeat(23)} ${"z".repeat(23)}`],
  ["a ligature that folds to more", "ﷺ".repeat(12)],
  ["ten thousand letters", "a".repeat(10_000)],
  ["signs alone", "?!"],
  ["nothing", ""],
  ["a mark-up", "<script>"],
  ["a half of a letter", "\ud83d"],
])("%s is counted without words", (_, query) => {
  expect(keptWords(query)).toBeUndefined();
});
