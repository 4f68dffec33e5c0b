import type { CountryProfile } from "./open/types.ts";

export const uganda: CountryProfile = {
  welcome:
    "Green bananas, maize, milk and fish leave Uganda by lorry for Juba, Goma, Nairobi and Kigali, and coffee goes much further. Newcomers find offices that work in English, money that moves without exchange control and two rainy seasons in the south. They also find slow courts, tangled land rights and one president since 1986.",
  history:
    "Buganda, Bunyoro, Ankole and Toro were kingdoms when Britain declared a protectorate in 1894. After independence on 9 October 1962 the kingdoms were abolished in 1967; army rule from 1971 to 1979, the expulsion of Asians in 1972 and a bush war followed. The National Resistance Movement has governed since 26 January 1986. War with the Lord's Resistance Army emptied much of the north until 2006. Kings came back as cultural heads in 1993. Parliament lifted the limit on presidential terms in 2005 and the age limit in 2017. Opponents rejected the result of January 2026.",
  cities: [
    {
      name: "Kampala",
      description:
        "A palace, mosque, cathedral or ministry stands on each hill, and trade fills the valleys. Kikuubo is for wholesale, Namanve for factories, Makerere for study; the airport is down by the lake at Entebbe.",
      wiki: "https://en.wikipedia.org/wiki/Kampala",
      at: { lat: 0.31, lon: 32.58 },
    },
    {
      name: "Jinja",
      description:
        "The Nile leaves Lake Victoria here, and dams drew sugar, steel, grain and soap works to the banks. Rafting guides, a lake pier and the highway from Kenya bring the other customers.",
      wiki: "https://en.wikipedia.org/wiki/Jinja,_Uganda",
      at: { lat: 0.44, lon: 33.2 },
    },
    {
      name: "Mbarara",
      description:
        "Chief town of long-horned cattle and milk in the south-west, with dairies, banana dealers and a university of science and technology. Lorries for Rwanda, Tanzania and Congo use its bypass.",
      wiki: "https://en.wikipedia.org/wiki/Mbarara",
      at: { lat: -0.61, lon: 30.66 },
    },
    {
      name: "Gulu",
      description:
        "Main town of Acholi, rebuilt since the war that left it in 2006. Sesame, sunflower, cotton and shea come in from farms, and merchandise for South Sudan goes out by Elegu.",
      wiki: "https://en.wikipedia.org/wiki/Gulu",
      at: { lat: 2.77, lon: 32.3 },
    },
    {
      name: "Mbale",
      description:
        "Under Mount Elgon, whose slopes grow arabica coffee. Mills, an industrial park and trade with western Kenya keep the town busy. In wet months landslides and flash floods threaten the hills above.",
      wiki: "https://en.wikipedia.org/wiki/Mbale",
      at: { lat: 1.08, lon: 34.18 },
    },
    {
      name: "Hoima",
      description:
        "Seat of the Bunyoro kingdom and base for oil work by Lake Albert. An airport for the oil work, wide roads and a planned refinery have raised land prices; maize and sugar growers supply the camps.",
      wiki: "https://en.wikipedia.org/wiki/Hoima",
      at: { lat: 1.43, lon: 31.35 },
    },
  ],
  opportunities: [
    {
      title: "Coffee beyond the sack",
      text: "Farmers around Lake Victoria grow robusta, those on Elgon and the Rwenzori arabica. Washing stations, plot maps that show no forest was cleared, roasting and soluble coffee raise what farmers earn, as European buyers want proof of origin.",
    },
    {
      title: "Supplying the oil fields",
      text: "Wells at Tilenga and Kingfisher and the heated pipeline to Tanga need catering, haulage, welding, housing and soil surveys. The law keeps some supplies for Ugandan firms, so a foreigner comes in by a joint venture and the supplier register.",
    },
    {
      title: "Milk powder and banana flour",
      text: "In the rains the south-west has more milk than its coolers hold, and matoke bruises on the way to Kampala. Drying, long-life milk, peeled and vacuum-packed bananas and strong crates have buyers at home and in cities abroad.",
    },
    {
      title: "Grain and credit for Juba and Beni",
      text: "Beer, cement, iron sheets, medicine and flour leave by Elegu and Mpondwe. Graded maize in dry stores, bonded haulage and insurance for loads that wait at a border are short, and traders will pay for them.",
    },
    {
      title: "Customers for the Nile's power",
      text: "The Karuma dam came into full use in 2024, while wires to villages and workshops lag behind. Electric motorcycles, irrigation pumps, cold rooms and the firms that string lines can grow into that gap.",
    },
  ],
  risks: [
    {
      title: "Land with two owners",
      text: "Mailo titles that go back to 1900 often carry occupants, the bibanja holders, with rights of their own; in the north much is held by custom. Non-citizens may only lease. Search the registry, then ask the local council and whoever digs there.",
    },
    {
      title: "A long way from the sea",
      text: "Fuel and containers come through Kenya or Tanzania. When a test, a strike or an election stops lorries there, as in January 2022, petrol runs short within days. Keep stock, and know your second route.",
    },
    {
      title: "A law with heavy penalties",
      text: "The Anti-Homosexuality Act of May 2023 punishes same-sex relations with life in prison and in some cases death; judges upheld most of it in April 2024. Staff and visitors fall under it, and some funders ask about it.",
    },
    {
      title: "Networks cut at election time",
      text: "The internet was switched off around the votes of January 2021 and January 2026. Online shops, wallets and dispatch riders stopped too. Keep cash, printed records and a way to reach staff by voice.",
    },
    {
      title: "Borders shut by quarrels",
      text: "Rwanda closed its main crossing at Gatuna from 2019 to 2022, and Kenya has turned back Ugandan milk, eggs, maize or sugar several times. A firm that sells to a single neighbour may lose its market overnight.",
    },
  ],
  markets: {
    domestic:
      "Villages eat what they grow, sell the rest, and spend after harvest and before school terms. Kampala buys imported clothes, used cars, building materials and takeaway meals brought by riders. Many stalls give no receipt, so records of real demand have to be made by asking.",
    regional:
      "South Sudan and eastern Congo take food, soap, cement and steel; Kenya and Rwanda take milk, grain and bananas. EAC origin rules cover most of it, and COMESA reaches Sudan and Egypt beyond. Payment terms, not tariffs, are what deals there fail on.",
    international:
      "Gold stands first in the figures; much of it comes from neighbouring countries, and its origin is questioned abroad. Coffee goes mainly to Europe, fish fillets to Europe and Asia. Duty-free entry to the United States ended in January 2024.",
  },
  accessibility:
    "Entebbe airport, joined to Kampala by a toll road since 2018, has flights around East Africa and to the Gulf, Europe and Johannesburg. Lorries come by Malaba and Busia from Kenya, Mutukula from Tanzania and Katuna from Rwanda; lake ships carry wagons and fuel. Trains mainly carry freight. Motorcycle taxis, the bodas, cover the last stretch.",
  stability:
    "One movement has ruled since 1986. Arrests and shootings came with the campaigns before the votes of 2021 and 2026, and opponents dispute both. Fighters of the Allied Democratic Forces killed pupils at Mpondwe in June 2023; Ugandan troops pursue them inside Congo. Cattle raids recur in Karamoja. Ask about districts on the Congo border, and keep away from rallies.",
  living: {
    languages:
      "English is for law, school and business. Luganda is understood in Kampala and far around; Runyankore and Rukiga in the south-west, Acholi and Lango in the north, Ateso in the east and Lugbara in West Nile. Swahili helps with soldiers, drivers and traders.",
    money:
      "Landlords in Kampala want several months in advance, for larger houses often in dollars. Phone wallets pay boda rides, power tokens and school fees, and a tax is taken when you withdraw cash. Malls take cards. Bureaux give less for old or small dollar notes.",
    safety:
      "Boda crashes hurt many newcomers: insist on a helmet and refuse night rides upcountry. Hold bags and phones tightly in jams and taxi parks. Bombs went off in Kampala in 2021, so malls and offices search bags. Soldiers, State House and barracks must not be photographed.",
    health:
      "Malaria is present nearly everywhere all year, so nets and early tests matter. Ebola broke out in 2022 and in January 2025. Lake shores carry bilharzia. Proof of yellow fever vaccination is asked for on arrival. Kampala has private hospitals. Get medical advice before the trip.",
    schools:
      "Three terms run from about February to early December. Primary ends with a leaving exam, secondary with ordinary and advanced levels, and boarding is common even for young children. International schools with British, American or French programmes are in and near Kampala.",
    goods:
      "Containers travel under seal from Mombasa and are cleared at depots in Kampala. Ask the revenue authority about relief for used effects when you move your home. Traffic keeps left; cars beyond a certain age are refused, and older ones that may enter pay an environmental levy.",
  },
  sources: [
    { label: "World Bank, Uganda", href: "https://www.worldbank.org/en/country/uganda", year: 2026 },
    {
      label: "African Development Bank, Uganda",
      href: "https://www.afdb.org/en/countries/east-africa/uganda",
      year: 2026,
    },
    { label: "Wikipedia, Uganda", href: "https://en.wikipedia.org/wiki/Uganda", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
