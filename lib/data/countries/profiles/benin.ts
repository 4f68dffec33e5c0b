import type { CountryProfile } from "./open/types.ts";

export const benin: CountryProfile = {
  welcome:
    "Much of what is unloaded, stored or driven in Benin is meant for somebody next door, so a decision taken in Nigeria or Niger is felt in Cotonou within days. Newcomers settle there or in Abomey-Calavi, near the port, ministries and university; Porto-Novo, the capital by law, is quieter. The state has put company papers and taxes online, and people come from Brazil and the Caribbean to look for forebears.",
  history:
    "Dahomey, ruled from Abomey, took the coast in the 1720s and sold captives through Ouidah; Borgu chiefs held the north and Porto-Novo had its own kings. France defeated Dahomey by 1894. The country became independent on 1 August 1960, went through several coups, turned to Marxism-Leninism after 1972 and took the name Benin in 1975. A national conference in February 1990 opened the way to free votes, and presidents handed over in 1991, 1996, 2006 and 2016. In 2019 no opposition list stood for parliament, and people died in protests. In November 2025 the constitution was changed to lengthen terms and add a senate. An attempted coup failed on 7 December 2025.",
  cities: [
    {
      name: "Porto-Novo",
      description:
        "Seat of parliament, by a lagoon near Nigeria. Afro-Brazilian houses, a royal palace turned museum and family firms in trade with Lagos; rents are lower than in Cotonou and the pace slower.",
      wiki: "https://en.wikipedia.org/wiki/Porto-Novo",
      at: { lat: 6.5, lon: 2.61 },
    },
    {
      name: "Cotonou",
      description:
        "Government, banks, port, airport and the Dantokpa market stand between lagoon and sea. Motorcycle taxis called zémidjans carry people; importers, forwarders and car dealers set the tone.",
      wiki: "https://en.wikipedia.org/wiki/Cotonou",
      at: { lat: 6.37, lon: 2.43 },
    },
    {
      name: "Abomey-Calavi",
      description:
        "Cotonou's overspill on the edge of Lake Nokoué, with the main university campus, new housing estates and the boats to the stilt village of Ganvié. The Glo-Djigbé industrial zone lies on the northern side.",
      wiki: "https://en.wikipedia.org/wiki/Abomey-Calavi",
      at: { lat: 6.45, lon: 2.36 },
    },
    {
      name: "Parakou",
      description:
        "Market town of the north, where the old railway ends. Cotton gins, cashew buyers, a university and cattle dealers; a base for the Borgou, with roads on to Nigeria and Niger.",
      wiki: "https://en.wikipedia.org/wiki/Parakou",
      at: { lat: 9.34, lon: 2.63 },
    },
    {
      name: "Ouidah",
      description:
        "The port from which captives were shipped, now a place of memory with vodun temples, a road to the beach and museums under construction. Guides, guest houses and craftspeople work around the January festival.",
      wiki: "https://en.wikipedia.org/wiki/Ouidah",
      at: { lat: 6.36, lon: 2.09 },
    },
  ],
  opportunities: [
    {
      title: "Making cloth and kernels at Glo-Djigbé",
      text: "North of Cotonou a state-backed zone spins and sews cotton, shells cashew and crushes soya. Since April 2024 raw cashew and soya beans leave only with a permit, once local mills have been served. Suppliers of packing, parts, meals and training can settle around them.",
    },
    {
      title: "Pineapple from the Allada plateau",
      text: "The green-skinned Sugarloaf is sweet, bruises easily and carries a geographical indication. Juice, drying, cold rooms by the airport and residue tests are what growers around Allada and Zè lack.",
    },
    {
      title: "Places of memory",
      text: "Royal works came back from France in 2021, and museums are planned or being built at Ouidah, Abomey and Porto-Novo. A law of 2024 lets descendants of the deported ask for nationality. Guides, archives, lodging and family research go with it.",
    },
    {
      title: "Filing for those who cannot",
      text: "Registration, tax returns, criminal records and many certificates are asked for on state portals. Traders without a computer pay somebody to do it, and software for billing under the tax office's rules sells in every market town.",
    },
  ],
  risks: [
    {
      title: "Nigeria's switch",
      text: "Nigeria shut its land borders to goods from August 2019 to December 2020, and the end of its fuel subsidy in 2023 emptied the roadside petrol trade. A shop or depot that lives on that border should have a second buyer.",
    },
    {
      title: "A closed bridge to Niger",
      text: "After the coup of 2023 Niger kept its side of the crossing at Malanville shut, on grounds Benin rejects, and in early 2026 it still was. Crude flows by pipe to Sèmè while lorries go round. Ask before you store goods for Niamey.",
    },
    {
      title: "Attacks in Alibori and Atacora",
      text: "Armed groups from Burkina Faso and Niger have struck since 2021, with heavy losses for the army in January and April 2025. The W and Pendjari parks, once visited on safari, are in the area.",
    },
    {
      title: "Plots sold twice, and plots under water",
      text: "Since the land code of 2013 only the registered title proves ownership, and many sellers hold older papers. Cotonou lies low between lagoon and a shore that erodes. Have a plot checked at the land agency, and in the rains.",
    },
    {
      title: "What you post",
      text: "The digital code of 2018 has been used against journalists and against people who wrote online. Staff who speak for a firm or charity should know what it forbids.",
    },
  ],
  markets: {
    domestic:
      "Spending power gathers in the strip from Cotonou to Porto-Novo and Calavi. Dantokpa has long set prices, and the state is moving its trades to new sites. In the north people buy after the cotton money comes, around the turn of the year.",
    regional:
      "Rice, poultry and used cars come in for resale to Nigeria, much of it outside any record. Benin is in ECOWAS and WAEMU, and its currency holds from Dakar to Niamey but not across the Nigerian line, where the naira's swings decide what sells.",
    international:
      "Cotton goes to Bangladesh, cashew to India, soya to China. Gold bound for the United Arab Emirates stands high in the trade tables although little of it is mined here. Garments sewn at Glo-Djigbé are a newer line, made for chains in Europe and America.",
  },
  accessibility:
    "Cotonou's airport lies inside the town, with flights to Paris, Addis Ababa, Istanbul and the regional hubs. The coast road leads to Lomé and, by the joint post at Sèmè-Kraké, to Lagos. One highway climbs to Parakou and Malanville. The port takes containers and vehicles; trains no longer run to any timetable.",
  stability:
    "Peaceful handovers after 1991 gave way, from 2019, to elections in which large parts of the opposition could not stand; its main party had no candidate admitted for the vote set for April 2026. Soldiers announced a coup on 7 December 2025 and were beaten back with help from Nigeria. Terms of office are longer under the text of 2025. Ask which northern communes your embassy and insurer still cover.",
  living: {
    languages:
      "French is for offices and school. Fon carries you through Cotonou and Abomey, Gun through Porto-Novo, Yoruba along the Nigerian side, Bariba and Dendi around Parakou. Traders near the border also count in English.",
    money:
      "A law of 2018 caps the deposit on a home, yet owners add prepaid months under other names. Power is bought ahead for a meter card. Cash and phone money pay for nearly all; bank cards work in supermarkets and hotels.",
    safety:
      "Riding a zémidjan without a helmet is a common way to get hurt. The beach has a hard surf. Bags are snatched in Ganhi and at Dantokpa after dark. Ask before you photograph a shrine or a ceremony.",
    health:
      "Malaria is present everywhere, more so in and after the rains, April to July and again in autumn in the south. Cotonou has a teaching hospital and private clinics; patients who can are flown out for hard cases. Whether you need proof of yellow fever vaccine depends on where you come from: ask a doctor before you travel.",
    schools:
      "Classes follow the French model, with examinations after primary, at mid-secondary and at the baccalauréat, from September to about June. Cotonou has a French lycée and some bilingual schools used by Nigerian families.",
    goods:
      "Vehicles arrive on car carriers at Cotonou and wait in parks outside the town; duty follows value and age. A change of residence can spare your used furniture duty if the embassy certifies the list. A local forwarder files it online.",
  },
  sources: [
    { label: "World Bank, Benin", href: "https://www.worldbank.org/en/country/benin", year: 2026 },
    {
      label: "African Development Bank, Benin",
      href: "https://www.afdb.org/en/countries/west-africa/benin",
      year: 2026,
    },
    { label: "Government of Benin", href: "https://www.gouv.bj", year: 2026 },
    { label: "Wikipedia, Benin", href: "https://en.wikipedia.org/wiki/Benin", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
