import type { CountryProfile } from "./open/types.ts";

export const drCongo: CountryProfile = {
  welcome:
    "Decide first which Congo you mean. Kinshasa on the river, the copper towns of the south-east and the trading cities of the east look to different ports, speak different languages and hardly share a road. Copper and cobalt draw the large investors; feeding, lighting and moving people in the cities keeps everyone else in business.",
  history:
    "Kongo, Luba, Lunda and Kuba rulers governed parts of this basin when slave traders reached it from both oceans. In 1885 the powers of Europe recognised the Congo Free State of the Belgian king, whose agents took rubber by killing and mutilation; Belgium took it over in 1908. Independence on 30 June 1960 was followed by mutiny, secession and the murder of the first prime minister. The chief of the army held power from 1965 to 1997 and renamed the country Zaire in 1971. Wars from 1996 to 2003 drew in neighbours. Under the constitution of 2006 votes have been held and results disputed. Fighting in the east grew again from late 2021.",
  cities: [
    {
      name: "Kinshasa",
      description:
        "Government, headquarters, embassies and an endless retail market on the south bank of the river. Offices crowd into Gombe, factories into Limete. Traffic eats the day, so plan few meetings and stay near them.",
      wiki: "https://en.wikipedia.org/wiki/Kinshasa",
      at: { lat: -4.32, lon: 15.31 },
    },
    {
      name: "Lubumbashi",
      description:
        "Business centre of the copper belt, near Zambia. Mining companies, their lawyers, workshops and schools are here, goods come from southern Africa, and the nights of the dry season are cool.",
      wiki: "https://en.wikipedia.org/wiki/Lubumbashi",
      at: { lat: -11.66, lon: 27.48 },
    },
    {
      name: "Kolwezi",
      description:
        "Town among open pits of copper and cobalt, with large mines, processing plants and many diggers who work by hand. Lorries leave for Zambia, and the railway runs on to the Angolan border.",
      wiki: "https://en.wikipedia.org/wiki/Kolwezi",
      at: { lat: -10.72, lon: 25.47 },
    },
    {
      name: "Matadi",
      description:
        "River port on steep hills near the Atlantic, reached by sea-going ships. Customs brokers, cement and the paved road to the capital are its business. The Inga dams lie a little way upstream.",
      wiki: "https://en.wikipedia.org/wiki/Matadi",
      at: { lat: -5.83, lon: 13.46 },
    },
    {
      name: "Kisangani",
      description:
        "Where barges from Kinshasa must stop below the Boyoma Falls. Timber, rice, cocoa and palm oil are collected for the river, and the university has a long tradition in forest science.",
      wiki: "https://en.wikipedia.org/wiki/Kisangani",
      at: { lat: 0.52, lon: 25.2 },
    },
    {
      name: "Goma",
      description:
        "Lakeside city below a live volcano at the Rwandan border, a base of aid groups and of trade in coffee and minerals. An armed movement took it in January 2025, and banks and the airport closed.",
      wiki: "https://en.wikipedia.org/wiki/Goma",
      at: { lat: -1.68, lon: 29.23 },
    },
  ],
  opportunities: [
    {
      title: "Subcontracts of the copper belt",
      text: "Mines at Kolwezi and Likasi buy lime, workwear, meals, tyres, laboratory tests and transport. A law of 2017 reserves subcontracting for firms with Congolese majority capital, which favours local founders and tells foreign ones to find a partner.",
    },
    {
      title: "Feeding Kinshasa",
      text: "Much maize, fish, chicken and oil is imported, while the Bateke plateau and Kongo Central lie within lorry reach. Cassava flour, eggs, palm oil and fruit sell daily if you can solve storage and the last stretch of road.",
    },
    {
      title: "Private electricity",
      text: "The electricity law of 2014 opened generation and sale to private firms, and few homes outside the main towns have a line. Town grids on sun or small falls, prepaid meters and repair serve users who now pay for diesel.",
    },
    {
      title: "Stations on the way to Lobito",
      text: "The railway from Kolwezi through Angola to the Atlantic carries metal out and sulphur in, beside the crowded road through Zambia. Depots, agents, wagon repair and farms near the sidings at Dilolo and Kasaji can grow with it.",
    },
  ],
  risks: [
    {
      title: "War in the Kivus and Ituri",
      text: "Goma fell in January 2025 and Bukavu a month later to a movement that UN experts say Rwanda supports, which Rwanda disputes. Other groups attack around Beni and Bunia. Minerals from there can bring a buyer before a court abroad: prove their origin.",
    },
    {
      title: "Mining rules that turn quickly",
      text: "The code was revised in 2018 against the wish of many companies. In February 2025 cobalt exports were stopped, and in October of that year quotas replaced the ban. Contracts should say who bears such a step.",
    },
    {
      title: "Many services, each with a fee",
      text: "Tax, customs, provincial and municipal services inspect apart from one another and may ask for the same charge again. Pay only at the bank, against a collection note, and keep a binder with every receipt at the site.",
    },
    {
      title: "Distances without a road",
      text: "No all-weather road joins Kinshasa to Lubumbashi or Kisangani. Freight waits for barges, trains or planes, and overloaded boats capsize every year. Quote delivery dates by season and insure the river leg.",
    },
  ],
  markets: {
    domestic:
      "Each region has its own prices and suppliers: Kinshasa buys by Matadi, Lubumbashi from Zambia and South Africa, the east by Uganda, Rwanda and Tanzania. Dollars price cars, rent and wholesale lots; francs pay for bread and buses. Small retail is reserved for citizens by law.",
    regional:
      "The country sits in EAC, SADC, COMESA and ECCAS at once, yet applies their free-trade terms only in part, so look up each tariff line. Kasumbalesa on the Zambian side is the gate of the south; lakes and bridges lead to eastern neighbours, fast boats to Brazzaville.",
    international:
      "China takes most of the copper and cobalt. Gold, tin and coltan leave by several routes, some of them unrecorded, and buyers in Europe and America ask where they were dug. Coffee, cocoa and timber are small beside metal and employ many more hands per tonne.",
  },
  accessibility:
    "N'djili airport near Kinshasa and Luano near Lubumbashi have flights to Europe and African hubs; at home you fly, and timetables slip. The road and old railway to Matadi serve the capital, and a sea port at Banana is being built. Provincial arrivals are asked for travel papers by the migration office, so carry copies.",
  stability:
    "Votes of 2018 and 2023 were disputed; the one of 2018 led to a first handover between elected presidents in January 2019. North Kivu and Ituri have been under military governors since May 2021. The DR Congo and Rwanda signed an agreement in Washington in June 2025, and fighting went on. Ask which provinces your insurer covers, and whether mandates or the constitution are under debate.",
  living: {
    languages:
      "French is for offices, contracts and upper schools. Lingala rules Kinshasa, the army and the river; Swahili the east and the copper belt; Tshiluba the Kasai; Kikongo the west below the capital. Business people in Lubumbashi and Goma often manage English.",
    money:
      "Dollars and francs circulate together. Notes that are torn, marked or of an old series are refused, so check your change. Flats in Gombe are let in dollars with a heavy deposit. Phone wallets hold both moneys; cards work in hotels and supermarkets.",
    safety:
      "In Kinshasa lock the car doors, use a known driver and keep off the street at night; false policemen rob travellers. Uniforms, bridges and public buildings must not be photographed. Large crowds and demonstrations can turn within minutes.",
    health:
      "Malaria is everywhere except in the coolest highlands. Ebola, mpox, measles and cholera break out in turn, mostly far from the capital. Private clinics in Kinshasa and Lubumbashi handle most cases and want payment first. See a doctor weeks ahead, and hold cover for a flight out.",
    schools:
      "The school year opens in September and ends about early July, with a state examination in the final year. Public primary education has been free of fees since 2019, and classes are full. Belgian, French and American programmes are offered in the capital, a few in Lubumbashi.",
    goods:
      "Use Matadi for the west and Kasumbalesa, by way of Durban, Dar es Salaam or Walvis Bay, for the south. Each shipment needs a tracking certificate named FERI before loading. Ask customs about age limits and about right-hand-drive cars before you buy one.",
  },
  sources: [
    { label: "World Bank, DRC", href: "https://www.worldbank.org/en/country/drc", year: 2026 },
    {
      label: "African Development Bank, Democratic Republic of Congo",
      href: "https://www.afdb.org/en/countries/central-africa/democratic-republic-of-congo",
      year: 2026,
    },
    {
      label: "Wikipedia, Democratic Republic of the Congo",
      href: "https://en.wikipedia.org/wiki/Democratic_Republic_of_the_Congo",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
