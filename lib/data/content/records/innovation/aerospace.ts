import type { PageRecord } from "../../types.ts";

/** Satellites, drones and positioning for farming and roads, as they can be used today. */
export const aerospacePage: PageRecord = {
  name: "Aerospace",
  title: "Aerospace: looking at land from above",
  description:
    "What satellites and drones can show a grower or a council in Africa, which data is free, which permits flying needs, and what the group would study.",
  eyebrow: "Innovation",
  lead: "The most useful thing about space for a farm is free already: pictures of your own field, every few days. This page says how to get them and what we would study beyond that.",
  sections: [
    {
      kind: "facts",
      id: "known",
      heading: "What is known and in use",
      facts: [
        {
          term: "Free pictures",
          text: "European and American satellites photograph all land every few days, fine enough to tell one field from the next. The data is open to everybody.",
        },
        {
          term: "Ready for Africa",
          text: "Digital Earth Africa prepares such pictures for the whole continent and puts maps of water, crops and coastlines on top.",
        },
        {
          term: "Weather and position",
          text: "Rain estimates come from space where stations are few. Many telephones use several navigation systems at once and find their place to within some metres.",
        },
        {
          term: "Drones",
          text: "They see single plants, spray small plots and measure heaps. Each country's civil aviation authority decides who may fly what, where and how high.",
        },
        {
          term: "Law above the air",
          text: "Under the Outer Space Treaty a state answers for what its firms do in space, and has to authorise and supervise it. A private satellite needs a government behind it.",
        },
        {
          term: "A common agency",
          text: "The African Union has set up an African Space Agency, with its seat in Cairo, to join up what national agencies do. It was inaugurated in April 2025.",
        },
      ],
      sources: [
        { label: "Digital Earth Africa", href: "https://www.digitalearthafrica.org/", year: 2025 },
        {
          label: "UNOOSA: Outer Space Treaty",
          href: "https://www.unoosa.org/oosa/en/ourwork/spacelaw/treaties/introouterspacetreaty.html",
          year: 1967,
        },
        {
          label: "European Space Agency: inauguration of the African Space Agency",
          href: "https://www.esa.int/About_Us/Corporate_news/ESA_welcomes_inauguration_of_the_African_Space_Agency",
          year: 2025,
        },
      ],
    },
    {
      kind: "table",
      id: "which",
      heading: "Which eye for which question",
      caption: "Questions about land and the way of looking that answers each",
      columns: [{ label: "Question" }, { label: "Satellite" }, { label: "Drone" }, { label: "On foot" }],
      rows: [
        ["Is the field greener than last year?", "Yes, free", "Not needed", "Only by memory"],
        ["Which corner suffers?", "Roughly", "Yes", "Yes, if small"],
        ["Is it thirst, hunger or a pest?", "No", "Seldom", "Yes"],
        [
          "How far has the water risen?",
          "Yes, also through cloud by radar",
          "In good weather",
          "Too dangerous",
        ],
        [
          "Where does my boundary run?",
          "No legal proof",
          "A surveyor may use one",
          "With neighbours and surveyor",
        ],
      ],
    },
    {
      kind: "facts",
      id: "study",
      heading: "What the group would study",
      facts: [
        {
          term: "Early signs",
          text: "Whether a change seen from above reaches a grower in time to do anything about it.",
        },
        {
          term: "Training",
          text: "What a person must know to fly for farms, together with the planned institute AeroAg.",
        },
        {
          term: "Roads after rain",
          text: "Whether radar pictures can tell a driver which track is under water.",
        },
        {
          term: "Not studied",
          text: "Rockets, satellites of our own, aircraft, anything with a weapon on it.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "stages",
      heading: "Stages, and what each must show",
      shape: "chain",
      caption: "A stage opens only when the one before has shown what it must.",
      nodes: [
        {
          title: "Desk: free pictures of twenty fields",
          text: "To go on: growers recognise what the picture says, without being told.",
        },
        {
          title: "Field: messages for one season",
          text: "To go on: those who got messages did something different and would ask for them again.",
        },
        {
          title: "Flight: one licensed operator, one district",
          text: "To go on: written permit, insurance, consent of those who live below, and a lower cost than walking.",
        },
        { title: "Service", text: "Only where somebody local earns a living from it." },
      ],
    },
    {
      kind: "facts",
      id: "limits",
      heading: "Risks and limits",
      facts: [
        { term: "Cloud", text: "In the months that matter most the sky is often closed for weeks." },
        {
          term: "Privacy",
          text: "A drone sees into yards. What may be filmed is a question for data protection law as much as for aviation.",
        },
        {
          term: "Wrong trust",
          text: "A coloured map looks certain. It guesses, and somebody has to check it in boots.",
        },
        {
          term: "Security",
          text: "Near borders, barracks and airports, taking off without leave can cost you the drone or end in arrest.",
        },
      ],
    },
    {
      kind: "steps",
      id: "now",
      heading: "What you can do now",
      steps: [
        {
          title: "Find your field",
          text: "Open the browser of the European Copernicus programme (browser.dataspace.copernicus.eu), search for your village and choose a day without cloud. It is heavy for a small data plan: do it where there is free wireless.",
        },
        { title: "Compare two dry seasons", text: "Same month, two years. Note what changed and why." },
        {
          title: "Before you buy a drone",
          text: "Ask the civil aviation authority for weight classes, registration, import permit and insurance. Some countries stop drones at customs.",
        },
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Work with us on this",
      lead: "Remote sensing groups, licensed drone operators, weather services: what have growers done with your data, and what did they ignore?",
      form: "partner",
    },
  ],
  related: ["/innovation", "/subsidiaries/aeroag", "/innovation/climate", "/subsidiaries/aav"],
  reviewedOn: "2026-11-21",
};
