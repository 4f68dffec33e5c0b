import type { CountryHistory } from "./open/types.ts";

export const congo: CountryHistory = {
  lead: "Loango, the Tio kingdom and the river trade; a colony of concessions and of a costly railway; a Marxist state, then war, and an economy that rests on oil.",
  events: [
    {
      when: "First millennium BCE",
      year: -500,
      title: "Farmers along the rivers",
      text: "Bantu-speaking people arrive by river and savanna with yams, oil palms and later iron. In the forest they live near hunters and gatherers and exchange food and tools with them.",
    },
    {
      when: "14th and 15th century",
      year: 1400,
      title: "Three states",
      text: "Loango rules the coast, the Tio or Teke the plateaux above Malebo Pool, and Kongo the land to the south. Their subjects weave raffia cloth, mine copper in the Niari valley and make salt.",
    },
    {
      when: "From about 1600",
      year: 1600,
      title: "Loango's market",
      text: "Vili caravans bring ivory, redwood and copper to the shore, where Dutch ships buy them. The king, the maloango, appoints officials who set prices and collect fees from every ship.",
    },
    {
      when: "17th to 19th century",
      year: 1670,
      title: "Captives from the coast",
      text: "Loango and the neighbouring ports of Malembo and Cabinda turn to the slave trade. Hundreds of thousands of people, many from far upriver, are shipped to the Americas. Illegal shipments go on until the 1860s.",
    },
    {
      when: "September 1880",
      year: 1880,
      title: "The makoko's treaty",
      text: "The Tio king, or makoko, signs an agreement with the explorer Pierre Savorgnan de Brazza. A station at the Pool becomes Brazzaville. The opposite bank goes to a rival, King Leopold of Belgium.",
    },
    {
      when: "1899 to 1910",
      year: 1899,
      title: "Concessions",
      text: "Forty companies receive most of French Congo, which then includes Gabon and Ubangi-Shari. Reports of forced rubber gathering cause a scandal in Paris. From 1910 Brazzaville is the capital of French Equatorial Africa.",
    },
    {
      when: "1921 to 1934",
      year: 1921,
      title: "The Congo-Ocean railway",
      text: "Men are taken from as far as Chad to cut the line from Brazzaville to Pointe-Noire. Many thousands die of disease, hunger and accidents. The new port opens a few years later.",
    },
    {
      when: "1940 to 1944",
      year: 1940,
      title: "Capital of Free France",
      text: "Brazzaville becomes the capital of the French who reject the armistice with Germany. A conference held there early in 1944 promises reforms, among them an end to forced labour, but not self-rule.",
    },
    {
      when: "15 August 1960",
      year: 1960,
      title: "The colony becomes a state",
      text: "Congo obtains its independence with Brazzaville as its capital. Three days of strikes and crowds in August 1963 force the first president to resign, and a single party follows.",
    },
    {
      when: "1969 to 1991",
      year: 1969,
      title: "A people's republic",
      text: "The Congolese Labour Party, formed in December 1969, proclaims Marxism-Leninism. A president is murdered in 1977. Offshore oil, produced in quantity since the 1970s, pays for a large civil service and then for debts.",
    },
    {
      when: "1991 to 1999",
      year: 1991,
      title: "A conference, elections, wars",
      text: "Delegates strip the president of most powers in 1991, and he loses the vote of 1992. Militias fight in 1993 and again in 1997, when Angola's army intervenes. Ceasefires are signed in 1999.",
    },
    {
      when: "2002 to 2015",
      year: 2002,
      title: "Two constitutions",
      text: "Voters approve a basic law with a strong presidency in 2002 and another in 2015, which drops the upper age limit and allows three terms. The opposition calls for a boycott of the second.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of the Republic of the Congo",
      href: "https://en.wikipedia.org/wiki/History_of_the_Republic_of_the_Congo",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
