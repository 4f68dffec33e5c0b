import { nearPages } from "#lib/data/content/near-pages.ts";

const first = (asked: string) => nearPages(asked)[0]?.href;

test.each([
  ["/abuot", "/about"],
  ["/subsidiaries/afmm", "/subsidiaries/afm"],
  ["/subsidiaries/healthshares", "/subsidiaries/healthshare"],
  ["/library/history/keny", "/library/history/kenya"],
  ["/support/country/ghanna", "/support/country/ghana"],
  ["/legal/privcy", "/legal/privacy"],
  ["/innovation/minning", "/innovation/mining"],
  ["/explore/countries/kenia", "/explore/countries/kenya"],
  ["/one-africa/kenya/helpdesk", "/one-africa/kenya/help-desk"],
  ["/one-africa/keny", "/one-africa/kenya"],
  ["/portal/credit-unoin", "/portal/credit-union"],
  ["/portal/clearsight/goverment", "/portal/clearsight/government"],
  ["/fundation", "/foundation"],
])("%s is near %s", (asked, href) => {
  expect(first(asked)).toBe(href);
});

test.each(["/keys", "/news/keys", "/moon", "/shop"])(
  "%s is another word, no slip, so no country is offered",
  (asked) => {
    expect(
      nearPages(asked)
        .map(({ href }) => href)
        .filter((href) => /kenya|togo|mali|chad/.test(href)),
    ).toEqual([]);
  },
);

test("an address like no other has no near page, and at most five are named", () => {
  expect(nearPages("/zzzzzzzzzzzz")).toEqual([]);
  expect(nearPages("/subsidiaries/a").length).toBeLessThanOrEqual(5);
});

test("a page of the staff is near nothing, and one of several desks says whose it is", () => {
  expect(nearPages("/admin/moderaton").map(({ href }) => href)).not.toContain("/admin/moderation");
  expect(nearPages("/portal/clearsight/goverment")[0]?.label).toBe("ClearSight portal: Government");
});

test("pages of one name are told apart: the help desk of which country", () => {
  const labels = nearPages("/one-africa/kenya/helpdesk").map(({ label }) => label);
  expect(labels[0]).toBe("Help desk for Kenya");
  expect(new Set(labels).size).toBe(labels.length);
});
