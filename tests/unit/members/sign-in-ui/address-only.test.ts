import { setGlobals } from "#tests/support/set-globals.ts";

test("the button for people with an account sends the address alone, and asking again needs no more", async () => {
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM('<div id="root"></div>', { url: "http://localhost/register" });
  const sent: Record<string, unknown>[] = [];
  const restore = setGlobals({
    window,
    document: window.document,
    HTMLElement: window.HTMLElement,
    FormData: window.FormData,
    location: window.location,
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as Record<string, unknown>);
      return Promise.resolve(Response.json({ ok: true, data: { sent: true, minutes: 10 } }));
    },
  });
  const [{ act, createElement }, { createRoot }, { SignInPanel }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("#components/members/sign-in/sign-in-panel.tsx"),
  ]);
  const root = createRoot(window.document.getElementById("root")!);
  await act(async () => root.render(createElement(SignInPanel, { next: "/portal/vendor", tab: "register" })));
  const press = (name: RegExp) =>
    act(async () => {
      const found = [...window.document.querySelectorAll("button")].find(({ textContent }) =>
        name.test(textContent),
      );
      found!.click();
    });
  window.document.querySelector<HTMLInputElement>("[name=email]")!.value = "ama@example.org";
  await press(/^I have an account/);
  await press(/^Send me a new code/);
  await act(async () => root.unmount());
  window.close();
  restore();
  expect(sent).toHaveLength(2);
  for (const body of sent)
    expect(body).toMatchObject({ email: "ama@example.org", tab: "register", addressOnly: "true" });
});
