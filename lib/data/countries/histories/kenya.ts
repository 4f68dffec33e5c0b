import type { CountryHistory } from "./open/types.ts";

export const kenya: CountryHistory = {
  lead: "Herders and farmers of the Rift, Swahili city states on the Indian Ocean, a railway and a settler colony, and a republic that rewrote its constitution after violence.",
  events: [
    {
      when: "About 3000 BCE",
      year: -3000,
      title: "Pillars by Lake Turkana",
      text: "Early herders bury several hundred people under a platform at Lothagam North and set stone pillars around it. Cattle, sheep and goats spread south through the Rift Valley in the next two millennia.",
    },
    {
      when: "First millennium",
      year: 500,
      title: "Peoples of the interior",
      text: "Cushitic-speaking herders, Bantu-speaking farmers and Nilotic-speaking peoples settle side by side. Iron, millet, irrigation channels and age sets pass from one group to the next.",
    },
    {
      when: "8th to 15th century",
      year: 800,
      title: "Swahili towns",
      text: "Shanga, Pate, Lamu, Mombasa, Malindi and Gedi build in coral stone and live from the monsoon trade. Ivory, mangrove poles and captives leave. Porcelain, beads and cloth come in.",
    },
    {
      when: "1498 to 1698",
      year: 1498,
      title: "Portugal and Oman",
      text: "Vasco da Gama finds a pilot at Malindi. Portugal raids Mombasa and builds Fort Jesus there in the 1590s. Omani forces and their coastal allies take it after a long siege.",
    },
    {
      when: "19th century",
      year: 1837,
      title: "Zanzibar's coast",
      text: "The sultan of Oman and Zanzibar rules the ports. Enslaved workers raise grain, coconuts and sesame on estates behind Malindi and Mombasa. Sea trade in people is banned in 1873, slavery on the coast in 1907.",
    },
    {
      when: "1895 to 1905",
      year: 1895,
      title: "Protectorate and railway",
      text: "Britain takes over from a chartered company. Indian labourers build a line from Mombasa to Lake Victoria, completed in 1901. The Nandi fight against it for about ten years.",
    },
    {
      when: "1902 to 1923",
      year: 1902,
      title: "Settlers and reserves",
      text: "Laws open the highlands to European farmers, and Maasai, Kikuyu and others lose land. African men must carry a pass, the kipande. In 1922 police shoot at a crowd that asks for Harry Thuku's release in Nairobi.",
    },
    {
      when: "20 October 1952",
      year: 1952,
      title: "The Emergency",
      text: "The governor acts against Mau Mau, a movement for land and freedom strong among the Kikuyu. Fighting, executions and mass detention last until 1960. The number of victims is still debated.",
    },
    {
      when: "12 December 1963",
      year: 1963,
      title: "Uhuru",
      text: "Kenya becomes independent and a year later a republic. Land is bought from settlers with British loans. By 1969 only one party is left, and in 1982 the law makes it the only one.",
    },
    {
      when: "1991 to 2002",
      year: 1991,
      title: "The ballot opens",
      text: "Under pressure at home and from lenders, parliament repeals section 2A in December 1991. In 2002 an opposition alliance wins, and primary schooling becomes free in the next year.",
    },
    {
      when: "2007 to 2008",
      year: 2007,
      title: "Mobile money and a crisis",
      text: "A telephone company starts M-Pesa in March 2007. After a disputed vote in December more than a thousand people are killed. The National Accord of 28 February 2008 shares power.",
    },
    {
      when: "27 August 2010",
      year: 2010,
      title: "A new constitution",
      text: "Approved by two in three voters, it sets up 47 counties with their own revenue, a bill of rights and a Supreme Court. In 2017 that court annuls a presidential election, which is held again.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Kenya",
      href: "https://en.wikipedia.org/wiki/History_of_Kenya",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
