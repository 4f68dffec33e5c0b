import { renderToStaticMarkup } from "react-dom/server";
import { LeadForm } from "#components/page/lead-form.tsx";

test("a page that is the same for everybody asks for the address, and says that a member may leave it empty", () => {
  const html = renderToStaticMarkup(<LeadForm leadType="contact" page="/contact" />);
  expect(html).toMatch(/<div><div[^>]*>.*name="email"/s);
  expect(html).not.toContain("hidden=");
  expect(html).toMatch(/If you are signed in, you can leave it empty/);
});

test("a page made for a member says where the answer goes, and its field is out of sight and empty", () => {
  const html = renderToStaticMarkup(
    <LeadForm leadType="contact" page="/portal/vendor" answerTo="ama@example.org" />,
  );
  expect(html).toContain("We answer to a•••@example.org, the address of your account.");
  expect(/<div hidden="">(.*?)<\/div>/s.exec(html)?.[1]).toContain('name="email"');
  expect(html).not.toContain("ama@");
});

test("a question to a help desk stands on a topic from the beginning, and nothing else can be chosen", () => {
  const html = renderToStaticMarkup(
    <LeadForm leadType="help_desk_money" page="/one-africa/ghana/help-desk" country="ghana" />,
  );
  const [list = "", tag] = /(<select[^>]*>).*?<\/select>/s.exec(html) ?? [];
  expect(tag).not.toContain("required");
  expect(list).not.toContain('value=""');
  expect(list).toContain('<option value="help_desk_money" selected="">');
  expect(html).not.toContain('type="hidden" name="lead_type"');
  expect(html).toContain('<input type="hidden" name="country" value="ghana"/>');
});
