import type { CountryProfile } from "./open/types.ts";

export const gabon: CountryProfile = {
  welcome:
    "Forest covers nearly all of Gabon, and nearly all Gabonese live in towns, many of them in Libreville. Oil, manganese and okoumé wood pay for the rest, and since 2010 the state has pressed for wood, and now ore, to be worked at home. Wages and prices are above those of the neighbours, so craftsmen, traders and farmers come from all around.",
  history:
    "Mpongwe, Orungu and other coastal clans traded ivory, wood and captives before treaties with the French navy from 1839. Libreville was founded in 1849 by people freed from a slave ship. Logging of okoumé drew men from the villages from the early twentieth century. After independence on 17 August 1960, French paratroopers reversed a coup in 1964, and one party ruled from 1968 to 1990. One family held the presidency from 1967. Army officers ended that on 30 August 2023, just after a disputed result was read out. Voters approved a constitution in November 2024, and the officer who had led the takeover was elected president on 12 April 2025.",
  cities: [
    {
      name: "Libreville",
      description:
        "Ministries, banks and most private firms stretch along the estuary, with the port and railhead at Owendo and the industrial zone of Nkok inland. Queues at the narrow parts of the coast road decide when you meet.",
      wiki: "https://en.wikipedia.org/wiki/Libreville",
      at: { lat: 0.39, lon: 9.45 },
    },
    {
      name: "Port-Gentil",
      description:
        "The oil town on an island of the Ogooué delta: refinery, yards, divers and ship repair. You arrive by plane or boat; a road built along the coast leads south to Omboué but not yet to the main network.",
      wiki: "https://en.wikipedia.org/wiki/Port-Gentil",
      at: { lat: -0.72, lon: 8.78 },
    },
    {
      name: "Franceville",
      description:
        "End of the railway in the south-east, with a university of science, a medical research centre and drier, open country around. It supplies the mining towns of Haut-Ogooué with services and food.",
      wiki: "https://en.wikipedia.org/wiki/Franceville",
      at: { lat: -1.63, lon: 13.58 },
    },
    {
      name: "Moanda",
      description:
        "The manganese town, above a plateau of ore mined since 1962. A school of mines and a metal plant stand beside the pits, and subcontractors for transport, meals and repair live from them.",
      wiki: "https://en.wikipedia.org/wiki/Moanda",
      at: { lat: -1.55, lon: 13.22 },
    },
    {
      name: "Lambaréné",
      description:
        "River town on the Ogooué, halfway into the country by road. The hospital founded in 1913 and its research on malaria are here; pirogues leave for lakes with fishing villages and hippos.",
      wiki: "https://en.wikipedia.org/wiki/Lambar%C3%A9n%C3%A9",
      at: { lat: -0.7, lon: 10.24 },
    },
    {
      name: "Oyem",
      description:
        "Chief town of Woleu-Ntem in the Fang-speaking north, near the markets on the Cameroonian and Equatorial Guinean borders. Cocoa, rubber, plantains and vegetables are grown around it.",
      wiki: "https://en.wikipedia.org/wiki/Oyem",
      at: { lat: 1.6, lon: 11.58 },
    },
  ],
  opportunities: [
    {
      title: "Furniture after veneer",
      text: "Raw logs may not be exported since 2010, and the mills of Nkok peel and saw most of them. Doors, furniture and use of offcuts for board or charcoal are next, together with training, drying and tracing for buyers abroad.",
    },
    {
      title: "Ore that must be processed at home",
      text: "In 2025 the government announced that manganese may not leave unprocessed from 1 January 2029. Plants will need current, reducing agents, laboratories, welders and transport around Moanda and Owendo. Start with services that both the mine and a plant would buy.",
    },
    {
      title: "Chicken, eggs and vegetables",
      text: "Much food comes from Cameroon, Europe or South Africa, and imports of broiler chicken are to stop from 2027 under a plan of 2025. Feed mills, hatcheries, cold rooms and gardens near Libreville, Ntoum and Oyem have a clear buyer.",
    },
    {
      title: "Few visitors, wide forests",
      text: "National parks were created in 2002, and Lopé and Ivindo are World Heritage sites. Guides, repair of boats and tracks, meals and small lodges on the railway or the Ogooué are missing; researchers come as well as tourists.",
    },
  ],
  risks: [
    {
      title: "Small trades closed to foreigners",
      text: "A cabinet decision of August 2025 reserves a list of trades, such as corner shops, phone repair and street hairdressing, for Gabonese citizens. Read the current list at the ministry of trade before you rent a stall.",
    },
    {
      title: "Dark hours and dry taps",
      text: "Libreville and other towns had long cuts in 2024 and 2025, and ships that make electricity were hired. Machines suffer from the swings. Plan for a generator, surge protection and a tank on the roof.",
    },
    {
      title: "Elephants in the field",
      text: "Forest elephants, protected by law, walk into plantations and ruin a harvest in one night, near towns too. Fences, watchmen and the choice of the plot matter as much as the crop. Compensation is slow.",
    },
    {
      title: "A treasury short of cash",
      text: "Oil fields age, debts fall due, and suppliers to the state have waited long for their money. Taxes and fees are raised at short notice to fill gaps. Check which budget line covers your contract.",
    },
  ],
  markets: {
    domestic:
      "A small, urban public with salaries from the state, oil, wood and mines. Wholesalers, many from Lebanon and West Africa, bring in what the shops sell. Buyers know brands and look at prices since the cost of living became a political question.",
    regional:
      "Gabon shares money and tariff with the rest of CEMAC and buys plantains, eggs and tomatoes from Cameroon by way of Bitam. Goods it makes, such as plywood, cement and drinks, could go back, yet empty lorries are the rule. Ports serve the coast more than the interior.",
    international:
      "Oil and manganese go to Asia, veneer and sawn timber to Europe and Asia. The country joined the Commonwealth in 2022 while keeping French law and habits. Prices for all of these are set elsewhere and reach Libreville within weeks.",
  },
  accessibility:
    "Léon-Mba airport links Libreville with Paris, Istanbul, Addis Ababa and the region, and small planes with Port-Gentil and Franceville. Passenger trains go from Owendo past Lopé and Booué to Franceville and share one track with ore wagons, so delays are usual. The paved road leads north to Bitam; in the south many stretches are laterite that softens in rain. Ask drivers, not maps.",
  stability:
    "The takeover of August 2023 passed with little violence. A transition government organised the referendum of 2024, the presidential election of April 2025 and votes for parliament in the autumn of 2025; the African Union ended its suspension in April 2025. The new constitution gives the president wide powers and drops the post of prime minister. Ask which rules on foreign ownership, land and posts for nationals are under review.",
  living: {
    languages:
      "French is heard in homes as well as offices, and many town children speak little else. Fang is used in the north and the capital, Myene on the coast, Punu and Nzebi in the south. Traders add Hausa, Pular and Lingala. English is rare outside oil firms.",
    money:
      "Libreville is dear for the region. Flats near the sea ask a deposit plus advance rent, and guards and water are often extra. Phone wallets pay taxis, shops and bills; cards pass in supermarkets and at cash machines. Villages need coins and notes.",
    safety:
      "Bag snatching and break-ins occur in Libreville and Port-Gentil, at beaches after dark above all. Agree on taxi fares and do not share a car late. On forest roads logging lorries and animals are the hazard: stop driving at dusk.",
    health:
      "No province is free of malaria, and loiasis and other fevers come from the forest. Libreville has public and private hospitals, Lambaréné and Franceville research centres with clinics. Serious cases fly abroad. Talk with a doctor well before leaving, about children as well.",
    schools:
      "Teaching is in French and ends with the baccalauréat; strikes by teachers have shortened several years. Libreville has French-programme schools with a waiting list, and Port-Gentil and Moanda have schools set up with the companies there. Term starts in September or early October.",
    goods:
      "Ship to Owendo, with a cargo tracking number obtained before departure. Customs may exempt used belongings of those who change residence and prove it at the consulate. There is an age limit for imported cars, which has changed several times: ask for the rule in force.",
  },
  sources: [
    { label: "World Bank, Gabon", href: "https://www.worldbank.org/en/country/gabon", year: 2026 },
    {
      label: "African Development Bank, Gabon",
      href: "https://www.afdb.org/en/countries/central-africa/gabon",
      year: 2026,
    },
    { label: "Wikipedia, Gabon", href: "https://en.wikipedia.org/wiki/Gabon", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
