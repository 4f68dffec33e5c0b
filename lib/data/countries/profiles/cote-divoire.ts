import type { CountryProfile } from "./open/types.ts";

export const coteDivoire: CountryProfile = {
  welcome:
    "Whatever sends you here, cocoa, a bank, a building site or a study place, you will probably end up in Abidjan. Yamoussoukro is the capital by law, yet ministries, embassies, the main port and the stock exchange of the West African monetary union stand around Abidjan's lagoon. Upcountry, work follows the crop: cocoa and rubber in the south and west, cashew and cotton in the north.",
  history:
    "Kola, gold and cloth were traded between forest and savanna long before France declared a colony in 1893. Forced labour on plantations lasted until 1946. Independence came on 7 August 1960; one party ruled until 1990, and cocoa drew farmers from the whole region. A coup in 1999 and a rebellion in 2002 split the country, and the dispute over the vote of 2010 ended in fighting that stopped in April 2011. A constitution of 2016 founded the Third Republic. In October 2025 the president in office since 2011 won a fourth term; several opponents had been barred, and parties dispute whether the constitution allowed him to stand.",
  cities: [
    {
      name: "Yamoussoukro",
      description:
        "Named capital in 1983: wide avenues, a basilica, a national polytechnic institute and the state's peace foundation. Few ministries ever moved, so check which office you need before you make the trip.",
      wiki: "https://en.wikipedia.org/wiki/Yamoussoukro",
      at: { lat: 6.82, lon: -5.28 },
    },
    {
      name: "Abidjan",
      description:
        "Plateau has the banks and ministries, Cocody the embassies and schools, Treichville and Yopougon the workshops, Adjamé the wholesale trade. Bridges join the parts, and traffic on them shapes everybody's day.",
      wiki: "https://en.wikipedia.org/wiki/Abidjan",
      at: { lat: 5.32, lon: -4.03 },
    },
    {
      name: "Bouaké",
      description:
        "Trading town of the centre and seat of the rebellion from 2002. A wholesale food market, a university, textile and cashew works, and the road where southern yams meet northern onions.",
      wiki: "https://en.wikipedia.org/wiki/Bouak%C3%A9",
      at: { lat: 7.69, lon: -5.03 },
    },
    {
      name: "San-Pédro",
      description:
        "A port laid out in the late 1960s to open up the south-west. Much of the cocoa leaves here, with timber, rubber and palm oil, and ore from inland. Exporters and grinders keep warehouses by the quay.",
      wiki: "https://en.wikipedia.org/wiki/San-P%C3%A9dro,_Ivory_Coast",
      at: { lat: 4.75, lon: -6.64 },
    },
    {
      name: "Korhogo",
      description:
        "Chief town of the Senufo north. Cotton gins, cashew shelling, mango packing and weaving villages are near, and lorries for Mali and Burkina Faso pass through.",
      wiki: "https://en.wikipedia.org/wiki/Korhogo",
      at: { lat: 9.46, lon: -5.63 },
    },
  ],
  opportunities: [
    {
      title: "Grinding cocoa and shelling cashew at home",
      text: "Many beans and nuts still leave raw, and the state rewards firms that process them here. Grinders work at Abidjan and San-Pédro, cashew plants around Bouaké and Korhogo. Drying, sorting, packing, laboratory tests and tracing of farms are sold to both.",
    },
    {
      title: "Feeding Abidjan",
      text: "Plantain, yam and cassava come from far off and spoil on the way; rice and fish come from abroad. Stores near Bouaké's wholesale market, cold lorries, fish ponds, and attiéké of an even standard all find buyers in the city.",
    },
    {
      title: "Serving the road and rail to the Sahel",
      text: "Fuel, cement and containers go north from Abidjan by lorry and by the freight line through Ferkessédougou. Customs brokers, tyre shops, trackers, weighbridges and safe lorry parks at Ouangolodougou earn from every crossing.",
    },
    {
      title: "Gas, power and the trades behind them",
      text: "Gas from the sea fires the power stations, the offshore field Baleine has produced since 2023, and current is sold to neighbours. Welders, inspectors, caterers for platforms and trainers who certify them are looked for.",
    },
    {
      title: "Raising money on the regional exchange",
      text: "The exchange in Abidjan lists shares and bonds for the whole monetary union. A firm with years of audited books can borrow or sell shares there, and accountants and lawyers who bring smaller firms to that point have work.",
    },
  ],
  risks: [
    {
      title: "A cocoa price set by the state",
      text: "The cocoa board announces a farm price for each season, and buying needs a licence. When world prices fell in early 2026, beans stayed unsold and the price was cut in mid-year. Ask who carries the stock before you lend to a cooperative.",
    },
    {
      title: "Rules on forest and child labour",
      text: "Part of the cocoa was planted in protected forest. European law asks on which plot each sack grew, and buyers audit farms for children at work. Whoever has no maps of the plots may lose that market.",
    },
    {
      title: "Rural land is for citizens",
      text: "Under the law of 1998 only the state, public bodies and Ivorian individuals can own rural land; companies and foreigners lease. Much is held by custom without paper, and quarrels over it fed the war in the west.",
    },
    {
      title: "The border with Burkina Faso",
      text: "Armed groups attacked posts in the north in 2020 and 2021, at Kafolo among others, and refugees have crossed since. Ask the prefect, and your insurer, before you work near the Comoé park or along that line.",
    },
    {
      title: "Floods and clearances in Abidjan",
      text: "Rain around June floods low quarters and brings down slopes. Since 2024 the district has pulled down whole settlements built on drains or without title. Look at the plan of the town before you rent a workshop.",
    },
  ],
  markets: {
    domestic:
      "Salaried households in Abidjan use supermarkets, delivery and phone payments. The rest of the country buys at markets in small amounts, and has cash when crops are sold: cocoa from October, cashew from about February. Plan stock and credit around those months.",
    regional:
      "The country is a member of ECOWAS and WAEMU. Mali and Burkina Faso take fuel, cement and packaged food by road; both left ECOWAS in 2025 yet kept the common currency, so payment stays simple while border papers need a fresh look. Ghana, Guinea and Liberia use other money.",
    international:
      "Cocoa, rubber, gold, cashew and refined petroleum go abroad, with Switzerland, the Netherlands and Malaysia among the buyers. An economic partnership agreement with the European Union has applied since 2016, so goods made here enter Europe free of duty if their origin is proved.",
  },
  accessibility:
    "Félix Houphouët-Boigny airport in Abidjan is the base of Air Côte d'Ivoire, which also flies to Bouaké, Korhogo, Man and San-Pédro. A motorway runs north to Yamoussoukro and on towards Bouaké. Passenger trains to Burkina Faso stopped in 2020 and only freight passes. Ships call at Abidjan and San-Pédro; Ghana is reached by the coast road at Noé.",
  stability:
    "Votes are the tense moments: people were killed around those of 2010 and 2020, and protests were banned before that of October 2025. In between, daily business runs without much disturbance. France handed over its base at Port-Bouët in February 2025. Before you travel, ask whether an election is near and whether the northern districts near Burkina Faso and Mali are open to you.",
  living: {
    languages:
      "Almost everybody in Abidjan speaks French, often in a street form called Nouchi. Dioula is the language of markets and transport, above all in the north. Baoulé is heard in the centre, Bété and Dan in the west. Contracts are in French.",
    money:
      "A law limits the advance and deposit a landlord may ask for a home, and many ask for more: insist on a written lease and receipts. Agents take a fee. Phone wallets pay for taxis, bread and school; cards serve in malls and hotels.",
    safety:
      "Thieves work in traffic jams, shared taxis and on beaches after dark. Undertow makes the sea at Grand-Bassam and Assinie dangerous. Gunmen attacked Grand-Bassam in March 2016, and guards at hotels have been usual since. Keep away from rallies.",
    health:
      "Malaria is caught all year, and dengue has broken out in Abidjan. A yellow fever certificate is asked of everyone who arrives. Private clinics in Cocody and Plateau treat most cases; upcountry choices are few. See a doctor some weeks before you leave.",
    schools:
      "State schools follow the French pattern up to the baccalauréat, from about September to June or July. Abidjan has several schools with the French programme and a few that teach in English; places in Cocody go early.",
    goods:
      "Containers are cleared at Abidjan. Returning citizens and new residents can ask customs for relief on used household things, with a certificate of the move. Since 2018 older used cars have been barred from import: have the age limit confirmed before you ship one.",
  },
  sources: [
    {
      label: "World Bank, Côte d'Ivoire",
      href: "https://www.worldbank.org/en/country/cotedivoire",
      year: 2026,
    },
    { label: "Government of Côte d'Ivoire", href: "https://www.gouv.ci", year: 2026 },
    { label: "Wikipedia, Ivory Coast", href: "https://en.wikipedia.org/wiki/Ivory_Coast", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
