import type { CountryProfile } from "./open/types.ts";

export const morocco: CountryProfile = {
  welcome:
    "Along the coast from Casablanca to Tangier stand factories, call centres and the stations of fast trains; inland come olives, flocks and weekly souks, then mountains and desert. Foreign firms come to make parts for Europe or to run West African business from Casablanca; families come back from France, Spain and the Netherlands. A careful notary and a bank that knows the exchange rules save months.",
  history:
    "Berber and Arab dynasties ruled from Fez, Marrakech and Meknes, and the Alaouite house has reigned since the 17th century. France and Spain imposed protectorates in 1912; the Rif resisted until 1926. Independence was regained on 2 March 1956. In 1975, as Spain left, Morocco sent the Green March into Western Sahara; fighting with the Polisario Front stopped in 1991 and flared up again in 2020, and the status of the territory is disputed. A constitution adopted on 1 July 2011 made Tamazight official and widened the powers of the head of government, while the king kept wide authority. Morocco joined the African Union in January 2017. An earthquake struck the High Atlas on 8 September 2023.",
  cities: [
    {
      name: "Rabat",
      description:
        "Ministries, embassies and universities along the Bou Regreg, with Salé and its workshops on the other bank. Trams and trains make it easy to live here and work in Casablanca.",
      wiki: "https://en.wikipedia.org/wiki/Rabat",
      at: { lat: 34.02, lon: -6.84 },
    },
    {
      name: "Casablanca",
      description:
        "Banks, insurers, the stock exchange, the finance-city zone and a working port. Aircraft parts are made near the airport at Nouaceur, clothes in Aïn Sebaâ; traffic and rent are the price.",
      wiki: "https://en.wikipedia.org/wiki/Casablanca",
      at: { lat: 33.57, lon: -7.59 },
    },
    {
      name: "Tangier",
      description:
        "On the Strait, in sight of Spain. Car plants, wiring firms and depots work in free zones on the way to Tanger Med; ferries, Spanish spoken in shops and the Rif mountains behind mark the town.",
      wiki: "https://en.wikipedia.org/wiki/Tangier",
      at: { lat: 35.77, lon: -5.8 },
    },
    {
      name: "Fez",
      description:
        "Tanners, weavers, brass and tile makers in a walled medina where donkeys deliver. The new town has universities and service centres; the Saïss plain around grows olives and onions.",
      wiki: "https://en.wikipedia.org/wiki/Fez,_Morocco",
      at: { lat: 34.03, lon: -5.0 },
    },
    {
      name: "Marrakech",
      description:
        "Hotels, riads, film crews and conferences, with artisans to equip them. Villages of the High Atlas south of it were hit in 2023, and rebuilding in stone and earth goes on.",
      wiki: "https://en.wikipedia.org/wiki/Marrakesh",
      at: { lat: 31.63, lon: -8.0 },
    },
    {
      name: "Agadir",
      description:
        "Fishing port and beach town, rebuilt after the earthquake of 1960. Packhouses of the Souss send tomatoes and citrus to Europe, and a desalination plant at Chtouka waters fields and taps.",
      wiki: "https://en.wikipedia.org/wiki/Agadir",
      at: { lat: 30.42, lon: -9.6 },
    },
  ],
  opportunities: [
    {
      title: "Second-tier parts for cars and aircraft",
      text: "Assembly stands at Tangier, Kenitra and Casablanca, and the state wants more of each vehicle made at home. Springs, moulds, castings, cables, coatings, tests and toolmaking are still partly imported. Batteries are a line under construction at Kenitra.",
    },
    {
      title: "Growing with less water",
      text: "Dry years since 2018 have made drip lines, salt-tolerant crops, treated waste water and the sea the subject of each harvest. Controls, membranes, shade nets and advice in Darija or Tachelhit sell from the Souss to the Gharb.",
    },
    {
      title: "Building for a shared World Cup",
      text: "In December 2024 Spain, Portugal and Morocco were given a football World Cup together. Stadiums, the rail line from Kenitra to Marrakech, hotels and hospitals are under way. Subcontractors need a classification, guarantees and patience with late payment.",
    },
    {
      title: "Casablanca as an office for West Africa",
      text: "Moroccan banks and insurers own branches from Dakar to Douala, and the airline flies to most of those towns. A firm with status in Casablanca Finance City can employ abroad, pay in currency and keep its lawyers at one desk.",
    },
    {
      title: "Sun, wind and green certificates",
      text: "Solar plants at Ouarzazate and wind at Tarfaya and near Tangier feed the grid, and a law lets factories buy such power directly. Exporters ask for measured carbon; auditors, rooftop fitters and storage firms serve them.",
    },
  ],
  risks: [
    {
      title: "Rain for one field in two seasons",
      text: "When autumn is dry, wheat fails, herds are sold and the countryside stops buying; in 2025 the king asked people to forgo the sheep of the feast. Watch dam levels as you would an exchange rate.",
    },
    {
      title: "Where a product comes from",
      text: "In October 2024 the European Court of Justice ruled that farm and fishery deals with Morocco needed the consent of the people of Western Sahara to cover it. A new arrangement of 2025 is contested. Take separate advice on goods or work there.",
    },
    {
      title: "Money in, with proof; money out, on proof",
      text: "The dirham is not freely convertible. Capital brought in through a bank and declared can leave with its gains; cash brought in a bag cannot. Keep each slip for the Office des Changes from the first day.",
    },
    {
      title: "Europe sets the rules",
      text: "Since January 2026 the European Union charges for carbon in fertiliser, cement, steel and some other goods. Orders fall when French or Spanish car sales do. One customer across the Strait is a thin base.",
    },
    {
      title: "Land with several kinds of title",
      text: "Registered plots are safe; melkia deeds, collective lands and religious endowments have rules of their own, and foreigners may not buy farmland without leave to change its use. Let a notary search the register first.",
    },
  ],
  markets: {
    domestic:
      "Coast cities shop in malls and on apps, and pay more and more by card; the souk keeps prices down elsewhere. Ramadan, the summer return of emigrants and the feast of sacrifice set the calendar. Small shops sell on a notebook of credit.",
    regional:
      "The Arab Maghreb Union exists on paper, and the land border with Algeria has been shut since 1994. Trade with West Africa goes by ship and by lorry through Guerguerat, in the disputed territory, to Mauritania. The Agadir agreement frees trade with Tunisia, Egypt and Jordan.",
    international:
      "Spain and France take cars, cables, clothes, fish and tomatoes within days. Phosphate, dug at Khouribga and refined at Jorf Lasfar, goes to Brazil, India and Africa as fertiliser. Agreements with the European Union, the United States and Türkiye lower duty; origin papers decide.",
  },
  accessibility:
    "Casablanca's Mohammed V airport is the hub of Royal Air Maroc; Marrakech, Agadir, Tangier and Fez have low-fare links. Fast trains join Tangier, Rabat and Casablanca since 2018, slower ones Fez, Oujda and Marrakech. Ferries cross to Algeciras and Tarifa. Motorways run from Tangier to Agadir; mountain roads close in snow.",
  stability:
    "The king names the head of government from the party that wins the vote and decides on army and religion. Protests of the young for clinics and schools began in September 2025; some people were killed and many were tried. Algeria broke off relations in 2021. Exchanges of fire are reported at times along the sand wall in Western Sahara. Ask which areas there are mined or closed, and whether a permit is needed.",
  living: {
    languages:
      "People speak Darija, the Moroccan form of Arabic, and Tamazight in its Rif, Atlas and Souss varieties. Contracts, banks and medicine run on French; Spanish helps in the north, and English gains among the young. Administration writes in Arabic.",
    money:
      "A lease is signed and legalised at the town hall, with a month or two of deposit. Transfers and cards are normal in cities; taxis, souks and masons want cash. Dirhams may hardly be taken out: change back before you fly.",
    safety:
      "Phones and bags go in the crowds of Casablanca and the medinas, and false guides tire visitors. Driving at night is risky. Same-sex relations and insults to the king, Islam or the claim to the Sahara are punishable. Women alone meet remarks.",
    health:
      "The country has been certified free of malaria since 2010. Tap water is treated in towns; on high paths of the Atlas, altitude and sudden snow are the dangers. Private clinics in Casablanca and Rabat are well equipped and want a guarantee first; public wards are crowded. Stray dogs carry rabies: ask a doctor.",
    schools:
      "Arabic and French share the timetable, and English starts earlier than before. French mission schools select by test and cost a great deal; Spanish schools stand in the north, American ones in the big towns. September to June is the year.",
    goods:
      "Furniture comes by lorry over the Strait or by ship to Casablanca, with an inventory and residence card. Moroccans abroad have relief of their own. A foreign-plate car may stay for some months a year; to keep it, age and standards decide.",
  },
  sources: [
    { label: "World Bank, Morocco", href: "https://www.worldbank.org/en/country/morocco", year: 2026 },
    {
      label: "African Development Bank, Morocco",
      href: "https://www.afdb.org/en/countries/north-africa/morocco",
      year: 2026,
    },
    { label: "Kingdom of Morocco, portal", href: "https://www.maroc.ma", year: 2026 },
    { label: "Wikipedia, Morocco", href: "https://en.wikipedia.org/wiki/Morocco", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
