import type { CountryHistory } from "./open/types.ts";

export const tunisia: CountryHistory = {
  lead: "From Carthage and Roman Africa to Kairouan and Tunis, a small country at the crossing of the Mediterranean. It abolished slavery in 1846 and has written four constitutions.",
  events: [
    {
      when: "814 to 146 BCE",
      year: -814,
      title: "Carthage",
      text: "Settlers from Tyre found Carthage, by tradition in 814 BCE. Its fleets trade in metals and cloth over the western Mediterranean. After three wars Rome destroys the city in 146 BCE.",
    },
    {
      when: "146 BCE to 439",
      year: -146,
      title: "Roman Africa",
      text: "The province sends grain and olive oil to Rome. Towns such as Dougga and Thysdrus, now El Jem, build theatres and arenas. Christianity spreads, and the Vandals take Carthage in 439.",
    },
    {
      when: "670 to 909",
      year: 670,
      title: "Kairouan and the Aghlabids",
      text: "An Arab general founds Kairouan. Carthage is taken from Byzantium in 698, after hard fighting with Berber forces. From 800 Aghlabid emirs build reservoirs and mosques and conquer Sicily.",
    },
    {
      when: "909 to 1159",
      year: 909,
      title: "Fatimids and Zirids",
      text: "An Ismaili movement sets up a caliphate that builds Mahdia and moves to Egypt in 973. Its Zirid governors later break away. Arab nomads push west from the 1050s, and Normans hold the ports for some years.",
    },
    {
      when: "1229 to 1574",
      year: 1229,
      title: "Hafsid Tunis",
      text: "Governors of the Almohads make themselves independent. Tunis is a city of learning and of trade with Italy and Catalonia. Spain and the Ottomans fight over it until an Ottoman fleet wins in 1574.",
    },
    {
      when: "1705 to 1837",
      year: 1705,
      title: "The Husaynid beys",
      text: "A cavalry officer founds a dynasty that lasts until 1957 under Ottoman sovereignty. Corsairs, wool caps, wheat and oil bring income. European powers end corsairing after 1815.",
    },
    {
      when: "1846 to 1864",
      year: 1846,
      title: "Abolition and a constitution",
      text: "The bey declares slavery abolished on 23 January 1846; a second decree is needed in 1890. A pact of 1857 promises equal rights, and a constitution follows in 1861. A tax revolt leads to its suspension in 1864.",
    },
    {
      when: "12 May 1881",
      year: 1881,
      title: "The Treaty of Bardo",
      text: "Debt has placed state finances under an international commission since 1869. French troops cross from Algeria, and the bey signs a treaty that becomes a protectorate. Sfax and the south resist for months.",
    },
    {
      when: "1920 to 1955",
      year: 1920,
      title: "Destour and Neo-Destour",
      text: "A party asks for a constitution in 1920. Younger members split away in 1934. Police fire on a crowd in Tunis on 9 April 1938. Armed groups and negotiations lead to home rule in 1955.",
    },
    {
      when: "20 March 1956",
      year: 1956,
      title: "Sovereignty and a family code",
      text: "France recognises independence. In August a code bans polygamy and gives women a right to divorce in court. The monarchy ends in July 1957. French forces keep Bizerte until October 1963.",
    },
    {
      when: "2010 to 2014",
      year: 2010,
      title: "The uprising",
      text: "Protests spread from Sidi Bouzid after a street vendor sets fire to himself in December 2010. The president leaves on 14 January 2011. An elected assembly completes a constitution in January 2014.",
    },
    {
      when: "2021 to 2022",
      year: 2021,
      title: "A presidential system returns",
      text: "On 25 July 2021 the president suspends parliament. A new constitution, approved with a low turnout a year later, widens his powers. Some call this a correction, others a coup.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Tunisia",
      href: "https://en.wikipedia.org/wiki/History_of_Tunisia",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
