import { errorText } from "#components/ui/page-fault.tsx";
import { wordsOf } from "#lib/platform/words/index.ts";

const words = wordsOf("boundary").pick("reference", "unknown");

test("a fault of the server is named by its digest and never by its text", () => {
  const fault = Object.assign(new Error("password=hunter2 refused"), { digest: "1234567890" });
  expect(errorText(fault, words)).toBe("Error reference: 1234567890");
});

test("a fault of this browser says its own text, and anything else still a sentence", () => {
  expect(errorText(new Error("The map could not be drawn."), words)).toBe("The map could not be drawn.");
  expect(errorText("thrown text", words)).toBe("No further details are known.");
  expect(errorText(undefined, words)).toBe("No further details are known.");
});
