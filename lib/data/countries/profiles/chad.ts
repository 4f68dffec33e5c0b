import type { CountryProfile } from "./open/types.ts";

export const chad: CountryProfile = {
  welcome:
    "Between the Sahara and the cotton fields of the south lies a country of herders, farmers and traders that most outsiders first meet in N'Djamena, in sight of Cameroon. Oil pays the state; cattle, sesame and gum arabic feed many more families. Distances are long, the hot months are hard, and business is agreed slowly, over tea.",
  history:
    "Kanem, Bagirmi and Wadai lived from caravan roads on which salt, horses and captives moved between the Chad basin and the Mediterranean. French troops won at Kousséri in 1900 and needed many more years to hold the north. Chad became independent on 11 August 1960. Rebellion began in 1965; civil war and Libyan intervention followed, and thousands were killed under the government of 1982 to 1990. Another leader came by force in December 1990. Oil has flowed to the coast since 2003. When that leader died in April 2021 a military council took over; voters adopted a constitution in December 2023, and the head of the council was declared winner of the presidential vote of May 2024.",
  cities: [
    {
      name: "N'Djamena",
      description:
        "Seat of government, banks and agencies where the Logone meets the Chari, with the Cameroonian town of Kousséri across the bridge. Licences, fuel and imported goods are all arranged here. Afternoons before the rains are very hot.",
      wiki: "https://en.wikipedia.org/wiki/N%27Djamena",
      at: { lat: 12.12, lon: 15.05 },
    },
    {
      name: "Moundou",
      description:
        "Business town of the south, with brewery, oil and soap works and the cotton company. The Doba oilfields lie to the east, and one of the two roads to Douala passes through. French and Ngambay are the languages heard.",
      wiki: "https://en.wikipedia.org/wiki/Moundou",
      at: { lat: 8.57, lon: 16.08 },
    },
    {
      name: "Sarh",
      description:
        "A green town on the upper Chari, once a textile centre, near the sugar estate of Banda. Fish, mangoes, shea and groundnuts are traded. The road goes on to the Central African border, where traffic depends on security.",
      wiki: "https://en.wikipedia.org/wiki/Sarh",
      at: { lat: 9.15, lon: 18.38 },
    },
    {
      name: "Abéché",
      description:
        "Old capital of Wadai and base for the east: camel and cattle markets, Arabic-speaking traders, and offices of agencies that work with refugees from Sudan. Water is short before the rains.",
      wiki: "https://en.wikipedia.org/wiki/Ab%C3%A9ch%C3%A9",
      at: { lat: 13.83, lon: 20.83 },
    },
    {
      name: "Faya-Largeau",
      description:
        "Oasis town of Borkou in the Sahara, with date gardens and lorries bound for Libya. Anyone going there needs permits, guides who know the minefields of earlier wars, and fuel for the way back.",
      wiki: "https://en.wikipedia.org/wiki/Faya-Largeau",
      at: { lat: 17.93, lon: 19.1 },
    },
  ],
  opportunities: [
    {
      title: "More from each herd",
      text: "Animals walk to Nigeria and Cameroon and are sold alive. Fodder, vaccines, chilled slaughterhouses, tanning and milk collection around N'Djamena, Abéché and Moundou keep part of their value at home.",
    },
    {
      title: "Sesame, gum arabic and shea, cleaned and sorted",
      text: "Gum comes from acacias of the Sahel belt, sesame and groundnuts from the middle, shea from the south. Buyers reject dirty or mixed lots at the far port, so sieves, honest scales and store rooms near the farms pay for themselves.",
    },
    {
      title: "Solar pumps and cold rooms",
      text: "The public grid hardly reaches past the capital, and diesel is dear inland. Pumps for gardens on the Chari and Logone, small town grids, and ice for the fish of Lake Chad can run on the long hours of sun.",
    },
    {
      title: "Supply to the eastern provinces",
      text: "War in Sudan since 2023 has sent many people to Ouaddaï, Sila and Wadi Fira. Agencies tender for boreholes, lorries, shelter and grain bought in Chad. Firms that know their standards and can wait for payment find work.",
    },
  ],
  risks: [
    {
      title: "Two roads to one distant port",
      text: "Freight from Douala comes by Kousséri or by Moundou. Floods, attacks in Cameroon's Far North and quarrels between hauliers stop it. A treaty shares the loads between the lorries of both states, so you may not choose your carrier freely.",
    },
    {
      title: "The Sudanese border",
      text: "Gunfire from Darfur has reached Chadian soil, and crossing points shut at short notice. Stay in touch with the provincial governor and with the humanitarian coordination office, and keep no stock in border towns that you cannot lose.",
    },
    {
      title: "Heat, drought and high rivers",
      text: "Pasture may fail in one year and fields drown in the next: the Chari and Logone flooded parts of N'Djamena in 2022, and most provinces had floods in 2024. Build on raised ground and work early in the day from March to June.",
    },
    {
      title: "Herders, farmers and the same field",
      text: "In the south and around the lake quarrels over crops and cattle tracks turn deadly. A new farm needs the consent of village and nomad chiefs, a marked way for animals and a well for both.",
    },
  ],
  markets: {
    domestic:
      "N'Djamena is the one big market for imported goods; weekly markets do the rest. Demand follows the harvest, the livestock price and the pay of the state, which itself follows oil. Sugar, tea, cloth, phones and spare parts sell everywhere, in tiny amounts and for cash.",
    regional:
      "Nigeria and Cameroon buy cattle, natron and dried fish and send back flour, plastics and fuel. CEMAC gives the same money and tariff as Douala. Trade towards Libya and Sudan runs on trust among merchant families and stops when fighting comes near.",
    international:
      "Crude goes by pipeline to the Cameroonian coast; gold, sesame, gum and cotton go by air or lorry. The United Arab Emirates and China stand on both sides of the books. Gum arabic ends up in drinks and sweets made far away.",
  },
  accessibility:
    "Hassan Djamous airport in N'Djamena is served from Addis Ababa, Istanbul, Paris and neighbouring capitals. Tarmac reaches Moundou, Sarh and Abéché; side roads turn to mud from July to September. No trains run. Foreigners register with the police soon after arrival, and travel in many provinces needs a written permit from the interior ministry.",
  stability:
    "A father and then his son have held the presidency since 1990, the first after a rebel victory, the second named by generals. Security forces fired on protesters in October 2022, and the opposition disputed the result of May 2024. French troops left by January 2025. In October 2025 parliament lengthened the presidential term and ended the limit on re-election. Armed groups attack around Lake Chad. Ask which provinces are under a state of emergency.",
  living: {
    languages:
      "Chadian Arabic serves in markets and wherever people of different groups meet; French is used in offices and in the south. Written Arabic has equal rank in law. Around Moundou and Sarh you will hear Ngambay and other languages of the Sara family.",
    money:
      "Villas in N'Djamena are let for long periods in advance, often with a generator and a water tank that you should test. Almost all else is cash. Cash machines work in the capital on a good day, and phone wallets are spreading to the provincial towns.",
    safety:
      "Do not take pictures of officials, bridges or the palace quarter: photography without a permit leads to arrest. After dark use a car with a driver you know. Keep to marked tracks in Borkou, Ennedi and Tibesti, where mines remain from past wars.",
    health:
      "N'Djamena has a few hospitals and private clinics; beyond it care is thin and evacuation slow. Malaria peaks in and after the rains, and meningitis appears in the dry, dusty months. Heat alone makes people ill. Ask a doctor about all three in good time.",
    schools:
      "Children learn in French, in Arabic or in schools that teach both; communities pay many rural teachers themselves. The year starts around October. N'Djamena has a French-programme lycée and private schools. University campuses may close during strikes.",
    goods:
      "A shipment passes Cameroonian customs in transit under a bond before it is cleared in N'Djamena, so the inventory must match in both places. Write it in French. Bring filters, tyres and spares for a simple four-wheel drive; dust shortens the life of everything.",
  },
  sources: [
    { label: "World Bank, Chad", href: "https://www.worldbank.org/en/country/chad", year: 2026 },
    {
      label: "African Development Bank, Chad",
      href: "https://www.afdb.org/en/countries/central-africa/chad",
      year: 2026,
    },
    { label: "Wikipedia, Chad", href: "https://en.wikipedia.org/wiki/Chad", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
