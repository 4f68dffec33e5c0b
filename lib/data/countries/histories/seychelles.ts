import type { CountryHistory } from "./open/types.ts";

export const seychelles: CountryHistory = {
  lead: "Granite and coral islands peopled from 1770, first under France and then under Britain. Plantations gave way to tourism after the airport opened in 1971.",
  events: [
    {
      when: "1609",
      year: 1609,
      title: "A recorded landing",
      text: "Arab sailors probably know the islands earlier. In January 1609 an English company ship stops for water, coconuts and tortoises, and its crew notes good timber and no people.",
    },
    {
      when: "1742 to 1756",
      year: 1742,
      title: "French surveys",
      text: "Expeditions from Isle de France explore Mahé in 1742 and 1744. In 1756 a stone of possession is laid, and the group is named after a French minister of finance.",
    },
    {
      when: "August 1770",
      year: 1770,
      title: "Settlers and enslaved people",
      text: "A small party lands on Sainte Anne: colonists, people enslaved in Africa, and a few Indians. A spice garden is planted on Mahé soon afterwards, and cotton and timber follow.",
    },
    {
      when: "1794 to 1814",
      year: 1794,
      title: "Capitulation, again and again",
      text: "The commandant surrenders to British warships several times between 1794 and 1810, and hoists his own flag once they sail. Britain takes control after Mauritius falls. The Treaty of Paris confirms it.",
    },
    {
      when: "1835 to 1870s",
      year: 1835,
      title: "Freedom and new arrivals",
      text: "Slavery is abolished on 1 February 1835, followed by four years of apprenticeship. From 1861 naval patrols land some thousands of Africans freed from dhows. Coconut oil and copra replace cotton.",
    },
    {
      when: "1877 to 1956",
      year: 1877,
      title: "A place of exile",
      text: "Britain holds deposed or troublesome leaders here, among them a sultan of Perak, the king of Asante, the rulers of Buganda and Bunyoro, and an archbishop of Cyprus.",
    },
    {
      when: "31 August 1903",
      year: 1903,
      title: "A colony of its own",
      text: "Seychelles is separated from Mauritius and receives a governor. Victoria, named in 1841 after the queen, is the capital. Elections begin in 1948 with few voters, and every adult has the vote from 1967.",
    },
    {
      when: "1971",
      year: 1971,
      title: "The airport",
      text: "Flights to Mahé start in July 1971, where visitors had come by ship before. Tourism soon overtakes copra and cinnamon as a source of foreign currency, and hotels are built along the beaches.",
    },
    {
      when: "29 June 1976",
      year: 1976,
      title: "A republic and its islands",
      text: "Independence comes under a coalition of the two main parties. Aldabra, Desroches and Farquhar, detached in 1965 for British defence plans, are returned on the same day.",
    },
    {
      when: "5 June 1977",
      year: 1977,
      title: "A coup and one party",
      text: "The president is deposed while abroad. A constitution of 1979 allows one socialist party, and schools and health care are widened. Mercenaries who land in November 1981 are driven off.",
    },
    {
      when: "1993",
      year: 1993,
      title: "The Third Republic",
      text: "A referendum in June adopts a constitution, and parties compete in July. At the presidential election of October 2020 an opposition candidate wins for the first time since independence.",
    },
    {
      when: "2008 to 2020",
      year: 2008,
      title: "Debt and the sea",
      text: "The state defaults on foreign loans in 2008 and lets its currency float. A debt exchange pays for marine planning, and by 2020 almost a third of the waters is under protection.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Seychelles",
      href: "https://en.wikipedia.org/wiki/History_of_Seychelles",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
