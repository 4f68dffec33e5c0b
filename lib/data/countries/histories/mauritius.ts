import type { CountryHistory } from "./open/types.ts";

export const mauritius: CountryHistory = {
  lead: "An island without people until the 17th century, peopled by settlers, enslaved Africans and indentured Indians. It moved from sugar to textiles, tourism and finance, and has a long dispute over the Chagos islands.",
  events: [
    {
      when: "1598",
      year: 1598,
      title: "Known, named, not yet settled",
      text: "Arab and Portuguese sailors know the island but do not stay. A Dutch fleet lands in 1598 and names it after Prince Maurice. No earlier inhabitants are known.",
    },
    {
      when: "1638 to 1710",
      year: 1638,
      title: "Dutch settlements",
      text: "The Dutch company cuts ebony, brings deer and sugar cane from Java, and holds people from Madagascar and Asia in slavery. The dodo dies out in this period. The company leaves in 1710.",
    },
    {
      when: "1715 to 1767",
      year: 1715,
      title: "Isle de France",
      text: "France claims the island in 1715 and settles it from 1721. Port Louis becomes a naval harbour in the 1730s. People enslaved in Madagascar and Mozambique soon outnumber the colonists many times.",
    },
    {
      when: "3 December 1810",
      year: 1810,
      title: "British rule, French law",
      text: "A French squadron wins at Grand Port in August, but a larger British force takes the island in December. The terms keep the inhabitants' laws, customs, religion and property, and French remains in daily use.",
    },
    {
      when: "2 November 1834",
      year: 1834,
      title: "Indentured labour on a large scale",
      text: "A ship from Calcutta lands 36 contract workers, after smaller groups in the 1820s. By the early 20th century almost half a million people have come, nearly all from India. Their depot of 1849, Aapravasi Ghat, is a World Heritage site.",
    },
    {
      when: "1 February 1835",
      year: 1835,
      title: "Emancipation",
      text: "Slavery ends in law, with payment to the owners. Those set free must work as apprentices until 1839. Most then leave the estates for small plots, fishing and the towns. Le Morne mountain recalls earlier runaways.",
    },
    {
      when: "1886 to 1959",
      year: 1886,
      title: "The slow widening of the vote",
      text: "An elected element enters the council in 1886, with few voters. Labour unrest in 1937 and 1943 leads to reform. The franchise of 1948 includes those who can read and write, and that of 1959 all adults.",
    },
    {
      when: "1965 to 2019",
      year: 1965,
      title: "The Chagos question",
      text: "Britain separates the Chagos islands in 1965, and their inhabitants are removed by 1973 for an American base on Diego Garcia. In 2019 the International Court of Justice finds, in an opinion without binding force, that decolonisation was not lawfully completed.",
    },
    {
      when: "12 March 1968",
      year: 1968,
      title: "Independence within the Commonwealth",
      text: "Mauritius becomes a sovereign state under the British crown after an election in which a large minority votes against separation. Communal fighting in Port Louis had broken out in January.",
    },
    {
      when: "1970 to 2009",
      year: 1970,
      title: "Beyond sugar",
      text: "A law for export zones in 1970 brings clothing factories. Sugar earns good prices under a European protocol until 2009. Hotels, banking and services take over a growing part of the economy.",
    },
    {
      when: "12 March 1992",
      year: 1992,
      title: "A republic",
      text: "Parliament replaces the monarch by a president with mainly ceremonial duties. Elections have been held regularly since 1976, and governments of several coalitions have followed one another.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Mauritius",
      href: "https://en.wikipedia.org/wiki/History_of_Mauritius",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
