import type { CountryHistory } from "./open/types.ts";

export const benin: CountryHistory = {
  lead: "The kingdom of Dahomey and its neighbours, a shore drawn into the slave trade, and a republic that went from coups to Marxism to the first national conference of its kind.",
  events: [
    {
      when: "15th and 16th century",
      year: 1450,
      title: "Allada and the north",
      text: "People from Tado, now in Togo, found Allada near the coast. In the north Nikki becomes a seat of the Borgu rulers, on roads used by Wangara merchants who deal in kola.",
    },
    {
      when: "17th century",
      year: 1625,
      title: "Dahomey begins at Abomey",
      text: "By tradition a branch of Allada's ruling house moves inland and builds Abomey. Each king adds a palace of earth, with coloured reliefs that tell of wars and reigns.",
    },
    {
      when: "1724 to 1727",
      year: 1724,
      title: "The way to the sea",
      text: "Dahomey conquers Allada and then Hueda with its port of Ouidah. Cavalry from Oyo, to the east, attack in turn, and Dahomey pays Oyo tribute for much of the next hundred years.",
    },
    {
      when: "17th to 19th century",
      year: 1725,
      title: "Ouidah and the slave trade",
      text: "About a million captives are thought to leave through Ouidah, many for Brazil and the Caribbean. Kings of Dahomey, local merchants and dealers from Europe and Brazil all take part.",
    },
    {
      when: "1850s",
      year: 1852,
      title: "From captives to palm oil",
      text: "After a British blockade Dahomey signs a treaty against the export of people. Commerce turns slowly to palm oil, much of it made with unfree labour. Families freed in Brazil settle along the coast.",
    },
    {
      when: "1890 to 1894",
      year: 1890,
      title: "Dahomey fights France",
      text: "France already protects Porto-Novo. Dahomey's army, which includes regiments of women, fights in 1890 and 1892. Abomey is taken, and the king surrenders in 1894 and is sent to Martinique.",
    },
    {
      when: "By 1904",
      year: 1904,
      title: "Part of French West Africa",
      text: "The colony of Dahomey now belongs to the federation ruled from Dakar. Mission schools train clerks who work all over it. In 1916 Bariba villages in the north rise against recruitment for the war.",
    },
    {
      when: "1 August 1960",
      year: 1960,
      title: "The republic of Dahomey",
      text: "The colony becomes a sovereign state. Leaders from the south-west, south-east and north compete for office, and the army steps in several times during the next twelve years.",
    },
    {
      when: "1972 to 1975",
      year: 1972,
      title: "A new doctrine and a new name",
      text: "Officers seize power in October 1972 and two years later choose Marxism-Leninism. On 30 November 1975 the country is named Benin, after the bight on which it lies.",
    },
    {
      when: "February 1990",
      year: 1990,
      title: "The national conference",
      text: "With banks failing and salaries unpaid, delegates meet in Cotonou and declare themselves sovereign. A constitution is approved in December, and in 1991 the president loses an election and leaves office.",
    },
    {
      when: "1994",
      year: 1994,
      title: "A cheaper franc",
      text: "The franc of the West African currency union is halved against the French franc. Imports cost more. Cotton growers earn more francs, and transit through Cotonou's port remains a main source of revenue.",
    },
    {
      when: "2021",
      year: 2021,
      title: "Royal objects return",
      text: "France gives back 26 works that its soldiers took from Abomey in 1892, among them thrones and carved doors. They are shown in Cotonou in the next year, beside works by contemporary artists.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Benin",
      href: "https://en.wikipedia.org/wiki/History_of_Benin",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
