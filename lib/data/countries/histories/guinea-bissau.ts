import type { CountryHistory } from "./open/types.ts";

export const guineaBissau: CountryHistory = {
  lead: "Rice growers, island peoples and the Kaabu kingdom; a Portuguese foothold for the slave trade; a war of independence fought from the countryside; and frequent breaks in government.",
  events: [
    {
      when: "Before 1500",
      year: 1000,
      title: "Mangrove rice",
      text: "Balanta, Papel, Manjaco and Biafada communities live among tidal rivers. Many have no kings, and decide through age groups and elders. Bijagós islanders build sea-going canoes.",
    },
    {
      when: "13th to 19th century",
      year: 1250,
      title: "Kaabu",
      text: "Settlers from Mali found a kingdom in the east, which becomes independent as Mali declines. Mounted nobles, the nyancho, govern from Kansala, tax caravans and sell prisoners of war.",
    },
    {
      when: "1446 to 1588",
      year: 1446,
      title: "Portuguese and lançados",
      text: "Ships reach the rivers in the mid-15th century. Traders from the islands of Cabo Verde settle without permission and marry locally. Cacheu becomes a fortified town in 1588.",
    },
    {
      when: "17th and 18th century",
      year: 1676,
      title: "Companies for the slave trade",
      text: "Chartered companies operate from Cacheu and, after a fort is built in the 18th century, from Bissau. Captives are sent to Brazil's northern provinces and, in earlier times, to Spanish America.",
    },
    {
      when: "About 1867",
      year: 1867,
      title: "Kansala falls",
      text: "An army from the Futa Jallon besieges the capital of Kaabu. Its ruler is said to have blown up the powder store. Fulani chiefs hold the east afterwards.",
    },
    {
      when: "1870 to 1886",
      year: 1870,
      title: "Lines on the map",
      text: "An American president, asked to arbitrate, gives Bolama to Portugal rather than Britain. The territory is separated from Cabo Verde in 1879, and a treaty with France in 1886 sets most of its limits.",
    },
    {
      when: "1913 to 1936",
      year: 1913,
      title: "Campaigns of conquest",
      text: "Portuguese officers and their African auxiliaries break the Oio, Papel and Balanta in turn. Bissau island submits in 1915, while fighting on Canhabaque in the Bijagós ends only in 1936.",
    },
    {
      when: "3 August 1959",
      year: 1959,
      title: "Shots at the docks",
      text: "Police fire on striking dockers at Pidjiguiti in Bissau. The PAIGC, founded three years earlier, turns to the countryside and opens its war in January 1963. It soon runs schools and shops in areas it holds.",
    },
    {
      when: "24 September 1973",
      year: 1973,
      title: "A state declared at Boé",
      text: "An assembly elected in the held areas proclaims the state near Madina do Boé. Portugal, where the army has since overthrown the government, recognises it on 10 September 1974.",
    },
    {
      when: "1980 to 1994",
      year: 1980,
      title: "From one party to elections",
      text: "A coup in November 1980 breaks the link with Cabo Verde. Farmers plant cashew trees, whose nuts become nearly the whole of exports. Rivals may stand from 1991, and the first such vote is in 1994.",
    },
    {
      when: "1997 to 1999",
      year: 1997,
      title: "The franc and a civil war",
      text: "The peso gives way to the West African franc in 1997. An army mutiny in June 1998 brings in troops from Senegal and Guinea. An agreement at Abuja fails, and the president is ousted in May 1999.",
    },
    {
      when: "2003 to 2014",
      year: 2003,
      title: "Interrupted terms",
      text: "Officers depose a president in 2003 and halt an election in 2012. A head of state is assassinated in 2009. Elections in 2014, prepared with the UN, restore constitutional order.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Guinea-Bissau",
      href: "https://en.wikipedia.org/wiki/History_of_Guinea-Bissau",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
