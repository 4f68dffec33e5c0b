import type { CountryHistory } from "./open/types.ts";

export const comoros: CountryHistory = {
  lead: "Four islands between Africa and Madagascar: Swahili sultanates, raids and plantations, three islands that became a state and one whose status is disputed.",
  events: [
    {
      when: "8th to 10th century",
      year: 750,
      title: "The first villages",
      text: "People of East African and of South-East Asian descent settle the islands. They fish, grow rice and coconuts, and use pottery from the Persian Gulf.",
    },
    {
      when: "11th to 15th century",
      year: 1050,
      title: "Part of the Swahili world",
      text: "Mosques of coral stone are built and Islam spreads. Boats carry rice, stone vessels and captives between Kilwa, Arabia and Madagascar. The spoken language, Shikomori, is close to Swahili.",
    },
    {
      when: "15th and 16th century",
      year: 1450,
      title: "Sultans on each island",
      text: "Families who claim descent from Shiraz marry into local clans where land passes through women. Ngazidja has several sultans at once, one with the title tibe. Nzwani comes under one house.",
    },
    {
      when: "17th and 18th century",
      year: 1620,
      title: "A stop for India ships",
      text: "English and other ships anchor at Mutsamudu on Anjouan for water, fruit and meat on the way east. The sultan takes dues from them and buys firearms.",
    },
    {
      when: "About 1785 to 1820",
      year: 1785,
      title: "Raids from Madagascar",
      text: "Fleets of canoes land year after year and carry off people to be sold as slaves. Towns build walls and towers. Mayotte and Mohéli lose much of their population.",
    },
    {
      when: "25 April 1841",
      year: 1841,
      title: "Mayotte is ceded to France",
      text: "The ruler of Mayotte, a Sakalava prince in exile, signs the island over. France abolishes slavery there a few years later, and sugar planters hire workers on contract.",
    },
    {
      when: "1886 to 1912",
      year: 1886,
      title: "Protectorates, then a colony",
      text: "The sultans of the three other islands accept French protection. Slaves on Anjouan rise in 1891. In 1912 the three are annexed, and all four are attached to Madagascar. Firms grow vanilla and ylang-ylang.",
    },
    {
      when: "1946 to 1961",
      year: 1946,
      title: "An overseas territory",
      text: "The islands are separated from Madagascar and elect deputies. Self-government grows from 1961. The seat of administration moves from Dzaoudzi, on Mayotte, to Moroni on Grande Comore.",
    },
    {
      when: "22 December 1974",
      year: 1974,
      title: "A vote on leaving France",
      text: "Very large majorities on Grande Comore, Anjouan and Mohéli vote for independence. On Mayotte most vote to remain. Whether to count the islands together or one by one is in dispute.",
    },
    {
      when: "6 July 1975",
      year: 1975,
      title: "A declaration in Moroni",
      text: "Deputies declare the Comoros independent without waiting for further votes. France keeps administering Mayotte and, after a vote there in 2009, makes it a department in 2011. The Comoros claims the island, with support in resolutions of the UN General Assembly.",
    },
    {
      when: "1975 to 1995",
      year: 1975,
      title: "Coups and mercenaries",
      text: "The first government falls after four weeks. Foreign soldiers of fortune help to topple or install rulers until French troops remove them in 1995. A federal Islamic republic is declared in 1978.",
    },
    {
      when: "1997 to 2018",
      year: 1997,
      title: "Secession and a Union",
      text: "Anjouan and Mohéli break away in 1997. An accord of 2001 creates a Union whose presidency rotates among islands. Comorian and African Union troops end a revolt on Anjouan in 2008. A referendum of 2018 alters the rotation.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of the Comoros",
      href: "https://en.wikipedia.org/wiki/History_of_the_Comoros",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
