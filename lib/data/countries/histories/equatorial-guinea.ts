import type { CountryHistory } from "./open/types.ts";

export const equatorialGuinea: CountryHistory = {
  lead: "Bubi islanders, Fang and coastal peoples joined in the one Spanish colony south of the Sahara, then eleven years in which many were killed or fled, and later offshore oil.",
  events: [
    {
      when: "First millennium",
      year: 600,
      title: "Bioko and the coast",
      text: "Bubi settlers cross the sea to Bioko and live there for centuries without metal tools, using polished stone. On the mainland Ndowe-speaking villages fish and trade along the shore.",
    },
    {
      when: "About 1472",
      year: 1472,
      title: "Portuguese ships",
      text: "Fernão do Pó sights Bioko, which long bears his name in Spanish. Annobón, farther out, is settled with enslaved people from São Tomé and Angola. Their descendants speak Fa d'Ambô.",
    },
    {
      when: "1778",
      year: 1778,
      title: "Passed to Spain",
      text: "By the treaty of El Pardo, Portugal cedes the islands and trading rights on the coast, in exchange for land in South America. Spain wants its own source of captives. Fever soon ends its first expedition.",
    },
    {
      when: "1827",
      year: 1827,
      title: "A British station",
      text: "The Royal Navy sets up a base at Port Clarence to stop slave ships. Freed people from Sierra Leone and elsewhere stay on and form the Fernandino community. The town is today's Malabo.",
    },
    {
      when: "19th century",
      year: 1840,
      title: "The Fang move west",
      text: "Fang families migrate from the interior towards the ocean over several generations, in search of trade. They become the majority on the mainland, which is called Río Muni.",
    },
    {
      when: "1858 to 1900",
      year: 1858,
      title: "Spanish government",
      text: "A Spanish governor takes up office in 1858, and prisoners from Cuba are deported here. The treaty of Paris in 1900 leaves Spain much less of the mainland than it had claimed.",
    },
    {
      when: "1900s to 1930",
      year: 1904,
      title: "Cocoa and hired labour",
      text: "Estates on Bioko need workers. Bubi resistance to forced work is broken about 1910. Men are brought from Liberia, under conditions that a League of Nations commission in 1930 likens to slavery.",
    },
    {
      when: "12 October 1968",
      year: 1968,
      title: "Spain withdraws",
      text: "Provinces since 1959, with autonomy voted for in 1963, the islands and the mainland choose a common constitution and become a state. Per head it is then among the wealthier parts of the region, thanks to cocoa.",
    },
    {
      when: "1968 to 1979",
      year: 1968,
      title: "Repression and flight",
      text: "President Francisco Macías Nguema bans other parties in 1970 and later all private schools. Thousands are killed, and a quarter to a third of the people flee. A military coup on 3 August 1979 removes him.",
    },
    {
      when: "1982 to 1991",
      year: 1982,
      title: "New basic laws",
      text: "A constitution is adopted in 1982. The country gives up its own money for the Central African franc in 1985. Another constitution in 1991 allows further parties, though the ruling one holds nearly all seats.",
    },
    {
      when: "1996",
      year: 1996,
      title: "Oil from Zafiro",
      text: "Production starts at a large field off Bioko. Within ten years the economy is several times larger than before. Output declines later. The country is admitted to OPEC in 2017.",
    },
    {
      when: "2008 to 2026",
      year: 2008,
      title: "A capital on the mainland",
      text: "A new city is begun in the forest of Río Muni, at first called Oyala and later Ciudad de la Paz. It has a province of its own from 2017. A decree of January 2026 makes it the capital in place of Malabo.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Equatorial Guinea",
      href: "https://en.wikipedia.org/wiki/History_of_Equatorial_Guinea",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
