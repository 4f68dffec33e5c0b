import type { CountryHistory } from "./open/types.ts";

export const southAfrica: CountryHistory = {
  lead: "Hunters, herders, farmers and kingdoms, a Dutch then British Cape, mines that drew in the whole region, rule by a white minority, and a constitution for all since the 1990s.",
  events: [
    {
      when: "By about 300",
      year: 300,
      title: "Hunters, herders and farmers",
      text: "San hunters paint in the mountains, Khoekhoe herders keep sheep and cattle in the west, and farmers who work iron settle in the rainier east. The three trade, fight and marry.",
    },
    {
      when: "About 1220 to 1290",
      year: 1220,
      title: "Mapungubwe",
      text: "A town on the Limpopo sells gold and ivory to the Indian Ocean and receives beads and cloth. Its rulers live apart on a hill, where a small rhinoceros of gold foil was buried.",
    },
    {
      when: "1652",
      year: 1652,
      title: "The Dutch at the Cape",
      text: "The Dutch East India Company plants a supply station at Table Bay. It imports enslaved people from Asia, Madagascar and Mozambique from 1658, and the Khoekhoe lose land and cattle in a series of wars.",
    },
    {
      when: "1795 to 1879",
      year: 1795,
      title: "British Cape, Xhosa and Zulu",
      text: "Britain takes the Cape in 1795 and again in 1806. A hundred years of frontier wars with the Xhosa end in 1879, when the Zulu kingdom, built up after 1816, is also defeated.",
    },
    {
      when: "1834 to 1838",
      year: 1834,
      title: "Emancipation and the trek",
      text: "Slavery ends on 1 December 1834, with unpaid apprenticeship for four more years. Thousands of Boers leave for the interior and found republics on land of the Sotho, Tswana, Zulu and others.",
    },
    {
      when: "1867 to 1886",
      year: 1867,
      title: "Diamonds and gold",
      text: "Diggers rush to Kimberley and, in 1886, to the Witwatersrand. Mining companies recruit migrant men all over southern Africa, lodge them in compounds and rely on pass laws.",
    },
    {
      when: "1899 to 1902",
      year: 1899,
      title: "The South African War",
      text: "Britain fights the two Boer republics. Farms are burnt, and tens of thousands of Boer and Black civilians die in separate camps. The peace of Vereeniging leaves the vote of Black people undecided.",
    },
    {
      when: "31 May 1910",
      year: 1910,
      title: "The Union and the Land Act",
      text: "Four colonies form a self-governing union, from whose parliament Black people are excluded. The body later named African National Congress meets in 1912. A law of 1913 limits African land to about seven per cent.",
    },
    {
      when: "1948 to 1961",
      year: 1948,
      title: "Apartheid becomes law",
      text: "A government elected in 1948 classifies everyone by race and assigns places to live. Police kill dozens of demonstrators at Sharpeville on 21 March 1960. The country leaves the Commonwealth in 1961 as a republic.",
    },
    {
      when: "1976 to 1989",
      year: 1976,
      title: "Soweto and the years of revolt",
      text: "Pupils march on 16 June 1976 against teaching in Afrikaans, and police open fire. Strikes, township protests, sanctions and a state of emergency mark the 1980s. War reaches Angola and Namibia.",
    },
    {
      when: "1990 to 1996",
      year: 1990,
      title: "Negotiation and a vote for all",
      text: "Banned parties become legal in February 1990. Talks go on through much violence to the election of 27 April 1994. A Truth and Reconciliation Commission hears victims, and the constitution is adopted in 1996.",
    },
    {
      when: "29 May 2024",
      year: 2024,
      title: "No majority",
      text: "For the first time since 1994 no party wins more than half of the seats. The two parties with most votes and several smaller ones agree to govern together, in a cabinet they call one of national unity.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of South Africa",
      href: "https://en.wikipedia.org/wiki/History_of_South_Africa",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
