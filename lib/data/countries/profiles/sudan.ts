import type { CountryProfile } from "./open/types.ts";

export const sudan: CountryProfile = {
  welcome:
    "War has divided Sudan since April 2023, and anyone who plans here plans around it. Port Sudan, Kassala, Gedaref and the north farm, trade and shelter the displaced; in much of Darfur and Kordofan people rely on aid and on kitchens run by neighbours. Sudanese abroad keep families and firms alive with what they send. Much can be prepared now; little should be promised.",
  history:
    "Kerma, Kush and Meroe, then Christian kingdoms, stood on the middle Nile; from 1504 Funj sultans ruled at Sennar, and later the Keira in Darfur. Egypt's viceroy conquered the country from 1820, the Mahdi's army took Khartoum in 1885, and Britain and Egypt governed jointly from 1899. Independence came on 1 January 1956. Coups in 1958, 1969 and 1989 brought officers to power, and wars with the south ended in its separation in July 2011. After months of protest the army removed the president in April 2019; officers took full control in October 2021. On 15 April 2023 the army and the paramilitary Rapid Support Forces went to war with each other.",
  cities: [
    {
      name: "Khartoum",
      description:
        "Where the White and Blue Nile meet. Fought over from April 2023 until the army retook it in the spring of 2025, with homes, hospitals, bridges and the grid badly damaged. Families were returning in 2025, ahead of water and power.",
      wiki: "https://en.wikipedia.org/wiki/Khartoum",
      at: { lat: 15.5, lon: 32.56 },
    },
    {
      name: "Port Sudan",
      description:
        "Harbour on the Red Sea, and seat of most ministries in the first years of the war. Rents rose with the newcomers, water is short and summers are fierce. Drones hit fuel stores and the airport in May 2025.",
      wiki: "https://en.wikipedia.org/wiki/Port_Sudan",
      at: { lat: 19.62, lon: 37.22 },
    },
    {
      name: "Kassala",
      description:
        "Town under granite domes near Eritrea, with fruit gardens along the seasonal river Gash. Onions, bananas and cattle are traded, and people who fled the centre live in schools, camps and relatives' yards.",
      wiki: "https://en.wikipedia.org/wiki/Kassala",
      at: { lat: 15.45, lon: 36.4 },
    },
    {
      name: "Gedaref",
      description:
        "Auction market for sesame and sorghum amid mechanised farms that live by rain. Silos, oil presses and lorry yards surround it, and the road goes on to Gallabat at the Ethiopian border.",
      wiki: "https://en.wikipedia.org/wiki/El-Gadarif",
      at: { lat: 14.03, lon: 35.38 },
    },
    {
      name: "Wad Medani",
      description:
        "Chief town of the Gezira irrigation scheme on the Blue Nile. The Rapid Support Forces took it in December 2023 and the army in January 2025. Canals, cotton gins, clinics and the university need repair.",
      wiki: "https://en.wikipedia.org/wiki/Wad_Madani",
      at: { lat: 14.4, lon: 33.52 },
    },
    {
      name: "El Obeid",
      description:
        "Market for gum arabic and livestock in North Kordofan, where roads, rail and a pipeline meet. It was cut off for long stretches until February 2025, and the front stayed near.",
      wiki: "https://en.wikipedia.org/wiki/El-Obeid",
      at: { lat: 13.18, lon: 30.22 },
    },
  ],
  opportunities: [
    {
      title: "Sesame, groundnuts and gum",
      text: "Presses in Gedaref, tappers in Kordofan and the merchants between them still sell to Asia, Europe and the Gulf. Cleaning, grading and pressing near the field earn more than the raw bag, and buyers ask who taxed it on the road.",
    },
    {
      title: "Pumps without diesel",
      text: "Farmers in Northern and River Nile states have put solar pumps on wells and river banks since fuel grew scarce. Panels, installation, repair and seed on credit serve wheat, beans, dates and onions at a distance from the fighting.",
    },
    {
      title: "Sheep for Saudi Arabia",
      text: "Ships with live animals leave Suakin and Port Sudan, many of them before the feast of sacrifice. Vaccination, quarantine yards, fodder and clean papers decide whether a cargo is accepted; chilled meat would be the next step.",
    },
    {
      title: "Services for people on the move",
      text: "Towns of the east and north have taken in families from the whole country. Pharmacies, clinics, rented rooms, teaching at a distance and payment by phone are needed where people are now, not where they were registered.",
    },
    {
      title: "Repairing Khartoum piece by piece",
      text: "As districts are cleared, water stations, transformers, bakeries and laboratories need parts and crews. Engineers abroad can prepare surveys, lists of spares and training, and move when the road is safe.",
    },
  ],
  risks: [
    {
      title: "A front that moves",
      text: "Gezira changed hands in 2023 and again in 2025; El Fasher fell to the Rapid Support Forces in October 2025. Drones reach towns far from any line. Keep stock in small lots, in more than one place, and staff free to leave.",
    },
    {
      title: "Two administrations, different notes",
      text: "Banknotes renewed by the central bank in late 2024 could not be exchanged in areas held by the other side, which named a government at Nyala in 2025. Each taxes goods, and payment to one can be held against you by the other.",
    },
    {
      title: "Gold, arms and sanctions",
      text: "Gold helps to pay for the war. The United States, the European Union and others have put leaders, firms and traders from both sides on lists. Check every partner and owner against them; many foreign banks refuse Sudan altogether.",
    },
    {
      title: "Hunger and cholera",
      text: "Famine was confirmed in North Darfur in August 2024 and in further places in 2025, and cholera has spread through most states. Staff fall ill, markets empty, convoys wait. Plan water and food before anything else.",
    },
    {
      title: "Floods in the rains",
      text: "The Nile left its banks in 2020, and in August 2024 the Arbaat dam above Port Sudan gave way. Rain from about June to September turns the clay plains to mud: stores need raised floors and goods in place beforehand.",
    },
  ],
  markets: {
    domestic:
      "Many households have lost their income, so demand is for flour, oil, sugar, soap, medicine and phone credit. Shops in Port Sudan or Atbara change prices as the pound falls. Where notes are short people pay by bank app, as long as the network holds.",
    regional:
      "Egypt sells food and household goods over Arqin and Wadi Halfa; Chad supplies Darfur through Adré; oil of South Sudan passes to the Red Sea by pipeline. Sudan is in COMESA, and took up its place in IGAD again in February 2026.",
    international:
      "Gold, oil seeds, livestock and gum go to the Emirates, Saudi Arabia, China and Egypt, often through traders who pay in advance and set the price. Sugar, flour, fuel and medicine come back. Few banks abroad confirm a letter of credit.",
  },
  accessibility:
    "International flights used Port Sudan in 2025, to Cairo, Jeddah and a few other cities; Khartoum's airport closed in April 2023, and domestic flights were announced again in October 2025. Ferries cross from Suakin to Jeddah, buses from Egypt at Arqin and Wadi Halfa. The paved road by way of Kassala and Gedaref joins the port to the centre. Visas and travel permits are both needed.",
  stability:
    "As of late 2025 the army held the north, east and centre with Khartoum, and the Rapid Support Forces held most of Darfur and parts of Kordofan. United Nations investigators accuse both of grave crimes, which each lays on the other. Truces have been broken. The status of Abyei and of Hala'ib is disputed with the neighbours. Ask aid organisations which road was open this week, and who controls its posts.",
  living: {
    languages:
      "Sudanese Arabic joins nearly everyone. Beja is spoken in the Red Sea hills, Nubian along the northern Nile, Fur and other languages in Darfur. English has official rank and serves in universities, hospitals and aid offices.",
    money:
      "Notes are scarce in many towns; rent and shopping go through Bankak, the app of the Bank of Khartoum, from phone to phone. Landlords in Port Sudan ask for months ahead, some in dollars. Foreign cards do not work. Keep a receipt for each transfer you send.",
    safety:
      "Mines and shells lie in Khartoum, Omdurman, Gezira and along farm tracks: use only ground that teams have cleared. Checkpoints search phones, and messages have led to arrest. Do not travel after dark. Women have been attacked near the fighting; aid agencies say where help is given.",
    health:
      "Many hospitals in the war zones are shut; those in Port Sudan, Kassala, Atbara and Omdurman work, short of drugs. Malaria, dengue and cholera occur, chiefly from the rains into early winter. Treat all drinking water. See a doctor before departure, and carry your own medicines.",
    schools:
      "Lessons in Arabic lead to the Sudan Certificate, an exam put off in 2023 and held again from December 2024 for those who could reach a centre. School buildings shelter families in many towns. Universities of the capital have taught online or from other cities.",
    goods:
      "Port Sudan is the container port, with queues and duties that change. Families who return bring furniture by lorry from Egypt or by ship from Jeddah, with an Arabic list stamped by a Sudanese consulate. Ask the customs authority before you bring a vehicle: papers must match at each post.",
  },
  sources: [
    { label: "World Bank, Sudan", href: "https://www.worldbank.org/en/country/sudan", year: 2026 },
    {
      label: "African Development Bank, Sudan",
      href: "https://www.afdb.org/en/countries/east-africa/sudan",
      year: 2026,
    },
    { label: "Wikipedia, Sudan", href: "https://en.wikipedia.org/wiki/Sudan", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
