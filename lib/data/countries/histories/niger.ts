import type { CountryHistory } from "./open/types.ts";

export const niger: CountryHistory = {
  lead: "A land between the river, the Hausa towns and the desert. Salt, then uranium, then oil have crossed it, and constitutions have changed often since 1960.",
  events: [
    {
      when: "About 7500 to 2500 BCE",
      year: -7500,
      title: "Lakes in the Sahara",
      text: "At Gobero, in what is now the Ténéré desert, people fish, hunt and bury their dead beside a lake. Rock carvings in the Aïr show giraffes and cattle of that wetter time.",
    },
    {
      when: "9th to 16th century",
      year: 850,
      title: "Salt of Kawar, power of Kanem",
      text: "The oases of Kawar and Bilma send salt and alum in every direction. The kings of Kanem, later Bornu, take a share in this road to the Mediterranean, on which captives are marched too.",
    },
    {
      when: "14th and 15th century",
      year: 1353,
      title: "Takedda and Agadez",
      text: "A visitor in 1353 describes the copper town of Takedda. Tuareg groups of the Aïr agree on a sultan in the early 15th century, and Agadez becomes his seat and a caravan market.",
    },
    {
      when: "16th to 18th century",
      year: 1515,
      title: "Songhai and the Hausa states",
      text: "Songhai holds the river country and takes Agadez about 1515. Further east Gobir and other Hausa towns compete over markets, and Songhai-speaking Dendi keeps its freedom after Gao's fall in 1591.",
    },
    {
      when: "1804 to 1899",
      year: 1804,
      title: "Damagaram and Maradi",
      text: "Hausa rulers who refuse the reform movement of Sokoto move north and found Maradi and Tibiri. Zinder, capital of Damagaram, grows rich on cloth, leather, ostrich feathers and enslaved labour.",
    },
    {
      when: "1899 to 1922",
      year: 1899,
      title: "French columns",
      text: "A French military expedition burns towns and kills many people on its march east in 1899, and mutinies against its own superiors. A military territory follows, which is made a colony in 1922.",
    },
    {
      when: "1916 to 1917",
      year: 1916,
      title: "The siege of Agadez",
      text: "Tuareg fighters with support from the Sanusi surround the French fort for almost three months. A relief column breaks the siege in March 1917, and many families flee to Nigeria and Fezzan.",
    },
    {
      when: "3 August 1960",
      year: 1960,
      title: "Sovereignty in Niamey",
      text: "Niger becomes independent under a single dominant party. Drought from 1968 to 1973 kills herds and harvests, and discontent with food aid is one reason for the coup of April 1974.",
    },
    {
      when: "1971",
      year: 1971,
      title: "Uranium from Arlit",
      text: "Mining starts at the edge of the Aïr with French partners. The ore pays for roads and offices in the 1970s, and a fall in its price brings debt in the 1980s.",
    },
    {
      when: "1991 to 1995",
      year: 1991,
      title: "National conference and Tuareg peace",
      text: "Delegates meet from July to November 1991 and form a transitional government. Voters approve a constitution in 1992. A peace accord in April 1995 ends the main Tuareg rebellion; a second runs from 2007 to 2009.",
    },
    {
      when: "2003 to 2011",
      year: 2003,
      title: "Slavery law, coup and refinery",
      text: "Parliament makes holding a person in slavery a crime in 2003. Oil from Agadem is refined near Zinder from November 2011. A coup in February 2010 and elections a year later lie between the two.",
    },
    {
      when: "2021 and 2023",
      year: 2021,
      title: "An elected handover, then a coup",
      text: "One elected president follows another in April 2021. On 26 July 2023 the presidential guard removes him. In September Niger, Mali and Burkina Faso form an alliance for common defence.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Niger",
      href: "https://en.wikipedia.org/wiki/History_of_Niger",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
