import type { CountryProfile } from "./open/types.ts";

export const guineaBissau: CountryProfile = {
  welcome:
    "From about April to June everybody in Guinea-Bissau, down to the taxi driver, is in the cashew trade, and the rest of the year lives on what those weeks brought. Around the orchards lie rice swamps, fishing grounds and the Bijagós islands. Come with Portuguese or Creole, and with patience for a state that has often changed hands.",
  history:
    "Balanta, Papel, Manjaco, Bijagó and others lived among the rivers, while Kaabu ruled inland until about 1867. Traders under the Portuguese flag shipped captives from Cacheu and Bissau; the interior was conquered only between 1913 and 1936. The PAIGC opened a war of independence in January 1963 and declared the state on 24 September 1973; Portugal recognised it on 10 September 1974. A coup in 1980 ended the tie with Cabo Verde. Votes with several parties began in 1994, and civil war followed in 1998 and 1999. The army removed governments in 2003 and 2012. It took power again on 26 November 2025, three days after an election.",
  cities: [
    {
      name: "Bissau",
      description:
        "Capital, port and banking town in one, on the Geba estuary. Ministries and the old quarter of Bissau Velho can be walked; at Bandim market goods from Dakar, Banjul and Lisbon change hands. Boats to Bubaque and the other Bijagós islands leave from the quay.",
      wiki: "https://en.wikipedia.org/wiki/Bissau",
      at: { lat: 11.86, lon: -15.6 },
    },
    {
      name: "Bafatá",
      description:
        "A river town on the upper Geba with a colonial lower quarter and a market on the hill. Groundnuts, rice and cashew come in from Mandingo and Fula villages: a base for work with farmers of the east.",
      wiki: "https://en.wikipedia.org/wiki/Bafat%C3%A1",
      at: { lat: 12.17, lon: -14.66 },
    },
    {
      name: "Gabú",
      description:
        "Trading town of the far east, with merchants from Guinea and Senegal. Cattle, kola, cloth and nuts move along the roads to Pirada and Buruntuma, and Pular is the language to bargain in.",
      wiki: "https://en.wikipedia.org/wiki/Gab%C3%BA",
      at: { lat: 12.28, lon: -14.22 },
    },
    {
      name: "Cacheu",
      description:
        "A small port on the Cacheu River, with an old fort and a memorial to the slave trade. Mangroves, fishing camps and the orchards of the north surround it; Ziguinchor is the nearest large market.",
      wiki: "https://en.wikipedia.org/wiki/Cacheu",
      at: { lat: 12.27, lon: -16.17 },
    },
    {
      name: "Catió",
      description:
        "Small capital of the rice-growing south, among creeks and palm groves. Boats are used as much as cars here, the forests of Cantanhez lie towards the Guinean border, and in the rains the road from Bissau takes patience.",
      wiki: "https://en.wikipedia.org/wiki/Cati%C3%B3",
      at: { lat: 11.28, lon: -15.25 },
    },
  ],
  opportunities: [
    {
      title: "Shelling cashew before it sails",
      text: "Nearly all nuts leave in the shell. Factories that shelled and peeled them have opened and shut, for want of power and of money to buy stock in the few harvest weeks. A line with both has its raw material at the gate; juice and fuel from the shells can be sold too.",
    },
    {
      title: "Rice behind the dykes",
      text: "Tidal fields called bolanhas feed Balanta villages, yet dykes break and rice is imported, often swapped for nuts. Dyke repair, hulling machines, seed that stands salt and a fair cash price at harvest are asked for by growers' groups.",
    },
    {
      title: "Landing the catch in Bissau",
      text: "Foreign vessels fish under licence and put little ashore. Canoe crews from Cacheu to Cacine lack cold rooms, spare parts and a clean quay. Supplying Bissau and Dakar with fresh fish comes first; Europe asks for health papers besides.",
    },
    {
      title: "Small stays in the Bijagós",
      text: "The archipelago, a biosphere reserve since 1996, became a World Heritage site in July 2025 for its mudflats, birds and turtles. Modest lodges, safe boats and guides from the islands fit. Some islands and places are sacred: ask the elders first.",
    },
    {
      title: "Light, meters and wells",
      text: "A regional line of the Gambia River basin now reaches the country, but wires inside towns lag behind. Solar for clinics, mills and freezers, prepaid meters and boreholes are ordered by communities, churches and donors in Bafatá, Gabú and the islands.",
    },
  ],
  risks: [
    {
      title: "Power that changes by force",
      text: "The coup of November 2025 was one of several since 1980. Ministers and directors go with each turn, and what they signed is questioned later. Pay into official accounts only, keep receipts, and be ready to explain a contract anew.",
    },
    {
      title: "One crop, one main buyer",
      text: "A reference price fixed by the state, export taxes and demand in India make or break the season. Rain on the blossom or a late bank loan is enough to spoil it. Do not hold nuts for long on borrowed money, and sell something else too.",
    },
    {
      title: "Bills unpaid, streets dark",
      text: "For some years a ship with generators lit Bissau; in October 2023 it switched off over arrears, and the capital lost its current. Beyond the town grid there is none. Put your own supply, and fuel that can be stored, into each budget.",
    },
    {
      title: "Cocaine in transit",
      text: "Islands and airstrips have served the trade in cocaine since the 2000s, and a plane full of it was seized at Bissau in September 2024. Banks abroad look twice at transfers. Know your partners, record where money comes from, and pack cargo yourself.",
    },
    {
      title: "Slow courts, unwritten land",
      text: "A contract case can take years, and most land is under village custom with gaps in the register. Agree arbitration under OHADA rules outside the country, and for land sit with the elders of the tabanca, the village, before you see an office.",
    },
  ],
  markets: {
    domestic:
      "Few people, and little money outside the harvest. Rice, oil, soap and phone credit sell all year; roofing sheets, cloth and motorbikes once nuts are paid for. Shops restock from Senegal and The Gambia, and give credit to customers they know by name.",
    regional:
      "Through WAEMU the country has the same franc as Dakar. ECOWAS suspended it from its decision bodies after the coup of 2025, while traders go on crossing. Ziguinchor and Dakar send fuel, cement and food; part of the cashew goes over the border, with or without papers.",
    international:
      "Raw cashew for India makes up most exports, with fish and fish oil after it. Language ties the country to Portugal, Brazil and Cabo Verde, and Portugal supplies many of the imports. The franc is pegged to the euro, which calms prices for European partners.",
  },
  accessibility:
    "Bissau's airport, Osvaldo Vieira, has flights to Lisbon, Dakar and a few other cities. The port is up a silted estuary, and ships need a pilot. From Ziguinchor you drive over the bridges of São Vicente and João Landim; a paved road runs east to Gabú. Ferries and canoes serve the islands. From June to October rain cuts off villages.",
  stability:
    "Officers who seized power on 26 November 2025 stopped the count of the vote held on 23 November and named a transitional president; in January 2026 he set elections for 6 December 2026. ECOWAS and the African Union suspended the country. Shots were exchanged in Bissau in 2022 and 2023 too. Daily life mostly goes on. Before you book, ask your embassy, for many the one in Dakar, about curfews and open borders.",
  living: {
    languages:
      "People share Guinea-Bissau Creole, called Kriol. Portuguese is for law and school, and many speak little of it. Pular and Mandingo prevail in the east, Balanta, Manjaco and Papel near the coast. With shopkeepers from the neighbours, French or Wolof helps.",
    money:
      "Cash in West African francs rules. Bank machines are few and nearly all in Bissau, and cards seldom work. For a sound house with water and a generator the owner wants several months ahead and may name the price in euros. Phone wallets are slowly spreading.",
    safety:
      "Theft rises in unlit streets and around Bandim. Do not photograph soldiers or their buildings, and go home early when rumours run. Explosives from past wars still turn up, mainly in the north: keep to used paths. Boats to the islands are often overloaded, so count the life jackets.",
    health:
      "Malaria is present all year and worse in the rains; cholera has come back in some of them. Medicines are scarce outside Bissau, and patients with means go to Dakar or Lisbon. Yellow fever vaccination is asked of all arrivals. Take your own supply, and see a doctor some weeks before.",
    schools:
      "Lessons are in Portuguese while children speak Creole or another language at home, and teachers' strikes have shortened many years. Classes begin around October. Private and church schools in Bissau run more steadily; students often go on to Dakar, Lisbon or Brazil.",
    goods:
      "Boxes come to Bissau by ship or by lorry from Dakar under transit papers. A list in Portuguese with values, in several copies, spares days. Ask the customs directorate for relief before you move. Bring tools, batteries and car parts, as little is in stock.",
  },
  sources: [
    {
      label: "World Bank, Guinea-Bissau",
      href: "https://www.worldbank.org/en/country/guineabissau",
      year: 2026,
    },
    {
      label: "African Development Bank, Guinea-Bissau",
      href: "https://www.afdb.org/en/countries/west-africa/guinea-bissau",
      year: 2026,
    },
    {
      label: "Wikipedia, Guinea-Bissau",
      href: "https://en.wikipedia.org/wiki/Guinea-Bissau",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
