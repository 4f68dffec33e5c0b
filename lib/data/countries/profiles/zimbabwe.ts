import type { CountryProfile } from "./open/types.ts";

export const zimbabwe: CountryProfile = {
  welcome:
    "Zimbabweans have kept businesses alive through several currencies, and it shows: prices are in US dollars, repairs are done with what is there, and many people have a second trade. Schooling is taken seriously and English common. Gold, platinum, lithium and tobacco bring in most foreign money. Rules, taxes and the exchange rate can change in one notice, so contracts here are short and stocks well thought out.",
  history:
    "Shona-speaking builders raised Great Zimbabwe from the 11th century, and Mutapa and Rozvi rulers followed. Ndebele people under Mzilikazi settled the south-west about 1838. A British company occupied the country in 1890 and put down risings in 1896; settlers governed from 1923 and in 1930 kept much of the better land for Europeans. Their declaration of independence in 1965 led to sanctions and war. Majority rule began on 18 April 1980. Killings in Matabeleland in the 1980s, land seizures from 2000 and hyperinflation up to 2009 left deep marks. A constitution dates from 2013; in November 2017 the army's intervention ended a long presidency.",
  cities: [
    {
      name: "Harare",
      description:
        "Government, banks, the tobacco floors and most head offices. Business has moved from the centre to leafy suburbs such as Borrowdale and Newlands, where each office has its own borehole, inverter and fibre line.",
      wiki: "https://en.wikipedia.org/wiki/Harare",
      at: { lat: -17.83, lon: 31.05 },
    },
    {
      name: "Bulawayo",
      description:
        "The old railway and factory city of the Ndebele south-west, with wide streets and many empty sheds. Workshops, millers, a trade fair and a university of science remain; water is rationed in dry years.",
      wiki: "https://en.wikipedia.org/wiki/Bulawayo",
      at: { lat: -20.15, lon: 28.58 },
    },
    {
      name: "Mutare",
      description:
        "Gate to Mozambique and the port of Beira, below the mountains of Manicaland. Timber, tea, macadamia, bananas and the diamonds of Marange are handled from here.",
      wiki: "https://en.wikipedia.org/wiki/Mutare",
      at: { lat: -18.97, lon: 32.67 },
    },
    {
      name: "Gweru",
      description:
        "In the Midlands, halfway between Harare and Bulawayo and near the platinum and chrome of the Great Dyke. Ferrochrome, shoes and cattle are its trades, and students of the state university its tenants.",
      wiki: "https://en.wikipedia.org/wiki/Gweru",
      at: { lat: -19.46, lon: 29.82 },
    },
    {
      name: "Victoria Falls",
      description:
        "Hotels, rafting, guides and craft sellers beside the Zambezi, with an enlarged airport and a bridge to Zambia. A special zone for finance has been announced for the town; visitors already settle in dollars.",
      wiki: "https://en.wikipedia.org/wiki/Victoria_Falls,_Zimbabwe",
      at: { lat: -17.93, lon: 25.83 },
    },
    {
      name: "Beitbridge",
      description:
        "The crossing to South Africa on the Limpopo, rebuilt by 2022 with separate terminals for lorries, buses and cars. Clearing agents, truck yards, money changers and a hot climate make up the town.",
      wiki: "https://en.wikipedia.org/wiki/Beitbridge",
      at: { lat: -22.21, lon: 30.0 },
    },
  ],
  opportunities: [
    {
      title: "Lithium, but refined",
      text: "Raw ore has not been allowed out since December 2022. In 2026 concentrate was first stopped, then put under quotas for miners who commit to refining. Those at Bikita, Goromonzi and Buhera need engineers, reagents, laboratories and power lines.",
    },
    {
      title: "Serving the Great Dyke",
      text: "Platinum mines at Ngezi, Unki and Zvishavane have run steadily through the crises. They buy drilling spares, conveyor repair, rubber lining, assays and housing, and pay in foreign currency more often than other customers do.",
    },
    {
      title: "Crops under contract",
      text: "Tobacco firms finance growers and taught the country to farm by contract. Blueberries, peas, paprika, macadamia and avocados now follow, flown from Harare or shipped by Beira. Drying, grading and cold rooms come first.",
    },
    {
      title: "Power behind the meter",
      text: "Low water at Kariba and old units at Hwange leave gaps. Factories, farms and suburbs install panels and batteries, and net metering is allowed. Leasing in dollars, sound installers and battery recycling are still scarce.",
    },
    {
      title: "Building for families abroad",
      text: "Relatives in South Africa, Britain and elsewhere pay for houses, boreholes, funerals, school fees and farm inputs at home. Site supervision with photographs, honest title checks and tenant care are what they miss.",
    },
  ],
  risks: [
    {
      title: "Money that changes its name",
      text: "A new currency, the ZiG, came in April 2024 and lost much of its value that September. By law dollars may be used to the end of the decade, but exporters must hand in part of their earnings at the official rate. Fix the currency in every clause.",
    },
    {
      title: "Title to farmland",
      text: "Farms taken since 2000 are state land, held by permit or long lease; a programme to issue deeds began in December 2024. Former owners still claim compensation. Search the deeds office and ask the lands ministry before you plough.",
    },
    {
      title: "Debts that shut out lenders",
      text: "The state has been in arrears to the World Bank and others since about 2000, so long loans hardly exist. American and European sanctions were narrowed by 2024 and 2025; banks abroad remain wary of the name, so test a transfer.",
    },
    {
      title: "Rain on maize",
      text: "Most fields are not irrigated. In April 2024 a dry season linked to El Niño was declared a disaster: harvests failed, cattle died, hydropower fell. Food prices and wages then move within weeks.",
    },
    {
      title: "Law by notice",
      text: "Taxes, licences and lists of trades kept for citizens are altered by statutory instrument, at times overnight. Read the gazette weekly, and have the investment agency confirm in writing that your activity is open to you.",
    },
  ],
  markets: {
    domestic:
      "Sellers quote in dollars and take several kinds of payment at different rates. Tuckshops and street stalls have won customers from supermarkets, because they hold small notes and pay little tax. Packs must be tiny, and supply from South Africa is only a night's bus away.",
    regional:
      "The country belongs to SADC and COMESA, so goods of proven origin travel north to Zambia and east to Mozambique on preferences. South Africa remains the main source of stock. Import licences protect certain local products: look up the list first.",
    international:
      "Gold is sold through a refiner named by the state and goes mostly to the Emirates; tobacco leaf and minerals go to China. An interim agreement gives access to the European Union. Flowers, berries and peas need flights that keep their schedule.",
  },
  accessibility:
    "Harare, Bulawayo and Victoria Falls have airports with links to Johannesburg, Addis Ababa and Nairobi. The road from Beitbridge through Masvingo to Harare has been rebuilt in stages; Chirundu and Kariba lead into Zambia. Coaches to South Africa leave nightly. Railways carry some minerals. Beira is the near port, Durban the common one.",
  stability:
    "One party has governed since 1980. Soldiers shot protesters in August 2018, and observers from southern Africa found fault with the vote of August 2023. In June 2026 parliament passed a constitutional amendment that lengthens terms of office and lets parliament elect the president; critics say it needed a referendum. Ask a lawyer how it stands in court, and what may be said of the president: insults have led to arrests.",
  living: {
    languages:
      "Shona is spoken in most provinces, Ndebele in Bulawayo and Matabeleland, English in offices and from early school years. Tonga is heard along Kariba, Venda and Sotho near Beitbridge, Kalanga in the west, and Chewa in mining towns.",
    money:
      "Bring small, clean US notes: torn ones are turned down and change is short, so you may get sweets or a voucher. Rent is asked in dollars by the month. Local phone wallets and bank cards work in ZiG; foreign cards do in hotels and larger stores. A house with a borehole costs more.",
    safety:
      "Violent crime is not the main worry, though bags are snatched and car windows smashed in Harare. Do not drive at night: lorries without lamps, potholes, animals. Expect police roadblocks. Landmines are still being cleared along parts of the Mozambican border.",
    health:
      "Malaria threatens the low parts: Zambezi valley, Kariba, Victoria Falls, south-eastern lowveld; the plateau with Harare and Bulawayo has little. Cholera spread in 2008, 2018 and 2023, so treat water. Public hospitals lack drugs. Private ones want dollars before they admit you.",
    schools:
      "Three terms begin in January and end in December. State and mission schools teach towards national Ordinary and Advanced level; private ones often sit Cambridge papers instead. Mission boarding schools are sought after. Uniform is worn everywhere, and fees are payable per term.",
    goods:
      "Since 2024 cars above an age limit are barred, except for returning residents, immigrants, heirs and some others. The revenue authority grants those groups a rebate on effects and a vehicle, if absence and ownership are proven. Loads enter at Beitbridge, Plumtree, Forbes or Chirundu.",
  },
  sources: [
    { label: "World Bank, Zimbabwe", href: "https://www.worldbank.org/en/country/zimbabwe", year: 2026 },
    {
      label: "African Development Bank, Zimbabwe",
      href: "https://www.afdb.org/en/countries/southern-africa/zimbabwe",
      year: 2026,
    },
    { label: "Wikipedia, Zimbabwe", href: "https://en.wikipedia.org/wiki/Zimbabwe", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
