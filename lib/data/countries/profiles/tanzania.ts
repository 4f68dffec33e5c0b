import type { CountryProfile } from "./open/types.ts";

export const tanzania: CountryProfile = {
  welcome:
    "Two lands share one republic: the mainland, with farms, mines and lake towns behind the harbour of Dar es Salaam, and Zanzibar, islands of cloves, seaweed and hotels with their own government and land law. Swahili opens every door. Rules for foreigners have been tightened more than once, so arrive with your papers in order.",
  history:
    "Kilwa and other Swahili towns, Omani Zanzibar and the caravan states of the interior came before German conquest from 1885 and British administration after 1919. Tanganyika became independent on 9 December 1961, Zanzibar on 10 December 1963; after an armed rising on the islands they joined on 26 April 1964. The Arusha Declaration of 1967 brought state ownership, reforms from 1986 private trade, a law of 1992 more parties. The ruling party and its forerunners have stayed in power. At the election of 29 October 2025 the main opposition candidates were kept out; protests were met with force, and the number of dead is disputed.",
  cities: [
    {
      name: "Dodoma",
      description:
        "Parliament, ministries and a large university stand on a dry plateau of sunflower, sorghum and vines. Civil servants moved here after 2016, so signatures are sought in Dodoma while banks and shippers stay on the coast.",
      wiki: "https://en.wikipedia.org/wiki/Dodoma",
      at: { lat: -6.17, lon: 35.74 },
    },
    {
      name: "Dar es Salaam",
      description:
        "Port, head offices, embassies and the wholesale streets of Kariakoo. Rapid buses run in lanes of their own, low quarters flood in the long rains, and freight for Zambia, Congo, Rwanda and Burundi starts here.",
      wiki: "https://en.wikipedia.org/wiki/Dar_es_Salaam",
      at: { lat: -6.81, lon: 39.28 },
    },
    {
      name: "Arusha",
      description:
        "Under Mount Meru: safari firms, coffee and vegetable-seed growers, tanzanite dealers and the secretariat of the East African Community. Nights are cool, and diplomats and guides share the cafés.",
      wiki: "https://en.wikipedia.org/wiki/Arusha",
      at: { lat: -3.37, lon: 36.68 },
    },
    {
      name: "Mwanza",
      description:
        "Granite hills, fish plants and a shipyard on Lake Victoria. Cotton, the gold of Geita and lake trade with Uganda and Kenya feed the town, and a bridge of 2025 shortens the road to the west.",
      wiki: "https://en.wikipedia.org/wiki/Mwanza",
      at: { lat: -2.52, lon: 32.9 },
    },
    {
      name: "Zanzibar City",
      description:
        "Stone Town, the offices of Zanzibar's government, the ferry quay and the airport. Hotels, spices and seaweed are the trades. A company on the islands registers with Zanzibar's authorities, not with Dar es Salaam.",
      wiki: "https://en.wikipedia.org/wiki/Zanzibar_City",
      at: { lat: -6.16, lon: 39.2 },
    },
    {
      name: "Mbeya",
      description:
        "Highland town on the railway and road to Zambia and Malawi. Rice, potatoes, tea, coffee and avocados grow around it; lorries queue towards Tunduma, and traders from several countries meet.",
      wiki: "https://en.wikipedia.org/wiki/Mbeya",
      at: { lat: -8.9, lon: 33.45 },
    },
  ],
  opportunities: [
    {
      title: "Cashew shelled at home",
      text: "Growers in Mtwara, Lindi and Ruvuma sell raw nuts at auction, mostly to Indian and Vietnamese factories. Shelling, roasting and pressing oil from the shells near Mtwara's port are wanted, if you can finance a season's stock.",
    },
    {
      title: "Stations of the electric railway",
      text: "Since 2024 trains on a new gauge have run from Dar es Salaam by Morogoro to Dodoma, and building goes on towards Mwanza. Silos, cold stores, lodging and spare parts can settle by the stations and at the inland depot of Kwala.",
    },
    {
      title: "Oil and rice instead of imports",
      text: "Singida, Dodoma and Manyara grow sunflower, yet much cooking oil is shipped in. Better seed and presses that run all year, and clean rice mills around Mbeya, Shinyanga and Morogoro, replace goods that customs taxes.",
    },
    {
      title: "Mines and those who serve them",
      text: "Gold is dug at Geita and Kahama; graphite in the south-east and nickel at Kabanga are being prepared. The state takes a share in mines and asks them to buy locally, so labs, catering, welding and training find work.",
    },
    {
      title: "What island hotels cannot find",
      text: "Hotels on Unguja and Pemba bring in vegetables, linen, water and repairs from elsewhere. Drip irrigation, sorted waste, solar pumps and soaps or gels from local seaweed sell there, under Zanzibar's own permits.",
    },
  ],
  risks: [
    {
      title: "Sudden rules for non-citizens",
      text: "In 2025 prices in foreign currency were forbidden for deals inside the country, and a list of small trades was closed to foreigners. Mining law was rewritten in 2017. Read the notice itself and plan for the next one.",
    },
    {
      title: "When the network went dark",
      text: "Around the vote of October 2025 a curfew in Dar es Salaam and an internet shutdown stopped banks, buses and deliveries for days. Its causes and toll are contested. Keep stock, cash and a way to work offline.",
    },
    {
      title: "Land is lent, not sold",
      text: "All land is public. Foreigners use it by a lease or through the investment authority, and on Zanzibar under a separate law. Village land needs an assembly's consent and a change of category, which takes seasons.",
    },
    {
      title: "Permits that stop a harvest",
      text: "Export papers for maize and rice come and go, and in April 2025 farm goods from Malawi and South Africa were barred for some days in a quarrel. Buyers abroad should see the permit before the lorry is loaded.",
    },
    {
      title: "Long rains on clay roads",
      text: "Downpours from late 2023 to May 2024 washed away bridges and fields, and the Jangwani valley in Dar es Salaam floods again and again. Ask where the water stood before you rent a store.",
    },
  ],
  markets: {
    domestic:
      "Buyers are spread over many towns from Mwanza to Mtwara, and few distributors reach all of them. Kariakoo sets wholesale prices, and shopkeepers ride the night bus to buy there. Food is mostly grown at home. Wallets of rival networks pay across to each other.",
    regional:
      "Membership of both EAC and SADC, outside COMESA, opens Kenya and Uganda on one side, South Africa and Congo on the other, each with its own certificate of origin. Transit cargo for Zambia, Rwanda, Burundi and Congo fills the port.",
    international:
      "Gold, cashew, tobacco, coffee, sesame, cloves and pigeon peas leave for India, the Gulf, China and Europe. One decision abroad can empty a market: Indian quotas left pigeon peas unsold in 2017. Visitors pay for safaris, Kilimanjaro and beaches.",
  },
  accessibility:
    "Julius Nyerere airport in Dar es Salaam, Kilimanjaro near Arusha, and Zanzibar take long-haul flights; the national carrier flies to the regions. Fast ferries cross to the islands. Electric trains go to Dodoma, older ones to Kigoma, Mwanza and Zambia. Roads cross at Namanga, Mutukula, Rusumo, Tunduma and Kasumulu. Distances are long: allow days, not hours.",
  stability:
    "Observers from the African Union and SADC found fault with the vote of October 2025; the government rejected their criticism and set up an inquiry whose independence its opponents question. On Zanzibar people died around the disputed votes of 2000 and 2020. Raiders from Mozambique struck a village in Mtwara in October 2020. Ask the regional commissioner's office before meetings in public or work on that border.",
  living: {
    languages:
      "Swahili is spoken in markets, parliament, lower courts and primary schools by nearly everyone; learn it before you come. English is for contracts, higher courts and secondary school. Sukuma, Haya, Chagga, Maasai and many other languages live at home, Arabic in Koranic schools.",
    money:
      "Landlords want many months of rent at once, and since 2025 rents, fees and prices must be stated in shillings. Phone wallets pay power tokens, bus tickets and market goods. Foreign cards work at bank machines in towns, in larger hotels and in few shops.",
    safety:
      "Thieves on motorcycles snatch bags in Dar es Salaam and, after dark, in Stone Town. Long-distance coaches crash at night. Cover shoulders and knees in Zanzibar's streets, above all in Ramadan. Political posts can bring arrest under the cybercrime law of 2015.",
    health:
      "Malaria is frequent on the coast, by the lakes and in the south, less so on high ground and on Zanzibar. On Kilimanjaro altitude kills climbers who hurry. Cholera follows floods. Referral hospitals are in Dar es Salaam, Moshi, Mwanza, Dodoma and Mbeya. A doctor can tell you what you need.",
    schools:
      "State primary schools teach in Swahili and secondary schools in English; private ones teach in English from the start. The year begins in January, for the last two forms in July. International schools are in Dar es Salaam, Arusha, Moshi and Zanzibar. A commission for universities checks foreign degrees.",
    goods:
      "Ship to Dar es Salaam with an agent licensed by the revenue authority; things landed on Zanzibar and moved to the mainland are assessed again. Cars keep left, are inspected, and pay more duty when old. Plastic bags have been banned since June 2019, in luggage too.",
  },
  sources: [
    { label: "World Bank, Tanzania", href: "https://www.worldbank.org/en/country/tanzania", year: 2026 },
    {
      label: "African Development Bank, Tanzania",
      href: "https://www.afdb.org/en/countries/east-africa/tanzania",
      year: 2026,
    },
    { label: "Wikipedia, Tanzania", href: "https://en.wikipedia.org/wiki/Tanzania", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
