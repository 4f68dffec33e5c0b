import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { UnknownPage } from "#components/content/unknown-page.tsx";
import { chatFile } from "#app/chat.json/chat-file.ts";
import { ChatLauncher } from "#components/chat/chat-launcher.tsx";
import { CurrencyDialog } from "#components/currency/currency-choice.tsx";
import { SignInPanel } from "#components/members/sign-in/sign-in-panel.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { LeadForm } from "#components/page/lead-form.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { RatingsStrip } from "#components/page/ratings/ratings-strip.tsx";
import { DeviceControl } from "#components/shell/device/device-control.tsx";
import { deviceWords } from "#components/shell/device/device-words.ts";
import { PrivacyByRegion } from "#components/shell/footer/privacy-by-region.tsx";
import { InstallTip } from "#components/shell/install/install-tip.tsx";
import { LiteSwitch } from "#components/shell/lite/lite-switch.tsx";
import { MenuPage } from "#components/shell/menus/menu-page.tsx";
import { SheetMenus } from "#components/shell/menus/sheet-menus.tsx";
import { QuickNav } from "#components/shell/quick-nav/quick-nav.tsx";
import { ShortcutTable } from "#components/shell/shortcuts/shortcut-table.tsx";
import { SiteFooter } from "#components/shell/site-footer.tsx";
import { SiteHeader } from "#components/shell/site-header.tsx";
import { SkipLink } from "#components/shell/skip-link.tsx";
import { wordsIn } from "#components/words/use-words.ts";
import type { ChatFile } from "#lib/domains/chat/open/shown-chat.ts";
import { divisions } from "#lib/data/content/divisions.ts";
import { homeSections } from "#lib/data/content/home-sections.ts";
import { menusIn } from "#lib/data/content/menus.ts";
import { listPages } from "#lib/data/content/pages.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { currencies } from "#lib/data/currency/open/currencies.ts";
import { buildIndex } from "#lib/domains/quick-nav/index.ts";
import { brand } from "#lib/platform/brand.ts";
import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { pseudoLocales, withLocale } from "#lib/platform/words/index.ts";

/** Proper names, and names that come from records. */
const names = new Set<string>([
  brand.name,
  ...listPages().map(({ name }) => name),
  ...listCountries().map(({ name }) => name),
  ...divisions.map(({ name }) => name),
]);

/** Codes and keys that are written alike everywhere, and values within sentences. */
const alike = new RegExp(
  `\\b(${brand.group}|${brand.name}|${currencies.map(({ code }) => code).join("|")}|Ctrl\\+K|Alt\\+\\d|Esc|Home|End|Enter|name@example\\.org|${homeSections.map(({ name }) => name).join("|")})\\b`,
  "g",
);

const shell = (locale: string): ReactNode => {
  const menus = menusIn(locale);
  const leaf = leafWords(locale);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <ChatLauncher />
      <SiteFooter />
      <SheetMenus menus={menus} focused={undefined} asked={undefined} />
      {menus.map((menu) => (
        <MenuPage key={menu.id} menu={menu} others={menus} />
      ))}
      <Breadcrumbs path="/start-business/ghana" />
      <PageEnd path="/contact" related={["/about"]} />
      <RatingsStrip slug="ghana" />
      <UnknownPage near={[{ href: "/about", label: brand.name }]} />
      <ShortcutTable />
      <LiteSwitch />
      <DeviceControl labels={{}} words={deviceWords(wordsIn("shell", locale))} />
      <PrivacyByRegion />
      <InstallTip asked={0} words={leaf} />
      <QuickNav asked={0} words={leaf} />
      <CurrencyDialog asked={0} words={leaf} onClose={() => undefined} />
      <LeadForm leadType="contact" page="/contact" askCountry />
      <SignInPanel next="/portal/onestop" tab="register" />
      <SignInPanel next="/portal/onestop" tab="login" pending={{ email: "" }} step="code" />
    </>
  );
};

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decode = (text: string) =>
  text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

/** Every text of a page, and the attributes that are shown or read aloud. */
function textsOf(html: string): string[] {
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, "");
  const attributes = [...shown.matchAll(/\s(?:title|aria-label|alt|placeholder|label)="([^"]*)"/g)];
  const texts = [...shown.replace(/<!--.*?-->/g, "").matchAll(/>([^<]+)</g)];
  return [...attributes, ...texts].map(([, text = ""]) => decode(text).trim()).filter(Boolean);
}

/** Words in the Latin alphabet that no pseudo-locale writes: those of `ar-xb` are between marks of direction. */
const plainWords = (text: string): string[] =>
  names.has(text)
    ? []
    : (text
        .replace(/\u202e[^\u202c]*\u202c/g, "")
        .replace(alike, "")
        .match(/[A-Za-z]{2,}/g) ?? []);

const leftIn = (texts: readonly string[]) => texts.filter((text) => plainWords(text).length > 0);

test.each(pseudoLocales)("in %s nothing of the shell is left in English", (locale) => {
  const html = withLocale(locale, () => renderToStaticMarkup(shell(locale)));
  const texts = textsOf(html);
  expect(texts.length).toBeGreaterThan(500);
  expect([...new Set(leftIn(texts))]).toEqual([]);
});

test.each(pseudoLocales)("in %s nothing is left in English of what is fetched on demand", async (locale) => {
  const { locale: own, ...leaf } = leafWords(locale);
  expect(own).toBe(locale);
  const shown = Object.values(leaf).flatMap((words) =>
    typeof words === "string" ? words : Object.values(words),
  );
  const menus = menusIn(locale).flatMap(({ label, about, note = "", groups }) => [
    label,
    about,
    note,
    ...groups.flatMap(({ title, items }) => [
      title,
      ...items.flatMap(({ text = "", action = "" }) => [text, action]),
    ]),
  ]);
  const groups = buildIndex(locale).groups.map(({ name }) => name);
  const { words } = (await chatFile(locale).json()) as ChatFile;
  const { locale: _, ...chat } = words;
  const filled = [...shown, ...menus, ...groups, ...Object.values(chat)].map((text) =>
    text.replace(/\{\w+\}/g, ""),
  );
  expect(leftIn(filled)).toEqual([]);
});

test("a literal among the words would be found", () => {
  const html = withLocale("en-xa", () =>
    renderToStaticMarkup(
      <p title="Go home">
        <SkipLink /> Close it
      </p>,
    ),
  );
  expect(leftIn(textsOf(html))).toEqual(["Go home", "Close it"]);
});
