import { renderToStaticMarkup } from "react-dom/server";
import { DataPage } from "#components/members/account/data-page.tsx";
import { DevicesPage } from "#components/members/account/devices-page.tsx";
import type { Device } from "#lib/domains/members/index.ts";
import { deleteInput, endInput } from "#lib/domains/members/shared/account-schema.ts";

const at = new Date("2026-03-01T09:30:00.000Z");
const email = "ama@example.org";
const aDevice = (parts: Partial<Device> = {}): Device => ({
  id: "0a0a0a0a-0000-4000-8000-000000000001",
  deviceName: "Firefox on Android",
  network: "203.0.113.0/24",
  isRemembered: true,
  signedInAt: at,
  lastSeenAt: at,
  expiresAt: at,
  isThis: true,
  ...parts,
});
const none = {
  sessions: 1,
  knownDevices: 0,
  grants: 0,
  ratings: 0,
  plans: 0,
  documents: 0,
  quotes: 0,
  enquiries: 0,
  begun: 0,
  submissions: 0,
};

test("alone, this device is marked, can be signed out, and nothing else can be ended", () => {
  const html = renderToStaticMarkup(<DevicesPage email={email} devices={[aDevice()]} ended={[]} />);
  expect(html).toContain("This device");
  expect(html).toContain('action="/api/auth/sign-out"');
  expect(html).not.toContain("/api/account/sessions");
  expect(html).toContain("You are signed in on no other device.");
  expect(html).not.toContain("Ended within a day");
});

test("each other device has a button of its own that names it", () => {
  const other = aDevice({ id: "0a0a0a0a-0000-4000-8000-000000000002", isThis: false, isRemembered: false });
  const html = renderToStaticMarkup(<DevicesPage email={email} devices={[aDevice(), other]} ended={[]} />);
  expect(html).toContain(`name="end" value="${other.id}"`);
  expect(html).toContain('End this one<span class="sr-only">: Firefox on Android</span>');
  expect(html).toContain('name="end" value="others"');
  expect(html).toContain("Sooner after 30 minutes without use");
});

test("what was just ended is said, and stands there with its time", () => {
  const ended = [{ id: "x", deviceName: "Safari on iPhone", network: "unknown", endedAt: at, isNew: true }];
  const html = renderToStaticMarkup(<DevicesPage email={email} devices={[aDevice()]} ended={ended} />);
  expect(html).toContain("notice-good");
  expect(html).toMatch(/Safari on iPhone.*Network not known.*1 March 2026 at 09:30 UTC/);
});

test("both pages say so when the database does not answer", () => {
  for (const page of [
    <DevicesPage key="devices" email={email} devices={undefined} ended={[]} />,
    <DataPage key="data" email={email} holdings={undefined} />,
  ]) {
    expect(renderToStaticMarkup(page)).toContain("This cannot be shown right now");
  }
});

test("deleting says what goes and what stays, and warns only of enquiries there are", () => {
  const warning = "Open enquiries will not be answered";
  const empty = renderToStaticMarkup(<DataPage email={email} holdings={none} />);
  expect(empty).toContain("What is deleted");
  expect(empty).toMatch(/for 7 years/);
  expect(empty).not.toContain(warning);
  const full = renderToStaticMarkup(<DataPage email={email} holdings={{ ...none, enquiries: 1_200 }} />);
  expect(full).toContain(warning);
  expect(full).toContain("All 1,200 enquiries");
  expect(full).toContain("Your ratings of countries, with what you wrote");
});

test("every page has one h1 and no heading skips a level", () => {
  for (const page of [
    <DevicesPage key="devices" email={email} devices={[aDevice()]} ended={[]} />,
    <DataPage key="data" email={email} holdings={none} />,
  ]) {
    const levels = [...renderToStaticMarkup(page).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1));
  }
});

test("only one session or all others can be named, and an address has to be typed", () => {
  expect(endInput.safeParse({ end: "others" }).success).toBe(true);
  for (const end of ["", "all", "*", null, 1, "0a0a0a0a"])
    expect(endInput.safeParse({ end }).success).toBe(false);
  for (const typed of ["", "  ", null, "x".repeat(255)]) {
    const parsed = deleteInput.safeParse({ email: typed });
    expect(parsed.error?.issues[0]?.message).toMatch(/^Type your e-mail address/);
  }
});
