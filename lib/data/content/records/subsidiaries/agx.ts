import type { Subsidiary } from "./types.ts";

/** The institute of agronomy. */
export const agx: Subsidiary = {
  slug: "agx",
  name: "AgX",
  title: "AgX: an institute of agronomy",
  description:
    "AgX is the planned institute of agronomy of the Akoma Group: how a season of study would run, who could learn or teach, and what does not exist yet.",
  eyebrow: "Education",
  lead: "Agronomy learned on a plot as much as in a classroom. No course is open. What you can use today is on this page: how to sample a soil and read what the laboratory answers.",
  what: [
    "Agronomy is the craft of getting a crop out of a soil year after year without wearing the soil out. It rests on a handful of skills: looking at a field, measuring, keeping notes, trying one change at a time and comparing. Each of them is learned by doing, and a lecture hall has no field in it.",
    "AgX is meant to give every learner a plot of their own for one full season, with the class built around what happens on it. When the leaves turn yellow, the lesson of that week is nitrogen. When the rain fails, it is mulch.",
    "The institute is to serve the other farming divisions of the group as well as strangers. Growers who supply AAV or keep varieties for the Seed Bank would find the same methods there, and nobody would have to work for the group afterwards.",
  ],
  forWhom: [
    { term: "Young growers", text: "A season with a plot, a notebook and somebody who reads the notebook." },
    {
      term: "Extension workers",
      text: "Short courses between seasons on soils, pests, records and how to teach adults.",
    },
    {
      term: "Teachers of agriculture",
      text: "Plans for a school garden that works as a laboratory, with a list of cheap instruments.",
    },
    {
      term: "Farmers of long standing",
      text: "Field days at which their own trials are measured and they do the explaining.",
    },
  ],
  works: {
    lead: "A season of study, which ends where the next one starts.",
    shape: "cycle",
    caption:
      "Five tasks of a learner in one season: read the soil, plan, plant, measure, compare; the comparison decides the next plan.",
    nodes: [
      { title: "Read the soil", text: "Dig, feel, sample. Ask what grew there for the last five years." },
      { title: "Plan the plot", text: "Half as neighbours do it, half with a single change." },
      { title: "Plant and note", text: "Dates, rain, hours worked, money spent: one line for each day." },
      { title: "Weigh the harvest", text: "Both halves apart, on the same scale, at the same dryness." },
      { title: "Compare and tell", text: "What the change cost, what it brought, shown to the neighbours." },
    ],
  },
  today: [
    {
      term: "To read",
      text: "The instructions below and a page for each of the four countries in which a campus is planned.",
    },
    {
      term: "Missing so far",
      text: "Campus, teachers, timetable, fees. No certificate of AgX exists, so any that is shown to you is false.",
    },
    {
      term: "Wanted from readers",
      text: "Names of crops and problems that people want taught first, and teachers who would write a lesson.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "A syllabus on paper, in Liberia",
      text: "A few lessons on lowland rice, cassava and vegetables, tried by volunteers on their own land before any room is rented.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "First campuses, four countries",
      text: "A place in Liberia if the lessons proved useful; then Ghana, Sierra Leone and Nigeria, each with its own first crops and its own application to the body that accredits.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Lessons in further climates",
      text: "Dry savanna and highland versions, written with colleges that teach there already.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Credit that travels",
      text: "Agreements under which a season at one institute counts at another. They depend on national authorities.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Entry",
      text: "Reading, writing and arithmetic at the level of a lower secondary school, shown by a short test instead of a certificate.",
    },
    {
      term: "Harvest",
      text: "What a learner grows on the plot belongs to the learner, less seed that was lent.",
    },
    {
      term: "Fees",
      text: "Not set. They are to be published with everything they include before the first enrolment.",
    },
    {
      term: "Work",
      text: "Hours on the plot serve learning. Labour on fields of the group would be paid work under a contract, and never a course duty.",
    },
    { term: "Trials", text: "No learner may test a chemical that the country has not registered." },
  ],
  risks: [
    {
      term: "Recognition",
      text: "Accreditation can take longer than a season. Until it is granted, a course leads to skill and to no qualification.",
    },
    {
      term: "Good advice in the wrong place",
      text: "A method from one soil can fail on the next. Trials on small plots keep the loss small.",
    },
    {
      term: "Teachers",
      text: "People who know both fields and teaching are few, and ministries, firms and aid projects want them too.",
    },
    { term: "Seasons", text: "A drought or a flood takes a year of teaching material with it." },
    {
      term: "Jobs",
      text: "Training makes nobody an employer. Without land, credit or a buyer a trained grower may still leave farming.",
    },
  ],
  questions: [
    {
      question: "When can I enrol?",
      answer:
        "There is no date. A campus needs land under a recorded agreement, teachers and the consent of the education authority. This page will change when the first of them is there.",
    },
    {
      question: "Is AgX a university?",
      answer:
        "No. It is planned as an institute for practical courses. Degrees are for universities, and in each country an authority decides who may award one.",
    },
    {
      question: "I only want to know what my soil lacks. Where do I go?",
      answer:
        "To a soil laboratory. Ministries of agriculture, public research institutes and universities often run one and take samples from farmers. Ask for the price of a basic set before you sample, and follow the steps below.",
    },
  ],
  extra: [
    {
      kind: "steps",
      id: "take-a-sample",
      heading: "Take a soil sample",
      lead: "A laboratory can only describe what you send. Most wrong results begin with a bad sample.",
      steps: [
        {
          title: "Divide the land",
          text: "Slope and valley, old field and new: sample apart whatever looks or is farmed differently.",
        },
        {
          title: "Walk a zigzag",
          text: "Take a slice at fifteen or so spots, from the surface to the depth of a hoe blade. Leave out ash heaps, termite mounds, paths and places where animals rest.",
        },
        {
          title: "Mix and halve",
          text: "Crumble everything in a clean plastic bucket. Halve the heap until about two handfuls are left.",
        },
        { title: "Dry in the shade", text: "Spread it on paper. Sun and fire change what will be measured." },
        {
          title: "Label twice",
          text: "Name, field, date, depth, last crop: one slip in the bag, one outside.",
        },
      ],
    },
    {
      kind: "table",
      id: "read-the-report",
      heading: "Read the report",
      caption: "Five lines of a usual soil report, what each tells and what a grower can do about it.",
      columns: [{ label: "Line" }, { label: "What it tells" }, { label: "What can be done" }],
      rows: [
        [
          "pH",
          "How acid the soil is; strong acidity locks phosphorus away",
          "Lime, wood ash in small amounts, or crops that tolerate acid soil",
        ],
        [
          "Organic carbon",
          "How much decayed plant matter holds water and food",
          "Compost, manure, cover crops, no burning of straw",
        ],
        [
          "Available phosphorus",
          "Food for roots and seed",
          "Rock phosphate or fertiliser beside the seed, not broadcast",
        ],
        [
          "Potassium",
          "Strength of stems, filling of roots and tubers",
          "Return peels and straw to the field; potash where low",
        ],
        [
          "Texture",
          "Sand, silt and clay: how fast water drains",
          "Cannot be changed: choose crops and timing to fit",
        ],
      ],
    },
    {
      kind: "cards",
      id: "campuses",
      heading: "Four campuses on paper",
      lead: "Each page says what would be taught there first and why, and what such a campus needs.",
      groups: [
        {
          name: "Pilot country",
          cards: [
            {
              title: "Liberia",
              text: "Rice in wet lowlands and the care of old tree crops.",
              href: "/subsidiaries/agx/campus/liberia",
              stage: "planned",
            },
          ],
        },
        {
          name: "After the pilot",
          cards: [
            {
              title: "Ghana",
              text: "Cocoa under shade, and grain that stays clean in store.",
              href: "/subsidiaries/agx/campus/ghana",
              stage: "planned",
            },
            {
              title: "Sierra Leone",
              text: "Inland valley swamps that carry two crops.",
              href: "/subsidiaries/agx/campus/sierra-leone",
              stage: "planned",
            },
            {
              title: "Nigeria",
              text: "One farming zone first, out of several.",
              href: "/subsidiaries/agx/campus/nigeria",
              stage: "planned",
            },
          ],
        },
      ],
    },
  ],
  next: {
    lead: "Growers, teachers and heads of schools: name the crop or the problem you would want in a first course, and where you are.",
    leadType: "division_question",
    submitLabel: "Send to AgX",
  },
  related: [
    "/subsidiaries/academy",
    "/subsidiaries/agriculture",
    "/subsidiaries/seed-bank",
    "/policies/specialty-training/apply",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Questions about the planned institute of agronomy: entry, recognition by a country, how to check any certificate, and how teachers can help now.",
    lead: "About learning and teaching at an institute that has no campus yet, and about checking institutes that have.",
    drawing: {
      kind: "flow",
      id: "abroad",
      heading: "Whether a certificate counts next door",
      caption: "It is decided where you want to use it. No certificate of AgX exists.",
      parties: ["Graduate", "Institution", "Authority for foreign certificates"],
      passes: [
        { from: 1, to: 0, what: "Certificate and transcript of marks" },
        { from: 1, to: 0, what: "Proof that it was accredited in the year" },
        { from: 0, to: 2, what: "All three papers" },
        { from: 2, to: 0, what: "The answer, to be kept in writing" },
      ],
    },
    groups: [
      {
        id: "learning",
        heading: "Learning",
        items: [
          {
            question: "Do I need land of my own?",
            answer:
              "Not to learn: the plot for the season is meant to come with the course. To farm afterwards you do, so the course is to include a week on how land is leased and recorded in the country.",
          },
          {
            question: "In which language would lessons be held?",
            answer:
              "In the language of instruction of the country, with field work in whatever language the group shares. Written material should use drawings and short sentences, since many good growers read little.",
          },
          {
            question: "Can I study from abroad or by phone?",
            answer:
              "Parts of it: how to keep records, how to read a laboratory report, how to plan a rotation. Recognising a disease on a leaf takes a leaf, so the season itself cannot be done from a distance.",
          },
        ],
      },
      {
        id: "qualifications",
        heading: "Qualifications",
        items: [
          {
            question: "How do I check whether any agricultural college is recognised?",
            answer:
              "Ask the national body that accredits higher or technical education for its current list, and look for the programme as well as the name: a college may be listed while a new course of it is not. Keep the answer in writing.",
          },
          {
            question: "Will a certificate count in a neighbouring country?",
            answer:
              "That is decided where you want to use it, by the authority for foreign certificates. It usually asks for the certificate, the transcript of marks and proof that the institution was accredited in the year you finished.",
          },
          {
            question: "What would an employer see before recognition is granted?",
            answer:
              "Your field notebook, the weights of both halves of your plot and the name of the person who read them. It is evidence that can be checked, and it should never be called a diploma.",
          },
        ],
      },
      {
        id: "teaching",
        heading: "Teaching and land",
        items: [
          {
            question: "I teach agriculture. What could I do now?",
            answer:
              "Write about one lesson that works with cheap means: what it needs, how long it takes, what learners get wrong. Say whether your employer agrees. No fee is offered for this at present.",
          },
          {
            question: "Our council has unused land. Would you take it?",
            answer:
              "Not on the strength of a letter. Land that looks unused is often fallow, grazed or sacred. Tell us who uses it in which months and who would have to agree.",
          },
        ],
      },
    ],
  },
};
