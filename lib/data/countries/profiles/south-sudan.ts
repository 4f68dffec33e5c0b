import type { CountryProfile } from "./open/types.ts";

export const southSudan: CountryProfile = {
  welcome:
    "A paved road leads south, a pipeline runs north, and for months of the year water stands between. Much of what Juba eats and builds with comes up from Uganda. Those who arrive are traders from the region, aid staff, returning families and a few growers. Whoever can store, repair, purify or transport something finds work, and meets armed men, floods and a state that often cannot pay.",
  history:
    "Nilotic and Zande peoples had their own chiefs and kings when traders from Khartoum came up the White Nile from about 1840 for ivory and captives. Under British and Egyptian rule from 1899 the south was long administered apart, and from 1947 drawn into one Sudan. Wars lasted from 1955 to 1972 and from 1983 to 2005. After a referendum the country became independent on 9 July 2011. Fighting inside the ruling movement began in December 2013; accords of 2015 and September 2018 led to a joint government in February 2020. Its term has been prolonged, and elections postponed, more than once.",
  cities: [
    {
      name: "Juba",
      description:
        "Ministries, banks and embassies stand west of the White Nile, around markets such as Konyo Konyo. Tankers bring water and generators bring light. Many hotels are walled compounds with their own power, guards and kitchen.",
      wiki: "https://en.wikipedia.org/wiki/Juba",
      at: { lat: 4.85, lon: 31.58 },
    },
    {
      name: "Wau",
      description:
        "Chief town of western Bahr el Ghazal, with a cathedral, a university and the end of the old railway from Sudan. Groundnuts, honey and timber change hands, and cattle camps surround it in the dry season.",
      wiki: "https://en.wikipedia.org/wiki/Wau,_South_Sudan",
      at: { lat: 7.7, lon: 27.99 },
    },
    {
      name: "Malakal",
      description:
        "River port of Upper Nile, badly damaged in the war that began in 2013 and rebuilt in part. Barges from the south land here, and people who return from Sudan wait for boats and flights onward.",
      wiki: "https://en.wikipedia.org/wiki/Malakal",
      at: { lat: 9.53, lon: 31.66 },
    },
    {
      name: "Yambio",
      description:
        "Green town near the Congolese border, where the rains last long. Zande farmers grow maize, cassava, pineapples and coffee, and teak stands in old plantations. Sales to Juba depend on a road that trucks can hardly use in the wet.",
      wiki: "https://en.wikipedia.org/wiki/Yambio",
      at: { lat: 4.57, lon: 28.4 },
    },
    {
      name: "Bor",
      description:
        "Landing place downstream of Juba, at the edge of the Sudd. Dried fish and cattle are its trade. Dykes raised after the floods of 2020 protect the streets, and boats go where roads end.",
      wiki: "https://en.wikipedia.org/wiki/Bor,_South_Sudan",
      at: { lat: 6.21, lon: 31.56 },
    },
    {
      name: "Nimule",
      description:
        "Border post on the road from Uganda. Customs agents, lorry parks, money changers and fuel sellers live from the queue; a national park with elephants touches the river beside it.",
      wiki: "https://en.wikipedia.org/wiki/Nimule",
      at: { lat: 3.6, lon: 32.06 },
    },
  ],
  opportunities: [
    {
      title: "Food from the green belt",
      text: "Maize flour, onions, eggs and tomatoes come by lorry from Uganda although Western and Central Equatoria can grow them. A mill, a drying floor, seed and a truck that calls every week turn plots near Yambio, Maridi and Yei into suppliers.",
    },
    {
      title: "Current from the sun",
      text: "Juba's grid reaches few streets, and beyond it clinics, hotels, boreholes and phone masts burn diesel. Panels and batteries, sold with a repair contract, replace part of the fuel that has to climb the Nimule road.",
    },
    {
      title: "Clean water by meter and kiosk",
      text: "Tankers fill at the Nile and sell from house to house. Treatment plants, boreholes with a meter, emptying of latrines and refillable bottles have customers in Juba and Wau who already pay each day.",
    },
    {
      title: "The lorry, the barge and the store",
      text: "Goods wait for the dry months. Covered stores at Nimule, Bor and Wau, repair of tyres and axles, and boats in the flood season serve traders and aid agencies alike, though the budgets of agencies shrank in 2025.",
    },
    {
      title: "Honey, shea and gum",
      text: "Woodland gives honey, shea nuts, called lulu, and gum arabic, gathered in small lots by families. Filtering, pressing, testing and labelling in one place would let them be sold by name in Nairobi or Kampala.",
    },
  ],
  risks: [
    {
      title: "Oil through another country's war",
      text: "State income comes from crude that crosses Sudan to the Red Sea. The line failed in February 2024, and most exports stopped until 2025. Public salaries then go unpaid for months, and shops feel it at once.",
    },
    {
      title: "Water on the land since 2019",
      text: "Floods in Jonglei, Unity and Upper Nile have not drained everywhere since 2019. Herds move south and trample fields; roads and airstrips go under. Choose ground by its flood marks, and ask the people who stayed.",
    },
    {
      title: "An accord under strain",
      text: "After fighting at Nasir in March 2025 the first vice-president was put under house arrest, and later on trial. Clashes and air strikes have been reported in several states since. One commander's permit may mean nothing to the next.",
    },
    {
      title: "Whose plot is it?",
      text: "By law the land belongs to the people; counties, chiefs, the state and families back from exile each claim a say. Leases near Juba are contested, some by armed men. Walk the boundary with chiefs and neighbours before you sign.",
    },
    {
      title: "Fees at every bar",
      text: "Posts on road and river, and offices of each level of government, ask for payment, with or without a receipt. Put time and money for them in the budget, ask for the tariff in writing and travel with other hauliers.",
    },
  ],
  markets: {
    domestic:
      "Buyers in Juba look at the dollar rate before the price. Sugar, flour, sorghum, soft drinks, roofing sheets and phone credit sell; the countryside also pays in cattle, fish or labour. Traders from Uganda, Sudan, Ethiopia and Eritrea keep many of the shops.",
    regional:
      "South Sudan has been in the EAC since 2016, and in IGAD since 2011. Goods come from Mombasa by way of Uganda, or from Kampala itself; another road leads through Torit to Kenya. The community's common tariff is being taken over step by step.",
    international:
      "Crude oil for Asian refiners is nearly the only export; gold leaves in small lots, much of it unrecorded. Medicines, vehicles and generators come by sea and road, or by air from Entebbe, Addis Ababa and Dubai. Suppliers want payment in advance.",
  },
  accessibility:
    "Juba has flights to Entebbe, Nairobi, Addis Ababa and some other cities. The paved road to Nimule is the lifeline; it has seen ambushes, so lorries drive by day. From about May to November earth roads close, and small planes or boats take over. Aid workers fly with the UN's air service. Get the e-visa and a yellow fever certificate first, and register after arrival.",
  stability:
    "Elections due in December 2024 were moved in September of that year to December 2026. Government troops, opposition forces and local militias fight in places, and cattle raids cost many lives. Ugandan soldiers came to Juba in March 2025 at the government's request. The status of Abyei is unsettled with Sudan. Ask the UN mission and your host about each leg of a trip, the week you make it.",
  living: {
    languages:
      "Courts and classrooms use English, markets and mixed families Juba Arabic. Dinka is spoken in Bahr el Ghazal and Jonglei, Nuer in Unity and Upper Nile, Shilluk around Malakal, Bari around Juba and Zande in the south-west.",
    money:
      "Rooms, cars and guards are priced in dollars, market goods in pounds, which come in thick bundles. Old or torn dollar notes are refused. Cards rarely work; m-GURUSH and MTN MoMo are used in Juba. A room in a guarded compound usually includes water, power and meals.",
    safety:
      "Armed robbery happens in Juba, above all after dark: go by car, in pairs, and agree an hour to be home with your host. Photography needs a permit, and people without one are arrested. Keep to used tracks because of mines. Cattle country can change from calm to fighting within a day.",
    health:
      "Malaria is a danger in every state and season: see a doctor well ahead of the trip. Cholera has been spreading since late 2024. Clinics in Juba want cash first; beyond it care comes from missions and aid agencies. Insure the flight to Nairobi or Kampala.",
    schools:
      "Pupils begin in a local language and go on in English. The year opens about February; extreme heat shut classrooms in 2024 and 2025. Churches run many schools, and families with means send children to Uganda or Kenya. The University of Juba came back from its wartime seat in Khartoum.",
    goods:
      "Containers land at Mombasa and come by lorry over Malaba and Nimule; an agent with people at both ends saves weeks. Traffic keeps right here and left in Uganda, so check that a right-hand-drive car will be registered. Returnees should ask customs about relief before loading.",
  },
  sources: [
    {
      label: "World Bank, South Sudan",
      href: "https://www.worldbank.org/en/country/southsudan",
      year: 2026,
    },
    {
      label: "African Development Bank, South Sudan",
      href: "https://www.afdb.org/en/countries/east-africa/south-sudan",
      year: 2026,
    },
    { label: "Wikipedia, South Sudan", href: "https://en.wikipedia.org/wiki/South_Sudan", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
