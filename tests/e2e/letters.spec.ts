import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { axeOn } from "#tests/support/axe.ts";
import { fillPage } from "#tests/support/fill-page.ts";
import { aBrowser } from "#tests/support/sign-in-page.ts";
import { textOfPdf } from "#tests/support/text-of-pdf.ts";
import { anAddress } from "#tests/support/visitor.ts";

/** The values typed into each step of a letter that requests a transcript from a university in Ghana. */
const stepsFor = (email: string): readonly (readonly [step: string, typed: Typed])[] => [
  ["letter", { letter: ["transcript"], language: ["en"] }],
  [
    "you",
    {
      fullName: ["Adjoa Ọlá Mensah"],
      "address.lines": ["12 Ring Road"],
      "address.place": ["Monrovia"],
      "address.country": ["LR"],
    },
  ],
  [
    "office",
    {
      institution: ["A university in Accra"],
      department: ["Registrar’s office"],
      country: ["ghana"],
      institutionAddress: ["P.O. Box 1\nAccra"],
    },
  ],
  ["whose", { about: ["me"] }],
  ["person", { recordName: ["Adjoa Mensah"], "born.day": ["3"], "born.month": ["2"], "born.year": ["1990"] }],
  ["studies", { programme: ["Civil Engineering"], years: ["2010 to 2014"] }],
  ["wish", { copies: ["2"], sendTo: ["A nursing board, 1 Main Street"] }],
  ["answer", { delivery: ["post"], note: ["Thank you\nfor your help."], email: [email] }],
];

async function fillLetter(page: Page, email: string): Promise<void> {
  for (const [step, typed] of stepsFor(email)) {
    await expect(page.locator(`form[action="/api/forms/letter-academic/${step}"]`)).toBeAttached();
    await fillPage(page, typed);
    await page.getByRole("button", { name: "Continue" }).click();
  }
}

async function fetchFile(page: Page, link: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    bytes: new Uint8Array(await readFile(await download.path())),
  };
}

const spaced = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

for (const javaScriptEnabled of [true, false]) {
  test(`a letter is filled in, read, taken as PDF and text, sent, answered and closed (scripts ${javaScriptEnabled ? "on" : "off"})`, async ({
    browser,
  }) => {
    const email = anAddress("letter");
    const page = await aBrowser(browser, { javaScriptEnabled });
    await page.goto("/directory/academics/request-letter");
    await page.getByRole("link", { name: "Start", exact: true }).first().click();
    await expect(page).toHaveURL(/\/forms\/letter-academic$/);
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await fillLetter(page, email);

    await expect(page).toHaveURL(/\/forms\/letter-academic\/check$/);
    const paper = page.locator(".letter-paper");
    await expect(paper).toContainText("I studied with you and request an official transcript of my records.");
    await expect(paper).toContainText("Name on the record: Adjoa Mensah");
    await expect(paper).not.toContainText("Our reference");

    // Every step can be changed from here.
    await page.getByRole("link", { name: /^Change.*The person on the record$/ }).click();
    await fillPage(page, { recordName: ["Adjoa Owusu"] });
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/check$/);
    await expect(paper).toContainText("Name on the record: Adjoa Owusu");

    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Make the letter" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your letter is written.");
    const reference = (await page.locator(".sent-panel strong").textContent()) ?? "";
    await expect(paper).toContainText(`Our reference: ${reference}`);
    await expect(page.getByText(/You have an answer by/)).toHaveCount(0);

    const pdf = await fetchFile(page, "Take it as a PDF");
    expect(pdf.name).toBe(`letter-${reference}.pdf`);
    const read = spaced((await textOfPdf(pdf.bytes)).pages.join(" "));
    const txt = await fetchFile(page, "Take it as text");
    const text = spaced(new TextDecoder().decode(txt.bytes));
    for (const one of [read, text]) {
      const parts = [
        "Adjoa Ọlá Mensah",
        "12 Ring Road",
        "Liberia",
        email,
        "A university in Accra",
        "Registrar’s office",
        "Ghana",
        reference,
        "Request for a transcript of records",
        "Adjoa Owusu",
        "3 February 1990",
        "Civil Engineering",
        "2010 to 2014",
        "A nursing board, 1 Main Street",
        "Thank you for your help.",
        "Please send your answer by post to my address above.",
        "Yours faithfully,",
      ].map((part) => one.indexOf(part.normalize("NFC")));
      expect(parts).not.toContain(-1);
      expect(parts).toEqual(parts.toSorted((before, after) => before - after));
    }

    const stateHeading = page.getByRole("heading", { name: /Where it stands:/ });
    const today = new Date();
    await fillPage(page, {
      "on.day": [String(today.getUTCDate())],
      "on.month": [String(today.getUTCMonth() + 1)],
      "on.year": [String(today.getUTCFullYear() + 1)],
    });
    await page.getByRole("button", { name: "I sent it" }).click();
    await expect(page.locator("#error-summary")).toContainText("This day is still to come.");
    await fillPage(page, { "on.year": [String(today.getUTCFullYear())] });
    await page.getByRole("button", { name: "I sent it" }).click();
    await expect(stateHeading).toHaveText("Where it stands: Sent by you");
    await page.getByRole("button", { name: "An answer came" }).click();
    await expect(stateHeading).toHaveText("Where it stands: Answered");
    await page.locator("summary", { hasText: "Close it" }).click();
    await page.getByRole("button", { name: "Yes, close it" }).click();
    await expect(stateHeading).toHaveText("Where it stands: Closed");
    await expect(page.getByText(/It is deleted on/)).toBeVisible();
  });
}

test("the pages of a letter have nothing that axe finds", async ({ browser }) => {
  const page = await aBrowser(browser);
  await page.goto("/forms/letter-academic/fill?step=letter");
  await fillLetter(page, anAddress("letter"));
  await expect(page.locator(".letter-paper")).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Make the letter" }).click();
  await expect(page.getByRole("link", { name: "Take it as a PDF" })).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

test("elsewhere reference and address open where a letter stands, not the letter", async ({ browser }) => {
  const email = anAddress("letter");
  const page = await aBrowser(browser);
  await page.goto("/forms/letter-academic/fill?step=letter");
  await fillLetter(page, email);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Make the letter" }).click();
  const reference = (await page.locator(".sent-panel strong").textContent()) ?? "";

  const other = await aBrowser(browser);
  await other.goto(`/forms/status?reference=${reference}`);
  await other.locator("[name=email]").fill(email);
  await other.getByRole("button", { name: "Show" }).click();
  await expect(other.getByRole("heading", { name: /Written, not sent yet/ })).toBeVisible();
  await expect(other.locator(".letter-paper")).toHaveCount(0);
  await other.goto(`/api/submissions/letter?reference=${reference}&as=pdf`);
  await expect(other.getByText(/No letter of yours can be opened/)).toBeVisible();
  await other.getByRole("link", { name: "Back to your letter" }).click();
  await expect(other).toHaveURL(new RegExp(`/forms/status\\?reference=${reference}$`));
});
