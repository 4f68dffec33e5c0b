import type { CountryHistory } from "./types.ts";

export const ghana: CountryHistory = {
  lead: "Forest and savanna states that traded gold across the Sahara, then a coast of forts, then the first colony south of the Sahara to win independence by votes.",
  events: [
    {
      when: "About 1000 to 1300",
      year: 1000,
      title: "Akan settlement and the Bono state",
      text: "Akan-speaking farmers and traders build towns between forest and savanna. Begho and Bono Manso send gold and kola north, and buy salt and cloth.",
    },
    {
      when: "1482",
      year: 1482,
      title: "A fort at Elmina",
      text: "Portuguese traders build São Jorge da Mina to buy gold. Dutch, Danish, English and other forts follow along the coast over the next two centuries.",
    },
    {
      when: "17th to 19th century",
      year: 1650,
      title: "The trade in enslaved people",
      text: "The forts turn from gold to people. Hundreds of thousands of captives are shipped from this coast to the Americas before Britain bans its own trade in 1807.",
    },
    {
      when: "About 1701",
      year: 1701,
      title: "Asante becomes an empire",
      text: "Kumasi unites the Asante states and defeats Denkyira. Its roads, courts and treasury hold much of today's Ghana together for almost two hundred years.",
    },
    {
      when: "1844",
      year: 1844,
      title: "The Bond",
      text: "Fante chiefs accept a British role in their courts. It becomes the beginning of a protectorate on the coast.",
    },
    {
      when: "1874 to 1902",
      year: 1874,
      title: "The Gold Coast colony",
      text: "After wars with Asante, Britain declares the coast a colony, annexes Asante and makes the Northern Territories a protectorate.",
    },
    {
      when: "1948",
      year: 1948,
      title: "The Accra riots",
      text: "Police fire on former soldiers who march for their pensions. The unrest that follows leads to a new constitution and to elections in 1951.",
    },
    {
      when: "6 March 1957",
      year: 1957,
      title: "Independence",
      text: "The Gold Coast and British Togoland become independent as Ghana. It becomes a republic on 1 July 1960.",
    },
    {
      when: "1966 to 1981",
      year: 1966,
      title: "Coups and short republics",
      text: "Soldiers overthrow governments in 1966, 1972, 1979 and 1981. Two elected governments stand between them.",
    },
    {
      when: "1992",
      year: 1992,
      title: "The Fourth Republic",
      text: "A referendum approves a constitution with several parties. Since 2000 power has passed between the two large parties by election more than once.",
    },
    {
      when: "2010",
      year: 2010,
      title: "Oil",
      text: "The Jubilee field begins to produce off the western coast, and crude oil joins gold and cocoa among the main exports.",
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
