import type { CountryHistory } from "./open/types.ts";

export const zimbabwe: CountryHistory = {
  lead: "Stone-built capitals and gold on a high plateau, then conquest by a company, a settler state and a war for majority rule. Land and the currency have marked the years since 1980.",
  events: [
    {
      when: "11th to 15th century",
      year: 1100,
      title: "Great Zimbabwe",
      text: "Shona-speaking builders raise walls of granite without mortar at the centre of a state rich in cattle. Gold and ivory go to Sofala, and glass, cloth and Chinese porcelain come back.",
    },
    {
      when: "15th to 17th century",
      year: 1450,
      title: "Mutapa and Torwa",
      text: "Power shifts to Mutapa near the Zambezi and to Torwa, with its capital at Khami. Portuguese traders attend fairs on the plateau and interfere in Mutapa's successions.",
    },
    {
      when: "1690s to 1830s",
      year: 1693,
      title: "The Rozvi state",
      text: "A cattle owner called Changamire Dombo expels the Portuguese from the plateau and founds the Rozvi state in the south-west. Its rulers control gold digging and live at Danangombe.",
    },
    {
      when: "About 1838 to 1893",
      year: 1838,
      title: "The Ndebele kingdom",
      text: "A people led from the south by Mzilikazi settles around Bulawayo. It collects tribute from some Shona chiefs, while others stay independent. Hunters and concession seekers visit its court.",
    },
    {
      when: "1888 to 1897",
      year: 1888,
      title: "Company conquest and Chimurenga",
      text: "A concession of 1888, whose meaning the king contests, is used to obtain a charter. A column hoists the flag at Salisbury in 1890. War follows in 1893, and Ndebele and Shona rise in 1896.",
    },
    {
      when: "1923 to 1930",
      year: 1923,
      title: "A settler government",
      text: "A mostly white electorate prefers self-government to union with South Africa. The Land Apportionment Act of 1930 reserves about half of the land, and much of the better soil, for Europeans.",
    },
    {
      when: "1953 to 1965",
      year: 1953,
      title: "Federation and a unilateral declaration",
      text: "Federation with the northern territories brings the Kariba dam and ends in 1963. On 11 November 1965 the white minority government declares independence, which no state recognises. United Nations sanctions follow.",
    },
    {
      when: "1966 to 1979",
      year: 1966,
      title: "The liberation war",
      text: "Forces of ZANU and ZAPU fight from bases in Mozambique and Zambia, on a wide scale after 1972. A conference at Lancaster House in London agrees a ceasefire and constitution on 21 December 1979.",
    },
    {
      when: "18 April 1980",
      year: 1980,
      title: "Majority rule",
      text: "Elections in February give a majority to ZANU, and Rhodesia becomes independent as Zimbabwe. Schools and clinics multiply. Guarantees for white landowners and reserved seats in parliament last for the first years.",
    },
    {
      when: "1982 to 1987",
      year: 1982,
      title: "Matabeleland and the Unity Accord",
      text: "An army brigade sent against armed dissidents kills thousands of civilians in Matabeleland and the Midlands; accounts of the number differ. The two main parties merge under an accord of 22 December 1987.",
    },
    {
      when: "2000 to 2009",
      year: 2000,
      title: "Land seizures and inflation",
      text: "Voters reject a draft constitution, and most large farms of white owners are occupied and redistributed. Output falls, and prices rise ever faster until foreign money replaces the local dollar in 2009.",
    },
    {
      when: "2013 and 2017",
      year: 2013,
      title: "New constitution, change of president",
      text: "A text approved in March 2013 limits presidential terms and lists sixteen languages. In November 2017, after the army intervenes, the leader in office since 1980 resigns.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Zimbabwe",
      href: "https://en.wikipedia.org/wiki/History_of_Zimbabwe",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
