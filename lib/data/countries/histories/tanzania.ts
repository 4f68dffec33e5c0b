import type { CountryHistory } from "./open/types.ts";

export const tanzania: CountryHistory = {
  lead: "A monsoon coast of stone towns and an interior of farmers, herders and caravans. Tanganyika and Zanzibar had separate rulers until they formed one republic in 1964.",
  events: [
    {
      when: "From about 500 BCE",
      year: -500,
      title: "Furnaces west of Lake Victoria",
      text: "Smiths in Buhaya produce iron in clay furnaces. Farmers spread east and south over the following centuries, and live beside Cushitic herders and hunters such as the Hadza.",
    },
    {
      when: "10th to 15th century",
      year: 1000,
      title: "Kilwa and the Swahili towns",
      text: "Builders in coral stone raise mosques and palaces on Kilwa, Mafia and Zanzibar. Kilwa strikes its own coins and prospers on gold from Sofala until Portuguese ships attack it in 1505.",
    },
    {
      when: "1698 to 1897",
      year: 1698,
      title: "Omani Zanzibar",
      text: "Oman expels the Portuguese from the coast north of Mozambique. Its sultan moves to Zanzibar in the 1830s. Cloves are grown by enslaved people; the slave market closes in 1873 and slavery loses legal force in 1897.",
    },
    {
      when: "About 1860 to 1884",
      year: 1860,
      title: "Caravans and inland states",
      text: "Nyamwezi porters carry ivory from the lakes to Bagamoyo, and captives walk the same roads. Mirambo, a Nyamwezi ruler, builds a state across these routes and taxes the traffic.",
    },
    {
      when: "1885 to 1898",
      year: 1885,
      title: "German conquest and the Hehe",
      text: "A company with an imperial charter collects treaties, and Berlin takes over after a coastal war in 1888 to 1889. The Hehe defeat a column in 1891 and hold out until 1898. Zanzibar becomes a British protectorate in 1890.",
    },
    {
      when: "1905 to 1907",
      year: 1905,
      title: "Maji Maji",
      text: "Peoples of the south rise against forced cotton growing and taxes, united by a medicine of water that is said to protect from bullets. The army burns crops, and famine kills far more people than the fighting.",
    },
    {
      when: "1919 to 1954",
      year: 1919,
      title: "Tanganyika under Britain",
      text: "The League of Nations entrusts most of the German territory to Britain, and slavery is abolished by ordinance in 1922. Cooperatives sell coffee and cotton. The party TANU is founded on 7 July 1954.",
    },
    {
      when: "1961 to 1964",
      year: 1961,
      title: "Two independences, one union",
      text: "Tanganyika is independent on 9 December 1961 and Zanzibar on 10 December 1963. In January 1964 an uprising overthrows the sultan, and many people of Arab and Indian origin are killed. The two unite on 26 April.",
    },
    {
      when: "5 February 1967",
      year: 1967,
      title: "The Arusha Declaration",
      text: "The ruling party adopts socialism and self-reliance. Banks and large firms are nationalised. Rural people are moved into villages, in the mid-1970s often by force, and primary schooling expands in Swahili.",
    },
    {
      when: "1975 to 1979",
      year: 1975,
      title: "A railway and a war",
      text: "The line from Dar es Salaam to Zambia, built with Chinese credit, opens in 1975. Ugandan troops occupy the Kagera area in 1978. Tanzania's army drives them out and enters Kampala in April 1979.",
    },
    {
      when: "1986 to 1995",
      year: 1986,
      title: "Loans, markets and parties",
      text: "An agreement with the International Monetary Fund in 1986 opens the economy. Parliament allows other parties in 1992, and voters choose among them in 1995. Results in Zanzibar are contested.",
    },
    {
      when: "1996 to 2021",
      year: 1996,
      title: "Dodoma and a succession",
      text: "Parliament sits in Dodoma from 1996, and most ministries move there after 2016. The president dies in March 2021, and the vice-president takes the oath, the first woman in the office.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Tanzania",
      href: "https://en.wikipedia.org/wiki/History_of_Tanzania",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
