import type { CountryProfile } from "./open/types.ts";

export const malawi: CountryProfile = {
  welcome:
    "English in the office, Chichewa on the road and a lake along one side: Malawi is easy to arrive in and hard to import into. Farms are small, the harvest decides the year, and dollars run short. What lasts here is work that earns foreign money or spares it.",
  history:
    "Maravi states sold ivory to the Zambezi valley from the 15th century on. In the 19th century Ngoni and Yao newcomers, slave caravans and Scottish missions changed the country around the lake within a lifetime. Britain declared a protectorate in 1891, named it Nyasaland in 1907 and tied it to the two Rhodesias from 1953 to 1963, against wide opposition. Independence came on 6 July 1964. A single party ruled until the referendum of 14 June 1993. The constitutional court annulled the presidential vote of 2019, and a repeat in June 2020 changed the government. So did the election of September 2025.",
  cities: [
    {
      name: "Lilongwe",
      description:
        "Seat of government since 1975, laid out in numbered areas with trees between them. Ministries, embassies, aid agencies and tobacco auction floors are here, and the road to Zambia leaves westward.",
      wiki: "https://en.wikipedia.org/wiki/Lilongwe",
      at: { lat: -13.96, lon: 33.79 },
    },
    {
      name: "Blantyre",
      description:
        "The commercial city of the south, where banks, insurers, manufacturers and the higher courts sit. Workshops and wholesalers fill Limbe, its twin town; the tea estates of Thyolo begin beyond.",
      wiki: "https://en.wikipedia.org/wiki/Blantyre",
      at: { lat: -15.79, lon: 35.01 },
    },
    {
      name: "Mzuzu",
      description:
        "Centre of the north, green and cool, where Tumbuka is spoken. Coffee, honey and timber from the Viphya plantations are bought here, and the road to Tanzania passes through.",
      wiki: "https://en.wikipedia.org/wiki/Mzuzu",
      at: { lat: -11.46, lon: 34.02 },
    },
    {
      name: "Zomba",
      description:
        "Former capital at the foot of a plateau, with the University of Malawi and several research and training bodies. Consultants, publishers and schools find trained staff here.",
      wiki: "https://en.wikipedia.org/wiki/Zomba,_Malawi",
      at: { lat: -15.38, lon: 35.32 },
    },
    {
      name: "Mangochi",
      description:
        "Where the lake runs out into the Shire. Fish traders, boatbuilders and the lodges towards Cape Maclear work from here, in a mostly Yao and Muslim district.",
      wiki: "https://en.wikipedia.org/wiki/Mangochi",
      at: { lat: -14.48, lon: 35.26 },
    },
    {
      name: "Karonga",
      description:
        "Northern lake town near the Songwe crossing to Tanzania. Rice, fish and lorries from Dar es Salaam meet here, with coal and uranium deposits in the hills behind.",
      wiki: "https://en.wikipedia.org/wiki/Karonga",
      at: { lat: -9.93, lon: 33.93 },
    },
  ],
  opportunities: [
    {
      title: "Legumes, oilseeds and macadamia",
      text: "The world smokes less, and tobacco growers turn to soya, groundnuts, pigeon peas and macadamia. Clean seed, drying that keeps aflatoxin out, pressing and sacks that can be traced are what buyers ask for.",
    },
    {
      title: "Water in the dry months",
      text: "Most fields wait for one rainy season although lake and rivers are near. Solar pumps, pipes and repair, paid after harvest, let a grower sell green maize and tomatoes from July on. A canal scheme in the lower Shire is being built in stages.",
    },
    {
      title: "Light away from the grid",
      text: "Few rural homes have a connection, and nearly all large power stations stand on one river. Solar kits, mini-grids, maize mills and cold boxes for fish on the lake shore find customers who pay by phone in small instalments.",
    },
    {
      title: "Making what dollars cannot buy",
      text: "A carton, a bottle, animal feed, soap or a cast spare part made in Blantyre or Lilongwe spares the customer a hunt for foreign currency. Look first for what can be made from local grain, timber, lime or scrap.",
    },
    {
      title: "Ore that must be processed first",
      text: "Rutile near Lilongwe, rare earths at Kangankunde and uranium near Karonga are under licence. An order of October 2025 forbids the export of raw minerals, so laboratories, reagents, transport and safety training come into demand.",
    },
  ],
  risks: [
    {
      title: "No dollars, then no petrol",
      text: "The kwacha was devalued in 2022 and 2023, and the bank's rate and the street's drift apart. When the country cannot pay for fuel, stations run dry for days. Earn in foreign money or buy inputs at home, and plan deliveries around queues.",
    },
    {
      title: "Maize rules at short notice",
      text: "A state of disaster was declared in March 2024 after drought. When stocks look low the government bans maize exports or fixes prices, sometimes after contracts are signed. Put that case in writing with your buyer.",
    },
    {
      title: "Hillsides and the Shire",
      text: "Storm Ana in January 2022 broke the Kapichira power station for more than a year, and Freddy in March 2023 sent mud through parts of Blantyre. Look at slope, drain and river line before you sign a lease.",
    },
    {
      title: "Every container crosses a neighbour",
      text: "Cargo waits at Beira, Nacala or Dar es Salaam before the road begins, and unrest in Mozambique late in 2024 held lorries back. Count demurrage and a second route into the price.",
    },
    {
      title: "Leases and customary land",
      text: "Under the land laws of 2016 non-citizens hold leases, and customary land is being registered through local committees. A chief's consent alone does not make a title: ask the district land office what stands in its books.",
    },
  ],
  markets: {
    domestic:
      "Customers are mostly farming families with cash from about April to September, when tobacco, soya and maize are sold, and very little from December until the new harvest. Small packs and phone payments suit them. Offices, agencies and estates make a narrow second market.",
    regional:
      "Malawi belongs to both COMESA and SADC: choose whose rules of origin you ship under, and keep to one set of papers. Zambia is reached through Mchinji, Tanzania through Songwe, Mozambique by several roads. Much maize and sugar crosses untaxed and undercuts those who pay.",
    international:
      "Tobacco, sold by contract and at auction from about April, brings in much of the export money. In 2019 the United States held back Malawian leaf over forced labour, and buyers now want proof of how it was grown. Tea, sugar, coffee, nuts and legumes go to Europe, Asia and South Africa.",
  },
  accessibility:
    "Flights from Addis Ababa, Johannesburg and Nairobi land at Kamuzu airport near Lilongwe or at Chileka near Blantyre. One paved road links Karonga with the far south; minibuses leave when full. Freight comes by road from Dar es Salaam, Beira or Durban and by rail from Nacala. The lake ship Ilala sails with interruptions.",
  stability:
    "The country has known no civil war, and the army has not taken power. Protests turned deadly in 2011 and violent in 2019. In September 2025 a former president won against the incumbent, who conceded. Malawi and Tanzania differ over their line on the lake, called Nyasa by Tanzania; fishing and ferries go on. The question to ask before you sign is how fuel and foreign exchange will be priced.",
  living: {
    languages:
      "Letters, courts and upper school are in English. Chewa, usually called Chichewa, is understood through the centre and south; Tumbuka is the language of the north, Yao of the south-eastern shore, Lomwe and Sena of the tea hills and lower Shire. Greet first, at length, then speak of business.",
    money:
      "Kwacha notes and phone wallets pay for markets, buses and wages; large bills mean bundles of paper. Some owners of houses in Lilongwe ask for dollars: check with your bank what is lawful. Cash machines empty at the end of the month. Changing money in the street is an offence.",
    safety:
      "House-breaking is the usual worry in the towns, so many homes have a wall and a watchman. Keep hold of bags in bus depots and markets. After dark, lorries without lights and people on foot make roads dangerous. Hippos and crocodiles live in the Shire and along parts of the lake.",
    health:
      "Malaria is found all year, above all by the lake and in the Shire valley. Bilharzia is caught in shallow lake water, and cholera spread in 2022 and 2023. Mission and private hospitals treat much; for more, patients go to Johannesburg or Nairobi. Ask a doctor before you travel, most of all for a stay by the water.",
    schools:
      "Teaching is in English with Chichewa beside it in the lower classes, the year begins in September, and secondary school ends with the national certificate, MSCE. Private schools with British examinations are found in Blantyre and Lilongwe; the other towns have very few.",
    goods:
      "Shipments travel under customs seal from Dar es Salaam, Beira, Nacala or Durban and are cleared in Lilongwe or Blantyre. The Malawi Revenue Authority decides on relief for those who move or come back: apply with proof of your years abroad. Used cars come from Japan, and older ones bear more excise.",
  },
  sources: [
    { label: "World Bank, Malawi", href: "https://www.worldbank.org/en/country/malawi", year: 2026 },
    {
      label: "African Development Bank, Malawi",
      href: "https://www.afdb.org/en/countries/southern-africa/malawi",
      year: 2026,
    },
    { label: "Wikipedia, Malawi", href: "https://en.wikipedia.org/wiki/Malawi", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
