import type { CountryProfile } from "./open/types.ts";

export const tunisia: CountryProfile = {
  welcome:
    "Close to Sicily and short of raw materials, Tunisia lives from what its people make and serve: wiring looms, clothes, olive oil, software, a week by the sea. A European buyer is about a day away by ship, and engineers work in several languages. What tries a newcomer is the other side: exchange rules, slow offices and a state short of cash.",
  history:
    "Carthage, Roman Africa, Kairouan and the Hafsids of Tunis came before an Ottoman fleet took the country in 1574. Beys of the Husaynid family ruled from 1705, abolished slavery in 1846 and granted a constitution in 1861. France imposed a protectorate in 1881. Independence was recognised on 20 March 1956, and the republic replaced the beys in 1957. Protests that began in December 2010 drove the president out on 14 January 2011; a new constitution followed in 2014. On 25 July 2021 the president suspended parliament, and the constitution of 2022 widened his powers. Supporters speak of a correction, opponents of a coup.",
  cities: [
    {
      name: "Tunis",
      description:
        "Government, courts, banks and the workshops of the medina share the capital with office districts at Berges du Lac. Containers land at Radès, ferries at La Goulette, and aircraft parts are made at El Mghira to the south.",
      wiki: "https://en.wikipedia.org/wiki/Tunis",
      at: { lat: 36.81, lon: 10.18 },
    },
    {
      name: "Sfax",
      description:
        "Oil mills, fishing boats, traders and private clinics: the centre and south do their business here. Olive groves fill the plain around, and patients and shoppers come from Libya.",
      wiki: "https://en.wikipedia.org/wiki/Sfax",
      at: { lat: 34.74, lon: 10.76 },
    },
    {
      name: "Sousse",
      description:
        "Chief town of the Sahel coast, between the airports of Monastir and Enfidha. Hotels, sewing plants and makers of car parts employ people side by side, and a technology park trains mechatronics engineers.",
      wiki: "https://en.wikipedia.org/wiki/Sousse",
      at: { lat: 35.83, lon: 10.64 },
    },
    {
      name: "Bizerte",
      description:
        "Northern port on a canal, with the country's refinery, dockyards at Menzel Bourguiba and a zone for exporters. A new bridge over the canal was being built in 2025.",
      wiki: "https://en.wikipedia.org/wiki/Bizerte",
      at: { lat: 37.27, lon: 9.87 },
    },
    {
      name: "Gabès",
      description:
        "Palm gardens beside chemical works: phosphate from Gafsa becomes acid and fertiliser on this shore. Fumes and waste in the gulf have brought residents onto the streets, again in 2025.",
      wiki: "https://en.wikipedia.org/wiki/Gab%C3%A8s",
      at: { lat: 33.88, lon: 10.1 },
    },
    {
      name: "Tozeur",
      description:
        "Oasis at the edge of the salt lake Chott el Djerid. Deglet Nour dates are sorted and packed here and in Kebili, solar fields feed the grid, and a small airport brings visitors in the cool months.",
      wiki: "https://en.wikipedia.org/wiki/Tozeur",
      at: { lat: 33.92, lon: 8.13 },
    },
  ],
  opportunities: [
    {
      title: "Parts for European factories",
      text: "Wiring looms, clothes, plastics and aircraft parts go to plants in France, Italy and Germany, often within the week. A firm that mainly exports may be wholly foreign-owned, and its suppliers of tools, tests and transport grow with it.",
    },
    {
      title: "Olive oil in bottles",
      text: "In good years the groves around Sfax, Sidi Bouzid and Kairouan give far more oil than Tunisians use, and much of it leaves in tanks for blending in Italy and Spain. Bottling, organic labels and direct sale leave more of the price at home.",
    },
    {
      title: "Engineers who would rather stay",
      text: "Schools in Tunis, Sfax and Sousse train more engineers than firms at home hire, and many emigrate. The Startup Act of 2018 gives a label with tax relief, leave from one's job to found a company and an account in foreign currency.",
    },
    {
      title: "Sun in place of gas",
      text: "Power stations burn gas, part of it from Algeria. Solar fields around Tozeur, Kairouan and Gafsa are put to tender, a law of 2015 lets companies generate for themselves, and a cable to Sicily was in preparation in 2025.",
    },
    {
      title: "Care for patients from next door",
      text: "Clinics in Tunis and Sfax treat Libyans and people from West Africa. Lodging for families, interpreting, rehabilitation, dialysis supplies and follow-up by phone are trades around a bed that is already filled.",
    },
  ],
  risks: [
    {
      title: "Currency rules from 1976",
      text: "Most payments abroad by a resident need leave from the central bank, asked for through a commercial bank, and dinars may not be carried out. A new exchange code was still a draft in 2025: plan by the old one.",
    },
    {
      title: "A treasury with few lenders",
      text: "Talks on a loan from the International Monetary Fund stalled in 2023, and the state borrows at home. Flour, sugar, coffee or medicines run short at times, because public bodies import them and pay late.",
    },
    {
      title: "Dams half empty",
      text: "Dry years up to 2024 drained reservoirs, and taps have been cut at night since 2023. Wells in Cap Bon are turning salty. A food plant or laundry should plan its own storage and reuse of water.",
    },
    {
      title: "Labour law rewritten in 2025",
      text: "A law of May 2025 bans the hiring-out of labour and narrows fixed-term contracts. Firms that used agencies for cleaning, security or seasonal work had to take people on. Have old contract templates checked.",
    },
  ],
  markets: {
    domestic:
      "Households along the coast, from Bizerte to Sfax, do most of the buying; the inland west earns less. The state sets prices of bread, fuel and other basics. Instalments used to run on post-dated cheques, until a law in force since February 2025 changed what a cheque can do.",
    regional:
      "Libya buys food, building goods and medical care by way of Ras Jedir, a crossing that shuts when there is fighting or a quarrel. Algeria sends gas and summer guests. Tunisia has been in COMESA since 2018, so goods with origin papers meet lower duties in the east; getting them there is the hard part.",
    international:
      "France, Italy and Germany buy much of what is exported, under terms signed with the European Union in 1995. Orders for looms and clothes follow demand there. Fuel, gas and grain are imported, so a weaker dinar soon shows in costs.",
  },
  accessibility:
    "Tunis-Carthage is the main airport and Tunisair the national airline; Monastir, Enfidha, Djerba and Sfax take charters and some lines. Ferries from La Goulette reach Marseille, Genoa and Palermo. Motorways link Bizerte, Tunis, Sfax and Gabès, and shared vans called louages fill the gaps. Some African passports enter without a visa: ask a consulate about yours.",
  stability:
    "The president was re-elected in October 2024 on a low turnout, after several who wished to stand had been barred or jailed. Opposition figures, lawyers and journalists have been sentenced since 2023, some under a decree of 2022 on false news. A state of emergency declared in 2015 was still being prolonged in 2025. Ask about the military zones around Mount Chaambi and along the Libyan border.",
  living: {
    languages:
      "Tunisian Arabic is the mother tongue of nearly all. Accounts, medicine and much of business are in French; courts and ministries write standard Arabic. Tamazight survives in villages of the south and on Djerba. Hotels and younger engineers use English.",
    money:
      "Rent is monthly, plus a deposit and sometimes an agent's fee; flats in La Marsa or Hammamet cost more in summer. Cards serve in larger shops and at cash machines, markets want notes, and the post office's app pays bills by phone. Keep exchange slips: you need them to change dinars back.",
    safety:
      "Pickpockets work in trams and in the medina, and traffic is the daily danger. After an official statement in February 2023 black residents were attacked and evicted, and arrests have gone on since: carry proof of lawful stay. Keep out of the hills on the Algerian border and the closed far south.",
    health:
      "Malaria was eliminated decades ago. Private clinics in Tunis, Sfax and Sousse ask for a deposit at admission; public hospitals lack staff and some drugs. Tap water is treated but tastes salty in the centre and south, so many buy bottles. Summers inland are very hot.",
    schools:
      "Arabic carries the first years; mathematics and sciences turn to French in secondary school, up to the baccalauréat in June. Term begins in mid September. French, American and other foreign schools are in and around Tunis, and universities award licence, master and doctorate.",
    goods:
      "Containers of furniture come to Radès, families with a loaded car to La Goulette. Tunisians who return for good may ask for exemption from duty on belongings and a vehicle, known as FCR; foreigners bring theirs in under residence rules. Customs wants a signed list and proof of life abroad.",
  },
  sources: [
    { label: "World Bank, Tunisia", href: "https://www.worldbank.org/en/country/tunisia", year: 2026 },
    {
      label: "African Development Bank, Tunisia",
      href: "https://www.afdb.org/en/countries/north-africa/tunisia",
      year: 2026,
    },
    { label: "Wikipedia, Tunisia", href: "https://en.wikipedia.org/wiki/Tunisia", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
