import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";

test("a busy button cannot send its form again and keeps its place in the tab order", () => {
  const html = renderToStaticMarkup(<Button busy>Send</Button>);
  expect(html).toContain('type="button"');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain(" disabled=");
});

test("a disabled button says why, in words it is described by", () => {
  const html = renderToStaticMarkup(
    <Button disabledReason={{ id: "why", text: "Choose a country first." }}>Compare</Button>,
  );
  expect(html).toContain('disabled=""');
  expect(html).toContain('aria-describedby="why"');
  expect(html).toMatch(/<p id="why"[^>]*>Choose a country first\.<\/p>/);
});

test("a button link is a link", () => {
  expect(renderToStaticMarkup(<ButtonLink href="/contact">Ask</ButtonLink>)).toBe(
    '<a href="/contact" class="btn">Ask</a>',
  );
});
