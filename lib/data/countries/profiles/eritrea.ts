import type { CountryProfile } from "./open/types.ts";

export const eritrea: CountryProfile = {
  welcome:
    "You do not drift into Eritrea: it takes a visa before the flight, a permit for each trip beyond Asmara and, in most contracts, a partner that belongs to the state or the ruling party. Behind that stand a Red Sea coast, metal in the rock, terraced highlands and a capital of modernist streets. Families abroad are its steadiest link to the outside.",
  history:
    "The port of Adulis traded under Aksum; Ottomans occupied Massawa in 1557 and Egypt held it from 1865. Italy proclaimed a colony on 1 January 1890 and invaded Ethiopia from it in 1935; Britain administered it from 1941. Federated with Ethiopia in 1952 and reduced to a province in 1962, the land saw war from 1961 to 1991 and, after a referendum, independence on 24 May 1993. A border war with Ethiopia ran from 1998 to 2000. A constitution was ratified in 1997 and never applied. Peace was declared in 2018, and Eritrean troops fought in Tigray from late 2020.",
  cities: [
    {
      name: "Asmara",
      description:
        "High, cool and made for walking, with ministries, banks, garages and cafés around Harnet Avenue. Its modernist centre has been on the World Heritage list since 2017. Water and power are rationed at times.",
      wiki: "https://en.wikipedia.org/wiki/Asmara",
      at: { lat: 15.34, lon: 38.93 },
    },
    {
      name: "Massawa",
      description:
        "Port on coral islands and very hot in summer. Ore, cement and grain cross the quays; a cement works, salt pans and a free zone lie close by. Boats leave for the Dahlak islands, with a permit.",
      wiki: "https://en.wikipedia.org/wiki/Massawa",
      at: { lat: 15.61, lon: 39.47 },
    },
    {
      name: "Keren",
      description:
        "Market town between hills on the road to the west. Mondays bring camels, goats and cattle to market, and valley farms send fruit, vegetables and milk. Tigre and Bilen are heard beside Tigrinya.",
      wiki: "https://en.wikipedia.org/wiki/Keren,_Eritrea",
      at: { lat: 15.78, lon: 38.45 },
    },
    {
      name: "Assab",
      description:
        "Southern port in the Afar lowlands, built up for Ethiopian trade and quiet since 1998. The refinery is shut, while salt is still made. A place for patient projects only, far from Asmara by road.",
      wiki: "https://en.wikipedia.org/wiki/Assab",
      at: { lat: 13.01, lon: 42.74 },
    },
    {
      name: "Mendefera",
      description:
        "Highland town south of Asmara among fields of barley, wheat and taff. Small dams and stone terraces hold the rain. The road goes on to Adi Quala and a closed border.",
      wiki: "https://en.wikipedia.org/wiki/Mendefera",
      at: { lat: 14.89, lon: 38.82 },
    },
    {
      name: "Barentu",
      description:
        "Seat of the western region of Gash-Barka, among Kunama and Nara villages. Sorghum, sesame and cattle come to market, and the Bisha mine lies to the north.",
      wiki: "https://en.wikipedia.org/wiki/Barentu,_Eritrea",
      at: { lat: 15.11, lon: 37.59 },
    },
  ],
  opportunities: [
    {
      title: "Supplying the mines",
      text: "Copper, zinc and gold come from Bisha, and potash is to be dug at Colluli in the Danakil. Mines with a state share buy camp power, catering, haulage, laboratory work and spares, and need welders, drivers and fitters.",
    },
    {
      title: "Fish, ice and salt",
      text: "The fishing fleet is small, and ice and power are scarce. Landing places, cold rooms, drying of fish and sea salt around Massawa and Assab suit a firm that accepts a state partner and can bring its own power.",
    },
    {
      title: "Water kept in the hills",
      text: "Many small dams and terraces have been built since independence. Drip lines, solar pumps, seed potatoes, fodder for dairy cows and storage turn that water into a second harvest in the south and in Gash-Barka.",
    },
    {
      title: "Visitors for Asmara and Dahlak",
      text: "Cinemas, villas, a mountain railway and coral islands bring small groups in the cool months. Rooms, guides, boats and diving can be family trades, once the ministry of tourism has agreed how guests get their permits.",
    },
  ],
  risks: [
    {
      title: "The state on both sides of the table",
      text: "Firms of the state and of the ruling party import, build, farm and bank. Licences, land, labour and currency come from offices close to them. Have it put in writing who your counterpart belongs to and who may sign.",
    },
    {
      title: "Workers who are in service",
      text: "National service is limited by law, but has been without a fixed end in practice since the war of 1998. The young may not be free to take a job. Buyers and UN reports raise forced labour: know how each worker was assigned.",
    },
    {
      title: "Money under a ceiling",
      text: "Since notes were exchanged in late 2015, cash withdrawals have been limited and larger payments go by cheque. The nakfa has no market abroad. Earnings leave only with the approval of the central bank.",
    },
    {
      title: "Sanctions lifted, sanctions added",
      text: "United Nations measures of 2009 ended in November 2018. In November 2021 the United States listed the ruling party, two of its firms and the army over the war in Tigray. Check what holds today before any payment.",
    },
    {
      title: "Tension on the southern border",
      text: "Crossings to Ethiopia, opened in 2018, are shut again, and statements about access to the sea made 2025 a tense year. In December 2025 Eritrea said it was leaving IGAD. Insure against a halt of flights and freight.",
    },
  ],
  markets: {
    domestic:
      "Few people with little cash, and shops that sell what was let in: flour, oil, sugar, clothes, spare parts. Ration shops sell staples at fixed prices. What relatives abroad send decides what a family can buy beyond that.",
    regional:
      "Trade with Ethiopia stopped in 1998, came back for some months in 2018 and ceased again. Sudan used to send grain and fuel over Teseney. The country belongs to COMESA; it had not signed the continental trade agreement as of 2025.",
    international:
      "Copper and zinc ore and gold, for China and the Emirates, are most of what leaves. Lorries, diggers, sorghum and flour come in by Massawa. State importers place many of the orders, so find out who holds the currency before you quote.",
  },
  accessibility:
    "Asmara is the way in, by air from Cairo, Istanbul, Dubai or Jeddah; flights from Addis Ababa stopped in 2024. Embassies take weeks over a visa, or a sponsor in Asmara arranges it. Foreigners need a permit to leave the capital's region. A paved road winds down to Massawa; the old railway runs for hire only. Land borders were shut to visitors as of 2025.",
  stability:
    "No national election has been held since 1993, one party is allowed, and private newspapers were closed in September 2001. Crime in the streets is rare; detention without trial is recorded by the United Nations, and denied by the government. Troops were reported on both sides of the Ethiopian border in 2025, and Sudan's war touches the west. Ask your embassy what access it would have to you.",
  living: {
    languages:
      "Tigrinya is spoken in the highlands and Asmara, Tigre in the north and on much of the coast, Arabic in trade and in the Muslim lowlands. Afar is heard towards Assab, Kunama around Barentu. Offices and upper schools use English; older townspeople know Italian.",
    money:
      "Nakfa notes and a few cheques are all that moves. Foreign cards do not work, and hotels ask visitors for dollars. Declare currency when you enter and change it at an official counter: street exchange is punished. Rooms in Asmara are found by word of mouth; put yours on paper.",
    safety:
      "Asmara is calm to walk in, even in the evening. Mines remain near old front lines and the southern border. Never photograph soldiers, ports, bridges or offices. Whoever has an Eritrean parent is treated as Eritrean, whatever passport they show: ask about service and exit permits first.",
    health:
      "Asmara lies too high for malaria; Gash-Barka and other lowlands have it, chiefly after the rains, and summer heat on the coast is dangerous. Hospitals in the capital treat common cases with few drugs and machines. Bring medicines for your stay and insurance that flies you out.",
    schools:
      "The first years are in the mother tongue and the later ones in English. Pupils spend the last year at Sawa, joined with military training. Colleges, among them the institute of technology at Mai Nefhi, replaced the University of Asmara. Foreign schooling in the capital is very limited.",
    goods:
      "Freight comes to Massawa and up by lorry. Electronic devices are listed on arrival and checked on the way out. A car needs approval, and fuel is rationed at times. Eritreans abroad are asked by consulates for proof of the diaspora income tax before papers are issued; ask what applies to you.",
  },
  sources: [
    { label: "World Bank, Eritrea", href: "https://www.worldbank.org/en/country/eritrea", year: 2026 },
    {
      label: "African Development Bank, Eritrea",
      href: "https://www.afdb.org/en/countries/east-africa/eritrea",
      year: 2026,
    },
    { label: "Wikipedia, Eritrea", href: "https://en.wikipedia.org/wiki/Eritrea", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
