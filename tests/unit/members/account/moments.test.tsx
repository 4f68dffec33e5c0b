import { renderToStaticMarkup } from "react-dom/server";
import { Moment } from "#components/page/moment.tsx";
import { dayInWords, momentInWords } from "#lib/platform/words/open/moments.ts";

const at = new Date("2026-03-01T23:05:59.000Z");

test("a moment names its zone and is not shifted to the server's", () => {
  expect(momentInWords(at)).toBe("1 March 2026 at 23:05 UTC");
  expect(dayInWords(at)).toBe("1 March 2026");
});

test("machines read the exact moment", () => {
  expect(renderToStaticMarkup(<Moment at={at} />)).toBe(
    '<time dateTime="2026-03-01T23:05:59.000Z">1 March 2026 at 23:05 UTC</time>',
  );
});
