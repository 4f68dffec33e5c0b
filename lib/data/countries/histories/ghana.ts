import type { CountryHistory } from "./open/types.ts";

export const ghana: CountryHistory = {
  lead: "Forest and savanna states that traded gold across the Sahara, then a coast of forts, and the first of Britain's West African colonies to become independent.",
  events: [
    {
      when: "About 1000 to 1400",
      year: 1000,
      title: "Akan settlement and the Bono state",
      text: "Akan-speaking farmers and traders build towns between forest and savanna. Bono Manso and later Begho lie on the roads to the Niger. They send gold and kola north, and buy salt, cloth and brass.",
    },
    {
      when: "1482",
      year: 1482,
      title: "A fort at Elmina",
      text: "Portuguese traders build São Jorge da Mina to buy gold. English, Danish and other forts follow over the next two centuries, and the Dutch take Elmina in 1637. For many of them local rulers receive rent.",
    },
    {
      when: "17th to 19th century",
      year: 1650,
      title: "The trade in enslaved people",
      text: "The forts turn from gold to people. Around a million captives are shipped from this coast to the Americas, most before Britain bans its own trade in 1807. Slavery inside the region lasts longer.",
    },
    {
      when: "About 1701",
      year: 1701,
      title: "Asante becomes an empire",
      text: "Kumasi unites the Asante states and defeats Denkyira. Its roads, courts and treasury hold much of today's Ghana together for most of two centuries. Gold, kola and captives pay for guns and cloth.",
    },
    {
      when: "1844",
      year: 1844,
      title: "The Bond",
      text: "Fante chiefs agree that British officials may sit with them in trials for serious crimes. The paper speaks of justice, not of land. It becomes a step towards a protectorate on the coast.",
    },
    {
      when: "1874 to 1902",
      year: 1874,
      title: "The Gold Coast colony",
      text: "A British army burns Kumasi in 1874, and the coast is declared a colony. Asante rises in 1900 under Yaa Asantewaa and is annexed in 1902. The lands to the north become a protectorate.",
    },
    {
      when: "1948",
      year: 1948,
      title: "The Accra riots",
      text: "On 28 February police fire on former soldiers who march with a petition, and three of them are killed. The unrest that follows leads to a new constitution and to elections in 1951.",
    },
    {
      when: "6 March 1957",
      year: 1957,
      title: "Independence",
      text: "The Gold Coast, with British Togoland, whose voters chose union in 1956, becomes Ghana under Kwame Nkrumah. The state is a republic from 1 July 1960 and has a single party from 1964.",
    },
    {
      when: "1966 to 1981",
      year: 1966,
      title: "Coups and short republics",
      text: "Soldiers overthrow governments in 1966, 1972, 1979 and 1981. Two elected governments stand between them. Cocoa income falls and prices rise. In 1979 young officers execute eight of their seniors, among them three former heads of state.",
    },
    {
      when: "1992",
      year: 1992,
      title: "The Fourth Republic",
      text: "A referendum in April approves a constitution with several parties and a limit of two presidential terms. Since the vote of 2000 power has passed between the two large parties more than once.",
    },
    {
      when: "2010",
      year: 2010,
      title: "Oil",
      text: "In December the Jubilee field begins to produce off the western coast. Crude oil joins gold and cocoa among the main exports. In December 2022 the state suspends payment on most of its foreign debt.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Ghana",
      href: "https://en.wikipedia.org/wiki/History_of_Ghana",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
