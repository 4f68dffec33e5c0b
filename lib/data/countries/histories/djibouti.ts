import type { CountryHistory } from "./open/types.ts";

export const djibouti: CountryHistory = {
  lead: "Afar and Somali herders, salt caravans and sultans at the mouth of the Red Sea, then a French port at the end of a railway, and a state that lives from its position.",
  events: [
    {
      when: "Before 1000 BCE",
      year: -2000,
      title: "Herders on the rocks",
      text: "Engravings at Abourma show giraffes, antelopes and later cattle in a land that was less dry. Some scholars place Punt, with which Egypt traded, on both shores of these straits.",
    },
    {
      when: "9th to 13th century",
      year: 850,
      title: "Islam on the coast",
      text: "Merchants and teachers cross from Arabia. Afar and Somali clans become Muslim early. They move with camels and goats between wells, and follow customary law kept by elders.",
    },
    {
      when: "13th to 15th century",
      year: 1285,
      title: "Ifat",
      text: "A Muslim sultanate commands the roads from the port of Zeila, to the south-east, up to the highlands. It fights the Ethiopian kings, who kill its last ruler early in the 15th century.",
    },
    {
      when: "16th to 19th century",
      year: 1550,
      title: "Salt and Tadjoura",
      text: "After the wars of Adal, Afar sultans rule at Tadjoura. Camels carry salt from Lake Assal inland and return with coffee, grain, hides and captives, who are shipped to Arabia.",
    },
    {
      when: "1862",
      year: 1862,
      title: "Obock is sold",
      text: "Afar chiefs cede an anchorage to France. Once the Suez Canal opens in 1869, ships to Asia need coal, and France signs more treaties with Tadjoura and the Issa in 1884 and 1885.",
    },
    {
      when: "1888 to 1896",
      year: 1888,
      title: "A town on the gulf",
      text: "The French move from Obock to a better harbour and build Djibouti. The possession is called French Somaliland from 1896. Traders from Yemen, India, Greece and Ethiopia settle in it.",
    },
    {
      when: "1897 to 1917",
      year: 1897,
      title: "The railway to Addis Ababa",
      text: "Workers lay a metre-gauge line into the Ethiopian highlands. Trains reach Addis Ababa in 1917, and much of that empire's trade passes through the port from then on.",
    },
    {
      when: "1940 to 1949",
      year: 1940,
      title: "Blockade and a free port",
      text: "Officials loyal to Vichy hold out under a British blockade until December 1942. In 1949 the port is made free of customs, and a franc tied to the dollar is introduced.",
    },
    {
      when: "1958 and 1967",
      year: 1958,
      title: "Two votes to remain",
      text: "Referendums keep the link with France. Many Somalis object that voters were left off the rolls or expelled. After the second the land is called the Territory of the Afars and the Issas.",
    },
    {
      when: "27 June 1977",
      year: 1977,
      title: "The flag of Djibouti",
      text: "Following a ballot in May in which nearly all choose independence, the republic is proclaimed. It takes the name of its capital. A single party is in place from 1981.",
    },
    {
      when: "1991 to 2001",
      year: 1991,
      title: "War in the north",
      text: "The Afar-led FRUD takes up arms. A constitution of 1992 admits a limited number of parties. Part of the movement makes peace in December 1994 and the rest in May 2001.",
    },
    {
      when: "2002 to 2018",
      year: 2002,
      title: "Bases and quays",
      text: "The United States, Japan and China station forces beside the French garrison. Most of Ethiopia's goods come this way after its war with Eritrea, by road and, from 2018, by an electric railway.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Djibouti",
      href: "https://en.wikipedia.org/wiki/History_of_Djibouti",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
