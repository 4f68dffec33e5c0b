import type { CountryHistory } from "./open/types.ts";

export const guinea: CountryHistory = {
  lead: "Gold fields of Mali, an imamate in the Futa Jallon and Samory's empire; the one French colony in West Africa to vote no in 1958; bauxite, and rule by parties and soldiers.",
  events: [
    {
      when: "13th to 15th century",
      year: 1235,
      title: "In the empire of Mali",
      text: "The upper Niger is part of Mali's heartland, and its capital may have stood at Niani. Miners in Bouré wash gold that travels by caravan to Cairo and beyond.",
    },
    {
      when: "By the 15th century",
      year: 1400,
      title: "Rice on the coast",
      text: "Baga, Nalu and Landuma villagers grow rice in tidal swamps behind dykes. Inland Susu and Malinke farm the savanna, and Kissi and Toma peoples hold the forest.",
    },
    {
      when: "About 1727",
      year: 1727,
      title: "The imamate of Futa Jallon",
      text: "Fulani and other Muslims win a war against local rulers and form a state with elected almamies. Scholars write in Pular. Much of the farm work is done by slaves in separate villages.",
    },
    {
      when: "18th and 19th century",
      year: 1770,
      title: "The Pongo and the Nunez",
      text: "Traders of mixed African, European and American descent live on the northern rivers and marry into ruling families. They sell captives, even after British patrols begin, and turn to groundnuts in the 1840s.",
    },
    {
      when: "1878 to 1898",
      year: 1878,
      title: "Samory Touré",
      text: "A merchant turned commander builds an empire around Bissandougou, with gunsmiths, courts and tax stores. He fights France, makes treaties, moves east, and dies in exile in 1900.",
    },
    {
      when: "1880s to 1896",
      year: 1887,
      title: "French Guinea",
      text: "Conakry grows from a village at the tip of a peninsula into the seat of a colony, named French Guinea in 1893. The Futa Jallon is subdued at Porédaka in November 1896.",
    },
    {
      when: "1905 to 1914",
      year: 1905,
      title: "Slavery and the railway",
      text: "A decree forbids trade in persons in 1905, and many slaves simply leave their masters. Labourers build a line from Conakry to Kankan, finished in 1914. It carries wild rubber and, later, bananas.",
    },
    {
      when: "28 September 1958",
      year: 1958,
      title: "A vote against the Community",
      text: "Trade unions, strong since the strike of 1953, campaign for a no. Guinea alone rejects the French Community and is independent on 2 October. France pulls out staff and equipment.",
    },
    {
      when: "1958 to 1984",
      year: 1960,
      title: "The party state",
      text: "Guinea issues its own money in 1960 and nationalises commerce. An armed raid from Portuguese Guinea in 1970 is followed by purges. Many thousands are jailed or go abroad. Large bauxite mines open at Fria and Boké.",
    },
    {
      when: "3 April 1984",
      year: 1984,
      title: "Army and market",
      text: "Days after the first president's death, officers take charge. They free prisoners, shut state shops and privatise. A constitution passes in 1990, and contested elections begin in 1993.",
    },
    {
      when: "2008 to 2010",
      year: 2008,
      title: "Coup, massacre, election",
      text: "Another coup follows a ruler's death. On 28 September 2009 soldiers kill more than 150 people at a rally in a stadium. Voters choose a civilian president in 2010.",
    },
    {
      when: "2013 to 2021",
      year: 2013,
      title: "Epidemic and third term",
      text: "Ebola breaks out in the forest region at the end of 2013 and claims over 2,500 lives in Guinea. After a new constitution in 2020 the president runs for a third term and wins. Special forces arrest him on 5 September 2021.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Guinea",
      href: "https://en.wikipedia.org/wiki/History_of_Guinea",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
