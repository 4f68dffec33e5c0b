import type { CountryHistory } from "./open/types.ts";

export const nigeria: CountryHistory = {
  lead: "Cities, caliphates and kingdoms older than the country itself, joined by Britain in 1914. A federation since before independence, it has lived through a civil war, military rule and an oil economy.",
  events: [
    {
      when: "First millennium BCE",
      year: -900,
      title: "Nok terracotta and iron",
      text: "Farmers on the edge of the Jos plateau shape hollow clay figures and smelt iron in small furnaces. Finds over a wide area share the style that is called Nok after a mining village.",
    },
    {
      when: "About 900",
      year: 900,
      title: "Bronzes of Igbo-Ukwu",
      text: "A person of rank is buried with cast vessels, ivory and thousands of glass beads. Most of the metal is local, while the beads show links to the trans-Saharan trade.",
    },
    {
      when: "11th to 16th century",
      year: 1100,
      title: "Kanem-Bornu and the Hausa cities",
      text: "Kings near Lake Chad accept Islam in the 11th century. Kano, Katsina and Zaria wall their towns, dye cloth and tan leather, and join the routes to Tripoli and the Niger bend.",
    },
    {
      when: "12th to 17th century",
      year: 1200,
      title: "Ife, Benin and Oyo",
      text: "Ife artists cast copper alloy heads. Benin, with its earthworks and guilds, expands in the 15th century. Oyo cavalry dominates the Yoruba plains and beyond from the 17th century.",
    },
    {
      when: "17th to 19th century",
      year: 1650,
      title: "Captives from the Bights",
      text: "Bonny, Calabar, Lagos and other ports sell captives to European ships, well over a million in all. After 1807 palm oil slowly replaces people as the main cargo. Slavery inside the region continues for decades.",
    },
    {
      when: "1804 to 1808",
      year: 1804,
      title: "The Sokoto Caliphate",
      text: "Usman dan Fodio and his followers overturn the Hausa rulers. Emirates under Sokoto's authority spread from the desert edge towards Yorubaland, with courts, schools and plantations worked by enslaved people.",
    },
    {
      when: "1861 to 1903",
      year: 1861,
      title: "British conquest",
      text: "Lagos is annexed in 1861. A company rules along the lower Niger until 1900. Benin is taken and its bronzes carried off in 1897, and Sokoto falls in 1903.",
    },
    {
      when: "1914 to 1929",
      year: 1914,
      title: "Amalgamation and the Women's War",
      text: "The northern and southern protectorates are joined on 1 January 1914, though they keep separate systems of government. In 1929 women in the south-east protest against taxes and warrant chiefs, and dozens are shot.",
    },
    {
      when: "1 October 1960",
      year: 1960,
      title: "A federation of three regions",
      text: "Independence comes after a series of constitutions that gave each region its own government. Oil, found at Oloibiri in 1956, is already being shipped. A republic is declared in 1963.",
    },
    {
      when: "1966 to 1970",
      year: 1966,
      title: "Coups and the Biafra war",
      text: "Two coups and massacres in 1966 divide the army and the country. The Eastern Region secedes as Biafra on 30 May 1967. War and famine last until its surrender in January 1970.",
    },
    {
      when: "1979 to 1999",
      year: 1979,
      title: "Civilian and military governments",
      text: "An elected government lasts from 1979 to 1983. The result of the vote of 12 June 1993 is annulled. The capital moves to Abuja in 1991, and the present constitution takes effect on 29 May 1999.",
    },
    {
      when: "2009 to 2015",
      year: 2009,
      title: "Insurgency in the north-east, change at the polls",
      text: "The group known as Boko Haram takes up arms in 2009, and millions leave their homes. In 2015 a sitting president loses an election for the first time and hands over.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Nigeria",
      href: "https://en.wikipedia.org/wiki/History_of_Nigeria",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
