import type { CountryHistory } from "./open/types.ts";

export const centralAfricanRepublic: CountryHistory = {
  lead: "River and savanna peoples caught between two slave trades, a colony leased to companies, and a republic with many changes of power by force and many peace agreements.",
  events: [
    {
      when: "First millennium BCE",
      year: -500,
      title: "Standing stones at Bouar",
      text: "In the west farming people raise groups of tall stones, called tazunu in the Gbaya language. Their purpose is unknown, and archaeologists disagree on how old the first of them are.",
    },
    {
      when: "By about 1000",
      year: 1000,
      title: "Along the rivers",
      text: "Speakers of Ubangian languages settle the Ubangi and its tributaries as farmers and fishers. Aka people live by hunting and gathering in the southern forest and exchange goods with them.",
    },
    {
      when: "18th and 19th century",
      year: 1750,
      title: "Zande and Nzakara kingdoms",
      text: "In the south-east the Vongara and Bandia clans build kingdoms out of many peoples. Bangassou becomes the seat of one. Yakoma and Bobangi boatmen carry ivory and captives down the Ubangi.",
    },
    {
      when: "19th century",
      year: 1830,
      title: "Raids for captives",
      text: "Armed traders from the Nile and the Chad basin take people and ivory. The sultanate of Dar al-Kuti at Ndélé sends caravans north. Whole districts in the east empty as villagers flee.",
    },
    {
      when: "1889",
      year: 1889,
      title: "A post at Bangui",
      text: "A French party builds a station by the rapids of the Ubangi. The territory is named Ubangi-Shari and in 1910 joins French Equatorial Africa. The sultan at Ndélé is killed in 1911.",
    },
    {
      when: "1899",
      year: 1899,
      title: "Land leased to companies",
      text: "France grants huge concessions to private firms. Villagers must bring rubber and ivory in place of tax, and hostages are taken. An official inquiry in 1905 describes abuses.",
    },
    {
      when: "1928 to 1931",
      year: 1928,
      title: "The war of the hoe handle",
      text: "Gbaya communities rise behind a preacher called Karnu, partly because men are seized to build the railway to the Atlantic. The rising, Kongo-Wara, spreads widely before it is put down.",
    },
    {
      when: "1 December 1958",
      year: 1958,
      title: "A name for the republic",
      text: "Ubangi-Shari becomes an autonomous state under its present name. Its leader, the deputy and former priest Barthélemy Boganda, dies in an air crash in March 1959.",
    },
    {
      when: "13 August 1960",
      year: 1960,
      title: "End of French rule",
      text: "The country becomes sovereign with Bangui as its capital, and two years later it has a single party. Diamonds, cotton, coffee and timber make up most of what it exports.",
    },
    {
      when: "1966 to 1979",
      year: 1966,
      title: "Bokassa and the empire",
      text: "The head of the army, Jean-Bédel Bokassa, seizes power at New Year 1966. He has himself crowned emperor in 1977. French troops restore the republic in September 1979, while he is abroad.",
    },
    {
      when: "1993 to 2003",
      year: 1993,
      title: "Elections and mutinies",
      text: "Twelve years of army rule end with an election that the opposition wins. Unpaid soldiers mutiny in 1996 and 1997, peacekeepers arrive, and a former army chief takes the capital in 2003.",
    },
    {
      when: "2013 to 2023",
      year: 2013,
      title: "War and accords",
      text: "Séléka fighters seize Bangui in March 2013 and anti-balaka militias form against them. A UN mission deploys in 2014. Fourteen armed groups sign a peace in 2019. A referendum adopts a constitution in 2023.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of the Central African Republic",
      href: "https://en.wikipedia.org/wiki/History_of_the_Central_African_Republic",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
