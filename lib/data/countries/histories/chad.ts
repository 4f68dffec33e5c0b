import type { CountryHistory } from "./open/types.ts";

export const chad: CountryHistory = {
  lead: "Kanem, Bagirmi and Wadai between desert and river, a colony conquered slowly from south to north, and an independence with long wars and, from 2003, oil.",
  events: [
    {
      when: "Before 3000 BCE",
      year: -4000,
      title: "A lake the size of a sea",
      text: "Lake Chad covers many times its present area. People in Ennedi and Tibesti paint and carve cattle, giraffes and dancers on rock. As the land dries, herders and fishers follow the water.",
    },
    {
      when: "5th century BCE to 16th century",
      year: -400,
      title: "Mounds of the Sao",
      text: "Along the lower Chari, people build towns on mounds, ring them with walls, and make figures of clay and copper alloy. Later dwellers tell of them as giants called the Sao.",
    },
    {
      when: "About the 9th century",
      year: 850,
      title: "Kanem",
      text: "A state of Zaghawa and then Kanembu kings rises north-east of the lake. Its rulers are Muslim from the 11th century. Horses come across the desert, and captives and salt are traded for them.",
    },
    {
      when: "16th and 17th century",
      year: 1520,
      title: "Bagirmi and Wadai",
      text: "Massenya becomes the seat of Bagirmi. Farther east a Muslim dynasty takes over Wadai in the 17th century. Both raid peoples in the south, and both pay tribute to stronger neighbours at times.",
    },
    {
      when: "About 1810",
      year: 1810,
      title: "A road to Benghazi",
      text: "Caravans open a direct way from Wadai to the Mediterranean. Ivory, ostrich feathers and enslaved people go north, guns and cloth come south. The Sanusi brotherhood later guards its wells.",
    },
    {
      when: "1893 to 1900",
      year: 1893,
      title: "Rabih's conquests",
      text: "Rabih az-Zubayr, a commander from the Nile, overruns Bagirmi and Bornu. French columns meet near the lake and defeat him at Kousséri on 22 April 1900. Fort-Lamy, later N'Djamena, is founded.",
    },
    {
      when: "1909 to 1920",
      year: 1909,
      title: "Conquest of the east and north",
      text: "French troops take Abéché, then Borkou in 1913. Chad becomes a colony of its own in 1920. In the south families must grow cotton for a company from the late 1920s.",
    },
    {
      when: "26 August 1940",
      year: 1940,
      title: "For Free France",
      text: "Governor Félix Éboué brings Chad over to the side of de Gaulle. Columns set out from here to attack Italian posts in Libya. After the war elected assemblies begin.",
    },
    {
      when: "11 August 1960",
      year: 1960,
      title: "Sovereign Chad",
      text: "France hands over power, though its officers stay in the far north until 1965. Parties other than the president's are banned in 1962. A tax revolt at Mangalmé opens a rebellion three years later.",
    },
    {
      when: "1979 to 1994",
      year: 1979,
      title: "Civil and foreign war",
      text: "Factions fight over the capital, and Libya intervenes until its defeat in 1987. Thousands of people are killed under the government of 1982 to 1990. In 1994 the International Court of Justice awards the Aouzou Strip to Chad.",
    },
    {
      when: "2003",
      year: 2003,
      title: "Oil from Doba",
      text: "A pipeline of about a thousand kilometres brings crude to the coast of Cameroon. War in Darfur sends hundreds of thousands of refugees into the east in the same years.",
    },
    {
      when: "2021 to 2023",
      year: 2021,
      title: "A transition",
      text: "In April 2021 the president of thirty years dies, of wounds received at the front, the army says. A military council takes over. After a national dialogue, a vote in December 2023 adopts a constitution.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Chad",
      href: "https://en.wikipedia.org/wiki/History_of_Chad",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
