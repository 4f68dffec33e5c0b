import type { CountryHistory } from "./open/types.ts";

export const burkinaFaso: CountryHistory = {
  lead: "Mossi courts on the savanna, a colony that was created, abolished and restored, and a state renamed in 1984 that soldiers have often ruled.",
  events: [
    {
      when: "8th century BCE",
      year: -750,
      title: "Iron at Douroula",
      text: "Furnaces near Douroula, now listed as World Heritage, show that iron was smelted here early. Later on, in many communities of the savanna, smiths marry among themselves and have their own rites.",
    },
    {
      when: "11th to 17th century",
      year: 1050,
      title: "The walls of Loropéni",
      text: "High stone enclosures stand in the south-west, on land with gold. Lohron or Koulango people are thought to have built and held them while metal moved north towards the Sahara.",
    },
    {
      when: "About the 15th century",
      year: 1450,
      title: "Mossi kingdoms",
      text: "Tradition tells of horsemen from the south, descended from a princess named Yennenga. They found Tenkodogo, Ouagadougou and Yatenga. Scholars differ on the date, and some place it centuries earlier.",
    },
    {
      when: "About 1480 to 1500",
      year: 1480,
      title: "Horsemen against Songhai",
      text: "Mossi cavalry ride as far as Walata, on the desert's edge. Songhai strikes back and makes war on Yatenga in 1498. The kingdoms suffer losses but do not become part of the empire.",
    },
    {
      when: "Early 18th century",
      year: 1714,
      title: "Gwiriko in the west",
      text: "Warriors and merchants of the Watara family, from Kong, establish a state around Bobo-Dioulasso. Dyula traders link it to markets for kola, salt, woven cotton and captives.",
    },
    {
      when: "1896 to 1898",
      year: 1896,
      title: "Conquest and a border",
      text: "Soldiers enter Ouagadougou and set up a new Mogho Naaba when the ruler leaves. A convention between France and Britain in 1898 settles the line with the Gold Coast.",
    },
    {
      when: "1915 to 1916",
      year: 1915,
      title: "The Volta-Bani war",
      text: "Villages between the Volta and the Bani rivers unite against the draft and taxes. Columns with artillery need months to defeat them and burn many settlements on the way.",
    },
    {
      when: "1919 to 1947",
      year: 1919,
      title: "Upper Volta comes and goes",
      text: "A separate colony is formed in 1919. In 1932 it is shared out among three neighbours, partly to provide labour for plantations on the coast. It is restored in 1947.",
    },
    {
      when: "5 August 1960",
      year: 1960,
      title: "Full sovereignty",
      text: "Upper Volta takes leave of French rule. In January 1966 trade unions march against pay cuts, the president resigns and the army takes over. More coups follow in 1980, 1982 and 1983.",
    },
    {
      when: "1983 to 1987",
      year: 1983,
      title: "Thomas Sankara's years",
      text: "A captain's government vaccinates children, plants trees, bans forced marriage and tries opponents before special courts. In August 1984 it picks the name Burkina Faso. He is killed in October 1987.",
    },
    {
      when: "2009",
      year: 2009,
      title: "Gold passes cotton",
      text: "Industrial mines open in several regions and gold becomes the first export, ahead of cotton. Many people also dig by hand, in small pits without a licence.",
    },
    {
      when: "2014 to 2022",
      year: 2014,
      title: "Protest, insurgency and two coups",
      text: "Crowds end a presidency of 27 years in October 2014. Armed groups then spread from the north and drive close to two million people from home. Officers take power twice in 2022.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Burkina Faso",
      href: "https://en.wikipedia.org/wiki/History_of_Burkina_Faso",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
