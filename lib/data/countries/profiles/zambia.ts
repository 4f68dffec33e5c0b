import type { CountryProfile } from "./open/types.ts";

export const zambia: CountryProfile = {
  welcome:
    "Copper sets the mood in Zambia: when the price rises, Lusaka builds, and lorries queue at the Congolese border. Round the mines lies wide farming country, a long road from any sea. You will find English in every office, a habit of settling things by talk, and customers who watch the sky, because dams make most of the light.",
  history:
    "Lozi, Bemba and Lunda kingdoms traded copper and ivory before the British South Africa Company claimed the territory in the 1890s. London took charge of Northern Rhodesia in 1924, when mines were opening on the Copperbelt. A federation with the south, resented by most Africans, lasted from 1953 to 1963. Independence came on 24 October 1964. The mines were nationalised from 1969, one party was legal from 1972, and the state sheltered liberation movements at high cost. Free elections on 31 October 1991 removed the government, as others did in 2011 and 2021. Zambia defaulted on foreign bonds in 2020 and agreed new terms with official creditors in 2023.",
  cities: [
    {
      name: "Lusaka",
      description:
        "Ministries, banks, aid agencies and the COMESA secretariat are spread along wide roads. Malls serve the east side, markets such as Soweto and Kamwala the rest. Low ground floods in the rains.",
      wiki: "https://en.wikipedia.org/wiki/Lusaka",
      at: { lat: -15.42, lon: 28.28 },
    },
    {
      name: "Ndola",
      description:
        "Trading and administrative town of the Copperbelt, with a modern airport, lime, cement and the end of the fuel pipeline from Dar es Salaam. Hauliers to Congo keep depots here.",
      wiki: "https://en.wikipedia.org/wiki/Ndola",
      at: { lat: -12.97, lon: 28.63 },
    },
    {
      name: "Kitwe",
      description:
        "Grew up round the Nkana mine. Foundries, hose and pump dealers, contractors and the Copperbelt University are close together, and skilled artisans can be hired who know the shafts.",
      wiki: "https://en.wikipedia.org/wiki/Kitwe",
      at: { lat: -12.8, lon: 28.21 },
    },
    {
      name: "Solwezi",
      description:
        "Chief town of the North-Western Province, where newer open-pit mines at Kansanshi, Lumwana and Kalumbila have drawn workers since the 2000s. Housing, food and roads run behind the demand.",
      wiki: "https://en.wikipedia.org/wiki/Solwezi",
      at: { lat: -12.18, lon: 26.4 },
    },
    {
      name: "Livingstone",
      description:
        "Beside the Victoria Falls, with lodges, a railway museum and an airport. Guides, drivers and craft makers depend on foreign seasons; the Kazungula crossing to Botswana is an hour's drive west.",
      wiki: "https://en.wikipedia.org/wiki/Livingstone,_Zambia",
      at: { lat: -17.85, lon: 25.85 },
    },
    {
      name: "Chipata",
      description:
        "Near the Malawian border in the Eastern Province. Groundnuts, soya, sunflower and cotton are bought and pressed, a railway runs to Malawi and Nacala, and tours to South Luangwa set out from here.",
      wiki: "https://en.wikipedia.org/wiki/Chipata",
      at: { lat: -13.64, lon: 32.65 },
    },
  ],
  opportunities: [
    {
      title: "What mines can buy at home",
      text: "Expansion in North-Western and the revival of shafts on the Copperbelt call for steel balls, lime, explosives services, overalls and camp food. Rules on local content are being tightened; a Zambian partner with safety papers wins orders.",
    },
    {
      title: "Grain, oilseed and stockfeed",
      text: "Farms at Mkushi, Mazabuka and Chisamba irrigate wheat, soya and cane. The Congolese cities across the border eat Zambian maize meal, oil and chicken. Storage, milling and honest weighing between smallholder and mill earn a margin.",
    },
    {
      title: "Solar after the dark year",
      text: "When Kariba ran low in 2024, homes and mills stood without current for most of the day. Open access to the grid and net metering followed. Firms now build plants for mines, and shops sell panels on instalments by phone.",
    },
    {
      title: "Two railways to the sea",
      text: "A contract to repair the TAZARA line to Dar es Salaam was signed in 2025, and a link from North-Western to Angola's Lobito line is being prepared. Sidings, wagons, dry ports and handling at Kapiri Mposhi and Ndola will be needed first.",
    },
    {
      title: "Emeralds and honey",
      text: "Stones from Lufwanyama are auctioned rough; cutting and grading in the country are beginnings. Beekeepers in the miombo of the north-west sell organic honey and wax, and lack buyers who pay on collection.",
    },
  ],
  risks: [
    {
      title: "A grid that hangs on rain",
      text: "Most current comes from Kariba and the Kafue. The drought declared a disaster in February 2024 showed what follows: idle shops, dead poultry, costly diesel. Treat your own supply as part of the starting capital.",
    },
    {
      title: "Kwacha and copper",
      text: "The exchange rate follows the metal and the mood of lenders, and loans at home are dear. Since 26 December 2025 central bank directives require payments between residents in kwacha, with exceptions. Re-read dollar leases and contracts.",
    },
    {
      title: "Spills and old waste",
      text: "In February 2025 a tailings dam near Chambishi burst, and acid reached the Kafue, on which towns and farms draw. Kabwe still lives with lead from a mine shut in 1994. Test soil and water before you buy a plot.",
    },
    {
      title: "The Kasumbalesa queue",
      text: "Lorries wait days at the Congolese frontier. Zambia closed it briefly in August 2024 in a dispute over imports of drinks; thefts and new levies on the far side are frequent. Price waiting time, and insure the load to its door.",
    },
    {
      title: "Chiefs' land and state land",
      text: "Much land is customary. Turning it into a lease takes the chief, the council and the lands commissioner, and foreigners need investor or resident status. Plots sold twice are common around Lusaka: search at the registry yourself.",
    },
  ],
  markets: {
    domestic:
      "Lusaka and the Copperbelt buy from supermarkets, the rest from open markets and roadside stands. Agents with umbrellas move money in every village. Harvest, from April on, fills rural pockets; by January they are empty, and cooking oil is sold by the cup.",
    regional:
      "Every neighbour belongs to SADC, and Congo, Malawi and Zimbabwe to COMESA as well, so certificates of origin help until someone bans a crop. Katanga is the customer nearest to hand. Ban or permit for maize exports can flip with the harvest, so ask the agriculture ministry.",
    international:
      "Copper is invoiced through Swiss traders and shipped to Asia by Dar es Salaam, Durban, Walvis Bay, Beira or Lobito. Tobacco, sugar, gemstones and fresh vegetables by air are far smaller. Any exporter pays for a very long lorry ride.",
  },
  accessibility:
    "Flights from Johannesburg, Addis Ababa, Nairobi and Dubai reach Lusaka; Ndola and Livingstone have a few, Mfuwe serves safaris. The bridge at Kazungula opened in 2021. The road between Lusaka and Ndola is being doubled. Coaches are frequent and by rule do not run at night. TAZARA trains run late, and in the rains western tracks drown.",
  stability:
    "No government has been overthrown by force, though coups were tried in 1990 and 1997. Three times, in 1991, 2011 and 2021, losers of a vote left office. Laws on cybercrime and on assembly are criticised as narrowing debate, and parliament enlarged itself by a contested amendment in December 2025. The constitution set elections for 13 August 2026. Ask what changed in tax and mining policy afterwards.",
  living: {
    languages:
      "English is official and used in offices, courts and on signs. Lusaka and the east speak Nyanja, the Copperbelt and north Bemba, the south Tonga, the west Lozi; Lunda, Kaonde and Luvale belong to the north-west. Greet first, business later.",
    money:
      "Landlords in Lusaka like several months in advance and a deposit; rents once quoted in dollars are now to be settled in kwacha. Mobile money pays nearly everything small. Cards work in malls. Keep cash for markets, tolls and days when the network is down.",
    safety:
      "Cities are fairly calm by day. Bags and phones go missing at Lusaka's bus stations, and robberies happen after dark on foot or at gates. Most harm comes from roads: overtaking, unlit lorries, goats. Crocodiles and hippos live in rivers and lakes, even near towns.",
    health:
      "Malaria occurs in all provinces, more in the rains and in Luapula and the north. Lusaka had a heavy cholera outbreak in 2023 and 2024, so boil or filter water. Mine hospitals and private clinics serve the Copperbelt and capital; Johannesburg takes hard cases.",
    schools:
      "Since 2022 state schools have asked no tuition, and classes are crowded. Children start in a local language and continue in English; the year has three terms from January. A new curriculum came in 2025. Private and trust schools in Lusaka and Kitwe sit Cambridge exams.",
    goods:
      "Used Japanese cars with the wheel on the right arrive by Dar es Salaam and Nakonde, or by Durban and Chirundu; duty depends on age and engine. Returning residents may ask the revenue authority for a rebate on effects. Use a licensed clearing agent, and keep originals of every paper.",
  },
  sources: [
    { label: "World Bank, Zambia", href: "https://www.worldbank.org/en/country/zambia", year: 2026 },
    {
      label: "African Development Bank, Zambia",
      href: "https://www.afdb.org/en/countries/southern-africa/zambia",
      year: 2026,
    },
    { label: "Wikipedia, Zambia", href: "https://en.wikipedia.org/wiki/Zambia", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
