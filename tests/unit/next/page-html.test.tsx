import { Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { liteCopy } from "#lib/ops/seal/lite-copy.ts";
import { parsePage } from "#lib/ops/seal/parse-page.ts";

/** A part of a page that resolves only after the rest was sent. */
let come = (): void => undefined;
const late = new Promise<string>((resolve) => (come = () => resolve("late")));
const Late = () => <p>{use(late)}</p>;

test("a page of which React sends a part later is known as such, before and after that part has come", async () => {
  const stream = await renderToReadableStream(
    <main>
      <Suspense fallback="wait">
        <Late />
      </Suspense>
    </main>,
  );
  const decoder = new TextDecoder();
  let html = "";
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
    html += decoder.decode(part);
    expect(() => liteCopy(parsePage(html), "x.html")).toThrow("x.html keeps parts of itself");
    come();
  }
  expect(html).toContain("late");
});
