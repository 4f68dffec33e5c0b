import type { CountryHistory } from "./open/types.ts";

export const sierraLeone: CountryHistory = {
  lead: "Kingdoms and secret societies of a rice coast, a colony for freed people at Freetown, diamonds, a war from 1991 to 2002, and elected governments since.",
  events: [
    {
      when: "By the 15th century",
      year: 1400,
      title: "Rice, kola and societies",
      text: "Bullom, Temne, Limba and others grow rice, make salt and send kola nuts north. The Poro and Sande societies, of which visitors write in later centuries, educate the young and settle disputes across the borders of chiefdoms.",
    },
    {
      when: "1462",
      year: 1462,
      title: "Lion mountains",
      text: "A Portuguese captain names the peninsula Serra Lyoa. Sapi carvers soon make ivory saltcellars and spoons for European buyers. In the mid-16th century Mane newcomers from the east found chiefdoms.",
    },
    {
      when: "About 1670 to 1808",
      year: 1670,
      title: "Bunce Island",
      text: "English companies run a fort in the Rokel estuary. Its traders ship tens of thousands of captives to the Caribbean and North America, where rice planters of Carolina and Georgia seek them.",
    },
    {
      when: "1787 to 1800",
      year: 1787,
      title: "Freetown is settled",
      text: "Black people from London land in 1787. More than a thousand Black Loyalists from Nova Scotia found Freetown in March 1792, and Maroons from Jamaica arrive in 1800. Temne neighbours contest the land.",
    },
    {
      when: "1808 to 1860s",
      year: 1808,
      title: "Crown colony of the liberated",
      text: "Britain takes over on 1 January 1808. Its navy lands tens of thousands of people freed from slave ships. With the settlers they form the Krio community. Fourah Bay College opens in 1827.",
    },
    {
      when: "1896 to 1898",
      year: 1896,
      title: "Protectorate and Hut Tax War",
      text: "Britain proclaims a protectorate over the interior in August 1896. A tax on houses sets off wars in the Temne north and the Mende south in 1898, which are put down.",
    },
    {
      when: "1 January 1928",
      year: 1928,
      title: "Slavery ends in the interior",
      text: "An ordinance removes the legal status of slavery in the protectorate, which colonial courts had still upheld in 1927. More than two hundred thousand people are affected.",
    },
    {
      when: "1930 to 1956",
      year: 1930,
      title: "Diamonds of Kono",
      text: "Geologists find diamonds in the east in 1930, and one company receives the sole right to mine. Illicit digging grows so much that licences for local diggers are introduced in 1956.",
    },
    {
      when: "27 April 1961",
      year: 1961,
      title: "Colony and protectorate leave together",
      text: "One independent state replaces the double administration. The opposition wins a close election in 1967, and three coups within about a year delay its taking office.",
    },
    {
      when: "1971 to 1978",
      year: 1971,
      title: "Republic and single party",
      text: "Parliament makes the country a republic in April 1971. A referendum in 1978, whose fairness is contested, leaves one party. Railway services had stopped a few years before.",
    },
    {
      when: "1991 to 2002",
      year: 1991,
      title: "The civil war",
      text: "Rebels cross from Liberia on 23 March 1991. Coups, diamonds and neighbours prolong the fighting. An accord is signed in Lomé in July 1999, and the end is declared on 18 January 2002.",
    },
    {
      when: "2002 to 2015",
      year: 2002,
      title: "Special Court, elections, Ebola",
      text: "A court set up with the United Nations tries those held most responsible. A change of party by vote follows in 2007. An Ebola epidemic from May 2014 closes schools and markets until 2015.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Sierra Leone",
      href: "https://en.wikipedia.org/wiki/History_of_Sierra_Leone",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
