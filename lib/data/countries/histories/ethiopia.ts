import type { CountryHistory } from "./open/types.ts";

export const ethiopia: CountryHistory = {
  lead: "Aksum, Lalibela and Gondar, wars with neighbours and with Italy, an empire that was occupied for five years but never made a colony, and a federation of peoples.",
  events: [
    {
      when: "First millennium BCE",
      year: -800,
      title: "Yeha",
      text: "A temple of smooth blocks stands at Yeha in the north, with inscriptions in a South Arabian script. They name a kingdom, Di'amat. Farmers grow teff and plough with oxen.",
    },
    {
      when: "1st to 7th century",
      year: 100,
      title: "Aksum",
      text: "A trading empire mints coins of gold, raises tall stelae and links the Nile with the Red Sea. Its king becomes Christian in the 4th century, and monks translate the Bible into Ge'ez.",
    },
    {
      when: "12th and 13th century",
      year: 1150,
      title: "Lalibela",
      text: "Kings of the Zagwe dynasty rule from Lasta. Eleven churches are cut from the rock at the town later called Lalibela. Pilgrims come there to this day.",
    },
    {
      when: "1270 to 1520",
      year: 1270,
      title: "The Solomonic kings",
      text: "A dynasty that claims descent from Solomon and the Queen of Sheba takes the throne. Its moving court fights and trades with Muslim states such as Ifat and Adal, and both sides take slaves.",
    },
    {
      when: "1529 to 1543",
      year: 1529,
      title: "War with Adal",
      text: "Ahmad ibn Ibrahim leads an army from Harar that occupies most of the highlands. He falls in battle against the emperor and Portuguese musketeers. Oromo groups settle wide areas in the decades after.",
    },
    {
      when: "1636 to 1855",
      year: 1636,
      title: "Gondar and the princes",
      text: "Emperors settle at Gondar and build castles there. From 1769 regional lords make and unmake them. In 1855 Tewodros II begins to gather the country again. A British force defeats him in 1868.",
    },
    {
      when: "1 March 1896",
      year: 1896,
      title: "Adwa",
      text: "Soldiers from all regions defeat an invading Italian army, and Italy recognises Ethiopia's independence. Under Menelik II the state also conquers kingdoms in the south, where many people are enslaved or lose their land.",
    },
    {
      when: "1935 to 1942",
      year: 1935,
      title: "Occupation and return",
      text: "Italy invades in 1935, uses poison gas and holds Addis Ababa from 1936, against steady resistance. The emperor comes back in 1941. A law of 1942 abolishes slavery.",
    },
    {
      when: "25 May 1963",
      year: 1963,
      title: "Seat of African unity",
      text: "Leaders of independent African states found the Organisation of African Unity in Addis Ababa. In Eritrea, federated in 1952 and made a province ten years later, a war for independence has started.",
    },
    {
      when: "12 September 1974",
      year: 1974,
      title: "The emperor is deposed",
      text: "The Derg, a committee of soldiers, takes power and soon abolishes the monarchy. Its officers nationalise all land, fight a war with Somalia and kill opponents in the Red Terror. A famine from 1983 to 1985, amid civil war, costs several hundred thousand lives.",
    },
    {
      when: "1991 to 1995",
      year: 1991,
      title: "A federation",
      text: "The EPRDF, an alliance of armed fronts, takes the capital in May 1991. A constitution in force from August 1995 forms regional states on lines of language and grants each a right to secede.",
    },
    {
      when: "2018 to 2022",
      year: 2018,
      title: "Change and war in Tigray",
      text: "Prisoners are freed and peace is made with Eritrea in 2018. In November 2020 war begins between the government and Tigray's leaders. An agreement signed in Pretoria on 2 November 2022 ends the hostilities between them.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Ethiopia",
      href: "https://en.wikipedia.org/wiki/History_of_Ethiopia",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
