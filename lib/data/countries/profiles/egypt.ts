import type { CountryProfile } from "./open/types.ts";

export const egypt: CountryProfile = {
  welcome:
    "Nearly everybody lives on the green strip of the Nile or in its delta, so customers, workers and competitors are never far away. Factories along the canal, farms on reclaimed sand and offices in Greater Cairo look for people and money. The cheaper pound lowered costs for whoever brings foreign currency; the paperwork, and the rivals owned by the state, are still there.",
  history:
    "Pharaohs, Ptolemies, Rome and Byzantium ruled before an Arab army came in the 7th century. Fatimids founded Cairo; Mamluks and Ottomans followed. The house of Muhammad Ali, in power from 1805, planted cotton and had the Suez Canal dug, opened in 1869; debts led to British occupation in 1882. The protectorate ended on 28 February 1922. Officers seized power on 23 July 1952 and nationalised the canal in 1956. Wars with Israel ended in the treaty of 1979. Protests at Tahrir brought down the president in February 2011, and the army removed his elected successor in July 2013. Amendments of 2019 lengthened presidential terms.",
  cities: [
    {
      name: "Cairo",
      description:
        "Ministries have been moving to a New Administrative Capital in the eastern desert, while banks, workshops and wholesalers stay in the old centre, Giza and Nasr City. Foreign families tend to rent in Maadi or New Cairo.",
      wiki: "https://en.wikipedia.org/wiki/Cairo",
      at: { lat: 30.04, lon: 31.24 },
    },
    {
      name: "Alexandria",
      description:
        "Main harbour, with Dekheila beside it, for grain, cotton, timber and containers. Refineries, customs agents and shipping offices line the shore. Sea and lake leave little room, and streets flood in winter storms.",
      wiki: "https://en.wikipedia.org/wiki/Alexandria",
      at: { lat: 31.2, lon: 29.92 },
    },
    {
      name: "Port Said",
      description:
        "Where ships enter the canal from the north. Clothing factories in the free zone, container quays on the east bank and fishing boats give work, and tunnels lead under the water to Sinai.",
      wiki: "https://en.wikipedia.org/wiki/Port_Said",
      at: { lat: 31.26, lon: 32.3 },
    },
    {
      name: "Suez",
      description:
        "Southern mouth of the canal, with refineries and fertiliser works. Nearby Ain Sokhna has a deep port and an industrial zone where firms from China and elsewhere make glass fibre, pipes and building goods.",
      wiki: "https://en.wikipedia.org/wiki/Suez",
      at: { lat: 29.97, lon: 32.55 },
    },
    {
      name: "El Mahalla El Kubra",
      description:
        "Spinning and weaving town of the delta. State mills were being re-equipped in the 2020s, and small workshops make towels and bed linen for export. Workers here struck in 2006 and 2008.",
      wiki: "https://en.wikipedia.org/wiki/El_Mahalla_El_Kubra",
      at: { lat: 30.97, lon: 31.17 },
    },
    {
      name: "Aswan",
      description:
        "Southern city at the High Dam, with granite, sugar, fish from the lake and the solar fields of Benban to the north. Nubian villages live partly from visitors, and buses for Sudan leave from here.",
      wiki: "https://en.wikipedia.org/wiki/Aswan",
      at: { lat: 24.09, lon: 32.9 },
    },
  ],
  opportunities: [
    {
      title: "Factories along the canal",
      text: "The Suez Canal Economic Zone joins Ain Sokhna, East Port Said and Qantara West with its own customs and licensing office. Textiles, home appliances, chemicals and car parts made for export are what it looks for.",
    },
    {
      title: "Fruit, herbs and frozen vegetables",
      text: "Oranges, strawberries, potatoes, onions and herbs go to the Gulf, Russia and Europe. Growers on desert land need drip lines, sorting sheds, laboratories for residues and refrigerated trucks; small farmers need a buyer who pays on the day.",
    },
    {
      title: "Voices and code for clients abroad",
      text: "Graduates with English, German, French or Italian answer calls and write software in Cairo, Alexandria, Mansoura and Asyut. Wages are in pounds and fees in foreign currency; language training and evening transport are wanted.",
    },
    {
      title: "Sun at Benban, wind on the Gulf of Suez",
      text: "Large parks feed the grid and more are under contract. Middle-sized firms supply frames, cables, cleaning and repair, or put panels on factory roofs whose owners want to cut a rising power bill.",
    },
    {
      title: "Medicines for the continent",
      text: "Plants in Cairo's satellite towns make generics, syringes and test kits. A state purchasing body buys for public hospitals, and registration in one African country after another opens further customers.",
    },
  ],
  risks: [
    {
      title: "A pound that falls in steps",
      text: "Devaluations in 2016, 2022, 2023 and March 2024 changed import costs overnight, and dollars were scarce in between. Price in a currency you earn, hold stock of inputs, and have the bank say in writing when it sells you dollars.",
    },
    {
      title: "Gas and summer cuts",
      text: "Gas from Egyptian fields has declined since 2021, and in the summers of 2023 and 2024 power was cut by rota. Fertiliser works have stood still for want of gas. Ask how a site is fed, and what has priority.",
    },
    {
      title: "The state as a rival",
      text: "Companies of ministries and of the armed forces build, trade and make food and cement. A policy of 2022 names sectors they should leave; lenders call progress slow. Find out who owns the firm you bid against.",
    },
    {
      title: "One river",
      text: "Fields and taps depend on the Nile. Egypt and Ethiopia disagree about the filling and running of the Renaissance Dam, inaugurated in 2025. Rice planting is limited by decree, and soil at the delta's edge turns salty.",
    },
    {
      title: "A canal that waits on others",
      text: "After attacks on ships in the Red Sea from late 2023 many lines sailed round the Cape. Canal income fell, and freight from Asia grew dearer. Look at the route again before you fix delivery dates.",
    },
  ],
  markets: {
    domestic:
      "A crowded market that counts each pound: small packs, sachets and instalments sell. Greater Cairo and the delta come first; Upper Egypt has less money and fewer rivals. Bread is subsidised by card. Phone wallets and instant bank transfers have spread in the 2020s.",
    regional:
      "COMESA, the Arab free trade area and the Agadir agreement with Jordan, Morocco and Tunisia lower duties on goods of Egyptian origin. Roads lead to Libya and, in quieter times, to Sudan; for most of Africa cargo goes by ship.",
    international:
      "Factory goods have entered the European Union under an association agreement since 2004, and a protocol lets clothes with Israeli input into the United States duty-free. Sea freight must be registered ahead on the platform Nafeza, and foreign factories may have to be on a ministry's list before they sell here.",
  },
  accessibility:
    "Cairo is the hub of EgyptAir; Hurghada, Sharm el-Sheikh, Luxor and Aswan have airports too. Trains follow the Nile from Alexandria to Aswan, and an electric line from Ain Sokhna to the Mediterranean was under construction in 2025. Cairo has a metro; elsewhere microbuses serve. Some nationals get a visa online or on arrival, most Africans apply to a consulate.",
  stability:
    "The president, in office since 2014, won a third term in December 2023; opponents and rights groups said rivals had been kept from standing. Protest without a permit and critical posts lead to arrest. Fighting with armed groups in North Sinai ebbed after 2022, while wars in Gaza and Sudan press on two borders. Ask which parts of Sinai and the Western Desert need a permit.",
  living: {
    languages:
      "Egyptian Arabic is spoken by all; forms and contracts are in written Arabic. Managers, doctors and software firms use English, and French lingers in some schools. Nubian is heard around Aswan, Siwi in the oasis near Libya.",
    money:
      "Flats are let furnished or empty, with a deposit and a broker's commission; in Zamalek or Maadi owners may quote dollars, so write the currency and the yearly rise into the lease. Cards and wallets work in towns, notes elsewhere. Keep small change: tips are expected for many services.",
    safety:
      "Traffic is the first danger: cross with others and avoid roads at night. Women report harassment in streets and buses; the metro keeps carriages for them. Do not photograph barracks, bridges or the canal. Carry your passport or a copy: police check papers at posts on the road.",
    health:
      "Since October 2024 the country has been certified as free of malaria. Do not wade in canals, where bilharzia occurs. Smoke and dust hang over Cairo, above all in autumn. University hospitals are crowded and private ones take a deposit. Local medicines are cheap; imported ones vanish at times.",
    schools:
      "State schools teach in Arabic up to the leaving exam, Thanaweya Amma; language schools do sciences in English. British, American, German and French schools stand in Cairo and Alexandria, with fees that follow foreign currency. Term runs from September to June, Sunday to Thursday.",
    goods:
      "Household goods usually land at Alexandria and are released against a residence permit, with duty or a bank guarantee. Used cars are restricted by model year and by who brings them: ask customs before you buy. Under rules of January 2025 phones from abroad must be registered, and may be charged.",
  },
  sources: [
    { label: "World Bank, Egypt", href: "https://www.worldbank.org/en/country/egypt", year: 2026 },
    {
      label: "African Development Bank, Egypt",
      href: "https://www.afdb.org/en/countries/north-africa/egypt",
      year: 2026,
    },
    { label: "Wikipedia, Egypt", href: "https://en.wikipedia.org/wiki/Egypt", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
