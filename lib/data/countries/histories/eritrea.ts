import type { CountryHistory } from "./open/types.ts";

export const eritrea: CountryHistory = {
  lead: "A Red Sea coast wanted by many powers and a highland with its own lords, made one by Italy, federated with Ethiopia, and independent after thirty years of war.",
  events: [
    {
      when: "About 800 to 400 BCE",
      year: -800,
      title: "Villages around Asmara",
      text: "Farmers of what is called the Ona culture live on the plateau in stone houses, with cattle and barley. Inscriptions from the same centuries show contact with southern Arabia.",
    },
    {
      when: "1st to 7th century",
      year: 100,
      title: "Adulis",
      text: "The port sells ivory, tortoiseshell, rhinoceros horn and captives to ships from Egypt and India. It belongs to Aksum for most of this time and has churches by the 6th century.",
    },
    {
      when: "8th to 16th century",
      year: 800,
      title: "Beja, Dahlak and the highlands",
      text: "Beja groups hold the north and west, and a Muslim sultanate the Dahlak islands. In the highlands the bahr negash, or ruler of the sea, governs, often under the Ethiopian crown.",
    },
    {
      when: "1557",
      year: 1557,
      title: "Ottomans at Massawa",
      text: "A Turkish force occupies Massawa and Hirgigo. It cannot keep the plateau. Later the coast is left to local governors, the naib, who collect customs in the name of the sultan.",
    },
    {
      when: "1865 to 1876",
      year: 1865,
      title: "Egypt's attempt",
      text: "Massawa is transferred to Egypt, which fortifies Keren and marches inland. Ethiopian armies defeat it at Gundet in 1875 and at Gura in 1876. Slaves are still shipped from smaller beaches.",
    },
    {
      when: "1 January 1890",
      year: 1890,
      title: "An Italian colony",
      text: "From Assab and Massawa, held since 1882 and 1885, Italy climbs to Asmara and gives the colony its name. Land seizures cause a revolt in 1894 and are then cut back.",
    },
    {
      when: "1935 to 1941",
      year: 1935,
      title: "Base for an invasion",
      text: "Hundreds of thousands of soldiers and workers land for the attack on Ethiopia. Asmara fills with modern buildings. Racial laws separate residents. British forces win at Keren in March 1941.",
    },
    {
      when: "15 September 1952",
      year: 1952,
      title: "Federation",
      text: "After eleven years of British administration and much debate, a UN resolution makes Eritrea an autonomous unit under the Ethiopian crown. It has a flag, an assembly and a constitution.",
    },
    {
      when: "1961 to 1962",
      year: 1961,
      title: "Armed struggle",
      text: "Fighters of the Eritrean Liberation Front fire their first shots in September 1961. The assembly is dissolved in November 1962 and the land made a province. A second front, the EPLF, breaks off in the 1970s.",
    },
    {
      when: "24 May 1993",
      year: 1993,
      title: "A state by referendum",
      text: "The EPLF had entered Asmara on 24 May 1991. Two years later, after a vote watched by the UN in which nearly all say yes, Eritrea becomes independent with Ethiopia's consent.",
    },
    {
      when: "1998 to 2000",
      year: 1998,
      title: "War over the border",
      text: "Fighting breaks out with Ethiopia at Badme. Tens of thousands die before the Algiers Agreement of December 2000. Ratified in 1997, the constitution has not been put into force.",
    },
    {
      when: "2018",
      year: 2018,
      title: "A declaration of peace",
      text: "Leaders of both countries sign an end to the state of war, and flights and calls resume. From late 2020 Eritrean troops fight in Tigray. Long national service leads many to leave.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Eritrea",
      href: "https://en.wikipedia.org/wiki/History_of_Eritrea",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
