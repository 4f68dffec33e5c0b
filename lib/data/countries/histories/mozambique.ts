import type { CountryHistory } from "./open/types.ts";

export const mozambique: CountryHistory = {
  lead: "A coast of Indian Ocean ports and a hinterland of gold, ivory and states, ruled by Portugal and by private companies. Two wars fall between 1964 and 1992, and gas has been found off the north since 2010.",
  events: [
    {
      when: "By the 10th century",
      year: 900,
      title: "Sofala and the monsoon trade",
      text: "Farming peoples of the coast deal with sailors from Arabia and Persia. Arab writers describe gold from the land of Sofala, brought down from the plateau and exchanged for cloth and beads.",
    },
    {
      when: "1498 to 1507",
      year: 1498,
      title: "Portuguese forts",
      text: "A Portuguese fleet calls on its way to India. Soldiers occupy Sofala in 1505 and Mozambique Island in 1507, which later serves as their capital until 1898.",
    },
    {
      when: "17th century",
      year: 1629,
      title: "Mutapa and the prazos",
      text: "The ruler of Mutapa accepts a treaty of vassalage with Portugal in 1629, and a revolt in the 1690s drives the Portuguese off the plateau. In the Zambezi valley, estate holders called prazeiros raise armies of their own.",
    },
    {
      when: "1770s to 1870s",
      year: 1770,
      title: "Captives for islands and Brazil",
      text: "Ships carry hundreds of thousands of enslaved people from Mozambique Island, Quelimane and Ibo to the Mascarenes, Brazil and Cuba. Bans from 1836 have little effect at first. Slavery itself ends in law by 1878.",
    },
    {
      when: "1820s to 1895",
      year: 1824,
      title: "The Gaza state",
      text: "Nguni soldiers from the south found a kingdom between the Limpopo and the Zambezi that collects tribute as far as the ports. Portugal defeats it in 1895 and exiles its king.",
    },
    {
      when: "1891 to 1942",
      year: 1891,
      title: "Chartered companies",
      text: "A treaty with Britain fixes the borders. Two chartered companies govern large parts of the north and centre and use forced labour. The south sends miners to the Transvaal. Barue rises in 1917 and is subdued.",
    },
    {
      when: "1962 to 1974",
      year: 1962,
      title: "Frelimo and the war of liberation",
      text: "Exile groups unite as Frelimo in 1962, two years after villagers are shot at Mueda. War begins on 25 September 1964 in the north and ends after soldiers overthrow the government in Lisbon.",
    },
    {
      when: "25 June 1975",
      year: 1975,
      title: "A people's republic",
      text: "Under an agreement signed in Lusaka, power passes to Frelimo at independence, without an election. Most Portuguese settlers leave. The new state nationalises land, schools and clinics, and Frelimo calls itself a Marxist-Leninist party from 1977.",
    },
    {
      when: "1977 to 1992",
      year: 1977,
      title: "War with Renamo",
      text: "Renamo, backed by Rhodesia and then South Africa, fights the government. Hunger and flight reach most districts. A General Peace Agreement is signed in Rome on 4 October 1992.",
    },
    {
      when: "1990 to 1994",
      year: 1990,
      title: "Parties and markets",
      text: "A constitution of November 1990 allows parties and private firms. The first elections with several parties take place in October 1994 under the eyes of a United Nations mission.",
    },
    {
      when: "2010 to 2022",
      year: 2010,
      title: "Gas and hidden loans",
      text: "Large gas fields are found off Cabo Delgado. State loans that parliament had not approved become public in 2016, and lenders stop support. The first cargo of liquefied gas leaves in November 2022.",
    },
    {
      when: "2017 to 2019",
      year: 2017,
      title: "Cabo Delgado, a cyclone, a second peace",
      text: "An armed insurgency starts in the far north in October 2017. In March 2019 Cyclone Idai destroys much of Beira. The government and Renamo sign an accord in Maputo on 6 August 2019.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Mozambique",
      href: "https://en.wikipedia.org/wiki/History_of_Mozambique",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
