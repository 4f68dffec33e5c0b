import type { CountryHistory } from "./open/types.ts";

export const togo: CountryHistory = {
  lead: "A narrow land of ironworkers, Ewe towns and northern chiefdoms. It was a German colony, was split between Britain and France, and has been a republic since 1960.",
  events: [
    {
      when: "From about 400 BCE",
      year: -400,
      title: "Iron in Bassar",
      text: "People near today's Bassar smelt iron ore. In later centuries their furnaces at Banjeli and other villages supply hoes and blades over a wide part of the Volta basin.",
    },
    {
      when: "17th century",
      year: 1650,
      title: "Notsé and the Ewe towns",
      text: "Tradition names the walled town of Notsé as a home from which Ewe groups scatter to escape a harsh king. They found many small states. Kabye farmers build terraces on northern hills.",
    },
    {
      when: "1680s to 19th century",
      year: 1680,
      title: "Aného, a trading port",
      text: "Newcomers from Accra and Elmina make Aného a port. It trades captives, later palm oil, with Europe and Brazil. Families who come back from Brazil settle there in the 19th century.",
    },
    {
      when: "5 July 1884",
      year: 1884,
      title: "The treaty of protection",
      text: "At Baguida on the coast a German envoy signs a treaty of protection with a representative of the ruler of Togoville. The protectorate grows inland until 1899. Konkomba, Kabye and others resist in the 1890s.",
    },
    {
      when: "1897 to 1914",
      year: 1897,
      title: "Lomé, roads and railways",
      text: "The administration moves to Lomé and lays three railway lines for cocoa, palm produce and cotton. Villagers pay with taxes and forced labour. Schools teach mostly in Ewe and German.",
    },
    {
      when: "1914 to 1922",
      year: 1914,
      title: "Conquest and partition",
      text: "British and French troops from both neighbours occupy the colony, which surrenders on 26 August 1914. The League of Nations confirms a division: a western third to Britain, the rest with Lomé to France.",
    },
    {
      when: "1956 to 1958",
      year: 1956,
      title: "Two different answers",
      text: "In a plebiscite of May 1956 British Togoland votes to join the Gold Coast. French Togoland becomes an autonomous republic. An election watched by the United Nations in 1958 is won by the party for full independence.",
    },
    {
      when: "27 April 1960",
      year: 1960,
      title: "End of the trusteeship",
      text: "The French-administered territory becomes the Togolese Republic. Its first president is shot in January 1963, in a coup by former soldiers who had been refused places in the army.",
    },
    {
      when: "1967 to 1975",
      year: 1967,
      title: "Army rule and phosphate",
      text: "The army takes control on 13 January 1967, and a single party is created in 1969. Phosphate mines are nationalised in 1974. European, African, Caribbean and Pacific states sign a trade convention in Lomé in 1975.",
    },
    {
      when: "1991 to 1992",
      year: 1991,
      title: "A conference and a constitution",
      text: "Strikes and marches force a national conference, which declares itself sovereign. Troops pressure the interim government. A constitution with a limit on terms is approved in September 1992, and parliament lifts the limit in 2002.",
    },
    {
      when: "2005 to 2006",
      year: 2005,
      title: "Succession and agreement",
      text: "The president dies in February 2005, and the army installs his son. Under pressure from neighbours he steps down, then wins an election marked by deadly unrest. Parties sign an accord in August 2006.",
    },
    {
      when: "2024",
      year: 2024,
      title: "A parliamentary system",
      text: "Deputies adopt a constitution under which parliament chooses a head of government with executive power, and the presidency becomes ceremonial. Supporters and opponents disagree about its purpose.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Togo",
      href: "https://en.wikipedia.org/wiki/History_of_Togo",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
