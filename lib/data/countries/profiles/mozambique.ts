import type { CountryProfile } from "./open/types.ts";

export const mozambique: CountryProfile = {
  welcome:
    "In Mozambique the main routes run from the sea inland. Three port corridors, at Maputo, Beira and Nacala, serve the neighbours behind them better than they link with one another, so pick your corridor first. From Maputo, Johannesburg is a day's drive; Pemba, in the same country, is reached by plane.",
  history:
    "Gold from the plateau was traded at Sofala with Arab and Persian sailors for centuries before Portuguese soldiers came in 1505. Portugal ruled through estates, later through chartered companies, and sent men from the south to mines in the Transvaal. Frelimo took up arms in 1964, and independence followed on 25 June 1975. War with Renamo lasted until the Rome agreement of 1992; elections between parties have been held since 1994. Gas was found in the north from 2010, undisclosed state loans came to light in 2016, and armed attacks began in Cabo Delgado in 2017. A new accord with Renamo was signed in August 2019.",
  cities: [
    {
      name: "Maputo",
      description:
        "In the far south, close to South Africa and Eswatini. Government, banks and head offices share the centre with the port; most factories and lorry parks stand in Matola next door.",
      wiki: "https://en.wikipedia.org/wiki/Maputo",
      at: { lat: -25.97, lon: 32.58 },
    },
    {
      name: "Beira",
      description:
        "Port for Zimbabwe, Malawi and Zambia, built low between a river mouth and the sea. Much was rebuilt after Cyclone Idai in 2019, and every plan here begins with drains, roofs and insurance.",
      wiki: "https://en.wikipedia.org/wiki/Beira,_Mozambique",
      at: { lat: -19.83, lon: 34.84 },
    },
    {
      name: "Nampula",
      description:
        "Trading centre of the north, inland on the railway to Nacala. Cashew, cotton, sesame and maize are bought up here from Makhuwa-speaking farmers, and farm programmes keep their offices in town.",
      wiki: "https://en.wikipedia.org/wiki/Nampula",
      at: { lat: -15.12, lon: 39.27 },
    },
    {
      name: "Nacala",
      description:
        "A deep natural bay with a port and a special economic zone, at the seaward end of the line that brings coal from Tete across Malawi. Ask about water and power before you rent a plot.",
      wiki: "https://en.wikipedia.org/wiki/Nacala",
      at: { lat: -14.54, lon: 40.67 },
    },
    {
      name: "Tete",
      description:
        "Hot river town on the Zambezi. The coal of Moatize lies across the water, the Cahora Bassa dam upstream, and lorries between Malawi and Zimbabwe cross the bridges here.",
      wiki: "https://en.wikipedia.org/wiki/Tete,_Mozambique",
      at: { lat: -16.16, lon: 33.59 },
    },
    {
      name: "Pemba",
      description:
        "Harbour on a wide bay in Cabo Delgado, where gas suppliers, relief agencies and families who fled the fighting look for the same rooms. Conditions differ from district to district outside the town.",
      wiki: "https://en.wikipedia.org/wiki/Pemba,_Mozambique",
      at: { lat: -12.97, lon: 40.52 },
    },
  ],
  opportunities: [
    {
      title: "Lorries and trains for landlocked neighbours",
      text: "Fuel and fertiliser go up from Beira to Zimbabwe, Zambia and Malawi; chrome, tobacco and copper come down. Weighing, tyre repair, drivers' lodging, tracking and insurance of loads are needed on every kilometre of that road.",
    },
    {
      title: "Nuts, sesame and pulses",
      text: "Smallholders in Nampula and Cabo Delgado gather cashew, the hills of Manica and Zambézia grow macadamia, and pigeon peas are sown for India. Seedlings, dry storage, shelling and honest grading are where a new firm can earn.",
    },
    {
      title: "Gas, and the wait for it",
      text: "A floating plant off Cabo Delgado has shipped gas since 2022. The onshore works at Afungi stopped after the attack on Palma in 2021, and their lead company lifted that suspension in November 2025. Suppliers must register and train staff long before orders come.",
    },
    {
      title: "Prawns, fish and ice",
      text: "Prawns of the Sofala bank are frozen at Beira and Quelimane, and the lake behind Cahora Bassa yields dried kapenta. Small boats lose part of their catch for want of ice: cold rooms, insulated transport and fish ponds have buyers.",
    },
    {
      title: "Stays on the southern coast",
      text: "South Africans drive to Ponta do Ouro, Bilene, Tofo and Vilankulo in their school holidays, and a bridge across Maputo bay has shortened the way south since 2018. Lodges buy food, boat repair, laundry and solar power.",
    },
  ],
  risks: [
    {
      title: "War in Cabo Delgado",
      text: "Armed groups have attacked villages, roads and towns since 2017, at times also in Nampula and Niassa. Rwandan soldiers joined the army's side in 2021, and a SADC mission stayed until 2024. Work there needs advice district by district.",
    },
    {
      title: "Storms and low ground",
      text: "Cyclones arrive between about November and April: Idai and Kenneth in 2019, Gombe in 2022, Freddy in 2023, Chido in 2024. The Limpopo, Save and Zambezi flood as well, and cut the main road. Keep stock high and copies of papers elsewhere.",
    },
    {
      title: "Land belongs to the state",
      text: "Land cannot be bought, sold or mortgaged. You hold a right of use, called DUAT, granted after the community has been consulted. If that hearing was skipped, the right may be disputed years later, with your buildings on it.",
    },
    {
      title: "Days when the road is closed",
      text: "After the vote of October 2024 blockades stopped the Ressano Garcia crossing, and shops and factories in Maputo and Matola were looted or burned. Check that your policy covers unrest, and hold stock for some days without supply.",
    },
    {
      title: "Living from one large buyer",
      text: "The aluminium smelter at Beluluane, near Maputo, was to stop in March 2026 because no electricity contract was agreed. Its suppliers faced the loss of their main customer at once. Ask yours how long its power and licence are secured.",
    },
  ],
  markets: {
    domestic:
      "Most families farm and buy little: soap, oil, sugar, airtime, all in small packs. Spending money gathers around Maputo and Matola, where South African goods set the price. Shops in the north fill up from Nacala and from wholesalers in Nampula, so test a price there and not in the capital.",
    regional:
      "Under SADC rules South African goods with proof of origin come in without duty, which is hard on a local maker of juice or furniture. Mozambique is not a member of COMESA, so trade with Malawi and Zambia follows SADC papers too. Its neighbours buy port services more than products.",
    international:
      "Coal, gas, heavy sands, graphite, gold and rubies leave in the hands of a few large firms, mostly for Asia. Smaller exporters ship cashew, sesame, sugar, bananas and prawns. India buys pigeon peas under an agreement between governments: ask when its window opens and who may fill it.",
  },
  accessibility:
    "Maputo has flights to Johannesburg, Lisbon and Addis Ababa. LAM, the national airline, joins the provincial capitals and is often late. One main road runs the length of the country and is cut by floods. A toll road leads from Maputo to South Africa; trains carry coal and ore more than people. Traffic keeps to the left.",
  stability:
    "Frelimo has been in government since 1975. The opposition rejected the results of 9 October 2024, and protests and police fire until early 2025 killed many people. Parties signed a commitment to a national dialogue in March 2025. The fighting in Cabo Delgado had not ended as of 2025. Ask your embassy or a local business association which roads and districts they use this week.",
  living: {
    languages:
      "Portuguese is the language of school and papers, a second tongue for most. Changana, a Tsonga language, is heard in Maputo and Gaza, Makhuwa in Nampula, Sena and Ndau around Beira, Nyanja and Nyungwe near Tete. English goes far with South Africans, in lodges and in gas.",
    money:
      "The metical pays for everything. Flats in the middle of Maputo may be advertised in dollars; have the lease say meticais. Phone wallets settle market stalls, school fees and wages, in villages too. Banks are short of foreign currency, and as of 2025 a yearly limit applied to local cards used abroad.",
    safety:
      "Robberies happen on quiet stretches of Maputo's seafront and on beaches after dark. Business people and relatives have been kidnapped for ransom since about 2011, so vary your routine. Police check papers: carry a certified copy of your passport. Unlit lorries and animals make night driving dangerous.",
    health:
      "Malaria is present all year, more so in the rains and in the centre and north; cholera follows floods. Private clinics are found in Maputo and a few cities, and many patients who can pay go on to South Africa. Avoid untreated water, and whatever the season ask a doctor before you travel.",
    schools:
      "The state year runs from about February to November, in Portuguese, with local languages in some early classes. Maputo has a Portuguese school, a French one and several in English. Beira and Nampula have less choice, and families sent to Tete or Pemba often board children elsewhere.",
    goods:
      "Household goods from South Africa enter at Ressano Garcia; sea freight lands at Maputo, Beira or Nacala. Apply to customs for relief before anything is loaded, with a list in Portuguese. Cars have the wheel on the right. A foreign plate may stay only for the time on its temporary import paper.",
  },
  sources: [
    { label: "World Bank, Mozambique", href: "https://www.worldbank.org/en/country/mozambique", year: 2026 },
    {
      label: "African Development Bank, Mozambique",
      href: "https://www.afdb.org/en/countries/southern-africa/mozambique",
      year: 2026,
    },
    { label: "Wikipedia, Mozambique", href: "https://en.wikipedia.org/wiki/Mozambique", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
