import type { CountryProfile } from "./open/types.ts";

export const southAfrica: CountryProfile = {
  welcome:
    "Whatever a business elsewhere in the region lacks, from spare parts and auditors to laboratories and stock-market capital, somebody in Johannesburg, Durban or Cape Town usually sells it. You will meet deep markets and working courts, and with them strict paperwork, high crime in many districts, and great distance between the well-off and the unemployed. Firms plan for their own power and water.",
  history:
    "San hunters and Khoekhoe herders lived here long before farmers with iron settled the east. A Dutch company founded Cape Town in 1652 and brought in enslaved people; Britain held the Cape from 1806. Diamonds in 1867 and gold in 1886 drew labour from the whole region and led to the war of 1899 to 1902. The Union of 1910 shut Black people out of parliament, and from 1948 apartheid laws sorted everyone by race. Uprisings, strikes and sanctions ended in talks from 1990. On 27 April 1994 all adults could vote; the present constitution was adopted in 1996. After the vote of May 2024 no party had a majority, and a coalition took office.",
  cities: [
    {
      name: "Pretoria",
      description:
        "The seat of ministries, embassies and the central bank, inside the municipality of Tshwane. Car plants stand at Rosslyn and Silverton, research councils on the eastern side. Many who work here live halfway to Johannesburg.",
      wiki: "https://en.wikipedia.org/wiki/Pretoria",
      at: { lat: -25.75, lon: 28.19 },
    },
    {
      name: "Johannesburg",
      description:
        "Grown out of a gold camp of 1886, now where banks, the stock exchange, law firms and group head offices sit, mostly in Sandton and Rosebank. Soweto and other townships are markets in their own right.",
      wiki: "https://en.wikipedia.org/wiki/Johannesburg",
      at: { lat: -26.2, lon: 28.05 },
    },
    {
      name: "Cape Town",
      description:
        "Parliament meets here. Software, call centres, film, wine, fruit and tourism are its trades, and ships come for repair. Housing near the centre is dear, and much of the workforce travels in from the Cape Flats.",
      wiki: "https://en.wikipedia.org/wiki/Cape_Town",
      at: { lat: -33.93, lon: 18.42 },
    },
    {
      name: "Durban",
      description:
        "Containers, cars, sugar and fuel pass through this harbour on the Indian Ocean, bound for Gauteng and the countries behind it. Freight agents, refiners and clothing workshops cluster around the port.",
      wiki: "https://en.wikipedia.org/wiki/Durban",
      at: { lat: -29.86, lon: 31.02 },
    },
    {
      name: "Gqeberha",
      description:
        "Formerly Port Elizabeth. Vehicles, tyres, batteries and catalytic converters are made here and in nearby Kariega, and the Coega zone has its own deep harbour at Ngqura. Citrus and mohair come from inland.",
      wiki: "https://en.wikipedia.org/wiki/Gqeberha",
      at: { lat: -33.96, lon: 25.6 },
    },
    {
      name: "Bloemfontein",
      description:
        "The Supreme Court of Appeal sits in this city of the Free State. It serves maize and livestock farms, lies on the road between Johannesburg and the Cape, and is where Lesotho shops for what Maseru does not stock.",
      wiki: "https://en.wikipedia.org/wiki/Bloemfontein",
      at: { lat: -29.12, lon: 26.21 },
    },
  ],
  opportunities: [
    {
      title: "Private electricity",
      text: "The limit above which a private plant needed a generation licence was raised in 2021 and dropped in 2023. Mines, malls and factories now sign for sun and wind from the Northern and Eastern Cape, and need builders, financiers, meters and people who maintain inverters.",
    },
    {
      title: "Fruit that arrives cold",
      text: "Citrus from Limpopo and the Sundays River, and grapes and apples from the Western Cape, go overseas by ship. Packhouses, cold rooms, residue tests and port-side monitoring are bought by growers who lose the season when a container warms up.",
    },
    {
      title: "Parts for vehicle plants",
      text: "Cars are assembled around Pretoria, Durban, East London and Gqeberha under a state scheme that rewards local content. Makers of harnesses, castings, tooling and, step by step, parts for electric models can sell into it.",
    },
    {
      title: "Work done for clients overseas",
      text: "Cape Town, Durban and Johannesburg answer calls, keep books and write software for British, American and Australian firms. Office hours match Europe's, and school leavers with English are looking for first jobs.",
    },
    {
      title: "Trade in the townships",
      text: "Spaza shops, hair salons, crèches and minibus ranks serve most city households. After deaths from contaminated food the state ordered small food shops to register in November 2024, so supply, cold storage and compliance help are wanted.",
    },
  ],
  risks: [
    {
      title: "Power, water and municipal services",
      text: "Planned power cuts marked the years from 2007 and have been rarer since 2024. Local faults remain, and water now fails for days in parts of Johannesburg and in many small towns. Check a site's supply record, not only its lease.",
    },
    {
      title: "Ports and freight rail",
      text: "Broken cranes, wind at Cape Town, stolen cable and a shortage of locomotives have delayed coal, ore, fruit and containers. Private train operators were admitted in principle in 2025; until they run, lorries carry the load and the cost.",
    },
    {
      title: "Ownership and employment rules",
      text: "Under the law of 2003 known as B-BBEE, public buyers and large firms ask suppliers for a scorecard on Black ownership, staff and skills. Since 2025 larger employers also have targets by sector. Have both read by a local adviser before you price a bid.",
    },
    {
      title: "Extortion on building sites",
      text: "Groups that call themselves business forums have stopped construction in KwaZulu-Natal, Gauteng and the Cape to demand a share. Small shops in some townships pay too. Budget for security and agree local subcontracting in the open.",
    },
    {
      title: "American duties",
      text: "The United States added duties on many South African goods in August 2025, and its duty-free law for Africa was extended in February 2026 only to the end of that year. Carmakers and citrus growers felt it first. Check the rate of your own product.",
    },
  ],
  markets: {
    domestic:
      "Supermarket chains reach even small towns and set terms that new suppliers find hard: listing, shelf fees, late payment. Social grants paid at the start of the month fill the shops. Cards and instant transfers are usual; the informal trade still prefers cash.",
    regional:
      "Inside the customs union goods pass to Botswana, Eswatini, Lesotho and Namibia without duty, and SADC members give preferences on most of the rest. Food, machines, medicine and fuel go north by road through Beitbridge; Mozambique is reached by Lebombo.",
    international:
      "Ores, metals and coal go to Asia; cars, wine and fruit to Europe, under an agreement with the European Union applied since 2016, and under a separate one with Britain. Foot-and-mouth disease, declared a national disaster in February 2026, has closed doors to beef.",
  },
  accessibility:
    "Long-haul flights land at O. R. Tambo near Johannesburg and at Cape Town; Durban has fewer. The national roads are good, local ones vary. The Gautrain links the airport, Johannesburg and Pretoria. Many people ride minibus taxis, and long-distance trains are few. Lorries for the north should avoid Beitbridge in December.",
  stability:
    "Elections have been held on time since 1994, and courts rule against governments. The cabinet formed in June 2024 joins parties with opposed programmes. Riots and looting in KwaZulu-Natal and Gauteng in July 2021 left many dead. Foreign Africans were attacked in 2008, 2015 and 2019, and groups still campaign against migrants. Ask the municipality and neighbours about service protests before you sign for premises.",
  living: {
    languages:
      "English runs business and higher education. At home people speak Zulu in KwaZulu-Natal and Gauteng, Xhosa in the Eastern Cape, Afrikaans in the west, Sepedi, Tsonga and Venda in the north, Setswana and Sesotho on the central plains. A greeting in the right one helps.",
    money:
      "Landlords want a deposit, payslips and bank statements; water, refuse and power are often billed apart from the rent. Many homes have a prepaid electricity meter. Opening an account takes a permit and proof of address. Carry small cash for minibuses and car guards.",
    safety:
      "Robbery, hijacking and burglary are common, but very unevenly spread: one suburb differs from the next. Ask residents about each route, do not walk after dark in city centres, keep phones out of sight at traffic lights. Houses rely on alarms and armed response.",
    health:
      "Private hospitals are well equipped and want a medical scheme or payment first; public ones are full. Malaria occurs in the low north-east along Kruger, in Limpopo and in northern KwaZulu-Natal, chiefly in the rains. Tap water is drinkable in the large cities when it runs.",
    schools:
      "The year runs from January to December in four terms and ends with the National Senior Certificate, called matric. Good state schools charge fees and have waiting lists by area. Private schools, some with Cambridge exams, and German and French schools exist. A foreign child needs a study permit from Home Affairs.",
    goods:
      "Used cars may be brought in only with a permit from the trade commission, mainly by returning citizens and permanent residents, and modern left-hand-drive cars are refused. Household effects come through Durban or Cape Town; the revenue service decides on duty from your inventory and status.",
  },
  sources: [
    {
      label: "World Bank, South Africa",
      href: "https://www.worldbank.org/en/country/southafrica",
      year: 2026,
    },
    {
      label: "African Development Bank, South Africa",
      href: "https://www.afdb.org/en/countries/southern-africa/south-africa",
      year: 2026,
    },
    { label: "Government of South Africa", href: "https://www.gov.za", year: 2026 },
    { label: "Wikipedia, South Africa", href: "https://en.wikipedia.org/wiki/South_Africa", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
