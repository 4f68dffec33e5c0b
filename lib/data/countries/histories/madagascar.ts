import type { CountryHistory } from "./open/types.ts";

export const madagascar: CountryHistory = {
  lead: "An island settled from two sides of the Indian Ocean, with one language and many kingdoms. Its later story turns on Merina rule, French annexation in 1896, the rising of 1947 and four republics.",
  events: [
    {
      when: "First millennium",
      year: 700,
      title: "People cross the ocean",
      text: "Settlers come in outrigger canoes from island Southeast Asia, others from East Africa. When the earliest of them land is debated. Their descendants share Malagasy, whose nearest relatives are spoken on Borneo.",
    },
    {
      when: "10th to 15th century",
      year: 1000,
      title: "Ports of the north",
      text: "Mahilaka in the north-west and later Vohemar in the north-east carve vessels from soft stone. Muslim merchants link them with the Comoros, the Swahili towns and the Gulf.",
    },
    {
      when: "17th and 18th century",
      year: 1650,
      title: "Sakalava and Betsimisaraka",
      text: "The Sakalava kingdoms of Menabe and Boina control the west and sell cattle and captives for firearms. In the east the Betsimisaraka unite in the early 18th century. A French post at Fort-Dauphin lasts from 1643 to 1674.",
    },
    {
      when: "About 1787 to 1828",
      year: 1787,
      title: "Merina rule spreads",
      text: "Two kings of Imerina unite the central highlands and then conquer about two thirds of the island. In 1817 Britain recognises the second as king of Madagascar, and he bans the export of enslaved people.",
    },
    {
      when: "1820 to 1869",
      year: 1820,
      title: "Schools, print and a change of faith",
      text: "A mission school opens in the capital in 1820, and Malagasy gets a spelling in Latin letters. Christianity is suppressed from 1835 to 1861. The queen and her court accept baptism in 1869.",
    },
    {
      when: "1883 to 1897",
      year: 1883,
      title: "Two wars with France",
      text: "A first war leaves a French resident in Antananarivo. A second, in 1895, takes the city. Annexation follows on 6 August 1896, the rising of the Menalamba is put down, and the monarchy is abolished.",
    },
    {
      when: "September 1896",
      year: 1896,
      title: "Slavery is abolished",
      text: "A decree frees several hundred thousand people, most of them in the highlands. Taxes and compulsory labour for roads, railways and plantations soon weigh on freed and free alike.",
    },
    {
      when: "29 March 1947",
      year: 1947,
      title: "The rising of 1947",
      text: "Fighters attack garrisons and plantations in the east, and the revolt lasts into 1948. The army puts it down with great force. How many died is still disputed among historians.",
    },
    {
      when: "26 June 1960",
      year: 1960,
      title: "The Malagasy Republic",
      text: "A republic inside the French Community since 1958 becomes fully independent. France keeps naval and air bases and a strong part in trade, schools and the currency until the early 1970s.",
    },
    {
      when: "1972 to 1975",
      year: 1972,
      title: "From street protest to socialism",
      text: "Students and workers bring down the first republic in May 1972. The country leaves the franc zone in 1973. Banks and insurers are nationalised in 1975, and in December voters approve a Democratic Republic with a socialist charter.",
    },
    {
      when: "1991 to 1992",
      year: 1991,
      title: "Strikes and the Third Republic",
      text: "Months of strikes and marches in 1991 press for change. A referendum in August 1992 approves a constitution that allows several parties and strengthens parliament, and a new president is elected.",
    },
    {
      when: "2002 to 2013",
      year: 2002,
      title: "Two disputed transfers of power",
      text: "A contested election leads to two rival governments in the first half of 2002. In 2009 protests and soldiers force another change, and the African Union suspends the country. The Fourth Republic dates from 2010, and elections from late 2013.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Madagascar",
      href: "https://en.wikipedia.org/wiki/History_of_Madagascar",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
