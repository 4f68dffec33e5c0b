import type { CountryHistory } from "./open/types.ts";

export const malawi: CountryHistory = {
  lead: "Farmers, ironworkers and traders around one long lake, then the protectorate called Nyasaland. A referendum in 1993 and a court ruling in 2020 changed how it is governed.",
  events: [
    {
      when: "From about 300",
      year: 300,
      title: "Farmers beside painted rocks",
      text: "Iron-using farmers settle near the lake and meet older communities of hunters. Paintings by both survive at Chongoni, where some images still belong to Chewa ceremonies.",
    },
    {
      when: "15th to 17th century",
      year: 1480,
      title: "The Maravi kingdoms",
      text: "A group of states under rulers called Kalonga and their kin spreads west and south of the lake. They smelt iron and send ivory to the Zambezi valley, where Portuguese traders buy it.",
    },
    {
      when: "Late 18th century",
      year: 1780,
      title: "Ivory traders among the Tumbuka",
      text: "Traders who cross the lake from the east settle among the Tumbuka in the north. They buy ivory for cloth and beads, marry into local families and found the line of the Chikulamayembe.",
    },
    {
      when: "1830s to 1870s",
      year: 1835,
      title: "Ngoni, Yao and the slave routes",
      text: "Ngoni groups from the south cross the Zambezi in 1835 and build states. Yao chiefs and the Swahili ruler of Nkhotakota sell captives and ivory to the coast. Many villages move to hills and islands.",
    },
    {
      when: "1875 to 1876",
      year: 1875,
      title: "Missions at Cape Maclear and Blantyre",
      text: "Scottish churches open Livingstonia and Blantyre. Their schools print books in local languages and train teachers, clerks and pastors who later work all over the region.",
    },
    {
      when: "1891 to 1907",
      year: 1891,
      title: "A British protectorate",
      text: "Britain declares a protectorate and fights Yao and Swahili rulers, and the trade in enslaved people, until 1895. Settlers take land in the Shire Highlands. The name Nyasaland dates from 1907.",
    },
    {
      when: "January 1915",
      year: 1915,
      title: "The Chilembwe rising",
      text: "A Baptist pastor leads an armed rising against conditions on the estates and the use of African soldiers in the war. It is crushed within weeks, and he is killed.",
    },
    {
      when: "1953 to 1963",
      year: 1953,
      title: "The unwanted federation",
      text: "London joins Nyasaland with the two Rhodesias despite African protests. A state of emergency in March 1959 puts hundreds of members of the Nyasaland African Congress in detention. The federation is dissolved at the end of 1963.",
    },
    {
      when: "6 July 1964",
      year: 1964,
      title: "Nyasaland becomes Malawi",
      text: "The protectorate ends in independence. Two years later to the day Malawi is a republic with a single legal party, and in 1971 its president is given the office for life.",
    },
    {
      when: "1975 to 1992",
      year: 1975,
      title: "New capital, closed railways",
      text: "The government moves from Zomba to Lilongwe. In the 1980s the war in Mozambique cuts the rail lines to the ports, and by its end about a million refugees live in Malawi.",
    },
    {
      when: "1993 to 1995",
      year: 1993,
      title: "A vote for several parties",
      text: "In a referendum on 14 June 1993 voters choose to end the single party. Elections follow in May 1994. A new constitution, provisional at first, is confirmed in 1995.",
    },
    {
      when: "2020",
      year: 2020,
      title: "A court annuls an election",
      text: "Judges find in February that the presidential vote of 2019 was not held according to law. The repeat on 23 June requires more than half of the votes, and the opposition candidate wins.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Malawi",
      href: "https://en.wikipedia.org/wiki/History_of_Malawi",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
