import { Wake } from "#components/ui/wake.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { OfflineCopies } from "#components/plan/offline-copies.tsx";
import { planWords } from "#components/plan/plan-words.ts";
import { DeviceControl } from "#components/shell/device/device-control.tsx";
import { deviceWords } from "#components/shell/device/device-words.ts";
import { PrivacyByRegion } from "#components/shell/footer/privacy-by-region.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Container, PageHeader, Section } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { listDeviceKeys, type DevicePlace } from "#lib/data/content/device-keys.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { env } from "#lib/platform/env.ts";
import "#app/sheets/copies.css";

export const metadata = pageMetadata({
  path: "/on-this-device",
  title: "On this device",
  description:
    "Everything this site may keep in your browser, what for and how long, and one button that clears it.",
});

const placeWords: Record<DevicePlace, string> = {
  local: "Local storage",
  session: "Storage of one tab",
  database: "Database of the browser",
  copy: "Copies of pages",
  cookie: "Cookie",
  "sealed-cookie": "Cookie no script can read",
};

const keys = listDeviceKeys(env.SITE_URL.startsWith("https:"));
const labels = Object.fromEntries(keys.map(({ name, label }) => [name, label]));

const rows = keys.map(({ name, label, places, purpose, stays }) => [
  <>
    {label}
    <br />
    <code translate="no" className="text-xs font-normal text-muted">
      {name}
    </code>
  </>,
  purpose,
  places.map((place) => placeWords[place]).join(", "),
  stays,
]);

const names = Object.fromEntries(listCountries().map(({ slug, name }) => [slug, name])) as Record<
  CountrySlug,
  string
>;

const byHand = [
  "On a computer or in Chrome on Android: press the icon beside the address, open the cookies and site data, and delete them.",
  "In Safari on a Mac: open Settings, Privacy, Manage Website Data, and remove this site.",
  "On an iPhone or iPad: open Settings, Safari, Advanced, Website Data, and remove this site.",
  "In Firefox: open Settings, Privacy & Security, Cookies and Site Data, and remove this site.",
];

export default function OnThisDevice() {
  const words = useWords("shell");
  return (
    <>
      <Breadcrumbs path="/on-this-device" />
      <PageHeader
        title="On this device"
        lead="What this site keeps in your browser, and one button that clears it. Nothing of it comes from or goes to third parties."
      />
      <Section
        id="clear"
        title="Clear it"
        lead="If you are signed in, clearing everything also signs you out in this browser."
      >
        {/* Reserves space for what the script adds, so that the table below does not shift. */}
        <div className="min-h-56">
          <Wake />
          <DeviceControl labels={labels} words={deviceWords(words)} />
        </div>
      </Section>
      <Section
        id="kept"
        title="Everything that may be kept"
        lead="Most of it is kept only once you use what it is for. None of it is used to follow you or to show you advertising."
      >
        <DataTable
          caption="What this site may keep on your device"
          captionHidden
          columns={[{ label: "What" }, { label: "What for" }, { label: "Where" }, { label: "How long" }]}
          rows={rows}
        />
      </Section>
      <Section
        id="offline"
        title="There when you are offline"
        lead="Saving a plan keeps its guide here too. A small script answers for those pages alone, only when there is no connection; removing the copy removes the script."
      >
        <OfflineCopies names={names} words={planWords(useWords("plan"))} />
      </Section>
      <Section
        id="by-hand"
        title="Clear it by hand"
        lead="The browser itself can remove all of it, with or without script."
      >
        <ul className="grid max-w-prose list-disc gap-2 ps-5">
          {byHand.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Section>
      <PrivacyByRegion />
      <Container className="pb-section">
        <p className="max-w-prose text-muted">
          Pages and pictures may also lie in the browser&apos;s cache, which says nothing about you; the same
          settings empty it.
        </p>
        <PageEnd path="/on-this-device" />
      </Container>
    </>
  );
}
