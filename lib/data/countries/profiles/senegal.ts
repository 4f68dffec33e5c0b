import type { CountryProfile } from "./open/types.ts";

export const senegal: CountryProfile = {
  welcome:
    "The central bank of the West African franc, regional offices of the United Nations and many news agencies sit in Dakar, so a first step into French-speaking West Africa is often taken in Senegal. Behind the peninsula lie a vegetable coast, groundnut plains, an irrigated valley and a green south. Greetings take time and matter.",
  history:
    "Takrur on the river and the Jolof empire on the plains came before the French posts at Saint-Louis, founded in 1659, and Gorée. From 1848 residents of a few towns could vote, while conquest went on around them; Dakar became the seat of French West Africa in 1902. Powers were transferred on 4 April 1960, the national day. After the break with the Mali Federation the republic stood alone from 20 August 1960. A single party ruled from 1966 until the 1970s. Opposition candidates won the presidency in 2000, 2012 and 2024. In Casamance fighting began in 1982; one rebel faction signed an agreement in February 2025.",
  cities: [
    {
      name: "Dakar",
      description:
        "A peninsula of ministries, banks and ships. Plateau keeps the old offices, Almadies has the newer ones, Pikine and Guédiawaye the workshops. Since 2021 a train has run from the centre to the new town of Diamniadio.",
      wiki: "https://en.wikipedia.org/wiki/Dakar",
      at: { lat: 14.69, lon: -17.45 },
    },
    {
      name: "Thiès",
      description:
        "A railway town inland from Dakar, with phosphate nearby, mechanics, a weaving manufactory and a university. Land costs less than on the peninsula and the airport at Diass is close, so small factories look here.",
      wiki: "https://en.wikipedia.org/wiki/Thi%C3%A8s",
      at: { lat: 14.79, lon: -16.93 },
    },
    {
      name: "Touba",
      description:
        "Seat of the Murid brotherhood, founded in 1887 and run by its own rules: alcohol and tobacco are forbidden. Ocass market deals in cloth, electronics and building goods. The yearly Magal pilgrimage fills every road and room.",
      wiki: "https://en.wikipedia.org/wiki/Touba",
      at: { lat: 14.87, lon: -15.88 },
    },
    {
      name: "Saint-Louis",
      description:
        "An island town at the mouth of the Senegal River, once the colony's capital and a World Heritage site since 2000. A university, fishing quarters and the rice of the valley give work; the sea is eating the sandbar in front.",
      wiki: "https://en.wikipedia.org/wiki/Saint-Louis,_Senegal",
      at: { lat: 16.03, lon: -16.5 },
    },
    {
      name: "Kaolack",
      description:
        "Groundnut and salt town on the Saloum, where the roads to Dakar, The Gambia and Tambacounda meet. Oil pressers, seed dealers and lorry owners work from here, and the harvest sets the mood of the year.",
      wiki: "https://en.wikipedia.org/wiki/Kaolack",
      at: { lat: 14.14, lon: -16.08 },
    },
    {
      name: "Ziguinchor",
      description:
        "River port of Casamance, with a ferry to Dakar, a university and buyers of mango and cashew, among Jola rice villages. Guinea-Bissau begins a little to the south, and its traders come to stock up.",
      wiki: "https://en.wikipedia.org/wiki/Ziguinchor",
      at: { lat: 12.58, lon: -16.27 },
    },
  ],
  opportunities: [
    {
      title: "Onions that wait for a buyer",
      text: "The Niayes, the strip of gardens along the coast north of Dakar, harvests onions, carrots and cabbage in the same months, and the state stops onion imports while they last. Drying sheds, sorting and cold stores at Potou, Mboro or Kayar are what growers lack.",
    },
    {
      title: "Clean rice from the valley",
      text: "Canals and pumps between Dagana, Podor and Matam allow harvests in the rains and in the dry season. Dakar's cooks want clean broken rice, so sorting mills, harvesters for hire, bags and transport decide whether local grain replaces the imported.",
    },
    {
      title: "Services for oil and gas at sea",
      text: "Sangomar oil has flowed since June 2024 and gas from the field shared with Mauritania since 2025. Boats, welding, meals, waste and tests are bought, and a law of 2019 on local content favours Senegalese firms: a partner and registration come first.",
    },
    {
      title: "Nuts and fruit before export",
      text: "Groundnuts go to China, Casamance mangoes rot in July for want of lorries, and cashew leaves unshelled. Sorting against aflatoxin, drying, juice and roasting can be done near the fields; power and a food safety certificate are the hard parts.",
    },
    {
      title: "French-language back offices",
      text: "Call centres, accountants, animators and programmers in Dakar serve clients in France, Canada and along the coast. Sea cables land on the peninsula and the clock suits Europe. Trained team leaders are scarce, so coaching them is a business too.",
    },
  ],
  risks: [
    {
      title: "Debt that came to light",
      text: "In February 2025 the Court of Auditors confirmed that public debt had been understated for years. The International Monetary Fund suspended its loans and builders waited for payment. If the state is your client, ask which budget line covers the order.",
    },
    {
      title: "Ground that nobody can sell",
      text: "Under a law of 1964 most rural land belongs to the nation, and communes only allot its use. Farm projects at Fanaye and Ndiaël met protests from herders and villagers. Insist on a title or registered lease, and sit with the municipal council.",
    },
    {
      title: "Fewer fish, rougher shore",
      text: "Canoe crews at Saint-Louis, Kayar and Mbour find less than their parents did, and young people leave by boat for the Canary Islands. A plant that counts on sardinella may stand idle. At Saint-Louis, Bargny and Rufisque waves have taken houses.",
    },
    {
      title: "The road to Bamako",
      text: "Mali is the main customer by land. In 2025 armed groups attacked lorries and fuel convoys on its western roads, and drivers refused to go at times. Goods beyond Kidira need their own insurance and a clause on who pays for days at the border.",
    },
    {
      title: "Water in the suburbs",
      text: "Parts of Pikine, Keur Massar and Touba flood in the storms of July to September, as the ground is low and drains are few. Rent there only after somebody has shown you the street in the wet season, and keep machines off the floor.",
    },
  ],
  markets: {
    domestic:
      "Dakar earns and spends; elsewhere feasts decide the year. Tabaski sells sheep, Korité cloth, the Magal and the Gamou food and fuel. Street sellers take payment by phone, and relatives abroad pay for much of the cement. Groundnut farmers have cash after the buying season opens, late in the year.",
    regional:
      "Cement, fuel, stock cubes and fish go by road to Mali, The Gambia and both Guineas. Within WAEMU the franc is the same, ECOWAS frees goods of local origin from duty, and company law is OHADA's, so statutes drawn up in Dakar are understood in Abidjan or Douala.",
    international:
      "Gold goes to Switzerland, phosphoric acid to India, fish to Europe and Asia, and crude oil has joined them since 2024. Catch papers and fruit fly checks decide what Europe lets in. A fishing agreement with the European Union ran out in November 2024.",
  },
  accessibility:
    "The airport at Diass, opened in 2017, is joined to Dakar by motorway and has flights to Europe, North America and most capitals of the region. Dakar's port also serves Mali, and another is being built at Ndayane. Motorways reach Thiès, Mbour and Touba. For Casamance, take the overnight ferry, a plane, or the road over the Gambian bridge of 2019.",
  stability:
    "The army has not governed since independence. Protests turned deadly in 2021, 2023 and early 2024; the delayed presidential vote of 24 March 2024 was won by the opposition, which also won parliament that November. French troops left in July 2025. Armed groups are active in Mali near the eastern border, and mines remain in Casamance. Ask the prefecture about tracks in the south, and the gendarmerie at Bakel or Kédougou about the east.",
  living: {
    languages:
      "Wolof carries daily life in nearly every town; French is needed for contracts, school and offices. Pulaar is spoken in the river valley and around Kolda, Serer in Siin and Saloum, Jola and Mandinka in Casamance, Soninke near Bakel.",
    money:
      "Rents in Dakar are high for local pay, though the state cut them by rule in 2014 and 2023. Expect a written lease, a deposit and an agent's fee. Wallets on the phone pay taxis, bills and shops; bank machines are common in the city, rare in villages.",
    safety:
      "Pickpockets work at Sandaga and the bus stations, and joggers are robbed on the Corniche after dark. Old shared taxis and overloaded buses crash: after a collision in January 2023 the state restricted night buses. Swim only where residents do.",
    health:
      "Malaria is scarce in Dakar outside the rains and heavy in Kolda, Kédougou and Tambacounda from July to December. Rift Valley fever struck the river region in late 2025. Clinics in Dakar treat patients from the whole region and want payment first. Consult a doctor before setting out.",
    schools:
      "The French order applies, up to the baccalauréat, with classes from October to July. Koranic daaras and Franco-Arabic schools teach many children. Dakar has French, American and bilingual schools. For private universities, ask whether the degree is recognised by CAMES, the regional council.",
    goods:
      "A certificate of change of residence, from the Senegalese consulate where you lived, goes with a dated inventory to customs at the port of Dakar. Cars above an age limit are refused, with exceptions to be asked for. Shared containers from France and Italy are a trade of their own.",
  },
  sources: [
    { label: "World Bank, Senegal", href: "https://www.worldbank.org/en/country/senegal", year: 2026 },
    {
      label: "African Development Bank, Senegal",
      href: "https://www.afdb.org/en/countries/west-africa/senegal",
      year: 2026,
    },
    { label: "Wikipedia, Senegal", href: "https://en.wikipedia.org/wiki/Senegal", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
