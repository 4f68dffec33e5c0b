import { routeRequest } from "#lib/data/site/route-request.ts";

const locales = ["fr", "ar-xb"];
const routeOf = (address: string) => routeRequest(new URL(address, "https://akoma.example"), "/", locales);

test("English pages lie below their language inside and have no prefix outside", () => {
  expect(routeOf("/")).toEqual({ does: "show", page: "/en" });
  expect(routeOf("/start-business/ghana")).toEqual({ does: "show", page: "/en/start-business/ghana" });
  expect(routeOf("/login")).toMatchObject({ does: "render", page: "/en/login" });
  expect(routeOf("/start-business?q=gh")).toMatchObject({ page: "/en/start-business/results" });
  expect(routeOf("/Start-Business/GHANA")).toMatchObject({ to: "/start-business/ghana", status: 308 });
});

test("what the catalogue has the words of is there in every language", () => {
  expect(routeOf("/fr")).toEqual({ does: "show", page: "/fr" });
  expect(routeOf("/ar-xb/start-business/ghana")).toEqual({
    does: "show",
    page: "/ar-xb/start-business/ghana",
  });
  expect(routeOf("/fr/login?tab=new")).toMatchObject({ does: "render", page: "/fr/login" });
  expect(routeOf("/fr/Menu/Explore")).toMatchObject({ does: "send", to: "/fr/menu/explore" });
});

test("the rest is found at its English address", () => {
  expect(routeOf("/fr/about?a=1")).toEqual({ does: "send", to: "/about?a=1", status: 307 });
  expect(routeOf("/fr/portal/vendor")).toEqual({ does: "send", to: "/portal/vendor", status: 307 });
  expect(routeOf("/fr/explore/compare?c=ghana,kenya")).toMatchObject({ does: "send", status: 307 });
});

test("an address that leads nowhere is answered in its language, and nobody is told of pages for the staff", () => {
  expect(routeOf("/fr/none")).toMatchObject({ does: "render", page: "/fr/unknown", status: 404 });
  expect(routeOf("/fr/admin/moderation")).toMatchObject({ does: "render", page: "/fr/unknown", status: 404 });
  expect(routeOf("/xx/about")).toMatchObject({ page: "/en/unknown", status: 404 });
  expect(routeOf("/frog")).toMatchObject({ page: "/en/unknown", status: 404 });
});

test("a prefix that English does not have is taken away, and leads to no other site", () => {
  expect(routeOf("/en")).toEqual({ does: "send", to: "/", status: 308 });
  expect(routeOf("/en/about?a=1")).toEqual({ does: "send", to: "/about?a=1", status: 308 });
  for (const trick of ["/en//evil.example", "/en/\\evil.example", "/en///evil.example/x"]) {
    const route = routeOf(trick);
    expect(route.does === "send" && new URL(route.to, "https://akoma.example").host).toBe("akoma.example");
  }
});

test("on a host with another home page the languages follow", () => {
  const onHost = (address: string) =>
    routeRequest(new URL(address, "https://x.example"), "/home/diaspora", locales);
  expect(onHost("/")).toEqual({ does: "show", page: "/en/home/diaspora" });
  expect(onHost("/home")).toEqual({ does: "show", page: "/en" });
  expect(onHost("/fr/home")).toEqual({ does: "show", page: "/fr" });
  expect(onHost("/fr")).toEqual({ does: "send", to: "/", status: 307 });
});
