import type { CountryHistory } from "./open/types.ts";

export const cameroon: CountryHistory = {
  lead: "A meeting place of forest, grassfields and Sahel that was German, then split between France and Britain, then joined again, with two colonial languages and legal systems.",
  events: [
    {
      when: "Before 1000 BCE",
      year: -2000,
      title: "Where Bantu languages began",
      text: "Linguists trace the Bantu family to the borderlands of Cameroon and Nigeria. From there its speakers spread over many centuries. At Shum Laka, a rock shelter, people had lived for thousands of years before.",
    },
    {
      when: "Before the 16th century",
      year: 1000,
      title: "Sao towns",
      text: "South of Lake Chad people called the Sao build on mounds, fire large clay vessels and cast ornaments. Their towns later pass to Kotoko princes and come under the influence of Bornu.",
    },
    {
      when: "About 1472",
      year: 1472,
      title: "The river of prawns",
      text: "Portuguese sailors call the Wouri estuary Rio dos Camarões. In time Duala families control trade there, bringing ivory and captives from inland to the ships, and palm oil after 1840.",
    },
    {
      when: "17th to 19th century",
      year: 1650,
      title: "Kingdoms of the grassfields",
      text: "Bamum, Bafut, Bali and many smaller chiefdoms share the western highlands. Smiths, carvers and councils serve their courts. About 1896 the king of Bamum has a script made for his language.",
    },
    {
      when: "Early 19th century",
      year: 1809,
      title: "Adamawa",
      text: "Fulani leaders join the religious war that founded Sokoto and set up emirates at Garoua, Maroua and Ngaoundéré. Many people of the region are enslaved or retreat into the Mandara hills.",
    },
    {
      when: "12 July 1884",
      year: 1884,
      title: "German Kamerun",
      text: "Duala kings sign a treaty with German merchants, and the flag goes up two days later. Plantations on Mount Cameroon and railways rest on forced labour. Inland kingdoms fight on for years.",
    },
    {
      when: "1916 to 1922",
      year: 1916,
      title: "Two mandates",
      text: "British, French and Belgian forces drive out the Germans. The League of Nations gives the larger part to France and two strips along the border to Britain, which rules them with Nigeria.",
    },
    {
      when: "1948 to 1971",
      year: 1948,
      title: "The UPC and its war",
      text: "The Union of the Peoples of Cameroon demands independence and reunion. France bans it in 1955, and an armed conflict goes on for years under the new state. How many died is disputed.",
    },
    {
      when: "1960 to 1961",
      year: 1960,
      title: "Independence in two steps",
      text: "The French territory is free on 1 January 1960. In a UN plebiscite of February 1961 the British north chooses Nigeria and the south chooses Cameroon, which becomes a federation on 1 October.",
    },
    {
      when: "20 May 1972",
      year: 1972,
      title: "A unitary state",
      text: "A referendum ends the federation, six years after one party absorbed the rest. From the late 1970s oil adds to cocoa, coffee and timber, until falling prices bring a long slump in the 1980s.",
    },
    {
      when: "1990 to 2008",
      year: 1990,
      title: "Parties and the Bakassi ruling",
      text: "Other parties are allowed again in 1990. In 2002 the International Court of Justice awards the Bakassi peninsula to Cameroon, and Nigeria completes its withdrawal by 2008.",
    },
    {
      when: "2016",
      year: 2016,
      title: "Conflict in the west and north",
      text: "Lawyers and teachers in the two English-speaking regions protest, and from 2017 separatists and the army fight there. In the far north Boko Haram has attacked villages since 2014.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Cameroon",
      href: "https://en.wikipedia.org/wiki/History_of_Cameroon",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
