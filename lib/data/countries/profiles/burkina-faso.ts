import type { CountryProfile } from "./open/types.ts";

export const burkinaFaso: CountryProfile = {
  welcome:
    "Before any plan for Burkina Faso comes the map. Armed groups have cut off much of the north and east since 2015, and what one can do depends on the town and the road to it. Offices, workshops and newcomers gather in Ouagadougou and in the greener south-west around Bobo-Dioulasso and Banfora. Gold and cotton bring in foreign money, soldiers have governed since 2022, and nearly everybody gets about on two wheels.",
  history:
    "Mossi kingdoms ruled the centre from about the 15th century, and Dyula traders linked the west to Kong. French columns took Ouagadougou in 1896. The colony of Upper Volta was formed in 1919, shared among its neighbours in 1932 and restored in 1947; independence followed on 5 August 1960. Coups came in 1966, 1980, 1982, 1983 and 1987, and the name Burkina Faso in 1984. Crowds ended a long presidency in October 2014. As insurgents spread, officers seized power in January and again in September 2022. A charter of May 2024 extended the transition until 2029. The country left ECOWAS in January 2025, and all political parties were dissolved in January 2026.",
  cities: [
    {
      name: "Ouagadougou",
      description:
        "Ministries, banks, mining offices, a craft village and the film festival held every other year. Districts spread flat around reservoirs; Ouaga 2000 has the villas and embassies, Gounghin and Kossodo the workshops.",
      wiki: "https://en.wikipedia.org/wiki/Ouagadougou",
      at: { lat: 12.37, lon: -1.52 },
    },
    {
      name: "Bobo-Dioulasso",
      description:
        "Trading and factory town of the wetter west: cotton, oil, soap, dried mango, and lorries from Abidjan. An old quarter with an earthen mosque, universities, and music at night.",
      wiki: "https://en.wikipedia.org/wiki/Bobo-Dioulasso",
      at: { lat: 11.18, lon: -4.29 },
    },
    {
      name: "Koudougou",
      description:
        "A university and railway town west of the capital, with a market hall built of earth blocks. Onion and tomato growers sell here, and weavers work in the courtyards; teachers and unions have long given it a voice.",
      wiki: "https://en.wikipedia.org/wiki/Koudougou",
      at: { lat: 12.25, lon: -2.37 },
    },
    {
      name: "Banfora",
      description:
        "Sugar cane, cashew, mango and waterfalls near the Ivorian border. Farmers' groups and dryers sell to Bobo and Abidjan; the roads west of town have seen attacks.",
      wiki: "https://en.wikipedia.org/wiki/Banfora",
      at: { lat: 10.63, lon: -4.77 },
    },
  ],
  opportunities: [
    {
      title: "Supplying the gold mines",
      text: "The mining code of 2024 asks mines to buy and hire more at home. Uniforms, catering, pumps, assay work, drilling parts and lorry repair are bought in Ouagadougou and Bobo, from firms whose papers and safety training stand up to an audit.",
    },
    {
      title: "Tomatoes in tins",
      text: "Gardeners below small dams used to sell tomatoes to traders from Ghana. State-backed factories opened at Bobo-Dioulasso and Yako in late 2024. Crates, seed for paste varieties, drip lines and contracts with growers are what they need.",
    },
    {
      title: "Mango, cashew and shea of the south-west",
      text: "Women's groups around Orodara, Bobo and Banfora dry mango, crack nuts and press shea butter, often with organic certificates. Gas dryers that waste less, packing film and a steady lorry to the port decide whether a season pays.",
    },
    {
      title: "Woven cotton",
      text: "Faso dan fani, strips of cotton woven on hand looms, is asked for at ceremonies and in some uniforms. Spinning, dyeing with fast colours, wider looms and tailoring keep more of the crop at home than bales do.",
    },
    {
      title: "Panels instead of imported current",
      text: "Part of the power comes by line from Ghana and Côte d'Ivoire, and the hot months bring cuts. Pumps, cold stores, mills and clinics on solar power, with someone to service them, answer that in any safe district.",
    },
  ],
  risks: [
    {
      title: "Towns one reaches only by convoy",
      text: "Djibo and other towns have been under blockade since 2022. Groups linked to al-Qaida and to Islamic State attack roads, and rights bodies also report killings by state forces. A partner's village may be out of reach for years.",
    },
    {
      title: "Government by decree",
      text: "A mobilisation decree of 2023 lets the state send civilians to the front, and critics, judges and journalists among them have been taken. Foreign broadcasters and charities were suspended. Weigh each public statement.",
    },
    {
      title: "The state as owner",
      text: "Several gold mines passed into public hands in 2024 and 2025. Permits, shares and leases can be reopened. Put disputes under the arbitration court of OHADA and keep the originals outside the site.",
    },
    {
      title: "Exports stopped at short notice",
      text: "Sales abroad of cereals, and in 2024 of shea nuts, were suspended to keep supplies at home. Whoever buys a harvest for export should have a customer here as well.",
    },
    {
      title: "Water and heat",
      text: "From March to May wells sink and power fails; from July storms cut laterite roads. Stock feed, fuel and cement before each of the two, and insure the building that stands in a former stream bed.",
    },
  ],
  markets: {
    domestic:
      "Two towns buy most manufactured goods, with many families fled from the north among the customers. Motorcycles, phones, building materials and school things move all year; villages spend after the cotton and the gold of small pits are paid.",
    regional:
      "The country left ECOWAS in 2025 and stays in WAEMU and the alliance of Sahel states. A levy on goods from outside the alliance has been charged since that year, with origin in the monetary union exempt. Cattle, onions and tomatoes go south to Ghana, Togo and Côte d'Ivoire.",
    international:
      "Gold is refined in Switzerland or the United Arab Emirates and outweighs all else. Cotton lint, sesame, cashew and shea leave by Abidjan, Lomé, Tema or Cotonou. Buyers ask for proof of origin, a clean lot and a date on which the lorry will truly be there.",
  },
  accessibility:
    "Ouagadougou's airport lies within the city; a new one at Donsin has been years in the building: see which your ticket names. Freight trains climb from Abidjan, and passenger coaches ran between Bobo and the capital from 2023. Roads to Ghana by Pô, to Togo by Cinkassé and to Côte d'Ivoire by Niangoloko carry the trade. Those to Mali, Niger and the east are not for private cars.",
  stability:
    "Officers who took over in September 2022 rule under a charter that runs to 2029; no date for a vote is fixed. Plots and arrests in the army have been announced more than once. French troops left in 2023, and Russian instructors came. The alliance with Mali and Niger became a confederation in 2024. Ask which roads are open this week, and whether a foreigner needs a pass to leave the capital.",
  living: {
    languages:
      "Mooré, the language of the Mossi, is spoken in Ouagadougou and the centre, Dyula in Bobo and the markets of the west, Fula in the north, Gourmantche in the east. French is the working language on paper, beside English since 2024.",
    money:
      "A house is let as a yard with its wall, by the month, with some months ahead. Power and water come on prepaid or monthly bills. Cash and phone wallets do daily life; cash machines in the two main towns sometimes run empty.",
    safety:
      "Foreigners have been kidnapped on the road and at work sites. Obey curfews, carry papers at checkpoints and never photograph soldiers. In town, mopeds are the daily danger. A family code of 2025 makes same-sex relations a crime.",
    health:
      "Malaria peaks in the rains from June to October, meningitis in the dusty months before them. Dengue spread in Ouagadougou and Bobo in 2023. Hard cases go abroad. Ask a doctor before you travel, and whether your entry requires the yellow fever card.",
    schools:
      "The year starts around October and follows French programmes; many village schools have shut because of the conflict. Private and some international schools in Ouagadougou teach on: ask which are open and who examines.",
    goods:
      "Containers land at Abidjan, Lomé, Tema or Cotonou and travel under bond to the dry ports of Ouagadougou and Bobo. A consulate stamps the inventory of a move. A moped is better bought here; a car pays by value and age.",
  },
  sources: [
    {
      label: "World Bank, Burkina Faso",
      href: "https://www.worldbank.org/en/country/burkinafaso",
      year: 2026,
    },
    {
      label: "African Development Bank, Burkina Faso",
      href: "https://www.afdb.org/en/countries/west-africa/burkina-faso",
      year: 2026,
    },
    { label: "Wikipedia, Burkina Faso", href: "https://en.wikipedia.org/wiki/Burkina_Faso", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
