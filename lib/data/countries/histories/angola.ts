import type { CountryHistory } from "./open/types.ts";

export const angola: CountryHistory = {
  lead: "Kongo, Ndongo and the caravan kingdoms of the plateau, a coast from which millions were shipped into slavery, and an independence that opened with 27 years of war.",
  events: [
    {
      when: "First millennium",
      year: 500,
      title: "Farmers and herders",
      text: "Bantu-speaking farmers who work iron settle among hunters and gatherers who speak Khoisan languages. They grow millet and sorghum, keep cattle in the drier south, and trade salt and metal.",
    },
    {
      when: "By about 1400",
      year: 1400,
      title: "Kongo and Ndongo",
      text: "The kingdom of Kongo takes shape around Mbanza Kongo in the north, with shell money gathered at Luanda island. South of it Ndongo grows later, under a ruler called the ngola, from whom the country has its name.",
    },
    {
      when: "1491",
      year: 1491,
      title: "A baptism at Mbanza Kongo",
      text: "Some years after Portuguese ships reach the Congo River, Kongo's king is baptised. His successors exchange letters and envoys with Lisbon and Rome, while traders ask for captives more and more.",
    },
    {
      when: "1575 to 1656",
      year: 1575,
      title: "Luanda and Queen Njinga",
      text: "Portugal founds Luanda and fights Ndongo for the land behind it. Njinga, queen of Ndongo and Matamba, resists for three decades, for a time beside the Dutch, and makes peace in 1656.",
    },
    {
      when: "16th to 19th century",
      year: 1600,
      title: "Captives from Luanda and Benguela",
      text: "The two ports ship millions of people, most of them to Brazil. Portugal forbids the export in 1836 and ends slavery in law by stages until 1878. Forced labour by contract takes its place.",
    },
    {
      when: "18th and 19th century",
      year: 1750,
      title: "Caravans of the plateau",
      text: "Ovimbundu kingdoms such as Bailundo and Viye send long caravans inland for ivory, wax and later rubber. In the east Chokwe hunters and traders spread as the Lunda empire weakens.",
    },
    {
      when: "1885 to 1917",
      year: 1885,
      title: "Borders and conquest",
      text: "Conferences and treaties in Europe draw the outline of Angola. Portuguese columns then fight for control: Bailundo rises in 1902, and the Kwanyama kingdom in the far south is defeated between 1915 and 1917.",
    },
    {
      when: "1961",
      year: 1961,
      title: "War against Portugal",
      text: "A strike in the cotton fields, attacks on prisons in Luanda and a rising in the north open an armed struggle. It is led by the MPLA, the FNLA and, from 1966, UNITA.",
    },
    {
      when: "11 November 1975",
      year: 1975,
      title: "Independence amid fighting",
      text: "The Alvor Agreement of January 1975 had set the day, but the three movements are at war when it comes. The MPLA proclaims the republic in Luanda. Cuban and South African troops are drawn in.",
    },
    {
      when: "1988 to 1994",
      year: 1988,
      title: "Accords that do not last",
      text: "After an agreement of 1988 Cuban and South African troops leave. The Bicesse Accords of 1991 bring an election in 1992, and war resumes over its result. The Lusaka Protocol of 1994 also fails.",
    },
    {
      when: "4 April 2002",
      year: 2002,
      title: "Peace signed in Luanda",
      text: "The army and UNITA sign an end to the war, weeks after UNITA's leader is killed. Its dead are generally counted in the hundreds of thousands. Mines must be cleared and displaced families return.",
    },
    {
      when: "2007 to 2023",
      year: 2007,
      title: "Oil and a new constitution",
      text: "Angola joins the oil exporters' group OPEC in 2007 and announces its exit in December 2023. Under the constitution of 2010 the head of the winning party's list becomes president.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Angola",
      href: "https://en.wikipedia.org/wiki/History_of_Angola",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
