import type { CountryProfile } from "./open/types.ts";

export const equatorialGuinea: CountryProfile = {
  welcome:
    "Spanish is the working language here, which sets the country apart from its neighbours. Oil and gas from the sea built roads, airports and ministries within one generation; as output falls, firms and families look for what comes next. Business divides between the island of Bioko and the mainland, where the seat of government has been since January 2026.",
  history:
    "Bubi people on Bioko, Ndowe on the coast and Fang inland had separate histories until Spain, which received Portugal's claims in 1778, joined them in one colony. Estates on Bioko grew cocoa with hired labour that a League of Nations commission compared to slavery in 1930. The colony became independent on 12 October 1968. Under its first president thousands were killed and many fled, until a military coup on 3 August 1979; the leader of that coup has been president since. The CFA franc replaced the country's own money in 1985, and a constitution of 1991 admitted other parties. Oil has been pumped from the sea off Bioko since 1996.",
  cities: [
    {
      name: "Ciudad de la Paz",
      description:
        "A planned city in the forest of Río Muni, begun in 2008 and first called Oyala: wide avenues, a university, a conference hotel and many unbuilt plots. Before travelling, ask whether the office you need has moved in.",
      wiki: "https://en.wikipedia.org/wiki/Ciudad_de_la_Paz",
      at: { lat: 1.59, lon: 10.82 },
    },
    {
      name: "Malabo",
      description:
        "Capital until January 2026, on Bioko, where banks, embassies, airlines and oil service firms settled over decades. Colonial arcades, a busy harbour and the gas works of Punta Europa stand below the peak of Basilé.",
      wiki: "https://en.wikipedia.org/wiki/Malabo",
      at: { lat: 3.75, lon: 8.78 },
    },
    {
      name: "Bata",
      description:
        "Main town and port of the mainland, with markets for timber, building goods and imported food. Some quarters were rebuilt after explosions at a barracks on 7 March 2021. Roads fan out from here to Gabon and Cameroon.",
      wiki: "https://en.wikipedia.org/wiki/Bata,_Equatorial_Guinea",
      at: { lat: 1.86, lon: 9.77 },
    },
    {
      name: "Ebebiyín",
      description:
        "Trading town in the corner where Cameroon and Gabon meet. Plantains, eggs, vegetables and clothes cross whenever the border is open, and Fang families live on all three sides of it.",
      wiki: "https://en.wikipedia.org/wiki/Ebebiy%C3%ADn",
      at: { lat: 2.15, lon: 11.34 },
    },
    {
      name: "Luba",
      description:
        "A small harbour town on the west coast of Bioko with a deep-water base for offshore supply. Old cocoa estates line the road, and tracks lead on to the highlands of Moka and the beaches of Ureca.",
      wiki: "https://en.wikipedia.org/wiki/Luba,_Equatorial_Guinea",
      at: { lat: 3.46, lon: 8.55 },
    },
  ],
  opportunities: [
    {
      title: "Replacing chicken and onions from abroad",
      text: "Shops sell imported poultry, vegetables and even plantains, much of them from Cameroon or Spain. Volcanic soil around Moka and the wide plots of Río Muni suit hens, tomatoes, cassava and fish ponds near buyers with salaries.",
    },
    {
      title: "Cocoa from old estates",
      text: "Many of Bioko's plantations were left to the bush after 1968, and only part of the trees are tended. Replanting, fermenting and drying with care, and small batches sold to makers in Spain, would give villages an income that does not depend on oil.",
    },
    {
      title: "Upkeep and removal offshore",
      text: "Ageing platforms need inspection and some must be taken apart, while gas from newer fields is still sent to Punta Europa. Rules on national content favour local firms for welding, diving, catering, training and waste.",
    },
    {
      title: "Guided nature trips",
      text: "Turtles land at Ureca, monkeys live in the southern forest of Bioko, and Monte Alén park covers hills behind Bata. Guides, simple lodges and boats are few. Agree on every permit with the tourism authorities beforehand.",
    },
  ],
  risks: [
    {
      title: "Income that runs down with the wells",
      text: "Output has fallen since the 2010s and the economy with it. Building sites stopped half finished and contractors waited years for payment. Do not size a firm for the boom; ask for an advance before public work.",
    },
    {
      title: "Close ties between office and business",
      text: "Relatives of office-holders hold shares in many companies, and courts in France and elsewhere have ruled on assets held abroad. Banks therefore examine each transfer. Learn who stands behind a partner and keep proof.",
    },
    {
      title: "Borders and papers",
      text: "Land crossings shut without warning, roadblocks check documents, and foreigners without a valid card have been expelled in waves, West Africans and Cameroonians among them. Renew permits early, at the ministry of national security.",
    },
    {
      title: "Disputes settled far from the court",
      text: "OHADA law applies, in Spanish translation, yet the president appoints the judges and cases against strong parties seldom move. Choose arbitration outside the country and a contract that can be ended in steps.",
    },
  ],
  markets: {
    domestic:
      "Few people, split by the sea: what sells in Malabo costs a flight or a ferry more in Bata. Wages of the state and of oil and gas firms set demand. Supermarkets stock Spanish brands, street stalls Cameroonian food and Chinese household goods.",
    regional:
      "Gabon and Cameroon are partners in CEMAC, with the same money and in principle free trade, but road posts close often. Fresh food comes in from both. Gas fields that lie across the sea border with Cameroon are the subject of joint plans.",
    international:
      "Crude, liquefied gas, methanol and timber go to China, Spain, the Netherlands and other buyers. Nearly all machines, drinks and frozen food arrive by ship. Membership of the Portuguese-speaking community since 2014 has brought diplomacy more than trade.",
  },
  accessibility:
    "Malabo has flights to Europe and to hubs in Africa; Bata and Mengomeyén, the airfield nearest to the new capital, are reached from there. Ferries sail between island and mainland without a firm timetable. Mainland highways are paved and quiet. The visa is the hurdle: start with the online portal or an embassy, weeks ahead.",
  stability:
    "The same president has held office since 1979, and his party holds almost all seats. Opponents have been jailed, and observers from abroad have doubted the counts. The internet on Annobón was cut after residents protested in July 2024. Streets are calm, with frequent checks of papers. Ask how the move of the capital changes the office you depend on.",
  living: {
    languages:
      "Spanish serves for school, law and radio. Fang is the home language of most mainlanders, Bubi of many villages on Bioko, and Pichi, an English-based creole, is heard in Malabo. French and Portuguese are official but seldom met on the street; Annobón speaks Fa d'Ambô.",
    money:
      "Since the boom ended many houses stand empty, and owners in Malabo and Bata bargain, though compounds with their own generator stay dear. Cash rules. Few shops take foreign cards, machines run out, and mobile money has hardly begun, so bring euros to change.",
    safety:
      "Violent crime is uncommon by the standards of big cities, petty theft less so. Trouble is more often official: never photograph ports, airports, palaces or soldiers, and carry your passport. Sea crossings in small boats have ended badly.",
    health:
      "Malaria is transmitted throughout the year, though campaigns have cut it on Bioko. Malabo and Bata have private hospitals with foreign staff; elsewhere expect little. A Marburg outbreak on the mainland ended in June 2023. Ask your doctor about preparations.",
    schools:
      "Lessons are in Spanish from the first class, and the final years lead to an entrance exam for university. Private colleges run by churches fill quickly. Some families choose Spanish or French programmes in Malabo and Bata. Classes start in September.",
    goods:
      "Containers go to Malabo or to Bata, so be sure which: moving them between the two costs again. An agent must show customs an inventory in Spanish. A car needs local plates and insurance before its first drive, and both take visits in person.",
  },
  sources: [
    {
      label: "World Bank, Equatorial Guinea",
      href: "https://www.worldbank.org/en/country/equatorialguinea",
      year: 2026,
    },
    {
      label: "African Development Bank, Equatorial Guinea",
      href: "https://www.afdb.org/en/countries/central-africa/equatorial-guinea",
      year: 2026,
    },
    {
      label: "Wikipedia, Equatorial Guinea",
      href: "https://en.wikipedia.org/wiki/Equatorial_Guinea",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
