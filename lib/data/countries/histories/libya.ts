import type { CountryHistory } from "./open/types.ts";

export const libya: CountryHistory = {
  lead: "Three regions, Tripolitania, Cyrenaica and Fezzan, looked to different neighbours for most of their past. They became one kingdom in 1951, found oil in 1959 and have had rival governments for much of the time since 2014.",
  events: [
    {
      when: "7th century BCE",
      year: -631,
      title: "Cyrene and the Phoenician ports",
      text: "Greek settlers found Cyrene among the Libyan peoples of the east, about 631 BCE. Phoenician traders set up Oea, Sabratha and Leptis in the west. Oea grows into Tripoli.",
    },
    {
      when: "About 500 BCE to 600 CE",
      year: -500,
      title: "The Garamantes of Fezzan",
      text: "In the desert south the Garamantes dig underground channels to water wheat, dates and vines. Their towns around Garama trade with the coast and over the Sahara, and fight and bargain with Rome.",
    },
    {
      when: "From 642",
      year: 642,
      title: "Arab rule and the Arabic language",
      text: "Armies from Egypt take Barqa and Tripoli from Byzantium. Islam spreads over several centuries. The Banu Hilal and Banu Sulaym, who arrive in the 11th century, widen the use of Arabic among Berber speakers.",
    },
    {
      when: "1551",
      year: 1551,
      title: "Ottoman Tripoli",
      text: "An Ottoman fleet takes Tripoli from the Knights of Saint John. From 1711 to 1835 the Karamanli family governs there almost alone, with income from trade, corsairs and payments by shipping nations.",
    },
    {
      when: "1843",
      year: 1843,
      title: "The Sanusi lodges",
      text: "The Sanusi order opens its lodge at al-Bayda. More follow along the caravan routes to Lake Chad, where they teach, settle disputes and protect trade, the trade in enslaved people included.",
    },
    {
      when: "1911 to 1932",
      year: 1911,
      title: "Italian invasion and long resistance",
      text: "Italy lands troops in October 1911, and the Ottoman state gives up the provinces a year later. Fighting in Cyrenaica lasts until 1932. Italy holds much of its population in camps, where tens of thousands die.",
    },
    {
      when: "24 December 1951",
      year: 1951,
      title: "A federal kingdom",
      text: "After years of British and French administration, and a vote of the United Nations in 1949, the three regions become independent as one kingdom. The federal form is given up in 1963.",
    },
    {
      when: "1959",
      year: 1959,
      title: "Oil at Zelten",
      text: "A large field is found at Zelten, and exports begin in 1961. A country that had lived from farming, herding and foreign aid now earns most of its income from petroleum.",
    },
    {
      when: "1 September 1969",
      year: 1969,
      title: "The monarchy is overthrown",
      text: "Young officers depose the king. They close foreign bases and take over much of the oil industry. In 1977 the state is renamed Jamahiriya, with people's committees in place of parties and parliament.",
    },
    {
      when: "1992 to 2003",
      year: 1992,
      title: "Years of sanctions",
      text: "The United Nations limits air travel and arms sales after two airliners are bombed in 1988 and 1989. The measures are suspended in 1999, when two suspects are handed over for trial, and lifted in 2003 after compensation is agreed.",
    },
    {
      when: "2011",
      year: 2011,
      title: "Uprising and war",
      text: "Protests that begin in Benghazi in February turn into war. NATO and other states intervene from the air under a Security Council resolution. The government falls in August, and fighting ends in October.",
    },
    {
      when: "2014 to 2020",
      year: 2014,
      title: "Two governments and a ceasefire",
      text: "Rival authorities form in the west and the east after the election of 2014. A ceasefire signed in Geneva on 23 October 2020 ends large battles. Elections planned for December 2021 are not held.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Libya",
      href: "https://en.wikipedia.org/wiki/History_of_Libya",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
