import type { CountryHistory } from "./open/types.ts";

export const zambia: CountryHistory = {
  lead: "Savanna kingdoms linked by copper and ivory, then a colony run first by a company and later for its mines. Since 1991 governments have been replaced at the ballot box.",
  events: [
    {
      when: "From about 400",
      year: 400,
      title: "Farming and early copper",
      text: "Communities with iron tools and pottery settle the plateau. Diggers at Kansanshi and other places melt copper into bars and later crosses, which serve as money and ornament.",
    },
    {
      when: "15th century",
      year: 1450,
      title: "Graves at Ing'ombe Ilede",
      text: "Near the meeting of the Zambezi and Lusitu, traders are buried with gold beads, copper ingots and cotton cloth. The goods show exchange with the plateau to the south and the Indian Ocean.",
    },
    {
      when: "17th to 19th century",
      year: 1740,
      title: "Lozi, Bemba and Kazembe",
      text: "The Lozi farm the Zambezi flood plain under the Litunga. Bemba chiefs unite in the north-east. Kazembe, a Lunda kingdom on the Luapula founded about 1740, deals with both coasts.",
    },
    {
      when: "1840s to 1880s",
      year: 1840,
      title: "Ngoni, Kololo and slave caravans",
      text: "Kololo from the south rule the Lozi from the 1840s until 1864. A Ngoni group settles in the east. Chikunda and Swahili traders take ivory and captives from many districts.",
    },
    {
      when: "1890 to 1911",
      year: 1890,
      title: "The company arrives",
      text: "The British South Africa Company obtains mineral and other rights from the Litunga, on terms he later disputes. It defeats the Ngoni in 1898. Its two territories become Northern Rhodesia in 1911.",
    },
    {
      when: "1924 to 1940",
      year: 1924,
      title: "Crown rule and the Copperbelt",
      text: "London takes over the administration in 1924. Large mines open at Roan, Nkana and Mufulira. African miners strike in 1935 and 1940 over tax and pay, and police and troops fire on them.",
    },
    {
      when: "1953 to 1963",
      year: 1953,
      title: "Ten years of federation",
      text: "Settlers gain a federation with Southern Rhodesia and Nyasaland, and copper revenue flows to Salisbury. Boycotts and a campaign called Cha-cha-cha in 1961 speed up its end.",
    },
    {
      when: "24 October 1964",
      year: 1964,
      title: "A republic from its first day",
      text: "Northern Rhodesia becomes independent Zambia. The state takes over the mineral rights of the company against payment and opens schools and a university, as few citizens hold degrees. It shelters liberation movements of its neighbours.",
    },
    {
      when: "1969 to 1976",
      year: 1969,
      title: "State mines, one party, a new railway",
      text: "The government announces a majority share in the mines in 1969. Only one party is legal after December 1972. Rhodesia closes the border in 1973, copper prices drop in 1975, and the line to Tanzania opens.",
    },
    {
      when: "31 October 1991",
      year: 1991,
      title: "An election ends the single party",
      text: "Food riots in 1990 and a movement led by trade unions force a return to competition. The ruling party loses and leaves. The opposition also wins in 2011 and 2021.",
    },
    {
      when: "1997 to 2005",
      year: 1997,
      title: "Mines sold, debts reduced",
      text: "The state mining company is sold in parts, most of it by 2000. In 2005 Zambia reaches the end of a debt relief programme, and higher copper prices bring new investment.",
    },
    {
      when: "2020 to 2023",
      year: 2020,
      title: "Default and a settlement",
      text: "The state fails to pay interest on foreign bonds in November 2020. Official creditors, China among them, agree in June 2023 on new terms under a framework of the Group of Twenty.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Zambia",
      href: "https://en.wikipedia.org/wiki/History_of_Zambia",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
