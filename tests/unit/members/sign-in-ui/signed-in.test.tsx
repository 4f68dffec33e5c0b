import { renderToStaticMarkup } from "react-dom/server";
import { maskAddress } from "#lib/platform/text/shown-address.ts";
import { signInAddress } from "#lib/data/site/sign-in-address.ts";
import { SignedIn } from "#components/members/sign-in/sign-in-view.tsx";

test("somebody signed in sees as whom, the way on, and a plain post that signs out", () => {
  const html = renderToStaticMarkup(<SignedIn email="ama@example.org" next="/portal/afrivent" />);
  expect(html).toContain("ama@example.org");
  expect(html).toContain('href="/portal/afrivent"');
  expect(html).toContain('href="/portal/onestop"');
  expect(html).toMatch(/<form action="\/api\/auth\/sign-out" method="post">.*Sign out/);
});

test("the account is linked once when that is where they were going", () => {
  const html = renderToStaticMarkup(<SignedIn email="ama@example.org" next="/portal/onestop" />);
  expect(html.match(/href=/g)).toHaveLength(1);
});

test.each([
  ["ama@example.org", "a•••@example.org"],
  ["a@example.org", "a•••@example.org"],
  ["no address", "no address"],
])("%s is shown as %s", (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test("the address of a tab carries where to go on to", () => {
  expect(signInAddress("login")).toBe("/login?tab=login");
  expect(signInAddress("register", "/portal/verify/tax?x=1&y=2")).toBe(
    "/register?tab=register&next=%2Fportal%2Fverify%2Ftax%3Fx%3D1%26y%3D2",
  );
});
