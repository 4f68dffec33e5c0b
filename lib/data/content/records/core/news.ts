import type { PageRecord } from "../../types.ts";

/** What can be tried or read on the site, and since when. */
export const newsPage: PageRecord = {
  name: "News",
  title: "News",
  description:
    "Dated notes on what is new on this site: pages, guides, data and tools that can be tried on the day they are announced. With a feed to follow them.",
  eyebrow: "The group",
  lead: "What is new, with its day. A note appears when the thing can be tried, and not before.",
  sections: [
    { kind: "notes", of: "news", id: "latest", heading: "Latest" },
    {
      kind: "facts",
      id: "follow",
      heading: "Follow the news",
      facts: [
        {
          term: "By feed",
          text: "A feed reader asks this site now and then and shows you what is new. It needs no address of yours, and you end it by removing the feed.",
        },
        {
          term: "Not by e-mail",
          text: "There is no newsletter. If one arrives in our name, it does not come from here: open none of its links.",
        },
        {
          term: "Corrections",
          text: "A note that turns out wrong is corrected in its place, with the day of the correction.",
        },
      ],
    },
    {
      kind: "downloads",
      id: "feed",
      heading: "The feed",
      files: [
        {
          href: "/news/feed.xml",
          title: "News feed",
          text: "Paste its address into any feed reader.",
          format: "RSS 2.0",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Missed something?",
      actions: [{ href: "/contact", label: "Ask the office" }],
    },
  ],
  related: ["/press", "/publications", "/library"],
  reviewedOn: "2026-11-21",
};
