import type { CountryProfile } from "./open/types.ts";

export const angola: CountryProfile = {
  welcome:
    "You will need Portuguese from the first day. Angola pays with crude oil for much of what it eats, drives and wears, so every plan meets two questions: who holds kwanza, and who can get dollars. Luanda on the coast does most of the deciding. The high plateau, with cool nights and steadier rain, is where the farm work is.",
  history:
    "The kingdoms of Kongo and Ndongo dealt with Portugal from the late 15th century. Luanda and Benguela became ports of the slave trade to Brazil, and the interior came under Portuguese rule only by the early 20th century. Armed struggle began in 1961. Independence on 11 November 1975 found the liberation movements at war with each other, with foreign troops on both sides, and that war ended on 4 April 2002. The constitution of 2010 makes the head of the winning party's list president. Since 2025 the country has been divided into more provinces than before, so older maps and addresses may mislead.",
  cities: [
    {
      name: "Luanda",
      description:
        "Ministries, bank head offices, oil companies and the main container port crowd around one bay. Traffic eats the working day, so many firms have moved to Talatona in the south of the city.",
      wiki: "https://en.wikipedia.org/wiki/Luanda",
      at: { lat: -8.84, lon: 13.23 },
    },
    {
      name: "Lobito",
      description:
        "A harbour behind a long sand spit, where the Benguela Railway sets out for the Congolese border. Freight agents, fish plants and, since a rail concession was signed in 2022, logistics firms look for yards here and in Benguela next door.",
      wiki: "https://en.wikipedia.org/wiki/Lobito",
      at: { lat: -12.36, lon: 13.54 },
    },
    {
      name: "Huambo",
      description:
        "On the central plateau, cool enough for potatoes, beans and garden vegetables. Umbundu is the everyday language, the railway passes through, and agronomists have been trained here since colonial times.",
      wiki: "https://en.wikipedia.org/wiki/Huambo",
      at: { lat: -12.78, lon: 15.74 },
    },
    {
      name: "Lubango",
      description:
        "Market town of the southern highlands, above the Serra da Leba pass that drops to the sea at Namibe. Cattle, milk, granite quarries and the road to Namibia shape its trade.",
      wiki: "https://en.wikipedia.org/wiki/Lubango",
      at: { lat: -14.92, lon: 13.49 },
    },
    {
      name: "Saurimo",
      description:
        "Chief town of Lunda Sul and base for the diamond fields of the north-east. A zone for sorting and cutting opened in 2021, and the mines buy food, parts and transport from here.",
      wiki: "https://en.wikipedia.org/wiki/Saurimo",
      at: { lat: -9.66, lon: 20.39 },
    },
  ],
  opportunities: [
    {
      title: "Freight along the Benguela line",
      text: "Copper and cobalt from Congolese and Zambian mines can reach the sea at Lobito instead of Durban or Dar es Salaam. Yards at the stations, fuel, wagon repair and loads for the way back inland are work for smaller firms too.",
    },
    {
      title: "Food in place of imports",
      text: "Shops sell imported chicken, rice, oil and flour. Maize, soya, eggs and vegetables from Huambo, Bié, Malanje or Cuanza Sul can take their place where somebody dries, mills, cools and carries them to Luanda.",
    },
    {
      title: "Fish and salt of the cold current",
      text: "The Benguela current brings horse mackerel and sardine to the coasts of Benguela and Namibe. Freezing plants, canneries and salt pans work there and need ice, spare parts, packing material and laboratory tests.",
    },
    {
      title: "Supplies to oil, gas and diamonds",
      text: "Local-content rules keep part of the purchases for Angolan companies. Welding, inspection, catering, waste and training are bought in Luanda, Soyo, Cabinda and the Lundas, by buyers who ask for certificates before prices.",
    },
    {
      title: "Power where the lines stop",
      text: "Dams on the Kwanza can make more electricity than the wires carry, and many provincial towns still burn diesel. Solar fields opened in Benguela province in 2022; farms, mines and clinics look for smaller ones of their own.",
    },
  ],
  risks: [
    {
      title: "Oil sets the exchange rate",
      text: "When oil income falls the kwanza follows, as after 2014 and again in 2023. Importers then wait for their bank to find foreign money. Write into a contract which currency counts, on which day, and who carries the delay.",
    },
    {
      title: "Public buyers who pay late",
      text: "Ministries and state companies are large customers, and arrears to suppliers have built up in lean years. Ask which budget line covers your invoice, and keep cash for a long wait.",
    },
    {
      title: "Mines left in the ground",
      text: "Fields and tracks in Moxico, Bié and the south-east still hold explosives from the wars. Clearance goes on. Have a survey or a clearance paper in hand before anyone ploughs, drills or builds.",
    },
    {
      title: "Dry years in the south",
      text: "Cunene, Namibe and Huíla have lived through repeated drought since 2012, and in 2021 families crossed into Namibia for food. A farm or ranch there needs water and fodder of its own.",
    },
    {
      title: "Questions from foreign banks",
      text: "In October 2024 the Financial Action Task Force put Angola on its list for increased monitoring. Transfers are looked at more closely and few foreign banks keep direct links. Look up the present list and prepare proof of where funds come from.",
    },
  ],
  markets: {
    domestic:
      "A young, urban public, much of it in Luanda, buys day by day from street sellers and open markets; far fewer shop in malls. Prices jump with the kwanza. Slow roads split the interior into several markets, each with its own price for cement, beans or cooking oil.",
    regional:
      "Membership of SADC and ECCAS does not by itself free a load from duty: Angola has been slow to apply SADC's tariff cuts, so ask how your goods are listed. Most overland trade goes to Namibia at Santa Clara and to Congolese river towns through Luvo. Roads towards Zambia are poorer.",
    international:
      "Crude sails mostly to Asia, and China takes the greater part. Diamonds are sold abroad through contracts and tenders run by the state. Food, machines and cars come from China, Portugal and the Emirates. Coffee, fruit, fish and stone leave in small lots. Angola left OPEC at the start of 2024.",
  },
  accessibility:
    "TAAG, the national airline, flies to Lisbon, Johannesburg, São Paulo and inland cities. Since 2024 flights have been moving from the old Luanda airport to one at Bom Jesus, far outside town: read your ticket. Trains run inland from Luanda, Lobito and Namibe. Rain breaks the roads. Cabinda, cut off by Congolese land, is reached by air or sea.",
  stability:
    "One party has governed since 1975. The opposition contested the result of August 2022, and the court confirmed it. Protests over fuel prices in July 2025 brought deaths and looting in Luanda and other towns. In Cabinda separatists and the army still clash at times. The next general election is due in 2027: ask which permits and payments usually wait until a vote is over.",
  living: {
    languages:
      "Portuguese is spoken at home as well as in offices, above all in Luanda, where many young people have no other language. Umbundu is heard on the central plateau, Kimbundu around Luanda and Malanje, Kikongo in the north and Chokwe in the east. English helps in oil and in little else.",
    money:
      "Landlords in Luanda often want many months in advance, and leases are now written in kwanza. Cards of the national Multicaixa network pay in shops, and queues form at machines when wages arrive. Foreign cards are often refused: carry a second one, and some cash for the first days.",
    safety:
      "Phones and bags are taken in Luanda's streets and traffic jams, sometimes at gunpoint. Go by car after dark, and do not photograph police, ports or public buildings. In the country stay on used tracks because of mines. In the diamond provinces carry a letter that explains your trip.",
    health:
      "Malaria is common in every province, dengue occurs in the cities, and cholera came back in January 2025. Private clinics in Luanda want payment or a guarantee first, and hard cases fly to South Africa, Namibia or Portugal. Drink only treated water, and ask a doctor before you travel.",
    schools:
      "State schools teach in Portuguese and open their year in September. In Luanda there are a Portuguese school, a French one and several that teach in English, and places go early. In the provinces families mostly choose church or private schools in Portuguese.",
    goods:
      "Traffic keeps to the right, and customs admits only cars with the wheel on the left, so a vehicle from Namibia or Zambia is no use for a move. Used cars fall under an age limit set by decree. The tax administration, AGT, decides on household goods; clearance at Luanda or Lobito is slow.",
  },
  sources: [
    { label: "World Bank, Angola", href: "https://www.worldbank.org/en/country/angola", year: 2026 },
    {
      label: "African Development Bank, Angola",
      href: "https://www.afdb.org/en/countries/southern-africa/angola",
      year: 2026,
    },
    { label: "Wikipedia, Angola", href: "https://en.wikipedia.org/wiki/Angola", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
