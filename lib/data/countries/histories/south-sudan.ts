import type { CountryHistory } from "./open/types.ts";

export const southSudan: CountryHistory = {
  lead: "Cattle-keeping and farming peoples of the upper Nile, ruled in turn from Cairo, Khartoum and London. Two long wars with governments in Khartoum led to a state in 2011.",
  events: [
    {
      when: "15th to 16th century",
      year: 1450,
      title: "Nilotic peoples settle",
      text: "Dinka, Nuer, Luo and others keep cattle, fish and plant sorghum along the Nile and its swamps. Oral histories tell of long journeys. Dates are uncertain for lack of written records.",
    },
    {
      when: "16th to 19th century",
      year: 1550,
      title: "The Shilluk kingdom and the Azande",
      text: "The Shilluk acknowledge a king, the reth, who in time resides at Fashoda on the White Nile. From the 18th century Zande princes build states in the south-west.",
    },
    {
      when: "1840 to 1880",
      year: 1840,
      title: "The river is opened to traders",
      text: "Egyptian boats pass the Sudd about 1840. Merchants from Khartoum set up armed camps for ivory and captives and set neighbour against neighbour. Government posts at Gondokoro and elsewhere try to limit the traffic from the 1870s.",
    },
    {
      when: "1898 to 1930",
      year: 1898,
      title: "Fashoda and separate rule",
      text: "French and British expeditions meet at Fashoda, and France withdraws. British officers fight Nuer, Dinka and others into the 1920s. A policy of 1930 keeps the south apart from the Arabic-speaking north.",
    },
    {
      when: "June 1947",
      year: 1947,
      title: "The Juba Conference",
      text: "British officials, northern politicians and southern chiefs discuss one Sudan. Afterwards southern members sit in the assembly at Khartoum. What the conference agreed is still argued over.",
    },
    {
      when: "1955 to 1972",
      year: 1955,
      title: "Torit and the first war",
      text: "Southern soldiers mutiny at Torit in August 1955, months before Sudan's independence. Rebels known as Anyanya fight in the 1960s. An agreement in Addis Ababa in 1972 gives the south a regional government.",
    },
    {
      when: "1983 to 2002",
      year: 1983,
      title: "The second war",
      text: "A mutiny at Bor, the division of the southern region and the extension of Islamic law open a war, with the Sudan People's Liberation Movement as the main southern force. Oil in the borderlands, splits in the movement and raids on civilians prolong the fighting.",
    },
    {
      when: "9 January 2005",
      year: 2005,
      title: "The Comprehensive Peace Agreement",
      text: "Khartoum and the movement agree in Nairobi on autonomy, a share of oil income and a later vote. The movement's leader dies in a helicopter crash in July, three weeks after taking office.",
    },
    {
      when: "9 July 2011",
      year: 2011,
      title: "A new state in Juba",
      text: "In a referendum in January almost 99 per cent choose separation, and independence follows in July. The status of Abyei and parts of the border stay open between the two governments.",
    },
    {
      when: "2012 to 2013",
      year: 2012,
      title: "The oil stops for a year",
      text: "A dispute over pipeline fees leads Juba to shut its wells in January 2012. Troops clash at Heglig in April. Production resumes in 2013 after agreements in Addis Ababa.",
    },
    {
      when: "2013 to 2018",
      year: 2013,
      title: "War inside the country",
      text: "Fighting between factions of the ruling movement breaks out in Juba in December 2013 and spreads. About four million people leave their homes. An accord of 2015 fails, and a revitalised one is signed in September 2018.",
    },
    {
      when: "2016 and 2020",
      year: 2020,
      title: "Regional member, shared cabinet",
      text: "South Sudan joined the East African Community in 2016. The parties to the accord form a joint government in February 2020. The transition has since been extended more than once, and elections put off.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of South Sudan",
      href: "https://en.wikipedia.org/wiki/History_of_South_Sudan",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
