import { compareRoute, routeOf } from "#lib/data/site/route-of.ts";

const route = (address: string) => routeOf(new URL(address, "https://akoma.example"), "/");
const compare = (query: string) => compareRoute(new URLSearchParams(query));

test("each passport has one address; other writing leads to it for good", () => {
  expect(route("/explore/passport/fr")).toEqual({ does: "show" });
  for (const other of ["FR", "Fr", "france", "French", "ivory-coast"])
    expect(route(`/explore/passport/${other}`)).toEqual({
      does: "send",
      to: `/explore/passport/${other === "ivory-coast" ? "ci" : "fr"}`,
      status: 308,
    });
  expect(route("/explore/passport/C%C3%B4te%20d%27Ivoire")).toMatchObject({ to: "/explore/passport/ci" });
});

test("what is no passport is nothing, and does no harm", () => {
  for (const none of ["zz", "atlantis", "%E0%A4%A", "of/x", "@"])
    expect(route(`/explore/passport/${none}`)).toMatchObject({ does: "render", status: 404 });
});

test("the form leads to the page of the passport, at the line of the country it was asked about", () => {
  expect(route("/explore/passport?passport=French")).toEqual({
    does: "send",
    to: "/explore/passport/fr",
    status: 303,
  });
  expect(route("/explore/passport?to=ghana&passport=FR")).toMatchObject({ to: "/explore/passport/fr#ghana" });
  expect(route("/explore/passport?to=//evil.example&passport=FR")).toMatchObject({
    to: "/explore/passport/fr",
  });
  const page = { does: "render", page: "/explore/passport/of", isForAll: true };
  expect(route("/explore/passport?passport=atlantis")).toEqual(page);
  expect(route("/explore/passport?to=ghana")).toEqual(page);
  expect(route("/explore/passport?passport=FR&keep=1")).toEqual(page);
  expect(route("/explore/passport?other=1")).toEqual({ does: "show" });
});

test("a comparison with a passport has one spelling, to which every other leads in at most two steps", () => {
  const page = { does: "render", page: "/explore/compare/of", isForAll: true };
  for (const spelt of [
    "c=kenya,ghana",
    "c=kenya,ghana&passport=FR",
    "passport=FR",
    "c=kenya&passport=atlantis",
    "c=kenya,ghana&path=branch&only=differs",
    "path=yacht",
  ])
    expect(compare(spelt)).toEqual(page);
  expect(compare("c=kenya,ghana&passport=french")).toMatchObject({
    to: "/explore/compare?c=kenya,ghana&passport=FR",
  });
  expect(compare("c=kenya&c=ghana&passport=FR")).toMatchObject({
    to: "/explore/compare?c=kenya,ghana&passport=FR",
  });
  expect(compare("c=kenya,ghana&passport=")).toMatchObject({ to: "/explore/compare?c=kenya,ghana" });
  expect(compare("c=kenya&c=ghana&passport=&path=branch&only=differs")).toMatchObject({
    to: "/explore/compare?c=kenya,ghana&path=branch&only=differs",
  });
  for (const odd of [
    `c=kenya&passport=${"x ".repeat(80)}`,
    "c=kenya&passport= a b ",
    "passport=fr&passport=gb",
    "c=&passport=",
    "path=",
    `c=a&c=b&path=${"x ".repeat(80)}`,
  ]) {
    let query = odd;
    let steps = 0;
    for (let at = compare(query); at.does === "send"; at = compare(query)) {
      query = at.to.split("?")[1] ?? "c=";
      steps += 1;
      expect(steps).toBeLessThanOrEqual(2);
    }
  }
});
