import { setGlobals } from "#tests/support/set-globals.ts";

test("signing out takes along the token and what they typed into a form in this tab", async () => {
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM('<div id="root"></div>', { url: "http://localhost/portal/onestop" });
  window.sessionStorage.setItem(
    "ak_typing_v1",
    JSON.stringify({ "grower ": { you: { fullName: ["Ama"] } } }),
  );
  window.localStorage.setItem("auth_bearer", "x");
  const restore = setGlobals({
    window,
    document: window.document,
    HTMLElement: window.HTMLElement,
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  const [{ act, createElement }, { createRoot }, { SignOutForm }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("#components/members/sign-in/sign-out-form.tsx"),
  ]);
  const root = createRoot(window.document.getElementById("root")!);
  await act(async () => root.render(createElement(SignOutForm, { label: "Sign out" })));
  const form = window.document.querySelector("form")!;
  await act(
    async () => void form.dispatchEvent(new window.Event("submit", { bubbles: true, cancelable: true })),
  );
  const kept = [...Object.keys(window.sessionStorage), ...Object.keys(window.localStorage)];
  await act(async () => root.unmount());
  window.close();
  restore();
  expect(kept).toEqual([]);
});
