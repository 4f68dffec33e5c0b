import type { CountryHistory } from "./open/types.ts";

export const gabon: CountryHistory = {
  lead: "Forest peoples and river brokers, a town founded by people freed from a slave ship, a timber and oil economy, and one family in office for more than half a century.",
  events: [
    {
      when: "Before 1 CE",
      year: -500,
      title: "Stones at Lopé",
      text: "On the savannas along the middle Ogooué people engrave circles and animals on boulders. Bantu-speaking villagers, who bring pots and then iron, meet forest foragers on this corridor.",
    },
    {
      when: "14th to 17th century",
      year: 1400,
      title: "Coastal kingdoms",
      text: "Loango's power reaches up the southern coast. Mpongwe clans live around the Gabon estuary, Orungu near Cape Lopez, and Punu and Nzebi farmers inland. They build canoes and trade salt and iron.",
    },
    {
      when: "1470s",
      year: 1473,
      title: "A name from a coat",
      text: "Portuguese pilots enter the estuary and call it Gabão, after a hooded cloak, it is said. Dutch ships later buy ivory, beeswax and dyewood from Mpongwe brokers.",
    },
    {
      when: "18th and 19th century",
      year: 1760,
      title: "The slave trade at Cape Lopez",
      text: "Orungu chiefs at the mouth of the Ogooué sell captives brought down the river. The trade comes later than farther south and goes on by stealth into the 1860s.",
    },
    {
      when: "1839 to 1843",
      year: 1839,
      title: "Treaties with the Mpongwe",
      text: "A chief on the south bank, called King Denis by Europeans, grants land to the French navy. A fort on the north shore follows in 1843, as a base against slave ships.",
    },
    {
      when: "1849",
      year: 1849,
      title: "Libreville",
      text: "Some fifty people freed from the captured ship Elizia receive huts and gardens near the fort. Their village gives the capital its name, the free town.",
    },
    {
      when: "1875 to 1910",
      year: 1875,
      title: "Up the Ogooué",
      text: "Expeditions follow the river inland, where Fang families are moving towards the coast. Gabon is merged with the Congo and leased in part to companies, and in 1910 enters French Equatorial Africa.",
    },
    {
      when: "1920s",
      year: 1920,
      title: "Okoumé",
      text: "Loggers float trunks of this light wood to the sea for plywood mills in Europe. Camps draw men away from farms, and hunger and illness spread in several districts.",
    },
    {
      when: "17 August 1960",
      year: 1960,
      title: "A state in the franc zone",
      text: "Gabon becomes sovereign and signs accords on defence and raw materials with Paris. In February 1964 French paratroopers undo a coup within two days. Other parties are dissolved in 1968.",
    },
    {
      when: "1970s to 1986",
      year: 1975,
      title: "Oil and the railway",
      text: "Crude becomes the main export, and Gabon joins OPEC in 1975. With manganese and uranium it pays for the Trans-Gabon line, which reaches Franceville in 1986.",
    },
    {
      when: "1990",
      year: 1990,
      title: "Back to several parties",
      text: "Strikes and a fall in oil income lead to a national conference and to a constitution in 1991. The president remains until his death in 2009, when his son follows by a contested election.",
    },
    {
      when: "30 August 2023",
      year: 2023,
      title: "Officers take over",
      text: "Soon after the announcement of an election result that gives the president a third term, the army ends his rule. A transitional charter and a civilian prime minister are announced.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Gabon",
      href: "https://en.wikipedia.org/wiki/History_of_Gabon",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
