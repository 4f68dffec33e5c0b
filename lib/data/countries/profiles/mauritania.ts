import type { CountryProfile } from "./open/types.ts";

export const mauritania: CountryProfile = {
  welcome:
    "Nouakchott was laid out on empty dunes for independence, and Nouadhibou grew from fish and an ore quay; between and behind them lies the desert. People come for mines, the sea, gas, livestock or the manuscripts of old towns. Business starts with tea and introductions, papers are in Arabic and French, prayer times order the day, and alcohol is banned. Only the south, along the Senegal River, is green and farmed.",
  history:
    "Soninke traders of Wagadu, then Almoravids and caravan towns such as Chinguetti, joined the desert to the Sahel. France made treaties with the emirs, took Adrar in 1909 and met armed resistance until 1934. The Islamic Republic became independent on 28 November 1960. It brought in its own money in 1973, fought over Western Sahara from 1975 and withdrew in 1979. Slavery was abolished by decree in 1981 and made a crime in 2007; how far it goes on is disputed. Killings and expulsions in 1989 drove people both ways over the Senegal River. The army took power in 2005 and 2008; in 2019 one elected president followed another, and he was re-elected in June 2024.",
  cities: [
    {
      name: "Nouakchott",
      description:
        "Ministries, banks, embassies and a deep-water quay on a flat plain behind a dune. Tevragh-Zeina has villas and cafés, the fifth and sixth districts markets of cloth and phones; wooden boats land fish on the beach each afternoon.",
      wiki: "https://en.wikipedia.org/wiki/Nouakchott",
      at: { lat: 18.09, lon: -15.98 },
    },
    {
      name: "Nouadhibou",
      description:
        "A peninsula of cold stores, trawlers and the ore terminal, under free-zone rules since 2013. Octopus buyers, ship chandlers and mechanics from all over West Africa live here.",
      wiki: "https://en.wikipedia.org/wiki/Nouadhibou",
      at: { lat: 20.94, lon: -17.04 },
    },
    {
      name: "Zouérat",
      description:
        "Iron town in the far north. Housing, water and the train depend on the state mine, and contractors rotate in and out. Areas beyond are military zones.",
      wiki: "https://en.wikipedia.org/wiki/Zou%C3%A9rat",
      at: { lat: 22.73, lon: -12.47 },
    },
    {
      name: "Atar",
      description:
        "Market and airstrip of the Adrar, among date gardens. The start for Chinguetti, Ouadane and the desert, where camps and drivers earn in the cool months from November to March.",
      wiki: "https://en.wikipedia.org/wiki/Atar,_Mauritania",
      at: { lat: 20.52, lon: -13.05 },
    },
    {
      name: "Rosso",
      description:
        "Ferry town on the Senegal River, with rice fields, mills and an agricultural institute. Customs, money changers and porters live from the crossing. A bridge was begun in 2021: ask whether it is open.",
      wiki: "https://en.wikipedia.org/wiki/Rosso,_Mauritania",
      at: { lat: 16.51, lon: -15.81 },
    },
  ],
  opportunities: [
    {
      title: "Fish worth more on land",
      text: "Octopus, mullet and small pelagic fish leave frozen whole or as meal. Filleting, smoking, tins and ice at Nouadhibou or along the coast keep more value, as the state cuts back fishmeal and asks for landing at home.",
    },
    {
      title: "Gas on the Senegalese line",
      text: "The offshore field shared with Senegal has produced since about the start of 2025. Boats, inspection, crew changes, catering and training at Nouakchott and N'Diago follow, and the state presses the operators to buy and hire here.",
    },
    {
      title: "Milk, meat and rice instead of ships",
      text: "Powdered milk and rice are imported while herds and river fields stand by. Chilled collection on the road to Boutilimit, camel cheese, feed, hullers at Rosso and Boghé, and abattoirs that satisfy Gulf or Algerian vets are open niches.",
    },
    {
      title: "Wind, sun and what they could power",
      text: "Trade winds blow along the coast all year, and wind farms stand at Nouakchott and Boulenouar. A hydrogen code of 2024 frames very big plans, none built by 2025. Pumps, ice, water treatment and village grids can start now.",
    },
    {
      title: "Services to iron, gold and copper",
      text: "Mines at Zouérat, Tasiast and Akjoujt buy tyres, camps, water, explosives handling and repairs. Firms with a Mauritanian partner, trained welders and a depot in Nouadhibou are the ones asked.",
    },
  ],
  risks: [
    {
      title: "War across the Malian line",
      text: "Refugees from Mali fill the M'bera camp and villages of Hodh Chargui, herders have been killed on grazing trips, and the army closes tracks. No large attack by such groups has been recorded inside Mauritania since 2011; ask the wali before you drive east of Néma.",
    },
    {
      title: "Descent, colour and labour",
      text: "Courts still try cases of slavery, and many Black Mauritanians say they have been kept from land and posts since the expulsions of 1989. Buyers ask about both. Check who owns a farm, who works it and on what terms.",
    },
    {
      title: "Sea and sand take the town",
      text: "Parts of Nouakchott lie below the tide behind a beach ridge that sand diggers have thinned; rain in August stands for weeks. Dunes cross roads and walls. Choose a plot by its height, and insure stock.",
    },
    {
      title: "A fishery many fleets share",
      text: "European, Turkish, Chinese and Senegalese boats fish under agreements that end and are renegotiated. Closed seasons for octopus stop the factories for weeks. A plant needs its own quota or contracts with canoes.",
    },
    {
      title: "Money and judges in a small circle",
      text: "Credit is short, banks often belong to trading families, and foreign exchange can be hard to get. Sharia and French rules stand side by side, with judgments in Arabic. Choose arbitration, and keep a translator of your own.",
    },
  ],
  markets: {
    domestic:
      "Consumers sit in two towns by the sea and along the river; nomads and miners buy in bulk when they come in. Tea, sugar, rice, veil cloth, phones and four-wheel drives are the steady sellers. Phone banking spread fast after 2020 and replaced much cash.",
    regional:
      "Mauritania left ECOWAS in 2000 and has had an association agreement since 2017, so its goods do not enter West Africa as a member's. It belongs to the Arab Maghreb Union. Vegetables come by road from Morocco, livestock goes to Senegal and Mali, and a crossing to Algeria near Tindouf opened in 2024.",
    international:
      "Iron ore and gold go to China, Switzerland and Canada, fish to Spain, Japan and West Africa. A few large contracts carry the figures, so ore prices move the budget. Small exporters do better with octopus, gum, dates or camel products with a health certificate.",
  },
  accessibility:
    "Oumtounsy airport, opened north of Nouakchott in 2016, has flights to Casablanca, Tunis, Istanbul, Paris and Dakar; the national airline also serves Nouadhibou and Zouérat. A paved road goes from Nouadhibou to Nouakchott and Rosso, another east to Néma. To the north one leaves through Guerguerat, in Western Sahara, whose status is disputed. The ore train is made for freight.",
  stability:
    "Two elected presidents since 2009 came from the army, and the transfer of 2019 was the first between elected heads. After the vote of 2024 protesters died in Kaédi. As of 2025 the country was quiet compared with Mali. Large expulsions of West Africans without papers began early that year. Ask which eastern and northern areas need a permit, and whether your visa lets you work.",
  living: {
    languages:
      "Arabic, in its Hassaniya form, is common to most; Pular, Soninke and Wolof are spoken in the river valley and in Nouakchott's southern districts. French serves in firms and clinics, though fewer of the young know it. State papers come in Arabic.",
    money:
      "In 2018 a zero was struck off the ouguiya, and many people still quote old sums: ask which. Rents are by the month in cash or by telephone bank. Foreign cards work at a few machines, and the currency is of no use abroad.",
    safety:
      "Nouakchott is calm by day; phones are snatched on the beach and around the Cinquième market. Drink, drugs and words held to insult Islam are punished severely, and so are same-sex relations. Carry your residence card: police check it often.",
    health:
      "Malaria is found in the south and after rains, hardly in the dry north. Dengue and Rift Valley fever have broken out. Clinics in Nouakchott are limited, and people who can go to Dakar, Tunis or Las Palmas. A doctor should see you before the journey.",
    schools:
      "A law of 2022 reserves primary classes step by step to state schools, in Arabic with French and the national languages; private schools keep the later years. Nouakchott has a French lycée and an American school. The year begins in October.",
    goods:
      "Household things arrive at Nouakchott's Friendship Port or by lorry from Morocco. Customs allow a move in with a list and a residence paper, and search for alcohol. Diesel four-wheel drives suit the sand; duty goes by value and age.",
  },
  sources: [
    {
      label: "World Bank, Mauritania",
      href: "https://www.worldbank.org/en/country/mauritania",
      year: 2026,
    },
    {
      label: "African Development Bank, Mauritania",
      href: "https://www.afdb.org/en/countries/north-africa/mauritania",
      year: 2026,
    },
    { label: "Wikipedia, Mauritania", href: "https://en.wikipedia.org/wiki/Mauritania", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
