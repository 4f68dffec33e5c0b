import type { CountryHistory } from "./open/types.ts";

export const caboVerde: CountryHistory = {
  lead: "Islands without known inhabitants that became a crossroads of the Atlantic: of slavery, of drought and leaving, and of a Creole society that governs itself by elections.",
  events: [
    {
      when: "1456 to 1462",
      year: 1456,
      title: "Islands come onto the map",
      text: "Captains in the service of Portugal sight the islands, which seem to be uninhabited. Who saw them first is disputed. Earlier visits by African sailors are possible but not proven.",
    },
    {
      when: "1462",
      year: 1462,
      title: "A town on Santiago",
      text: "Settlers found Ribeira Grande, now Cidade Velha. They come from Portugal and Genoa, and bring people from the Guinea coast, most of them enslaved, to plant cotton and herd animals.",
    },
    {
      when: "1466",
      year: 1466,
      title: "A charter for trade",
      text: "A royal charter allows settlers to deal on the Guinea coast. They sell woven cloth and horses there and buy captives, who are sent on to Europe and later to the Americas.",
    },
    {
      when: "16th and 17th century",
      year: 1533,
      title: "Kriolu",
      text: "A language grows from Portuguese and West African tongues. People who flee from slavery live in the hills of Santiago. A bishop has his seat at Ribeira Grande from 1533.",
    },
    {
      when: "1712",
      year: 1712,
      title: "Ribeira Grande is sacked",
      text: "French corsairs plunder the town, as English ships had done in 1585. Trade has long been passing the island by, and later in the century Praia takes over as the capital.",
    },
    {
      when: "1773 to 1948",
      year: 1773,
      title: "Famine and departure",
      text: "When rain fails for years, many die: in the 1770s, 1830s, 1860s and 1940s. Others sign on with whaling ships to New England or are sent to the cocoa estates of São Tomé.",
    },
    {
      when: "1838",
      year: 1838,
      title: "Coal at Mindelo",
      text: "A British firm stores coal on São Vicente for steamships. A telegraph cable follows in 1874. The port feeds the town until other harbours and oil engines draw the ships away.",
    },
    {
      when: "1854 to 1878",
      year: 1854,
      title: "The end of slavery in law",
      text: "Portugal frees first those owned by the state and then, by stages, everyone. Many former slaves go on working the fields of large owners for a share of the crop.",
    },
    {
      when: "1956",
      year: 1956,
      title: "A movement for two countries",
      text: "Amílcar Cabral and others found the PAIGC to free both Guinea and the islands. Its war is fought on the mainland, with Cape Verdeans in command posts. Cabral is killed in 1973.",
    },
    {
      when: "5 July 1975",
      year: 1975,
      title: "The islands govern themselves",
      text: "An elected assembly in Praia proclaims the republic, as agreed with Lisbon. The PAIGC governs here and in Bissau until a coup there in 1980, after which the plan to unite is dropped.",
    },
    {
      when: "13 January 1991",
      year: 1991,
      title: "A first contested election",
      text: "The ruling party has given up its monopoly the year before. It loses and hands over power. A constitution of 1992 follows, and the two large parties have alternated since.",
    },
    {
      when: "1998 to 2008",
      year: 1998,
      title: "Fixed money and a new rank",
      text: "The escudo is tied to Portugal's currency in 1998, so later to the euro. The country leaves the UN list of least developed states in 2007 and joins the World Trade Organization in 2008.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Cape Verde",
      href: "https://en.wikipedia.org/wiki/History_of_Cape_Verde",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
