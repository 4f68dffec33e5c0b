import type { CountryHistory } from "./open/types.ts";

export const drCongo: CountryHistory = {
  lead: "Kongo, Luba, Lunda and Kuba; a king's private state; a Belgian colony built on mines; and an independence with secession, long rule by one man, and wars.",
  events: [
    {
      when: "8th to 14th century",
      year: 750,
      title: "Copper crosses of Upemba",
      text: "Around the lakes of the Upemba basin people fish, smoke and sell their catch, and bury the dead with copper ornaments. Later, small crosses cast from the metal serve as money.",
    },
    {
      when: "14th and 15th century",
      year: 1390,
      title: "Kongo",
      text: "A kingdom spreads on both sides of the lower Congo River. Provinces such as Soyo and Nsundi pay tribute. Its capital lies in what is now Angola.",
    },
    {
      when: "16th to 18th century",
      year: 1585,
      title: "Luba, Lunda and Kuba",
      text: "In the savanna Luba kings rule with councils that keep memory on beaded boards. The Lunda spread their titles from the Kasai to Zambia. Kuba kings unite many groups between the Kasai and the Sankuru.",
    },
    {
      when: "16th to 19th century",
      year: 1600,
      title: "Two slave trades",
      text: "Captives go down the river to ships at Boma and other ports. In the 19th century traders from Zanzibar, Tippu Tip among them, raid the east for people and ivory.",
    },
    {
      when: "1885",
      year: 1885,
      title: "The Congo Free State",
      text: "Powers recognise King Leopold II of Belgium as sovereign. Agents force villages to deliver rubber, with hostage-taking, killing and mutilation. The population falls sharply. Historians differ on the numbers.",
    },
    {
      when: "15 November 1908",
      year: 1908,
      title: "The Belgian Congo",
      text: "After an international campaign Belgium takes over the territory. Companies mine copper in Katanga and diamonds in Kasai. Schools are left to missions, and few Africans reach higher education before the 1950s.",
    },
    {
      when: "30 June 1960",
      year: 1960,
      title: "Independence and breakdown",
      text: "Riots in Léopoldville in 1959 had hastened the date. Within two weeks the army mutinies and Katanga secedes. Patrice Lumumba, the first prime minister, is murdered in January 1961. UN troops end the secession in 1963.",
    },
    {
      when: "24 November 1965",
      year: 1965,
      title: "The army takes power",
      text: "Rebels had held much of the east the year before. Joseph-Désiré Mobutu, chief of the army, suspends politics and founds a single party. He stays in office until 1997.",
    },
    {
      when: "1971 to 1975",
      year: 1971,
      title: "Zaire",
      text: "Country, river and currency are renamed. Mines have passed to the state, and foreign businesses are handed to citizens in 1973. Copper prices collapse soon after, and debt and inflation follow.",
    },
    {
      when: "1996 to 2003",
      year: 1996,
      title: "Two wars",
      text: "Rebels backed by Rwanda and Uganda bring down the government in 1997. From 1998 a second war draws in armies from many states, and hunger and disease kill more people than battle. An accord reached in Pretoria in 2002 leads to a shared government.",
    },
    {
      when: "18 February 2006",
      year: 2006,
      title: "A constitution by vote",
      text: "Approved by referendum in December 2005, it limits presidents to two terms of five years. The first free general elections in four decades follow in 2006. In January 2019, after a disputed count, an elected president hands over to another for the first time.",
    },
    {
      when: "2012 to 2023",
      year: 2012,
      title: "Unrest in the east",
      text: "The M23 group takes Goma for some days in 2012 and returns to war in late 2021. Many other groups fight over land and minerals. Millions of people are displaced.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of the Democratic Republic of the Congo",
      href: "https://en.wikipedia.org/wiki/History_of_the_Democratic_Republic_of_the_Congo",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
