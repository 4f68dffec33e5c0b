import type { CountryHistory } from "./open/types.ts";

export const burundi: CountryHistory = {
  lead: "A kingdom of hills and royal drums that kept its shape under two colonial rulers, then decades of violence and an agreement that shares power by quota.",
  events: [
    {
      when: "Before 1600",
      year: 1000,
      title: "Hills, herds and hoes",
      text: "Farmers who speak a Bantu language clear the hills near Lake Tanganyika. Herders move in with long-horned cattle, and Twa people hunt and make pots. In time all speak Kirundi.",
    },
    {
      when: "17th century",
      year: 1680,
      title: "The kingdom of the mwami",
      text: "Ntare Rushatsi is remembered as the founder of the kingdom, though traditions give other dates. A sacred drum, the karyenda, stands for the king, and a yearly sowing rite opens the season.",
    },
    {
      when: "About 1795 to 1850",
      year: 1795,
      title: "The realm doubles",
      text: "Under Ntare Rugamba armies push the frontiers far out. Princes called ganwa hold the provinces, grow strong there and compete with one another and with the court.",
    },
    {
      when: "1880s",
      year: 1884,
      title: "Slave traders are kept out",
      text: "Dealers from Ujiji raid the shores of the lake. The army of King Mwezi Gisabo defeats their attempts to enter the highlands, so the interior is largely spared.",
    },
    {
      when: "6 June 1903",
      year: 1903,
      title: "The treaty of Kiganda",
      text: "After years of fighting, German officers make the king accept their protection, and leave him his throne. The land belongs to German East Africa and is governed through the court.",
    },
    {
      when: "1916 to 1945",
      year: 1916,
      title: "Belgian rule",
      text: "Belgian troops arrive in the First World War, and the League of Nations later makes Ruanda-Urundi a mandate. Officials dismiss the Hutu chiefs, require coffee to be grown and demand unpaid work.",
    },
    {
      when: "1961",
      year: 1961,
      title: "An election and a murder",
      text: "The party Uprona, which draws on Hutu, Tutsi and ganwa, wins the vote of September. Its leader, Prince Louis Rwagasore, is shot in October, two weeks after becoming head of government.",
    },
    {
      when: "1 July 1962",
      year: 1962,
      title: "Two countries from one territory",
      text: "Ruanda-Urundi ends: Burundi becomes a monarchy of its own and Rwanda a republic. A prime minister is killed in 1965, and in November 1966 officers abolish the throne.",
    },
    {
      when: "1972",
      year: 1972,
      title: "Mass killings",
      text: "A rising in the south, in which many Tutsi are killed, is followed by months of killing of Hutu by the army and others. Estimates commonly range from 100,000 to 300,000 dead.",
    },
    {
      when: "1993",
      year: 1993,
      title: "Civil war",
      text: "The first president chosen in a contested election takes office in July. Soldiers kill him in October, massacres follow, and a war begins. By its end about 300,000 people are thought to have died.",
    },
    {
      when: "28 August 2000",
      year: 2000,
      title: "The Arusha agreement",
      text: "Parties agree in Tanzania to divide posts in the state and the army between Hutu and Tutsi. Ceasefires come later, a constitution in 2005, and membership of the East African Community in 2007.",
    },
    {
      when: "2015 to 2019",
      year: 2015,
      title: "A disputed third term",
      text: "The president's wish to stand again brings protests, a failed coup and the flight of several hundred thousand people. A constitution of 2018 lengthens terms. Gitega becomes the political capital in 2019.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Burundi",
      href: "https://en.wikipedia.org/wiki/History_of_Burundi",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
