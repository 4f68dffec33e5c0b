import type { CountryHistory } from "./open/types.ts";

export const saoTomeAndPrincipe: CountryHistory = {
  lead: "Two islands on the equator where a society grew from settlement and slavery. Sugar came first, cocoa three centuries later, and independence without a war in 1975.",
  events: [
    {
      when: "About 1470",
      year: 1470,
      title: "Islands without inhabitants",
      text: "Portuguese sailors reach both islands around 1470. No trace of an earlier population is known. They stop for water and wood, and several attempts to settle fail before people stay.",
    },
    {
      when: "1493",
      year: 1493,
      title: "A forced settlement",
      text: "Convicts and Jewish children taken from their parents are sent from Portugal, together with enslaved people from the mainland. Their children form a Creole society, in which some Africans are freed early.",
    },
    {
      when: "16th century",
      year: 1530,
      title: "Sugar plantations",
      text: "Mills worked by captives from Benin, Kongo and Angola sell sugar to Europe, a pattern that is repeated in Brazil. The islands also serve as a place where ships collect people for the Americas.",
    },
    {
      when: "July 1595",
      year: 1595,
      title: "The revolt of Amador",
      text: "Enslaved people under a leader called Amador burn dozens of mills and attack the town before they are defeated. Runaway communities, the Angolares, hold the south. Planters begin to leave for Brazil.",
    },
    {
      when: "1641 to 1648",
      year: 1641,
      title: "A Dutch interval",
      text: "A Dutch fleet takes the fort and town of São Tomé, and Portuguese troops recover them some years later. With sugar in decline, the islands live from food crops and passing ships.",
    },
    {
      when: "1753 to 1852",
      year: 1753,
      title: "Capital on Príncipe",
      text: "Quarrels and raids in São Tomé move the government to Santo António. Coffee arrives about 1800 and cocoa in the 1820s. The old capital regains its rank in 1852.",
    },
    {
      when: "1875 to 1909",
      year: 1875,
      title: "Slavery ends, contracts begin",
      text: "Freed people refuse plantation work, and owners bring in contract labourers from Angola, and later Mozambique and Cabo Verde, few of whom return. In 1909 British chocolate makers stop buying cocoa over these conditions.",
    },
    {
      when: "29 May 1919",
      year: 1919,
      title: "An eclipse seen from Príncipe",
      text: "British astronomers photograph stars near the darkened sun on a plantation at Sundy. Their plates, with those from Brazil, support the general theory of relativity.",
    },
    {
      when: "3 February 1953",
      year: 1953,
      title: "The Batepá killings",
      text: "Fear that islanders will be forced to work on plantations leads to protests. The governor's forces and armed settlers kill many; the number is disputed. The date is now a day of remembrance.",
    },
    {
      when: "12 July 1975",
      year: 1975,
      title: "Independence after Lisbon's coup",
      text: "Talks with the exile movement MLSTP follow the end of dictatorship in Portugal. The new republic has one party and nationalises the cocoa estates, and most Portuguese depart.",
    },
    {
      when: "1990 to 1995",
      year: 1990,
      title: "Several parties, an autonomous island",
      text: "A referendum in August 1990 changes the constitution, and opposition candidates win in 1991. Príncipe receives a regional government in 1995, a few months before a coup that lasts one week.",
    },
    {
      when: "2001 and 2012",
      year: 2001,
      title: "Shared waters and a biosphere reserve",
      text: "A treaty with Nigeria in February 2001 sets up a joint zone for oil exploration, which so far has had no commercial production. UNESCO lists Príncipe as a biosphere reserve in 2012.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of São Tomé and Príncipe",
      href: "https://en.wikipedia.org/wiki/History_of_S%C3%A3o_Tom%C3%A9_and_Pr%C3%ADncipe",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
