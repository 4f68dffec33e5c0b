import type { CountryHistory } from "./open/types.ts";

export const coteDivoire: CountryHistory = {
  lead: "Kola markets in the north, Akan kingdoms in the east and forest peoples in the west, joined in one colony, then a cocoa economy, a divided decade and reunion.",
  events: [
    {
      when: "11th to 16th century",
      year: 1100,
      title: "Kola for salt",
      text: "Senufo farmers and Mande-speaking traders meet in the northern savanna. Kola nuts from the forest go to the cities on the Niger. Bondoukou and Kong become stops with mosques and schools.",
    },
    {
      when: "About 1690",
      year: 1690,
      title: "Gyaman",
      text: "Abron warriors leave the Akan states to the east and build a kingdom around Bondoukou. It deals in gold and cloth and is later forced to recognise Asante.",
    },
    {
      when: "Early 18th century",
      year: 1710,
      title: "Kong under the Watara",
      text: "Seku Watara makes the town of Kong the head of an empire. Scholars teach there, weavers sell blue and white cloth, and horsemen protect the roads and raid for captives.",
    },
    {
      when: "Mid-18th century",
      year: 1750,
      title: "The Baoulé arrive",
      text: "According to tradition, Queen Abla Pokou leads a group out of Asante after a quarrel over the throne. They settle between the Bandama and the Comoé and mix with earlier peoples.",
    },
    {
      when: "1843",
      year: 1843,
      title: "Treaties on the lagoons",
      text: "Surf and sandbars had kept trade in ivory, gold and captives smaller than on shores farther east. France now signs treaties at Grand-Bassam and Assinie and builds posts for palm oil.",
    },
    {
      when: "1893 to 1898",
      year: 1893,
      title: "The colony and Samory Touré",
      text: "Côte d'Ivoire is declared a colony with Grand-Bassam as its seat. In the north Samory Touré moves his empire eastward, destroys Kong in 1897 and is captured in 1898.",
    },
    {
      when: "1908 to 1915",
      year: 1908,
      title: "War in the forest",
      text: "Officers advance village by village against the Baoulé, Dan, Bété and others. Guns are confiscated, hamlets moved to the roads and fines imposed. Porterage and work on plantations become compulsory.",
    },
    {
      when: "1944 to 1946",
      year: 1944,
      title: "Planters against forced labour",
      text: "African cocoa and coffee growers found a union of their own. In April 1946 a law proposed by its leader, a deputy in Paris, abolishes forced labour in all French colonies.",
    },
    {
      when: "7 August 1960",
      year: 1960,
      title: "Sovereignty in Abidjan",
      text: "The republic leaves the French Community, whose ties of money and defence it largely keeps. Its first president governs until he dies in 1993, with no other legal party before 1990.",
    },
    {
      when: "1960 to 1983",
      year: 1960,
      title: "Cocoa and a new capital",
      text: "Farmers from all over the region clear forest in the west. By the late 1970s the country grows more cocoa than any other, and then prices fall. Yamoussoukro is named capital in 1983.",
    },
    {
      when: "1999 to 2011",
      year: 1999,
      title: "A country in two halves",
      text: "A coup in December 1999 is followed by a rebellion in 2002 that holds the north. A pact signed at Ouagadougou in 2007 leads to elections. A dispute over the result in 2010 costs about 3,000 lives.",
    },
    {
      when: "2016",
      year: 2016,
      title: "The Third Republic",
      text: "A referendum adopts a constitution with a senate and a vice-president. Courts in Abidjan and The Hague have taken up the crisis of 2010 and 2011. The trials end in different ways.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Ivory Coast",
      href: "https://en.wikipedia.org/wiki/History_of_Ivory_Coast",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
