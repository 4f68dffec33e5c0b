import type { Metadata } from "next";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { PageHeader } from "#components/ui/section.tsx";
import { Controls } from "./controls.tsx";
import { Foundations } from "./foundations.tsx";
import { Surfaces } from "./surfaces.tsx";
import "#app/sheets/record.css";
import "#app/sheets/styleguide.css";
import "./utilities.css";

export const metadata: Metadata = { title: "Style guide", robots: { index: false, follow: false } };

const parts = [
  ["type", "Type"],
  ["colour", "Colour"],
  ["space", "Space and shape"],
  ["patterns", "Patterns"],
  ["flags-icons", "Flags and icons"],
  ["links-buttons", "Links and buttons"],
  ["fields", "Fields"],
  ["surfaces", "Cards, notices, tags"],
  ["tables-figures", "Tables and figures"],
  ["opening", "What opens"],
] as const;

/** Every primitive in every state, for developers of the site. The server answers 404 unless STYLEGUIDE is set. */
export default function StyleguidePage() {
  return (
    <>
      <Breadcrumbs path="/styleguide" />
      <PageHeader
        eyebrow="For those who build"
        title="Style guide"
        lead="Every part of the site in every state, drawn by the same components that draw the pages."
      >
        <nav aria-label="On this page">
          <ul className="flex flex-wrap gap-x-6">
            {parts.map(([id, label]) => (
              <li key={id}>
                <a href={`#${id}`} className="link nav-link">
                  {label}
                </a>
              </li>
            ))}
            <li>
              <AppLink href="/styleguide/charts" className="link nav-link">
                Charts
              </AppLink>
            </li>
            <li>
              <AppLink href="/styleguide/sections" className="link nav-link">
                Sections of pages
              </AppLink>
            </li>
          </ul>
        </nav>
      </PageHeader>
      <Foundations />
      <Controls />
      <Surfaces />
    </>
  );
}
