import type { CountryProfile } from "./open/types.ts";

export const namibia: CountryProfile = {
  welcome:
    "A long cold coast, a desert behind it, cattle country inland and, in the north, the flood plains where a large part of Namibians live. People come for minerals, fish, lodges, the port of Walvis Bay and, since 2022, for oil found offshore. Roads and courts work, customers are few and far apart, and water is the first question of any project.",
  history:
    "San, Nama, Damara, Herero and Ovambo communities shared this dry country before Germany declared protection over part of the coast in 1884. In the war of 1904 to 1908 German troops killed a large part of the Herero and Nama peoples, which Germany's government has called genocide since 2021; a joint declaration of that year is disputed by associations of descendants. South Africa took over in 1915, brought in apartheid, and stayed even after the world court said in 1971 that it must leave. A war of liberation began in 1966. Elections supervised by the United Nations led to independence on 21 March 1990, and Walvis Bay was handed over in 1994.",
  cities: [
    {
      name: "Windhoek",
      description:
        "Government, banks, insurers, both public universities and the secretariat of the southern customs union share a highland valley. Rents are steep, and informal areas grow in the north-west around Katutura.",
      wiki: "https://en.wikipedia.org/wiki/Windhoek",
      at: { lat: -22.56, lon: 17.08 },
    },
    {
      name: "Walvis Bay",
      description:
        "The deep-water harbour: containers, fuel, salt, uranium, fish factories, ship repair. Dry ports for Botswana, Zambia and Zimbabwe stand behind the quays, and fog and wind are part of each working day.",
      wiki: "https://en.wikipedia.org/wiki/Walvis_Bay",
      at: { lat: -22.96, lon: 14.51 },
    },
    {
      name: "Swakopmund",
      description:
        "A seaside town with German street fronts, guest houses and retirement homes. It is also where staff and contractors of the uranium mines in the Namib live, and where laboratories and engineers have offices.",
      wiki: "https://en.wikipedia.org/wiki/Swakopmund",
      at: { lat: -22.68, lon: 14.53 },
    },
    {
      name: "Oshakati",
      description:
        "With neighbouring Ongwediva and Ondangwa it forms a strip of shops, clinics, workshops and open markets in the populous north. Angolans come down to buy by way of Oshikango.",
      wiki: "https://en.wikipedia.org/wiki/Oshakati",
      at: { lat: -17.78, lon: 15.7 },
    },
    {
      name: "Lüderitz",
      description:
        "A small port between dunes and a rocky sea. Rock lobster, diamonds and visitors kept it going; now supply firms for offshore drilling and planners of wind and hydrogen plants look for yards and beds.",
      wiki: "https://en.wikipedia.org/wiki/L%C3%BCderitz",
      at: { lat: -26.65, lon: 15.16 },
    },
    {
      name: "Katima Mulilo",
      description:
        "Far to the north-east on the Zambezi, nearer to Lusaka than to Windhoek. The bridge to Sesheke in Zambia carries copper lorries, and maize, fish, timber and safari guests pass through.",
      wiki: "https://en.wikipedia.org/wiki/Katima_Mulilo",
      at: { lat: -17.5, lon: 24.27 },
    },
  ],
  opportunities: [
    {
      title: "Cargo for neighbours through Walvis Bay",
      text: "A container terminal on reclaimed land opened in 2019, and roads lead to Gaborone, Lusaka and Lubumbashi. Transit storage, reefer plugs, truck maintenance and driver rest stops earn from goods that neither start nor end here.",
    },
    {
      title: "Ashore behind the oil finds",
      text: "Wells in the Orange Basin struck oil in 2022. No field was yet approved for production in early 2026, but drilling already uses helicopters, catering, welding, waste handling and warehouses at Lüderitz and Walvis Bay. Size the business for exploration first.",
    },
    {
      title: "Power sold directly",
      text: "Since 2019 the rules of a modified single-buyer market let producers sell part of their output to large users. Mines in Erongo, towns and irrigators look for solar and storage, since much current is imported in dry months.",
    },
    {
      title: "Lodges with conservancies",
      text: "A law of 1996 gives rural communities rights over wildlife on their land, and many have joint ventures with lodge operators. Kunene and Zambezi want guides, camps, crafts and booking services that share income by contract.",
    },
    {
      title: "Grapes, and charcoal from encroacher bush",
      text: "Table grapes ripen early along the Orange River, before other growers reach Europe. Inland, thorn bush that has overrun pastures is cut for charcoal, fodder and board; buyers ask for certified, fair labour.",
    },
  ],
  risks: [
    {
      title: "Drought as a normal state",
      text: "Emergencies were declared for lack of rain in 2013, 2016, 2019 and 2024. Herds are sold in haste, dams fall and Windhoek turns to recycled and ground water. Ask the utility in writing what a new site will be allotted.",
    },
    {
      title: "Fishing rights",
      text: "Quotas for hake and horse mackerel are granted by the state for limited terms. A case about bribes for quotas, opened in 2019, was still before the courts in 2025. Do not pay for a plant before the right to fish is clear.",
    },
    {
      title: "Who may hold land",
      text: "Foreigners need the minister's consent for commercial farmland, and in the north land is communal and allocated by chiefs and boards. Descendants of the dispossessed claim ancestral land, and new legislation has been debated for years.",
    },
    {
      title: "Tied to the rand and to one neighbour",
      text: "The dollar equals the rand, so interest and prices follow Pretoria's. Transfers from the customs union swing from year to year and the budget with them; public works slow down in a lean one.",
    },
  ],
  markets: {
    domestic:
      "Few buyers over a wide map. Windhoek, the coast and the northern strip hold nearly all retail, and South African chains supply most shelves. State, mines and fishing firms are the large accounts; outside them credit is risky and delivery eats the margin.",
    regional:
      "South Africa, Botswana, Lesotho and Eswatini lie inside the same customs area. Angola buys food and hardware at Oshikango in good years and stops when its own currency falls. Zambia and Congo send copper and take fuel, vehicles and frozen fish.",
    international:
      "Uranium goes to power companies under long contracts, diamonds through state-linked sales, hake mainly to Spain. Beef enters Europe, Norway and China on veterinary terms that exclude cattle from north of the cordon fence. Visitors from German-speaking countries fill lodges from July to October.",
  },
  accessibility:
    "Hosea Kutako airport, a good drive east of Windhoek, has flights to Johannesburg, Cape Town, Addis Ababa, Luanda and Frankfurt; Walvis Bay has a few. The state airline closed in 2021. Trunk roads are tarred, the rest is gravel that punishes tyres and careless drivers. Rail is slow and mostly freight. Share taxis serve towns, not farms.",
  stability:
    "The party that led the liberation struggle has governed since 1990. Voting in November 2024 was extended for lack of ballots; the opposition went to the Supreme Court, which upheld the result in February 2025. An armed attempt at secession in the Zambezi strip failed in 1999. Protest is usually peaceful. Ask how far the laws on oil, local ownership and land have got, since drafts have circulated for long.",
  living: {
    languages:
      "English is used in offices and most classrooms, though few grew up with it. Oshiwambo is heard most in the north and in Katutura, Afrikaans bridges groups in the centre and south, German survives in shops on the coast, and Herero, Nama/Damara, Kavango languages and Lozi in their regions.",
    money:
      "Rand notes pass everywhere at par, but Namibian ones are hard to change outside. Rent is due monthly with a deposit, and tenants buy electricity by token. Cards and cash-by-phone transfers are common; fuel stations in remote places may want cash.",
    safety:
      "Muggings and theft from cars happen in Windhoek, above all in the centre after shops close. Gravel bends and kudu at dusk cause grave accidents. Carry water, two spare wheels and tell somebody your route; much of the land has no signal.",
    health:
      "Malaria is found in the north, from Kunene and Etosha to Zambezi, chiefly in and after the rains; Windhoek and the coast are free of it. Private hospitals are in the capital, on the coast and at Otjiwarongo. Elsewhere an air ambulance may be the only quick way: check cover.",
    schools:
      "Lessons start in January and end early in December. Young classes may learn in a home language, later ones in English, with national exams modelled on Cambridge's. State schools charge no tuition. Windhoek has international schools and a German one, the coast private ones.",
    goods:
      "Containers clear at Walvis Bay, vans from the Cape at Noordoewer or Ariamsvlei. Only right-hand-drive cars are let in, and those from outside the customs area need a permit from the trade ministry that limits age. Ask customs how a permit holder's used household things are treated before shipping.",
  },
  sources: [
    { label: "World Bank, Namibia", href: "https://www.worldbank.org/en/country/namibia", year: 2026 },
    {
      label: "African Development Bank, Namibia",
      href: "https://www.afdb.org/en/countries/southern-africa/namibia",
      year: 2026,
    },
    { label: "Wikipedia, Namibia", href: "https://en.wikipedia.org/wiki/Namibia", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
