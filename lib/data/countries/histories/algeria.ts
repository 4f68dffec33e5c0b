import type { CountryHistory } from "./open/types.ts";

export const algeria: CountryHistory = {
  lead: "Amazigh kingdoms and Mediterranean ports, three centuries as an Ottoman regency, a settler colony of France, a war for independence, and a state that lives on oil and gas.",
  events: [
    {
      when: "From about 6000 BCE",
      year: -6000,
      title: "Pictures in a greener Sahara",
      text: "Painters and engravers at Tassili n'Ajjer show hunters, then herders with cattle, when the Sahara had grass and rivers. As it dries, people move to oases, mountains and the coast.",
    },
    {
      when: "202 to 46 BCE",
      year: -202,
      title: "Numidia",
      text: "Amazigh kings unite Numidia, with a capital at Cirta, today's Constantine, after siding with Rome against Carthage. Rome annexes the east of it in 46 BCE and the rest of the north within a century.",
    },
    {
      when: "7th to 15th century",
      year: 680,
      title: "Islam and Amazigh dynasties",
      text: "Arab armies bring Islam and meet resistance before most people convert. Rustamids at Tahert, Hammadids at Béjaïa and Zayyanids at Tlemcen later rule parts of the land and trade across the desert.",
    },
    {
      when: "1516 to 1529",
      year: 1516,
      title: "The regency of Algiers",
      text: "The Barbarossa brothers, called in against Spain, take Algiers and place it under the Ottoman sultan. Its rulers come to govern on their own. Corsairs bring ships and captives into the port.",
    },
    {
      when: "1830",
      year: 1830,
      title: "French troops land",
      text: "France takes Algiers. Emir Abdelkader leads a state in the west that resists until 1847, and Kabylia rises in 1871. Much farmland passes into the hands of European settlers.",
    },
    {
      when: "1848",
      year: 1848,
      title: "Departments of France",
      text: "The north is declared French territory and divided into departments. Muslims are ruled as subjects without equal votes. Slavery is abolished in law in the same year, but in the Sahara it lasts longer.",
    },
    {
      when: "8 May 1945",
      year: 1945,
      title: "Sétif and Guelma",
      text: "On the day the war in Europe ends, a victory march with nationalist banners at Sétif turns into clashes with police. Repression follows across the region. Accounts of the number of dead differ widely.",
    },
    {
      when: "1954 to 1962",
      year: 1954,
      title: "The war of independence",
      text: "The National Liberation Front begins an armed struggle on 1 November 1954. Fighting reaches the countryside, Algiers and France. Most historians speak of several hundred thousand dead. Algeria's official figure is higher.",
    },
    {
      when: "5 July 1962",
      year: 1962,
      title: "An independent state",
      text: "The Évian Accords of March stop the fighting, and a vote on 1 July decides for independence. Most settlers leave within months. The National Liberation Front becomes the only lawful party.",
    },
    {
      when: "24 February 1971",
      year: 1971,
      title: "Oil and gas pass to the state",
      text: "The government takes majority shares in French oil companies and nationalises gas and pipelines. Exports pay for factories, schools and housing, and public budgets come to depend on world prices.",
    },
    {
      when: "1988 to 2006",
      year: 1988,
      title: "Several parties, then armed conflict",
      text: "Riots in October 1988 lead to a constitution with several parties. When an election is halted in January 1992, a decade of violence between armed groups and the state begins. Amnesty laws follow in 1999 and 2006.",
    },
    {
      when: "2019",
      year: 2019,
      title: "The marches of the Hirak",
      text: "Weekly marches begin in February against a fifth term for the president, who steps down in April after twenty years. A referendum in November 2020 approves an amended constitution on a low turnout.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Algeria",
      href: "https://en.wikipedia.org/wiki/History_of_Algeria",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
