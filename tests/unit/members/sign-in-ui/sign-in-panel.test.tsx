import { renderToStaticMarkup } from "react-dom/server";
import { SignInPanel } from "#components/members/sign-in/sign-in-panel.tsx";

const register = renderToStaticMarkup(<SignInPanel next="/portal/afrivent" tab="register" />);
const login = renderToStaticMarkup(<SignInPanel next="/portal/afrivent" tab="login" />);
const code = renderToStaticMarkup(
  <SignInPanel next="/portal/afrivent" pending={{ email: "ama@example.org" }} step="code" />,
);

const tagOf = (html: string, name: string): string => {
  const tag = [...html.matchAll(/<(?:input|select)[^>]*>/g)].find(([found]) =>
    found.includes(` name="${name}"`),
  );
  return tag?.[0] ?? "";
};

test("both tabs post to the same route, with where to go on to", () => {
  for (const [html, tab] of [
    [register, "register"],
    [login, "login"],
  ] as const) {
    expect(html).toMatch(/<form[^>]*action="\/api\/auth\/login\/request" method="post"/);
    expect(tagOf(html, "tab")).toContain(`value="${tab}"`);
    expect(tagOf(html, "next")).toContain('value="/portal/afrivent"');
    expect(tagOf(html, "email")).toMatch(/type="email".*autoComplete="email"/i);
  }
});

test("registering asks audience, one of 54 countries and consent; signing in asks the address alone", () => {
  expect(tagOf(register, "audience")).toContain("required");
  expect(tagOf(register, "country")).not.toBe("");
  expect(register.match(/<option value="[a-z-]+">/g)?.length).toBeGreaterThanOrEqual(54);
  expect(tagOf(register, "consent")).toMatch(/type="checkbox"/);
  expect(tagOf(register, "consent")).not.toContain("checked");
  expect(login).not.toMatch(/name="(audience|country|consent)"/);
});

test("somebody with an account is not asked again what they answered: one more button sends the address alone", () => {
  expect(register).toMatch(
    /<button type="submit"[^>]*>Send me a code<\/button><button[^>]*name="addressOnly"[^>]*>I have an account/,
  );
  expect(login).not.toContain("addressOnly");
});

test("beside the consent stand what is stored, for how long, and where to ask", () => {
  expect(register).toContain("What we store, and for how long");
  expect(register).toContain('href="/contact"');
});

test("register stands first, and the open tab says so", () => {
  const links = [...login.matchAll(/<a href="([^"]*)"( aria-current="page")?>/g)].slice(0, 2);
  expect(links.map(([, href]) => href)).toEqual([
    "/register?tab=register&amp;next=%2Fportal%2Fafrivent",
    "/login?tab=login&amp;next=%2Fportal%2Fafrivent",
  ]);
  expect(links.map(([, , current]) => current !== undefined)).toEqual([false, true]);
});

test("without a choice a new device registers and a known one signs in", () => {
  const opens = (hasSignedIn: boolean) =>
    tagOf(renderToStaticMarkup(<SignInPanel next="/portal/onestop" hasSignedIn={hasSignedIn} />), "tab");
  expect(opens(false)).toContain('value="register"');
  expect(opens(true)).toContain('value="login"');
});

test("the code's field takes a pasted or filled-in code whole, and the device is remembered unless told not to", () => {
  expect(code).toMatch(/<form[^>]*action="\/api\/auth\/login\/verify" method="post"/);
  const field = tagOf(code, "code");
  expect(field).toMatch(/inputMode="numeric"/i);
  expect(field).toMatch(/autoComplete="one-time-code"/i);
  expect(field).not.toMatch(/maxlength|pattern/i);
  expect(tagOf(code, "remember")).toMatch(/type="checkbox".*checked=""/);
  expect(code).toContain("6-digit code");
});

test("the code's page shows no address in full, asks again by a plain post, and leads to another address", () => {
  expect(code).toContain("a•••@example.org");
  expect(code.replaceAll(/value="[^"]*"/g, "")).not.toContain("ama@example.org");
  expect(code).toMatch(/<form action="\/api\/auth\/login\/request" method="post">.*Send me a new code/);
  expect(code).toContain('href="/register?tab=register&amp;next=%2Fportal%2Fafrivent"');
});

test("a code stands on the page only when the server gave one", () => {
  expect(code).not.toContain("local demo");
  const demo = renderToStaticMarkup(
    <SignInPanel next="/portal/onestop" pending={{ email: "ama@example.org", code: "123456" }} step="code" />,
  );
  expect(demo).toContain("Code for this local demo: 123456");
  expect(demo).toContain("only because this is the local demo");
});

test("whoever comes back while a code is on its way is led to it", () => {
  const html = renderToStaticMarkup(
    <SignInPanel next="/portal/onestop" tab="login" pending={{ email: "ama@example.org", code: "123456" }} />,
  );
  expect(html).toContain('href="/login/code"');
  expect(html).not.toContain("123456");
});

test("the second step without a code on its way is the first", () => {
  const html = renderToStaticMarkup(<SignInPanel next="/portal/onestop" step="code" />);
  expect(html).toContain('name="email"');
  expect(html).not.toContain('name="code"');
});

test("a refused registration is drawn again as it was sent, with what is wrong beside its field", () => {
  const state = {
    code: "invalid_input",
    form: "sign-in",
    typed: { email: ["ama@"], audience: ["diaspora"], country: ["kenya"], tab: ["register"] },
    faults: { email: "Wrong address.", consent: "Agree first." },
  } as const;
  const html = renderToStaticMarkup(<SignInPanel next="/portal/vendor" tab="register" state={state} />);
  expect(tagOf(html, "email")).toContain('value="ama@"');
  expect(html).toMatch(/<option value="diaspora" selected="">/);
  expect(html).toMatch(/<option value="kenya" selected="">/);
  expect(tagOf(html, "next")).toContain('value="/portal/vendor"');
  expect(tagOf(html, "consent")).not.toContain("checked");
  for (const [name, sentence] of Object.entries(state.faults)) {
    expect(html).toContain(`<a class="link" href="#sign-in-${name}">${sentence}</a>`);
    expect(tagOf(html, name)).toMatch(new RegExp(`aria-describedby="[^"]*sign-in-${name}-error"`));
  }
});

test.each([
  ["ticked", { remember: ["true"] }, true],
  ["left empty", {}, false],
] as const)(
  "after a wrong code the device is remembered as it was %s, and no code is drawn",
  (_, box, isTicked) => {
    const typed = { email: ["ama@example.org"], next: ["/portal/vendor"], ...box };
    const state = {
      form: "sign-in-code",
      code: "invalid_input",
      typed,
      faults: { code: "Not this code." },
    } as const;
    const html = renderToStaticMarkup(
      <SignInPanel next="/portal/vendor" pending={{ email: "ama@example.org" }} step="code" state={state} />,
    );
    expect(tagOf(html, "remember").includes("checked")).toBe(isTicked);
    expect(tagOf(html, "code")).not.toContain("value=");
    expect(html).toContain('<a class="link" href="#sign-in-code">Not this code.</a>');
  },
);
