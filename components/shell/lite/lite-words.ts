type Fact = { term: string; text: string };

/** Everything lite mode turns off, and how the same is reached without it. */
export const turnedOff: readonly Fact[] = [
  { term: "Scripts", text: "None runs in the page. Everything below follows from that." },
  { term: "The font of the headings", text: "Headings are set in the font your device already has." },
  {
    term: "Menus that open in place",
    text: "Each menu is a link to a page that lists the same places.",
  },
  {
    term: "Quick navigation and shortcuts",
    text: "Ctrl+K, / and Alt with a digit do nothing. Search for a country with the form on its page.",
  },
  {
    term: "Amounts in another currency",
    text: "Amounts stand in the currency of their source only.",
  },
  {
    term: "Lists that answer while you type",
    text: "The search and the filters for countries answer when you press their button.",
  },
  { term: "Tabs", text: "What stands behind tabs elsewhere is shown one below the other." },
  {
    term: "Ticks in the checklist of a guide",
    text: "The steps are a plain list. What you ticked before stays on the device.",
  },
  { term: "The rotating headline", text: "The headline of the home page stands still." },
  {
    term: "Messages and the install button",
    text: "Short messages in the corner and the button that installs are not shown. The page about installing says how it is done.",
  },
  {
    term: "The section in the address",
    text: "The address does not follow the section you are reading. Links to sections work.",
  },
  { term: "Fetching ahead", text: "Nothing is loaded that you did not ask for." },
];

export const goesOn: readonly Fact[] = [
  { term: "Every page", text: "All guides with their steps, fees and sources, all maps, charts and tables." },
  {
    term: "Every form",
    text: "Search, comparison, enquiries and sign-in work as they do elsewhere, by plain pages.",
  },
  {
    term: "Pages made for you alone",
    text: "Your account, sign-in and search results are made at each visit. They keep their scripts and font, and fetch nothing ahead.",
  },
];
