import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { DeskNav } from "#components/desk/desk-nav.tsx";

const drawn = (nav: React.ReactElement): Document => new JSDOM(renderToStaticMarkup(nav)).window.document;
const names = (all: NodeListOf<Element>) => [...all].map(({ textContent }) => textContent);

test("an admin has four pages at hand and the others behind a fold, which a browser opens without script", () => {
  const page = drawn(<DeskNav role="admin" current="/admin" />);
  expect(names(page.querySelectorAll("nav > a"))).toHaveLength(4);
  expect(names(page.querySelectorAll("summary"))).toEqual(["More pages"]);
  expect(names(page.querySelectorAll("details > div > a"))).toContain("Health");
  expect(page.querySelector("details")!.hasAttribute("open")).toBe(false);
  expect(names(page.querySelectorAll("[aria-current=page]"))).toEqual(["Queue"]);
});

test("the room somebody is in stands outside the fold, and inside at its place for wide screens", () => {
  const page = drawn(<DeskNav role="admin" current="/admin/health" />);
  expect(names(page.querySelectorAll("nav > a[aria-current=page]"))).toEqual(["Health"]);
  expect(names(page.querySelectorAll("details [aria-current=page]"))).toEqual(["Health"]);
  expect(page.querySelector(".desk-here")!.getAttribute("href")).toBe("/admin/health");
});

test("who has few pages has no fold", () => {
  expect(drawn(<DeskNav role="moderator" current="/admin" />).querySelector("details")).toBeNull();
  const ofStaff = drawn(<DeskNav role="staff" current="/admin" />);
  expect(names(ofStaff.querySelectorAll("details a"))).toEqual(["Vacancies", "Facts", "Answers"]);
});
