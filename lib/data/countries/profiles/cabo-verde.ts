import type { CountryProfile } from "./open/types.ts";

export const caboVerde: CountryProfile = {
  welcome:
    "Each island does something different, and the sea between them is the first thing to plan for. Praia on Santiago governs, Mindelo repairs ships and makes music, Sal and Boa Vista receive the charter flights, Fogo grows coffee and wine on a volcano, Santo Antão feeds hikers. Families stretch to Lisbon, Boston and Rotterdam. Many who come are returning, building a house, working online or supplying hotels.",
  history:
    "The islands had no known inhabitants when captains sailing for Portugal saw them from 1456. Settlers on Santiago founded Ribeira Grande in 1462, and enslaved people brought from the Guinea coast became the greater part of a Creole society. Droughts from the 1770s to the 1940s killed many and sent others to sea. Coal and cables made Mindelo a port after 1838. Amílcar Cabral and others began a movement for both Guinea and the islands in 1956; independence came on 5 July 1975. A single party ruled until the vote of 13 January 1991, and power has changed hands by elections since. The country joined the World Trade Organization in 2008.",
  cities: [
    {
      name: "Praia",
      description:
        "Government, courts, banks and embassies on a plateau and the valleys round it, with the harbour below. Sucupira market sells what emigrants send; Achada Santo António and Palmarejo have flats to rent.",
      wiki: "https://en.wikipedia.org/wiki/Praia",
      at: { lat: 14.93, lon: -23.51 },
    },
    {
      name: "Mindelo",
      description:
        "A natural harbour on São Vicente: shipyard, fish cannery, marina, art school and the technical university of the Atlantic. The ferry for Santo Antão leaves from the same bay.",
      wiki: "https://en.wikipedia.org/wiki/Mindelo",
      at: { lat: 16.89, lon: -24.98 },
    },
    {
      name: "Santa Maria",
      description:
        "Resort town at the south end of Sal, with kite-surf beaches, hotels and a pier where tuna is cut. Workers come from other islands and the African coast; rents follow the season.",
      wiki: "https://en.wikipedia.org/wiki/Santa_Maria,_Cape_Verde",
      at: { lat: 16.6, lon: -22.91 },
    },
    {
      name: "Assomada",
      description:
        "Highland market of inner Santiago, cool and green after rain. Farmers bring cane spirit, beans, bananas and cattle; traders carry them to Praia by van the same day.",
      wiki: "https://en.wikipedia.org/wiki/Assomada",
      at: { lat: 15.1, lon: -23.68 },
    },
    {
      name: "São Filipe",
      description:
        "Old houses above a black beach on Fogo. Coffee roasters and the cooperative's wine come from the crater villages, which lava buried in the winter of 2014 to 2015 and people rebuilt.",
      wiki: "https://en.wikipedia.org/wiki/S%C3%A3o_Filipe,_Cape_Verde",
      at: { lat: 14.9, lon: -24.5 },
    },
  ],
  opportunities: [
    {
      title: "Food for the hotels, grown here",
      text: "Hotels on Sal and Boa Vista fly or ship in most of what they serve. Drip-fed tomatoes, papaya, eggs, goat cheese and fish from Santiago, Santo Antão and Fogo can replace some of it, if sorting, cold rooms and a boat slot are arranged together.",
    },
    {
      title: "Tuna, canning and ships at Mindelo",
      text: "Tuna and mackerel leave canned or frozen for Spain. Ice, nets, crew services, hull repair and tests for European rules gather round the bay of São Vicente, where the state plans a special maritime zone.",
    },
    {
      title: "Emigrants as clients",
      text: "Sons and daughters abroad build, insure, send barrels and come for August and for the festivals. Site supervision with weekly photographs, care for ageing parents, property management and small funds for shops answer what they ask for.",
    },
    {
      title: "Water and power without tankers",
      text: "Nearly all town water is made from the sea, with power still mostly from imported fuel. Wind parks have turned since about 2012, and solar parks and batteries are added. Fitters, leak control and rooftop systems for hotels have work.",
    },
    {
      title: "Walking, wine and work online",
      text: "Guest houses on Santo Antão, Fogo and São Nicolau fill with walkers from November to May. A remote-work scheme brings people who stay for months in Mindelo and Praia and want desks, steady fibre and neighbours.",
    },
  ],
  risks: [
    {
      title: "Boats and planes that do not come",
      text: "Domestic flights broke down repeatedly in 2024 and 2025, and ferries go into dock for weeks. Goods for one island may wait on another. Keep stock where you sell, and never book an island hop for the day you fly home.",
    },
    {
      title: "Rain that stays away",
      text: "Years of drought from 2017 emptied reservoirs and herds. Rain, when it comes, falls in hours: in August 2025 floods on São Vicente killed people and cut roads. Fields, walls and cash flow must bear both.",
    },
    {
      title: "One industry, few operators",
      text: "A handful of tour operators in Europe fill most beds. In 2020 the airports closed to them and Sal stood still. Debt taken on summer bookings needs a second source of income behind it.",
    },
    {
      title: "Workers leave",
      text: "Portugal eased visas for Portuguese speakers in 2022, and masons, cooks, nurses and bus drivers went. Train two for each post, house them near work on Sal and Boa Vista, and expect the trained one to be asked for.",
    },
    {
      title: "Whose land is it",
      text: "Plots on Sal, Boa Vista and Maio were sold in the boom before 2008 with borders that overlap, and heirs live abroad. Ask for the cadastre number and the land registry extract, then a lawyer of your own.",
    },
  ],
  markets: {
    domestic:
      "People on the islands buy imported goods in small supermarkets whose owners also ship. Wages are modest and steady, remittances peak in summer and at Christmas, and Sal and Boa Vista pay tourist prices. What sells in Praia may never reach Brava.",
    regional:
      "An ECOWAS member far out at sea, with no land border and its own escudo, Cabo Verde trades little with the mainland. Traders called rabidantes fly to Dakar, and further, for clothes. Ship lines to the coast are thin, so the right to free trade is used less than the right to travel.",
    international:
      "Portugal supplies much of the food, cement and cars; Spain buys tuna and mackerel. The euro peg takes exchange risk out of both. Services, in the form of holidays, flights and money sent home, earn more than goods, and European preferences hold for fish that meets origin rules.",
  },
  accessibility:
    "Praia, Sal, Boa Vista and São Vicente have international airports, with flights to Lisbon, other European cities and Dakar; many travellers register online and pay an airport fee before they land. TACV and a state domestic carrier fly between islands. Ferries link all of them, several times a day only between Mindelo and Porto Novo on Santo Antão. Vans called hiaces cover the roads.",
  stability:
    "Governments change by vote: large parties have alternated since 1991, losers have conceded and courts rule on disputes. President and prime minister may come from opposed camps. No armed conflict has touched the islands since independence. What to ask before you go is practical: how many weeks a permit takes at the Casa do Cidadão, and which ferry is in dock.",
  living: {
    languages:
      "Home, street and song are in Cabo Verdean Creole, which differs from Santiago to São Vicente. Portuguese is for school, contracts and courts. French and English are understood in hotels, and by those who have lived abroad.",
    money:
      "Flats are let by the month with a deposit and one or two rents ahead, by transfer or cash. The local debit network works on every island; foreign cards at machines and larger shops. Euro notes pass on Sal, at a poor rate.",
    safety:
      "Pickpockets and knife robberies happen in Praia after dark, so people take a taxi home. Beaches on the windward side have breakers and currents. Walkers on Fogo and Santo Antão need a guide in mist. Sun is the daily danger.",
    health:
      "The country was certified free of malaria in January 2024; dengue spread from late 2023. Central hospitals stand in Praia and Mindelo, small ones elsewhere, and hard cases are flown to Portugal. Check your vaccines with a doctor before the flight.",
    schools:
      "The pattern is Portuguese, with lessons from September to July. Praia has a Portuguese school and a French one, Mindelo smaller private schools. Children who arrive without Portuguese learn Creole in the yard first. Universities are in both towns.",
    goods:
      "Emigrants' barrels and containers are cleared at Praia or Porto Grande. Those coming home for good can ask customs for relief on furniture and one car, with proof of years abroad. Cars pay by age and engine; sea air rusts all of them.",
  },
  sources: [
    {
      label: "World Bank, Cabo Verde",
      href: "https://www.worldbank.org/en/country/caboverde",
      year: 2026,
    },
    { label: "Government of Cabo Verde", href: "https://www.governo.cv", year: 2026 },
    { label: "Wikipedia, Cape Verde", href: "https://en.wikipedia.org/wiki/Cape_Verde", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
