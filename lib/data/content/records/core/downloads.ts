import type { PageRecord } from "../../types.ts";

/** Every file that can be downloaded. */
export const downloadsPage: PageRecord = {
  name: "Downloads",
  title: "Downloads",
  description:
    "Files to take away: the figures of 54 countries as CSV and JSON with dictionary and sources, guides for print, forms, the mark and patterns.",
  eyebrow: "Library",
  lead: "Files to keep, print or work with offline. All of them are small, free, and open in ordinary programs.",
  contents: true,
  sections: [
    {
      kind: "downloads",
      id: "data",
      heading: "The data set",
      lead: "What the site shows of the 54 countries, with years, sources and marks. Licence of the set: ODbL 1.0.",
      files: [
        {
          href: "/downloads/akoma-countries.csv",
          title: "Figures, as a table",
          text: "For spreadsheets: one line for each country and figure, with the licence beside it.",
          format: "CSV",
        },
        {
          href: "/downloads/akoma-countries.json",
          title: "Figures, for programs",
          text: "One object a country, figures by key, and the sources they name.",
          format: "JSON",
        },
        {
          href: "/downloads/akoma-profiles.json",
          title: "Profiles, for programs",
          text: "Towns, opportunities, risks, markets, offices and rankings of the 54 countries, one record each.",
          format: "JSON",
        },
        {
          href: "/downloads/akoma-registration.csv",
          title: "Registration steps, as a table",
          text: "Every step of every country: office, cost, days, online or not, and how it is known.",
          format: "CSV",
        },
        {
          href: "/downloads/akoma-registration.json",
          title: "Registration, for programs",
          text: "The same steps with duties, sources and what is uncertain. Lines that name a rate of tax are left out.",
          format: "JSON",
        },
        {
          href: "/downloads/akoma-mobility.csv",
          title: "Entry, stay, study, return: as a table",
          text: "Passports, visas, permits, two nationalities, universities and emergency numbers, one fact a line.",
          format: "CSV",
        },
        {
          href: "/downloads/akoma-mobility.json",
          title: "Entry, stay, study, return: for programs",
          text: "One record a country, each row with its status and sources.",
          format: "JSON",
        },
        {
          href: "/downloads/akoma-fields.csv",
          title: "Fields of the files",
          text: "What each field means that the dictionary of figures does not name.",
          format: "CSV",
        },
        {
          href: "/downloads/akoma-dictionary.csv",
          title: "Dictionary",
          text: "Key, label, unit, decimals and meaning of each figure.",
          format: "CSV",
        },
        {
          href: "/downloads/akoma-sources.csv",
          title: "Table of sources",
          text: "Publisher, address, licence and the words each licence asks for.",
          format: "CSV",
        },
      ],
    },
    {
      kind: "facts",
      id: "reading",
      heading: "Before you work with it",
      facts: [
        {
          term: "Missing is missing",
          text: "Where no source has a figure, the value is empty and the last column says why; the JSON file leaves it out. It is never zero.",
        },
        {
          term: "All in one column?",
          text: "Spreadsheets set to French or Portuguese expect semicolons and a decimal comma. Take the file with semicolons.",
        },
        {
          term: "Years differ",
          text: "The newest year of one country may be older than that of its neighbour. Compare years before you compare values.",
        },
        {
          term: "Marks",
          text: "“Older than 2020”, “estimate” or “low confidence”: such marks stand beside the figure in both files. Keep them when you pass it on.",
        },
        {
          term: "Tax rates",
          text: "They are on the guides only, because each has to be checked with the revenue authority on the day it matters.",
        },
        {
          term: "Attribution",
          text: "Name the sources you use, in the words of the table. It is what their licences ask.",
        },
      ],
    },
    {
      kind: "index",
      of: "print",
      id: "guides",
      heading: "Guides for print",
      lead: "A few sheets of A4 without menus and pictures, to be printed or saved as PDF by the browser.",
    },
    {
      kind: "downloads",
      id: "forms",
      heading: "What forms ask, and what we claim",
      files: [
        {
          href: "/downloads/akoma-forms.txt",
          title: "What every form asks",
          text: "Questions, hints and what is optional, so that you can prepare the answers with others.",
          format: "text",
        },
        {
          href: "/downloads/akoma-claims.csv",
          title: "Claims about the group",
          text: "Each sentence we say of ourselves with a number or a promise in it, marked as fact, target or illustration.",
          format: "CSV",
        },
      ],
    },
    {
      kind: "downloads",
      id: "brand",
      heading: "Mark and patterns",
      lead: "For reports about the group. They do not give anybody the right to speak or sell in its name. For goods with Adinkra or kente designs, Ghana asks for a permission of its own: the page Roots explains it.",
      files: [
        {
          href: "/brand/akoma-mark.svg",
          title: "The mark",
          text: "The heart with the two spirals, in colour, for light and dark grounds.",
          format: "SVG",
        },
        {
          href: "/brand/akoma-mark-one-colour.svg",
          title: "The mark in one colour",
          text: "For stamps, engraving and black print.",
          format: "SVG",
        },
        {
          href: "/patterns/adire.svg",
          title: "Pattern after adire",
          text: "One tile, after the dyed cloth of the Yoruba.",
          format: "SVG",
        },
        {
          href: "/patterns/bogolanfini.svg",
          title: "Pattern after bogolanfini",
          text: "One tile, after the mud cloth of Mali.",
          format: "SVG",
        },
        {
          href: "/patterns/kente.svg",
          title: "Pattern after kente",
          text: "One tile, after the strip weaving of Ghana and Togo.",
          format: "SVG",
        },
        {
          href: "/patterns/ndebele.svg",
          title: "Pattern after Ndebele walls",
          text: "One tile, after the painted houses of South Africa.",
          format: "SVG",
        },
        {
          href: "/patterns/tibeb.svg",
          title: "Pattern after tibeb",
          text: "One tile, after the woven borders of Ethiopia and Eritrea.",
          format: "SVG",
        },
        {
          href: "/patterns/zellige.svg",
          title: "Pattern after zellige",
          text: "One tile, after the cut mosaics of the Maghreb.",
          format: "SVG",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "A file is missing or wrong?",
      actions: [{ href: "/about#correct", label: "Tell us" }],
    },
  ],
  related: ["/library", "/publications", "/explore/compare", "/press"],
  reviewedOn: "2026-11-21",
};
