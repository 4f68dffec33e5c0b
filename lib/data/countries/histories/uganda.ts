import type { CountryHistory } from "./open/types.ts";

export const uganda: CountryHistory = {
  lead: "Kingdoms around great lakes and peoples without kings to the north and east, brought under one protectorate after 1894. Rule has changed by force several times, and the kingdoms have returned as cultural bodies.",
  events: [
    {
      when: "About 1000 to 1500",
      year: 1000,
      title: "Ntusi and Bigo",
      text: "Herders and farmers of the western grasslands leave large mounds at Ntusi and long ditches at Bigo. Tradition links such places with the Chwezi, whom some regard as rulers and some as spirits.",
    },
    {
      when: "15th to 18th century",
      year: 1500,
      title: "Bunyoro-Kitara",
      text: "A Luo-speaking dynasty rules in the west and controls salt at Kibiro and good iron. Bunyoro raids and taxes its neighbours, among them Buganda, Busoga and Nkore, for many generations.",
    },
    {
      when: "18th and 19th century",
      year: 1750,
      title: "Buganda expands",
      text: "On the north shore of Lake Victoria a king, the kabaka, appoints chiefs, keeps roads and commands canoe fleets. From the 1840s traders from Zanzibar bring cloth and guns for ivory and captives.",
    },
    {
      when: "1877 to 1892",
      year: 1877,
      title: "Missions and wars of religion",
      text: "Anglican missionaries reach the court in 1877, Catholics in 1879. Dozens of converts are put to death in 1885 to 1887. Muslim, Protestant and Catholic parties then fight for control of the court.",
    },
    {
      when: "1894 to 1900",
      year: 1894,
      title: "Protectorate and the Buganda Agreement",
      text: "Britain declares a protectorate in 1894 and fights Bunyoro until 1899. An agreement in 1900 leaves Buganda its king and parliament and divides much of its land among chiefs as private property.",
    },
    {
      when: "1901 to 1911",
      year: 1901,
      title: "Railway and cotton",
      text: "The line from Mombasa reaches the lake in 1901. Farmers begin to plant cotton for export in 1904, and later coffee. Ginning and trade are largely in the hands of Indian and European firms.",
    },
    {
      when: "9 October 1962",
      year: 1962,
      title: "A federation of unequal parts",
      text: "The new state gives Buganda federal rights and other kingdoms less. Its kabaka becomes president in 1963. The prime minister's troops attack his palace in 1966, and a constitution of 1967 abolishes the kingdoms.",
    },
    {
      when: "1971 to 1979",
      year: 1971,
      title: "Eight years of military rule",
      text: "The army commander takes power on 25 January 1971. Tens of thousands of people of Asian origin must leave in 1972. Many opponents are killed. Tanzanian troops and exiles enter Kampala in April 1979.",
    },
    {
      when: "1980 to 1986",
      year: 1980,
      title: "Disputed election and bush war",
      text: "The result of December 1980 is contested, and a guerrilla war in the Luwero area costs many civilian lives. The National Resistance Army takes Kampala on 26 January 1986.",
    },
    {
      when: "1987 to 2006",
      year: 1987,
      title: "The northern war and its camps",
      text: "The Lord's Resistance Army attacks and abducts civilians in Acholi and beyond. Most Acholi spend years in camps. A truce is signed in Juba in August 2006, and the group moves to neighbouring countries.",
    },
    {
      when: "1993 to 2005",
      year: 1993,
      title: "Kings restored, parties readmitted",
      text: "A law of 1993 lets kingdoms return without political power. The constitution of 1995 keeps elections without parties until a referendum in July 2005. In the same year limits on presidential terms are lifted.",
    },
    {
      when: "2006 to 2022",
      year: 2006,
      title: "Oil under Lake Albert",
      text: "Drilling finds oil in the Albertine basin in 2006. Companies and governments decide in February 2022 to build wells and a heated pipeline to the Tanzanian port of Tanga.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Uganda",
      href: "https://en.wikipedia.org/wiki/History_of_Uganda",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
