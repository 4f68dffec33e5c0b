import type { CountryProfile } from "./open/types.ts";

export const somalia: CountryProfile = {
  welcome:
    "Money transfer, telephones, power and the livestock trade were built here by families and firms while governments came and went. Many who arrive are returning Somalis with relatives to vouch for them. Conditions in Mogadishu, the federal states and Somaliland differ so much that you should plan for one town, not for a country.",
  history:
    "Incense ports and sultanates such as Adal and Ajuran traded over the Indian Ocean for centuries. Britain and Italy took most of the coast in the late 19th century; their former territories united on 1 July 1960. Officers ruled from October 1969 until January 1991, when the government fell in civil war. Somaliland declared independence on 18 May 1991; Somalia regards it as part of its territory, and the dispute continues. A provisional federal constitution came in August 2012. In March 2026 parliament voted to complete it with longer terms of office, which opposition leaders reject.",
  cities: [
    {
      name: "Mogadishu",
      description:
        "Ministries, the central bank, the port and the guarded airport zone are here, behind many checkpoints. Returnees have opened hotels, clinics and blocks of flats, and wholesale trade runs through Bakaara market.",
      wiki: "https://en.wikipedia.org/wiki/Mogadishu",
      at: { lat: 2.05, lon: 45.33 },
    },
    {
      name: "Hargeisa",
      description:
        "Seat of the authorities of Somaliland, whose status is disputed. Money changers sit in the open street, and telecom firms, universities and livestock traders have offices in this dry upland city on the way to Ethiopia.",
      wiki: "https://en.wikipedia.org/wiki/Hargeisa",
      at: { lat: 9.56, lon: 44.07 },
    },
    {
      name: "Berbera",
      description:
        "A Gulf of Aden harbour with a container terminal, a long runway and a road to the Ethiopian border, run by the authorities in Hargeisa. Sheep, goats and camels sail from here to Arabia.",
      wiki: "https://en.wikipedia.org/wiki/Berbera",
      at: { lat: 10.44, lon: 45.01 },
    },
    {
      name: "Bosaso",
      description:
        "Puntland's port sends out animals, fish and frankincense and takes in food and cement for the north-east. Summers are so hot that many families move to the hills from June to August.",
      wiki: "https://en.wikipedia.org/wiki/Bosaso",
      at: { lat: 11.28, lon: 49.18 },
    },
    {
      name: "Kismayo",
      description:
        "The southern harbour near the mouth of the Juba, where Jubaland's administration sits. Farms, fish and herds supply it. The United Nations has banned charcoal exports since 2012, so ask about the origin of any load.",
      wiki: "https://en.wikipedia.org/wiki/Kismayo",
      at: { lat: -0.36, lon: 42.55 },
    },
    {
      name: "Baidoa",
      description:
        "Market town between the rivers for sorghum, camels and goats, where people speak Maay. Families driven out by drought and fighting live in camps around it, and aid agencies work from the airfield.",
      wiki: "https://en.wikipedia.org/wiki/Baidoa",
      at: { lat: 3.11, lon: 43.65 },
    },
  ],
  opportunities: [
    {
      title: "Everything around the live animal",
      text: "Flocks walk or ride to Berbera, Bosaso and Mogadishu and sail to Saudi Arabia, the Emirates and Oman. Fodder, vaccines, quarantine that importers accept and chilled carcasses keep more of the price on this side of the sea.",
    },
    {
      title: "Panels for private grids",
      text: "Electricity is sold street by street by local companies that grew up on diesel. Solar fields, batteries, prepaid meters and trained fitters cut their fuel bill; clinics, hotels and telephone masts are buyers too.",
    },
    {
      title: "Frankincense and other resins",
      text: "Families in the northern hills and in Bari tap frankincense, myrrh and gum arabic. Perfume makers abroad ask for traced lots and fair pay to tappers, so sorting, distilling and honest record-keeping near the trees earn a margin.",
    },
    {
      title: "Ice and landing places for fish",
      text: "Tuna, kingfish and lobster pass a coast that has few cold rooms. A plant that freezes, salts or cans for one harbour can start small. Fishing licences are shared between federal and state offices: settle both.",
    },
    {
      title: "Canals and packing in the south",
      text: "Bananas, sesame, lemons and maize grow along the Shabelle and the Juba. Where elders and security forces can keep a road open, pumps, seed, canal repair and packing for city markets are what farmers ask for.",
    },
  ],
  risks: [
    {
      title: "Armed men who ask for money",
      text: "Al-Shabaab holds parts of the centre and south, attacks in towns and demands payments from traders and builders. Paying is a crime in many countries and may breach sanctions: take legal advice at home before you sign.",
    },
    {
      title: "Which authority counts",
      text: "The federal government, its member states and Somaliland each issue licences, taxes and visas. Somaliland and Puntland refused the federal electronic visa of September 2025. Get in writing which office governs your site.",
    },
    {
      title: "Banks abroad that say no",
      text: "Few foreign banks deal directly with Somali ones, because of rules against money laundering. Transfers are stopped halfway. Agree the route with your own bank before the first invoice, and keep proof of who owns what.",
    },
    {
      title: "Several deeds for one plot",
      text: "Land registers were burned or carried off in the 1990s, and families who fled return to find others in their houses. Elders, courts and gunmen may each decide. Ask the neighbours for months before you buy.",
    },
    {
      title: "Drought, then the river",
      text: "Rains failed season after season from 2020 to 2022, and late in 2023 floods covered Beledweyne and other towns. Herds, prices and roads change within weeks, and herding customers lose the capital they live from.",
    },
  ],
  markets: {
    domestic:
      "Towns buy imported rice, sugar, flour, clothes, phones and building materials, and pay in dollars by telephone. Trust follows kinship, so a partner known to the town's lineages matters more than a brochure. Money from relatives abroad decides what many households can spend.",
    regional:
      "The country joined the EAC in 2024 and is on the lists of COMESA and IGAD, though few of their tariff rules are in use yet. Cattle, khat and grain cross to and from Ethiopia and Kenya with or without papers, and Berbera takes some of Ethiopia's imports.",
    international:
      "Animals for Arabia are the mainstay, with gold, resins, sesame and hides behind them. Importers close their doors when disease is suspected, as Saudi Arabia did for years after 2000. Dubai is where many Somali traders buy, insure and settle accounts.",
  },
  accessibility:
    "Mogadishu, Hargeisa, Bosaso and other towns have flights to Addis Ababa, Nairobi, Djibouti or Dubai, Mogadishu also to Istanbul. Between Somali towns people fly, because roads have checkpoints and ambushes. Ships call at Mogadishu, Berbera, Bosaso and Kismayo. Kenya shut its land border in 2011 and announced in 2026 that Mandera would reopen: ask what is in force.",
  stability:
    "Government and African Union troops fight al-Shabaab, and Puntland has fought the Islamic State group in the hills of Bari since late 2024. Mogadishu, member states and the opposition dispute elections and terms of office, at times with arms. Somaliland has its own elections and forces; fighting broke out at Las Anod in 2023. Before each trip ask your embassy, your insurer and a host from the town itself.",
  living: {
    languages:
      "Somali, written in Latin letters since 1972, is spoken throughout; in Bay, Bakool and the lower Shabelle many speak Maay. Arabic belongs to religion and trade. English serves universities, aid and telecoms, Italian a few older people in Mogadishu.",
    money:
      "Dollars sent by phone pay for tea, wages and rent in most towns; worn shilling notes are small change. In Hargeisa the Somaliland shilling also circulates. A guarded house is let in dollars, months ahead. Foreign cards seldom work, so carry clean, recent notes.",
    safety:
      "In the south and centre foreigners face bombs and kidnapping and stay in guarded compounds with drivers who know the day's news. Hargeisa and Berbera are calmer, with escort rules outside town. Pirates seized ships again from late 2023. Many governments advise against travel: read what that does to your insurance.",
    health:
      "Malaria is a risk along the southern rivers and after rain elsewhere; cholera and measles break out. Bring your medicines and drink sealed water. Private hospitals in Mogadishu and Hargeisa treat common illness, and families take hard cases to Kenya, Türkiye or India. See a doctor about vaccines and tablets well ahead.",
    schools:
      "Many schools are private or run by associations and teach in Somali, Arabic or English, depending on who founded them. The federal ministry, Puntland and Somaliland hold separate leaving exams, so ask which certificate a university accepts. Small children go to Koranic school first.",
    goods:
      "Ship to the harbour nearest your town: goods moved overland pay at one checkpoint after another. A clearing agent settles duty with the port beforehand. Traffic keeps right, though many cars in the north have the wheel on the right. Drones and radios need permits arranged before you fly.",
  },
  sources: [
    { label: "World Bank, Somalia", href: "https://www.worldbank.org/en/country/somalia", year: 2026 },
    {
      label: "African Development Bank, Somalia",
      href: "https://www.afdb.org/en/countries/east-africa/somalia",
      year: 2026,
    },
    { label: "Wikipedia, Somalia", href: "https://en.wikipedia.org/wiki/Somalia", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
