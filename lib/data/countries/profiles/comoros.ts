import type { CountryProfile } from "./open/types.ts";

export const comoros: CountryProfile = {
  welcome:
    "Three volcanic islands, each with a governor, a port and a pride of its own, form the Union of the Comoros. Cloves, ylang-ylang and vanilla go out; nearly everything else comes in, paid for largely by relatives in France. Business starts with people: a family, a village, a mosque, and then the paper.",
  history:
    "People of East African and South-East Asian descent settled the islands in the first millennium, and sultans later ruled on each. Mayotte was ceded to France in 1841; the other islands became protectorates from 1886 and a colony in 1912. Deputies in Moroni declared independence on 6 July 1975. Mayotte has stayed under French administration and became a French department in 2011; the Comoros claims it. Coups, several with mercenaries, marked the years to 1995, and Anjouan and Mohéli broke away in 1997. An accord of 2001 founded the Union, with a presidency that passed from island to island. A referendum of 2018 changed that rule.",
  cities: [
    {
      name: "Moroni",
      description:
        "On Grande Comore, also called Ngazidja, on black lava below Mount Karthala. Ministries, the central bank and importers stand close to a shallow harbour, so larger ships anchor off it and unload into barges.",
      wiki: "https://en.wikipedia.org/wiki/Moroni,_Comoros",
      at: { lat: -11.7, lon: 43.26 },
    },
    {
      name: "Mutsamudu",
      description:
        "Old stone town on Anjouan, or Nzwani, with a deep-water quay. Clove and ylang-ylang buyers, wholesalers and the boats to the sister islands work from here.",
      wiki: "https://en.wikipedia.org/wiki/Mutsamudu",
      at: { lat: -12.17, lon: 44.4 },
    },
    {
      name: "Fomboni",
      description:
        "Small capital of Mohéli, or Mwali, where most cargo arrives by way of the other islands. Farms, fishing and visits to the marine park on the south coast are the local trades.",
      wiki: "https://en.wikipedia.org/wiki/Fomboni",
      at: { lat: -12.28, lon: 43.74 },
    },
    {
      name: "Domoni",
      description:
        "Walled town of former sultans on Anjouan's east coast, where wood is carved and cloth embroidered. Small distilleries work in the hills behind, where bare slopes lose soil in the rains.",
      wiki: "https://en.wikipedia.org/wiki/Domoni",
      at: { lat: -12.26, lon: 44.53 },
    },
    {
      name: "Mitsamiouli",
      description:
        "In the north of Grande Comore, beyond the airport, with pale beaches and a long tradition of men at sea and abroad. Guest houses fill when families come home in July and August.",
      wiki: "https://en.wikipedia.org/wiki/Mitsamiouli",
      at: { lat: -11.38, lon: 43.29 },
    },
  ],
  opportunities: [
    {
      title: "Cleaner stills for ylang-ylang",
      text: "Flowers are distilled on Anjouan and Mohéli in small stills that burn a great deal of wood. Better boilers, planted fuelwood, testing of each fraction and direct sale to perfumers raise the grower's share and spare the forest.",
    },
    {
      title: "Food that need not be shipped in",
      text: "Rice, frozen chicken and onions come by sea while breadfruit, bananas and fish spoil for want of cooling. Poultry, feed from local roots, ice plants, drying rooms and small mills answer a demand that is there every day.",
    },
    {
      title: "Building for families abroad",
      text: "Emigrants send money for houses, mosques, schools and great weddings, and often cannot watch the work. Builders who report with photographs, joiners, block makers and a safe way to pay by stages have customers in Marseille and Paris.",
    },
    {
      title: "Sun in place of diesel",
      text: "Power on all the islands has come mainly from diesel sets, with frequent cuts. Solar plants with batteries are being added and heat under Karthala has been explored. Shops, pumps, cold rooms and clinics want systems and people who repair them.",
    },
    {
      title: "Small stays by the reef",
      text: "Mohéli has turtle beaches and whales in the cool season, and village groups that run bungalows beside the marine park. Divers, sailors and returning families want simple rooms, sound boats and bookings that are answered.",
    },
  ],
  risks: [
    {
      title: "Late ships and empty shelves",
      text: "One state company brings in fuel, another much of the rice, and a missed delivery stops generators, taxis and kitchens. Rice ran short in 2022, with unrest on Anjouan. Keep a reserve, and do not promise dates that hang on one vessel.",
    },
    {
      title: "Volcano, storm and dry ground",
      text: "Karthala erupted several times between 2005 and 2007, and ash fouled the cisterns on which Grande Comore, an island without lasting rivers, depends. Cyclone Kenneth struck in 2019. Plan for stored water, roofs that hold and a slope that may slide.",
    },
    {
      title: "Whose land, whose court",
      text: "Islamic law, codes of French origin, OHADA business law and custom apply side by side. On Grande Comore family land called manyahuli passes through women and is not freely sold. Ask the cadi, a notary and the elders, and get all three answers in writing.",
    },
    {
      title: "A market split by water",
      text: "Each island needs its own stock, shop and permits from its own offices, and boats between them are irregular. What looks like one small market is three smaller ones: start on one and count the crossings into the price.",
    },
  ],
  markets: {
    domestic:
      "Buying follows the year: it peaks in July and August, when relatives return for the weddings called grand mariage, and again before Ramadan and Eid. In other months people buy by the cup and on trust. Traders bring clothing, tiles and phones from Dubai, Dar es Salaam and China.",
    regional:
      "The Union belongs to SADC, COMESA and OHADA, so company law reads as in other OHADA states. Ships and flights tie it to Tanzania, Madagascar, Kenya and Réunion. Mayotte is near but applies European and French rules, and movement there needs papers that are hard to get.",
    international:
      "Cloves go to Asia, ylang-ylang oil to perfume makers in Europe, vanilla to both; prices are set far away. The Comoros became a member of the World Trade Organization in August 2024. Rice, fuel, cement, meat and cars are imported, chiefly from China, the Emirates and France.",
  },
  accessibility:
    "Hahaya airport, north of Moroni, has flights to East Africa, Madagascar, Mayotte and Réunion; schedules change, so confirm. Light aircraft and ferries link the islands: choose licensed boats and look for life jackets. Shared taxis follow the coast roads. Containers land at Mutsamudu or, by barge, at Moroni.",
  stability:
    "The same president has led the Union since 2016. The opposition disputed the votes of 2019 and January 2024, and after the latter there were riots in Moroni and a curfew. Armed men opposed to the government held part of Mutsamudu for some days in October 2018. Mayotte's status remains in dispute. Ask who decides on your matter: the Union's ministry, the island's governor, or both.",
  living: {
    languages:
      "Comorian, close to Swahili, is everyone's language and differs from island to island: Shingazidja, Shindzwani, Shimwali. Offices and schools work in French, religion and some schooling in Arabic. English is rare. Swahili gets you surprisingly far in the market.",
    money:
      "Comorian francs, tied to the euro, are paid in notes; euros are taken at hotels and exchanged with ease, dollars less so. Cash machines are few, mostly in Moroni, and not all accept foreign cards. Rent is settled by the month with the owner, often for a house built by family abroad.",
    safety:
      "Violent crime is uncommon; lock up and watch bags in the Volo-Volo market of Moroni. Dress and drink discreetly, above all in Ramadan. Roads are narrow and unlit. Small boats called kwassa-kwassa that cross to Mayotte without papers capsize, and many people have drowned.",
    health:
      "Malaria occurs, mainly on Grande Comore, and cholera broke out in 2024. Rain and cistern water must be boiled or filtered. Hospitals are short of equipment and medicines, so serious cases leave for Dar es Salaam, Réunion or Madagascar. Ask a doctor before you travel, and insure the flight out.",
    schools:
      "Small children learn the Koran first, then enter schools on French lines that lead to the baccalauréat. Strikes have shortened some years, and parents who can pay choose private schools. Moroni has a school with the French programme. The university also has a site at Patsy on Anjouan.",
    goods:
      "Shipments change vessel on the way, for instance at Mombasa, Dar es Salaam or Réunion, and barges at Moroni wait for calm sea: pack for salt water and rough handling. Customs works in French and decides on relief for people who return. Cars drive on the right; spare parts are the real cost.",
  },
  sources: [
    { label: "World Bank, Comoros", href: "https://www.worldbank.org/en/country/comoros", year: 2026 },
    {
      label: "African Development Bank, Comoros",
      href: "https://www.afdb.org/en/countries/east-africa/comoros",
      year: 2026,
    },
    { label: "Wikipedia, Comoros", href: "https://en.wikipedia.org/wiki/Comoros", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
