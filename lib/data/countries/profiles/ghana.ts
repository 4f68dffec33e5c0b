import type { CountryProfile } from "./open/types.ts";

export const ghana: CountryProfile = {
  welcome:
    "Returning families, cocoa buyers, software firms and suppliers to the gold mines meet in Accra, and most of their dealings are in English. Contracts and courts will look familiar if you know common law. What surprises newcomers is land, where chiefs, families and the state all have a say, and a cedi that can swing within a year.",
  history:
    "Akan states such as Asante, and Dagbon in the north, grew on gold, kola and trade, while European forts lined the coast from 1482. Britain made the coast a colony in 1874 and annexed Asante in 1902. The Gold Coast, joined with British Togoland, became independent as Ghana on 6 March 1957, a republic in 1960 and a one-party state in 1964. Soldiers took power in 1966, 1972, 1979 and 1981. Under the constitution of 1992 parties have replaced each other by vote, in January 2025 again. Oil has flowed since 2010. In December 2022 payment on most foreign debt was suspended, and a restructuring followed.",
  cities: [
    {
      name: "Accra",
      description:
        "Ministries, banks and embassies spread from the old Ga quarters on the shore to the airport. The secretariat of the African Continental Free Trade Area is here. Offices cluster at Ridge and Airport City; Makola and Kantamanto trade in cloth and used clothes.",
      wiki: "https://en.wikipedia.org/wiki/Accra",
      at: { lat: 5.56, lon: -0.2 },
    },
    {
      name: "Tema",
      description:
        "A planned harbour town on the Greenwich meridian, with container berths, an aluminium smelter, cold stores, cocoa grinders and a free zone. Clearing agents and factory managers spend their working week here.",
      wiki: "https://en.wikipedia.org/wiki/Tema",
      at: { lat: 5.67, lon: -0.02 },
    },
    {
      name: "Kumasi",
      description:
        "Seat of the Asante king and junction of the forest belt. Kejetia market, the engine and body shops of Suame Magazine and the furniture makers make it a place to buy, mend and build; a university of science and technology trains engineers.",
      wiki: "https://en.wikipedia.org/wiki/Kumasi",
      at: { lat: 6.69, lon: -1.62 },
    },
    {
      name: "Sekondi-Takoradi",
      description:
        "Twin towns of the west: a port for manganese, bauxite and cocoa, and a supply base for the oil fields offshore since 2010. Welders, caterers and boat crews serve the platforms.",
      wiki: "https://en.wikipedia.org/wiki/Sekondi-Takoradi",
      at: { lat: 4.93, lon: -1.72 },
    },
    {
      name: "Tamale",
      description:
        "Main town of the northern savanna, with an airport, a university and the offices of many aid bodies. Shea, soya, rice and millet are bought here, and the road to Burkina Faso leads on through Bolgatanga.",
      wiki: "https://en.wikipedia.org/wiki/Tamale,_Ghana",
      at: { lat: 9.4, lon: -0.84 },
    },
    {
      name: "Cape Coast",
      description:
        "A town of boarding schools and a university beside a former slave fort, with Elmina and the Kakum forest a short drive away. Teaching, fishing and visitors, many of them from the African diaspora, give work.",
      wiki: "https://en.wikipedia.org/wiki/Cape_Coast",
      at: { lat: 5.11, lon: -1.25 },
    },
  ],
  opportunities: [
    {
      title: "Cocoa beyond the bean",
      text: "A state board fixes the farm price for each season, and factories at Tema and elsewhere grind only a part of the crop. Room is left in butter, powder, husk products and chocolate for the region, and in the proof of origin that European buyers ask for.",
    },
    {
      title: "Shea, cashew and soya up north",
      text: "Women gather shea nuts around Tamale and Wa, farmers in the Bono regions grow cashew, and soya is spreading. Most of it leaves in sacks. Presses, shelling lines and stores near the farms work if the capital lasts through one short buying season.",
    },
    {
      title: "Offices on Greenwich time",
      text: "With English, London's winter hour and several sea cables, Accra answers calls, keeps books, labels data and writes code for firms elsewhere. Training, quiet desks with backup power and legal help with foreign clients sell beside it.",
    },
    {
      title: "Supplying mines and oil platforms",
      text: "Rules of 2013 oblige oil and gas operators to give Ghanaian firms a share of the work, and a list names mining goods to be bought at home. Grinding balls, catering, tests, safety wear and repair around Takoradi, Tarkwa and Obuase are in demand all year.",
    },
    {
      title: "Visitors who come back",
      text: "The Year of Return in 2019 made December a season, and the right of abode and citizenship let descendants of Africans stay. Rooms outside Accra, guides at Elmina and in the Volta hills, and honest site supervision for builders who live far away are sought.",
    },
  ],
  risks: [
    {
      title: "A state that had to stop paying",
      text: "After the default of December 2022 bonds at home and abroad were exchanged, and a programme with the International Monetary Fund began in 2023. The cedi fell hard, then rose in 2025. Price so that you survive both, and ask how long public clients take to pay.",
    },
    {
      title: "Illegal gold digging",
      text: "Unlicensed mining, called galamsey, has turned rivers such as the Pra and the Offin to mud, stopped waterworks and dug up cocoa farms. Small-scale mining is for citizens only, and since 2025 foreigners may no longer buy its gold on the local market.",
    },
    {
      title: "Land with several owners",
      text: "Stools, families and the state hold land, and one plot may be sold twice; then hired guards appear. Foreigners hold leases for a limited term, never freehold. Search at the Lands Commission, ask the neighbours and the chief's secretary, and pay through a lawyer.",
    },
    {
      title: "Trades kept for citizens",
      text: "Market selling, small taxi fleets, hairdressing and similar trades are reserved for Ghanaians by the investment law, and a foreign trading company must show a high capital. A citizen who lends a name to get round this puts both partners at risk.",
    },
    {
      title: "Dumsor and the dam",
      text: "Power cuts, known as dumsor, return when gas or the money for fuel runs short, as in 2024. Too much water is a danger too: spill from the Akosombo dam flooded villages along the lower Volta in 2023. Ask a landlord to show you the generator running.",
    },
  ],
  markets: {
    domestic:
      "Spending power sits in Accra, Kumasi and along the coast; food, data, school fees and church fill a household's month. Nearly everyone pays by phone, so a seller without a mobile money number loses custom. In the forest belt people buy when the cocoa has been paid for.",
    regional:
      "All neighbours speak French, so bilingual labels and contracts help. Ghana is in ECOWAS; lorries leave Tema for Burkina Faso by way of Paga, and a coast road runs to Abidjan and Lomé. Duty-free trade is for products registered under the community's scheme, and posts along the road cost hours.",
    international:
      "Gold, crude oil and cocoa decide the trade balance, with buyers in Switzerland, the Gulf, India and China. Smaller firms send pineapples, yams, shea butter and garments. The rules to study are Europe's on cocoa from cleared forest and on residues in fruit.",
  },
  accessibility:
    "Accra's airport has flights to much of West Africa, Europe, the Gulf and North America, and planes go on to Kumasi, Tamale and Takoradi. Containers land at Tema; ores leave from Takoradi. Passenger trains are few. Minibuses called tro-tros go nearly everywhere, long-distance coaches join the regional towns, and ferries cross Lake Volta, for instance at Yeji.",
  stability:
    "Since 1992 power has changed hands by vote, and the Supreme Court has heard the quarrels over the results of 2012 and 2020. A chieftaincy conflict at Bawku, in the far north-east, has flared again since 2021, with curfews. The war in Burkina Faso is close to that border, and Ghanaian tomato buyers were killed in northern Burkina in February 2026. Ask the regional coordinating council before you plan work near the frontier.",
  living: {
    languages:
      "Offices, schools and courts use English. Asante and Fante, both forms of Akan, are understood across most of the south; Ga belongs to Accra, Dangme to the plains east of it, Ewe to Volta and Dagomba (Dagbani) to Tamale. A greeting in Twi is welcome anywhere.",
    money:
      "Owners ask for one or two years of rent at once, although the rent law allows far less; the Rent Control office hears complaints. Villas are quoted in dollars, but the cedi is the legal tender. Phone wallets pay for taxis, meals and bills, and cards work in malls and hotels.",
    safety:
      "By day most streets are calm; phone snatching and burglary increase before Christmas. Romance and gold fraud aims at foreigners, and a bargain in gold is a trap. On the coast, rip currents are strong. At night, lorries without lights stand on the main roads: travel by day.",
    health:
      "Malaria occurs in all regions and seasons, meningitis in the north while the harmattan blows. A yellow fever certificate is checked at entry. National insurance covers basic care for members; teaching hospitals are in Accra, Kumasi, Tamale and Cape Coast. See a doctor well before departure.",
    schools:
      "Pupils sit an exam after junior high and the West African certificate after senior high, where many board; public senior schools have been free of fees since 2017. The education service publishes each year's dates. Accra has schools with British, American and French programmes.",
    goods:
      "Personal effects come through Tema or the airport, and customs assesses them by a list and proof of residence abroad. Duty on a car depends on age, engine and value, and one with its steering wheel on the right cannot be registered. Compare quotes from two clearing agents.",
  },
  sources: [
    { label: "World Bank, Ghana", href: "https://www.worldbank.org/en/country/ghana", year: 2026 },
    {
      label: "African Development Bank, Ghana",
      href: "https://www.afdb.org/en/countries/west-africa/ghana",
      year: 2026,
    },
    { label: "Government of Ghana", href: "https://www.ghana.gov.gh", year: 2026 },
    { label: "Wikipedia, Ghana", href: "https://en.wikipedia.org/wiki/Ghana", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
