import type { CountryHistory } from "./open/types.ts";

export const eswatini: CountryHistory = {
  lead: "A kingdom gathered by the Dlamini in the hills between larger powers, signed away in concessions, ruled by Britain, and today a monarchy without party seats in parliament.",
  events: [
    {
      when: "About 40,000 years ago",
      year: -40000,
      title: "Ochre from Ngwenya",
      text: "At Lion Cavern people dig red and glittering iron ore, probably for body paint and ritual. San hunters later leave pictures in shelters such as Nsangwini.",
    },
    {
      when: "First millennium",
      year: 450,
      title: "Farming and iron",
      text: "Communities that grow sorghum and smelt ore settle the valleys of the middleveld and lowveld. Later they are joined by Sotho and Nguni groups, remembered as those found ahead.",
    },
    {
      when: "About 1750",
      year: 1750,
      title: "The Dlamini move inland",
      text: "Under Ngwane III the Dlamini, who came from the region of Delagoa Bay, live near the Pongola River. The people call themselves after him, bakaNgwane.",
    },
    {
      when: "1815 to 1839",
      year: 1815,
      title: "Sobhuza I",
      text: "Pressed by Ndwandwe and later Zulu armies, the king leads his followers north into the hills around Ezulwini. He wins some clans by marriage and others by war, and avoids battles he could lose.",
    },
    {
      when: "1840s to 1860s",
      year: 1840,
      title: "Mswati and the regiments",
      text: "Age regiments bind the nation, which takes the name of King Mswati II. He raids far to the north. Some captives, children among them, pass to Boer farmers as bound labour.",
    },
    {
      when: "1880s",
      year: 1881,
      title: "Concessions",
      text: "Conventions of 1881 and 1884 guarantee independence. Yet prospectors, graziers and speculators get papers from the king for almost every acre and right, for yearly payments.",
    },
    {
      when: "1894 to 1907",
      year: 1894,
      title: "From the Transvaal to Britain",
      text: "The South African Republic is given charge of the land without asking its rulers. After the war of 1899 to 1902 Britain takes its place and a High Commissioner governs.",
    },
    {
      when: "1907",
      year: 1907,
      title: "The land is partitioned",
      text: "A proclamation leaves the Swazi about a third of the country, in scattered blocks. A royal delegation to London in 1922 achieves nothing, and the nation collects money to buy farms back.",
    },
    {
      when: "1939 to 1964",
      year: 1939,
      title: "Asbestos, pines, sugar and iron",
      text: "A mine opens at Bulembu, forests are planted at Usutu and canals water the lowveld. A railway to Mozambique carries iron ore from 1964. Wage earners strike at several places in 1963.",
    },
    {
      when: "6 September 1968",
      year: 1968,
      title: "The kingdom restored to itself",
      text: "British rule ends, with Sobhuza II, on the throne since 1921, as head of state. The royal party holds every elected seat in the first parliament.",
    },
    {
      when: "12 April 1973",
      year: 1973,
      title: "The constitution is repealed",
      text: "After an opposition party wins three seats in 1972, the king repeals the constitution and bans parties. From 1978 deputies are chosen through local councils, the tinkhundla.",
    },
    {
      when: "2005 to 2021",
      year: 2005,
      title: "Basic law, new name, protests",
      text: "A constitution keeps wide royal powers. In April 2018 the king declares that Swaziland is to be called Eswatini. Protests in June 2021 are met with force. Counts of the dead differ.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Eswatini",
      href: "https://en.wikipedia.org/wiki/History_of_Eswatini",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
