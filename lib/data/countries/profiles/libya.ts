import type { CountryProfile } from "./open/types.ts";

export const libya: CountryProfile = {
  welcome:
    "Oil pays nearly all public wages, and most people live along the coast, in Tripoli, Misrata or Benghazi, with the desert at their backs. Those who come are engineers, traders, builders, nurses and labourers from Egypt, Niger, Sudan or Asia. The first question is a practical one: which authority, in the west or in the east, signs what you need?",
  history:
    "Tripolitania faced Carthage and Rome, Cyrenaica faced Greece and Egypt, and Fezzan the Sahara. Arab rule began in the 7th century, Ottoman rule in 1551. Italy invaded in 1911 and fought in the east until 1932; tens of thousands died in its camps. A federal kingdom became independent on 24 December 1951. Oil was found in 1959. Officers took power on 1 September 1969, and their leader ruled until the war of 2011, in which NATO and other states intervened. Since 2014 rival authorities have, with breaks, stood in west and east. A ceasefire was signed on 23 October 2020; elections set for December 2021 did not take place.",
  cities: [
    {
      name: "Tripoli",
      description:
        "Ministries, the central bank, the oil corporation and embassies that have come back share the capital with armed groups who hold districts. The port lies below the old medina, and flights use Mitiga in the east.",
      wiki: "https://en.wikipedia.org/wiki/Tripoli,_Libya",
      at: { lat: 32.89, lon: 13.19 },
    },
    {
      name: "Benghazi",
      description:
        "Centre of trade and power in the east. Streets ruined in the fighting of 2014 to 2017 are being rebuilt with public money, so builders, designers and importers of materials have offices here. Benina is the airport.",
      wiki: "https://en.wikipedia.org/wiki/Benghazi",
      at: { lat: 32.12, lon: 20.07 },
    },
    {
      name: "Misrata",
      description:
        "A merchants' town with its own port, a free zone and a steelworks. Containers for the west are unloaded here, and food, furniture and building goods go out along the whole coast.",
      wiki: "https://en.wikipedia.org/wiki/Misrata",
      at: { lat: 32.38, lon: 15.09 },
    },
    {
      name: "Sabha",
      description:
        "Market of Fezzan, where the road from the coast meets desert tracks. Dates, fuel, livestock and migrants pass through. Banks lack notes and hospitals lack staff; kidnapping has happened on the roads around.",
      wiki: "https://en.wikipedia.org/wiki/Sabha,_Libya",
      at: { lat: 27.04, lon: 14.43 },
    },
    {
      name: "Tobruk",
      description:
        "Natural harbour near Egypt with an oil terminal at Marsa al-Hariga. The House of Representatives moved here in 2014, and lorries from the Egyptian crossing stop on the way west.",
      wiki: "https://en.wikipedia.org/wiki/Tobruk",
      at: { lat: 32.08, lon: 23.96 },
    },
  ],
  opportunities: [
    {
      title: "Rebuilding in the east",
      text: "War in Benghazi and the flood at Derna in September 2023 left roads, bridges, schools and homes to rebuild. Contractors from Türkiye and Egypt hold many of the contracts, and buy site services, testing, design and trained crews.",
    },
    {
      title: "Keeping the wells running",
      text: "Fields and pipes of the Sirte basin and the south-west went without care for years. A new licensing round was opened in 2025. Inspection, spare parts, well repair and safety training are what operators ask for.",
    },
    {
      title: "Power at the meter",
      text: "Long cuts taught households and shops to run generators, cheap fuel or not. Panels, batteries, inverters and people who can repair them find buyers, first of all for farm wells, clinics and telephone masts away from the coast.",
    },
    {
      title: "Dates, olives and cold rooms",
      text: "Dates of Jufra and Fezzan, olives of the Nafusa hills and vegetables of the coastal plain are sold with little sorting or packing. Presses, cold stores and bottling compete with what shops now import.",
    },
    {
      title: "Clinics and courses at home",
      text: "Families fly to Tunis, Cairo or Istanbul for treatment and diplomas. Laboratories, dialysis, dental care, English lessons and technical courses sell in Tripoli, Misrata and Benghazi to people who pay for themselves.",
    },
  ],
  risks: [
    {
      title: "Two authorities, one contract",
      text: "A licence, tax clearance or visa given in Tripoli may not be accepted in Benghazi, and the other way round. Ask where the work will be done, who controls that place and which court both sides would obey.",
    },
    {
      title: "A quarrel can stop the dollars",
      text: "In August 2024 a dispute over the post of central bank governor shut oil fields for weeks. The dinar was devalued in April 2025, and the street rate stands apart. Letters of credit wait for approval in Tripoli.",
    },
    {
      title: "Armed groups in the street",
      text: "Clashes broke out in Tripoli in May 2025 after a commander was killed. Groups guard ministries, ports and roads, and some ask firms for payment. You need people who know which district is held by whom, this week.",
    },
    {
      title: "Public customers pay late",
      text: "The state is the buyer of nearly everything large, and its budget is agreed late or not by both sides. Contracts from before 2011 are still argued over. Ask for an advance, and for a guarantee from a bank abroad.",
    },
    {
      title: "Water from far below the desert",
      text: "Coastal towns drink from Saharan wells through the Man-Made River, whose valves and pumps have been attacked or shut. Dams above Derna broke in the storm of 2023. Look at supply and drains before you build.",
    },
  ],
  markets: {
    domestic:
      "Salaries come from the state, so shops live by its pay days. Fuel and bread are subsidised; much else is shipped in, from flour to furniture. City customers know foreign brands and pay with notes or local cards; the desert towns depend on what traders truck in from the ports.",
    regional:
      "Trucks cross at Ras Jedir to Tunisia and at Musaid to Egypt when the gates are open, and goods go on, taxed or not, to Chad and Niger. Libya is in COMESA and the Arab Maghreb Union, but what counts at a border post is who guards it.",
    international:
      "Crude oil goes to Italy, Germany, Spain and others, and gas flows through the Greenstream pipe from Mellitah to Sicily. Cars, clothes, phones and even refined fuel are bought from Türkiye, China, Italy and the Emirates, mostly on letters of credit.",
  },
  accessibility:
    "Mitiga, Misrata and Benina have flights to Tunis, Cairo, Istanbul and some other cities; Libyan airlines were barred from European Union skies as of 2025. There is no railway. The coast road between Sirte and Misrata reopened in 2021, and the south is reached by air or in convoy. A visa needs a Libyan sponsor: ask whether it is honoured where you land.",
  stability:
    "As of 2025 a Government of National Unity sat in Tripoli and a second cabinet, named by the House of Representatives, in the east, where the Libyan Arab Armed Forces hold the ground and much of the south. The ceasefire of October 2020 held between the two sides while groups fought inside Tripoli. The United Nations works for elections. Ask your host and insurer about the very district you will sleep in.",
  living: {
    languages:
      "Arabic serves for everything official and for nearly every conversation. Tamazight is spoken in the Nafusa hills and at Zuwara, Tuareg speech around Ghat, Tebu in the south. Oil firms and pilots use English; some older people in Tripoli know Italian.",
    money:
      "Banks run short of notes, so queues form and a price in cash may differ from one by card. Foreign cards do not work in most places: bring what your host advises, and declare it. Flats for foreigners are often let through a firm in dollars, with a guard and a generator in the rent.",
    safety:
      "Mines and shells remain near old front lines in southern Tripoli, Sirte and Benghazi. Migrants and refugees have been detained and held for ransom: never travel without papers and an employer who answers for you. Alcohol is forbidden by law. Take no pictures of checkpoints.",
    health:
      "Malaria is not usually caught here. State hospitals charge little but lack drugs; private clinics in Tripoli, Misrata and Benghazi want payment at once, and hard cases fly to Tunis or Istanbul. Tap water is salty or unsure: drink bottled. Inland summers are severe.",
    schools:
      "State schools are free and teach in Arabic. The year opens in September, or later when money or fighting delays it. A few private schools in Tripoli and Benghazi follow British or American programmes. Have a foreign degree recognised by the education authorities before you rely on it.",
    goods:
      "Containers come to Tripoli, Khoms, Misrata or Benghazi; choose the port on the side where you will live. Write the packing list in Arabic and have it legalised as the consulate says. Cars arrive by ship or over Ras Jedir, under age rules that change: ask the customs office of that very port.",
  },
  sources: [
    { label: "World Bank, Libya", href: "https://www.worldbank.org/en/country/libya", year: 2026 },
    {
      label: "African Development Bank, Libya",
      href: "https://www.afdb.org/en/countries/north-africa/libya",
      year: 2026,
    },
    { label: "Wikipedia, Libya", href: "https://en.wikipedia.org/wiki/Libya", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
