import type { CountryProfile } from "./open/types.ts";

export const ethiopia: CountryProfile = {
  welcome:
    "Ethiopia keeps its own calendar and its own way of counting the hours, and long kept many trades for its own citizens. The last is changing: since 2024 wholesale, retail and banking have opened to foreigners by degrees. Coffee growers, rose farms, garment plants and a state airline already sell abroad. Think in highlands, regions and permits, not in one market.",
  history:
    "Aksum struck coins and became Christian in the 4th century; Zagwe kings had the churches of Lalibela cut; the Solomonic line held the throne from 1270. An Italian army was beaten at Adwa on 1 March 1896, and Italy occupied the country from 1936 to 1941. The Organisation of African Unity was founded in Addis Ababa in 1963. Soldiers deposed the emperor on 12 September 1974 and nationalised land; armed fronts took power in 1991 and a federal constitution came into force in 1995. Eritrea left in 1993. War in Tigray began in November 2020, and its parties signed an end to hostilities in Pretoria on 2 November 2022.",
  cities: [
    {
      name: "Addis Ababa",
      description:
        "Seat of the African Union, on hills high enough for cool nights. Federal offices, embassies, banks and Bole airport are here. Works along main streets since 2024 have widened them, and moved residents and small shops.",
      wiki: "https://en.wikipedia.org/wiki/Addis_Ababa",
      at: { lat: 9.02, lon: 38.75 },
    },
    {
      name: "Dire Dawa",
      description:
        "Warm railway town in the east, on the line to Djibouti, where Oromo, Somali and Amharic are heard in one street. A free trade zone opened in 2022 between port and highlands; cement is made nearby.",
      wiki: "https://en.wikipedia.org/wiki/Dire_Dawa",
      at: { lat: 9.59, lon: 41.87 },
    },
    {
      name: "Hawassa",
      description:
        "Lake town in Sidama whose industrial park sews clothes for export. Coffee exporters, fish sellers and a university add to it, and the road south leads on to Kenya at Moyale.",
      wiki: "https://en.wikipedia.org/wiki/Hawassa",
      at: { lat: 7.06, lon: 38.48 },
    },
    {
      name: "Bahir Dar",
      description:
        "On Lake Tana, near where the Blue Nile leaves it. Grain and cloth are traded, a university teaches engineers, and boats go to island monasteries. Fighting in Amhara since 2023 has closed roads around it at times.",
      wiki: "https://en.wikipedia.org/wiki/Bahir_Dar",
      at: { lat: 11.59, lon: 37.39 },
    },
    {
      name: "Jimma",
      description:
        "Market of the south-western coffee country, with honey, spices and forest where coffee grows in the shade. The university teaches farming and medicine, and traders send graded beans to Addis Ababa.",
      wiki: "https://en.wikipedia.org/wiki/Jimma",
      at: { lat: 7.67, lon: 36.83 },
    },
    {
      name: "Mekelle",
      description:
        "Chief town of Tigray. Works and hospitals damaged in the war of 2020 to 2022 have restarted in part; banks, fuel and flights came back from late 2022. Rivalry within the regional leadership was open in 2025.",
      wiki: "https://en.wikipedia.org/wiki/Mekelle",
      at: { lat: 13.5, lon: 39.47 },
    },
  ],
  opportunities: [
    {
      title: "Coffee with an address",
      text: "Under a European law on deforestation, buyers are to name the plot behind each bag, and small farmers rarely have it on paper. Mapping, washing stations, drying beds and export by growers' unions in Sidama, Yirgacheffe and Jimma fill that gap.",
    },
    {
      title: "Trades opened since 2024",
      text: "Rules of 2024 admit foreign firms to wholesale, retail, import and export on conditions, and a law of December 2024 admits foreign banks. Early movers need a local lawyer, patience and capital above the legal threshold.",
    },
    {
      title: "Electric wheels",
      text: "Since early 2024 private cars with petrol or diesel engines may not be imported. Chargers, care of batteries, minibuses, three-wheelers and courses for mechanics follow, in towns where drivers trained on engines must learn anew.",
    },
    {
      title: "Roses, berries and herbs by air",
      text: "Farms at Holeta, Ziway and Koka cut and pick for cargo flights from Bole the same night. Boxes, cool rooms, young plants, biological pest control and staff transport are bought by growers who earn foreign currency.",
    },
    {
      title: "Services on phone and identity card",
      text: "A second mobile network started in 2022, and a digital identity card named Fayda is being issued. Bookkeeping, payroll, delivery and farm advice in Amharic, Oromo or Somali can be built on both.",
    },
  ],
  risks: [
    {
      title: "The birr since July 2024",
      text: "The central bank let the rate move at the end of July 2024 and the birr fell steeply. Imported inputs cost more, growth of bank credit was capped, and importers still queue for currency. Exporters may keep part of what they earn.",
    },
    {
      title: "Roads closed by fighting",
      text: "In Amhara since 2023, and in parts of Oromia for longer, government forces and armed groups fight; lorries are stopped, drivers held for ransom, phones go silent. A plant needs a second road and spare stock.",
    },
    {
      title: "One corridor to the sea",
      text: "Most imports pass through Djibouti and the dry port at Modjo. A blocked road, dearer port fees or a lack of lorries stops a factory. Talk of access to the Red Sea raised tension with Eritrea in 2025.",
    },
    {
      title: "Land is leased, never owned",
      text: "Land belongs to the state and the peoples. You hold a lease from a region, a town or an industrial park, and farmers who lose fields may contest the payment. Protesters burned farms and factories in 2016: meet the neighbours early.",
    },
    {
      title: "Trade preferences can end",
      text: "The United States removed Ethiopia from its duty-free scheme for Africa in January 2022, and garment plants lost orders or left. Build on buyers in several regions, and on sales at home.",
    },
  ],
  markets: {
    domestic:
      "Many customers with small purses: grain, cooking oil, soap, roofing and school fees come first, and Addis Ababa buys brands. Regions have their own offices, languages and market days, so sales grow town by town. Orthodox fasts cut demand for meat and milk for weeks.",
    regional:
      "Ethiopia is in COMESA but long stayed outside its free trade area; it began to trade under the continental agreement in 2025. Khat, livestock and vegetables go to Djibouti and Somalia, electricity to Kenya, Sudan and Djibouti. Moyale is the road crossing to Kenya.",
    international:
      "Coffee, gold, flowers, oil seeds and pulses earn the foreign currency; fuel, fertiliser, sugar and machines use it up. China, the Gulf states, the United States and Europe are the main partners. Talks to join the World Trade Organization have run since 2003.",
  },
  accessibility:
    "Ethiopian Airlines joins Bole with most African capitals, and with regional towns where roads are unsafe. An electric railway has linked Addis Ababa with Djibouti since 2018, chiefly for freight. Long-distance buses leave at dawn, and the expressway to Adama is tolled. The e-visa is meant for arrival at Bole: ask before you plan a land border. Fuel can be short upcountry.",
  stability:
    "Parliament was elected in 2021 without a vote in Tigray; the next was due in 2026. The Pretoria agreement stopped the war there, while land and the return of the displaced stay disputed. Federal troops fight Fano militias in Amhara and the Oromo Liberation Army in Oromia. Internet cuts have been used. Ask which woreda, or district, your road crosses, and who holds it.",
  living: {
    languages:
      "Amharic is the working language of the federal state and of Addis Ababa. Oromo, Tigrinya, Somali and Afar have federal rank too, and run offices and schools in their regions. English is used in universities and many contracts. Amharic and Tigrinya share one script, worth learning for signs.",
    money:
      "Rent in Addis Ababa is often wanted several months ahead; a law of 2024 limits rises and has leases registered. Telebirr and bank apps pay for taxis, shops and bills; visitors' cards work at some machines. Changing money on the street is a crime. Write dates in both calendars.",
    safety:
      "The capital is calmer than the roads around it; watch your pockets at Merkato and at bus stations. Avoid driving after dark. Drones without a permit are seized at customs. Religious feasts and political anniversaries draw crowds and police. Hours are counted from dawn, so confirm which clock a meeting uses.",
    health:
      "Malaria occurs in the lowlands, the Rift Valley and Gambella, not at the altitude of Addis Ababa, where newcomers may be short of breath for some days. Many lakes carry bilharzia. Private hospitals in the capital treat most cases. Boil or buy drinking water.",
    schools:
      "Primary school is in the language of the region; English takes over in the upper years, and a national exam opens the way to university. The school year opens in September. Schools with American, British, French and other programmes are found in Addis Ababa, often with fees in foreign currency.",
    goods:
      "Sea freight lands at Djibouti and is cleared at Modjo or in Addis Ababa. Returning citizens and holders of the origin card, the Yellow Card, should ask the customs commission what they may bring free of duty. A private petrol car will be turned back. Satellite gear needs a permit.",
  },
  sources: [
    { label: "World Bank, Ethiopia", href: "https://www.worldbank.org/en/country/ethiopia", year: 2026 },
    {
      label: "African Development Bank, Ethiopia",
      href: "https://www.afdb.org/en/countries/east-africa/ethiopia",
      year: 2026,
    },
    { label: "Wikipedia, Ethiopia", href: "https://en.wikipedia.org/wiki/Ethiopia", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
