import type { RecordPath } from "#lib/data/site/paths.ts";
import type { PageRecord } from "../../types.ts";

type CampusPath = Extract<RecordPath, `/subsidiaries/agx/campus/${string}`>;

const reviewedOn = "2026-11-21";
const above = "/subsidiaries/agx";
const factbook = (country: string) => ({
  label: `The World Factbook, January 2026: agricultural products and trade of ${country}, 2023`,
  href: "https://github.com/factbook/factbook.json" as const,
  year: 2023,
});

/** What an AgX campus would teach first in each of four countries, and what it needs before it can open. */
export const agxCampuses: Readonly<Record<CampusPath, PageRecord>> = {
  "/subsidiaries/agx/campus/liberia": {
    name: "Campus in Liberia",
    title: "AgX campus in Liberia",
    description:
      "The planned AgX campus in Liberia: rice in wet lowlands and old tree crops first, what the campus needs, recognition, and what you can do now.",
    eyebrow: "AgX",
    lead: "Planned as the first campus, in the pilot country: lessons on paper in 2025–26, a place later. No town has been chosen and nobody is taught yet. This page says what it would begin with, and why.",
    contents: true,
    sections: [
      {
        kind: "prose",
        id: "farming",
        heading: "What is grown",
        sources: [factbook("Liberia")],
        paragraphs: [
          "Cassava, rice, oil palm, rubber, bananas, plantains, taro, sugar cane and vegetables stand on the list of what Liberia grows. Rice stands on the list of what it imports as well. That is the starting point: the staple of the country is eaten in larger amounts than its fields deliver.",
          "Much rice is still grown on hillsides that are cleared, cropped for a year or two and left to bush. Where the fallow becomes short, weeds and tired soil take over. Beside it stand tree crops of two kinds: large rubber and palm estates, and small plots of cocoa, palm and rubber that families planted long ago and that yield little because they are old and shaded.",
          "Rain is plentiful for half the year and washes nutrients down, so many upland soils are acid. Lowlands between the hills hold water and silt, and most of them are farmed loosely or not at all.",
        ],
      },
      {
        kind: "parts",
        id: "levels",
        heading: "From the slope to the swamp",
        caption: "Three levels of one landscape, each with its own trouble.",
        whole: "Farmland in Liberia",
        parts: [
          {
            title: "Hillsides",
            text: "Rice after clearing; where the fallow becomes short, weeds and tired soil.",
          },
          { title: "Beside them", text: "Tree crops." },
          { title: "Lowlands", text: "Hold water and silt; most are farmed loosely or not at all." },
        ],
      },
      {
        kind: "table",
        id: "first-lessons",
        heading: "What would be taught first",
        lead: "Three subjects that need few purchases and show a difference within a season or two.",
        caption:
          "First subjects of the planned campus in Liberia, the reason for each and the task by which a learner shows it.",
        columns: [{ label: "Subject" }, { label: "Why first" }, { label: "Task" }],
        rows: [
          [
            "Water in lowland rice",
            "A bund and a level bed tame weeds and keep silt on the plot",
            "Build one bunded bed and weigh it against the open swamp",
          ],
          [
            "Acid soil",
            "Lime, ash and compost decide whether other inputs work",
            "Sample a hillside and a valley; explain both results to their owners",
          ],
          [
            "Old tree crops",
            "Pruning and replanting in strips earn sooner than new forest cleared",
            "Prune ten cocoa or palm trees and record them for a year",
          ],
          [
            "Cassava from clean cuttings",
            "Mosaic disease travels in the planting material",
            "Choose healthy mother plants and mark them",
          ],
        ],
      },
      {
        kind: "facts",
        id: "needs",
        heading: "What the campus would need",
        facts: [
          {
            term: "Land in two levels",
            text: "A valley and a slope that belong together, so that upland and lowland can be compared. Held under an agreement that the Liberia Land Authority can record.",
          },
          {
            term: "A road in the rains",
            text: "The season in which most is learned is the one in which roads fail. A place that is cut off for weeks cannot be a school.",
          },
          {
            term: "Power of its own",
            text: "For a small laboratory, light and a telephone mast. The public grid reaches few rural places.",
          },
          {
            term: "Rooms for women",
            text: "Much of the sowing, weeding and processing is done by women. Without care for children and safe lodging they would be missing from the class.",
          },
        ],
      },
      {
        kind: "prose",
        id: "recognition",
        heading: "Who recognises a qualification",
        paragraphs: [
          "Colleges and universities answer to the National Commission on Higher Education. Vocational training is overseen by the ministries in charge of education and of youth. AgX holds nothing from any of them, and short courses would run without a title until it does.",
          "If you study elsewhere in the country in the meantime, ask the commission for its list of accredited institutions and check that it names your programme.",
        ],
      },
      {
        kind: "cards",
        id: "now",
        heading: "What you can do today",
        groups: [
          {
            name: "Without waiting for us",
            cards: [
              {
                title: "Start a farm business lawfully",
                text: "Forms, steps and offices for Liberia, with the year of each fact and the activities kept for citizens.",
                href: "/start-business/liberia",
              },
              {
                title: "Try one bed",
                text: "Mark two equal pieces of swamp, bund one, sow both on the same day, and weigh. You need a hoe and a scale.",
              },
              {
                title: "Ask the public services",
                text: "The county agriculture office and the Central Agricultural Research Institute can say which varieties are released.",
              },
            ],
          },
        ],
      },
      {
        kind: "ask",
        id: "next",
        heading: "Help to choose the first lesson",
        lead: "Name your county, the crop and what goes wrong with it. Teachers may add what they would teach, and chiefs or councils what land could be talked about.",
        leadType: "division_question",
        submitLabel: "Send to AgX in Liberia",
      },
    ],
    related: [above, "/start-business/liberia", "/subsidiaries/seed-bank", "/subsidiaries/aav"],
    reviewedOn,
  },
  "/subsidiaries/agx/campus/ghana": {
    name: "Campus in Ghana",
    title: "AgX campus in Ghana",
    description:
      "The planned AgX campus in Ghana: cocoa under shade and traced to its plot, yam and grain in store, who accredits, and what growers can do today.",
    eyebrow: "AgX",
    lead: "A forest south with two rains, a savanna north with one. A campus cannot teach both at once; this page explains where it would begin. It is planned for 2027–28, and no place is chosen.",
    contents: true,
    sections: [
      {
        kind: "parts",
        id: "farming",
        heading: "Two farming countries in one",
        lead: "Cassava, yams, plantains, maize, oil palm, taro, rice, oranges, pineapples and cocoa beans lead the list of products; cocoa beans and paste are among the main exports.",
        sources: [factbook("Ghana")],
        whole: "Ghana, from the coast northwards",
        caption: "Three belts with their own soils, rains and crops.",
        parts: [
          {
            title: "The south",
            text: "Forest soils, two rainy seasons, tree crops. Cocoa is sold through buyers licensed by the Ghana Cocoa Board, at a price announced for the season.",
          },
          {
            title: "The middle",
            text: "Maize, yam and cassava for the cities. Fire in the dry months and the loss of tree cover are what people complain of.",
          },
          {
            title: "The north",
            text: "A single season: maize, sorghum, millet, groundnuts, soya, shea from wild trees. Grain has to last until the next rain, so storage matters as much as yield.",
          },
        ],
      },
      {
        kind: "steps",
        id: "first-lessons",
        heading: "The order of lessons",
        lead: "The first campus would take cocoa, because a large market is changing its rules. The north follows with a course of its own.",
        sources: [
          {
            label: "Regulation (EU) 2023/1115 on deforestation-free products",
            href: "https://eur-lex.europa.eu/eli/reg/2023/1115/oj",
            year: 2023,
          },
        ],
        steps: [
          {
            title: "Know your plot",
            text: "Measure it, mark its corners, draw its trees. From the day it applies, the European Union's regulation on deforestation makes importers state the location of each plot that cocoa came from. A farmer who has the map is easier to buy from.",
          },
          {
            title: "Trees above cocoa",
            text: "Which shade trees help, how many, and how to register planted timber so that a felling permit does not go to somebody else.",
          },
          {
            title: "Sick trees",
            text: "Black pod, mirids, swollen shoot: what to prune, what to cut out, when to call the extension officer.",
          },
          {
            title: "Ferment and dry",
            text: "Heaps or boxes, turning, sun, a cut test. Quality is made in a week and cannot be repaired at the depot.",
          },
          {
            title: "Dry grain in the north",
            text: "Harvest in time, dry off the ground, sort out mouldy groundnuts, store airtight. Aflatoxin cannot be seen or cooked away.",
          },
        ],
      },
      {
        kind: "prose",
        id: "needs",
        heading: "What the campus needs",
        paragraphs: [
          "Land with a history. Most land in Ghana is held by stools, skins, clans or families; a customary lands secretariat or the Lands Commission can show who may grant a lease. A campus on disputed land would teach the wrong lesson.",
          "Then trees of several ages. A cocoa plot planted for the school would give its first pods after three or four years, so an agreement with farmers who let learners work in older plots comes before a nursery. In the north the equivalent is a store: a course about grain needs grain of last season.",
          "Lastly people who can teach in the language of the place. English is the language of instruction, while field work happens in Twi, Ewe, Dagbani and others.",
        ],
      },
      {
        kind: "table",
        id: "recognition",
        heading: "Who would have to agree",
        caption:
          "Bodies in Ghana that a campus would have to deal with, and what each decides in general terms.",
        columns: [{ label: "Body" }, { label: "Decides about" }],
        rows: [
          [
            "Ghana Tertiary Education Commission",
            "Institutions and programmes at tertiary level; recognition of foreign certificates",
          ],
          [
            "Commission for Technical and Vocational Education and Training",
            "Vocational programmes, trainers and certificates",
          ],
          ["Ministry of Food and Agriculture", "Extension, seed and agricultural colleges"],
          ["Environmental Protection Authority", "Chemicals that may be used and taught"],
        ],
      },
      {
        kind: "notice",
        id: "not-yet",
        heading: "Nothing has been granted",
        tone: "info",
        paragraphs: [
          "AgX has applied to none of these bodies. Before you enrol with any college, ask the body concerned whether both school and programme are on its list this year.",
        ],
      },
      {
        kind: "cards",
        id: "now",
        heading: "Of use this season",
        groups: [
          {
            name: "For growers and founders",
            cards: [
              {
                title: "Register a firm",
                text: "The guide for Ghana names the registrar, the tax steps and the capital asked of foreign owners.",
                href: "/start-business/ghana",
              },
              {
                title: "Map a plot by telephone",
                text: "Walk the edge with a free mapping app and keep the file yourself. Give copies only against a note of who receives them.",
              },
              {
                title: "Test a store",
                text: "Put salt and a handful of grain in a dry jar and shake. If salt sticks to the glass, the grain is too moist to store.",
              },
            ],
          },
        ],
      },
      {
        kind: "ask",
        id: "next",
        heading: "Cocoa, grain or something else?",
        lead: "Tell us your region, your crop and what you would want to learn in a week. Farmers who would open their plots to learners are the most useful of all.",
        leadType: "division_question",
        submitLabel: "Send to AgX in Ghana",
      },
    ],
    related: [above, "/start-business/ghana", "/subsidiaries/agx/campus/nigeria", "/policies/import-export"],
    reviewedOn,
  },
  "/subsidiaries/agx/campus/sierra-leone": {
    name: "Campus in Sierra Leone",
    title: "AgX campus in Sierra Leone",
    description:
      "The planned AgX campus in Sierra Leone: two crops a year in inland valley swamps, customary land and consent, and what can be tried today.",
    eyebrow: "AgX",
    lead: "One of the wettest countries of the continent still buys rice. The campus planned here for 2027–28 would start where the water is: in the small swamps between the hills.",
    contents: true,
    sections: [
      {
        kind: "prose",
        id: "farming",
        heading: "Rice on five kinds of land",
        sources: [factbook("Sierra Leone")],
        paragraphs: [
          "Cassava, rice, oil palm, vegetables, sweet potatoes, citrus, groundnuts and sugar cane are among the main products. Rice heads the list of imports too.",
          "Farmers tell the rice lands apart: upland, inland valley swamp, boliland, riverain grassland and mangrove. Each has its own calendar and its own varieties. The upland feeds many families and suffers most, since heavy rain on a cleared slope carries the soil away. The inland valleys are small, scattered and wet. With a drain, a bund and the right dates they can carry rice in the rains, and vegetables or groundnuts afterwards.",
        ],
      },
      {
        kind: "diagram",
        id: "first-lessons",
        heading: "A year in the swamp, as a course",
        lead: "The first course would follow the water.",
        shape: "cycle",
        caption:
          "Six lessons round the year in an inland valley swamp, from laying out the drains before the rain to sharing the record with the village.",
        nodes: [
          { title: "Lay out", text: "Read the slope with a water tube; peg drains and bunds." },
          { title: "Nursery", text: "Clean seed, raised bed, young seedlings." },
          { title: "Transplant", text: "In lines, shallow, so that a weeder can pass." },
          { title: "Hold the water", text: "A hand deep, let down to weed, never a rush." },
          { title: "Harvest and dry", text: "In time, on a floor; seed kept apart." },
          { title: "Second crop", text: "Vegetables or groundnuts on what water is left." },
        ],
      },
      {
        kind: "facts",
        id: "why",
        heading: "Why these lessons first",
        facts: [
          {
            term: "Land that is there",
            text: "Using a valley better takes pressure off the slope above it, which can then rest under trees.",
          },
          {
            term: "Work at another time",
            text: "A second crop falls in the dry months, when hands are free and vegetables fetch a price.",
          },
          {
            term: "Little to buy",
            text: "Hoe, rope, water tube, seed. What is needed most is agreement on who opens which drain.",
          },
          {
            term: "Health",
            text: "Standing water brings malaria and bilharzia. Boots, moving water and the clinic's advice are part of the course.",
          },
        ],
      },
      {
        kind: "facts",
        id: "needs",
        heading: "Needs of a campus, and who recognises it",
        sources: [
          {
            label: "Sierra Leone, Customary Land Rights Regulations: summary in UNEP's law database",
            href: "https://leap.unep.org/en/countries/sl/national-legislation/customary-land-rights-regulations-statutory-instrument-no-12-2023",
            year: 2023,
          },
        ],
        facts: [
          {
            term: "Consent",
            text: "Land in the provinces is mostly under customary law. The Customary Land Rights Act of 2022 and its regulations set how a community is informed and agrees before land is leased.",
          },
          {
            term: "A whole small valley",
            text: "From spring to outlet, or else a neighbour's drain undoes the lesson. That means several families, each with a say.",
          },
          {
            term: "No sensitive ground",
            text: "The regulations name wetlands, steep slopes and old forest as sensitive and list farming among the activities they restrict. Whether a given swamp may be farmed has to be asked of the environment agency first.",
          },
          { term: "Teachers", text: "Who can explain in Krio, Mende or Temne what they write in English." },
          {
            term: "Recognition",
            text: "The Tertiary Education Commission oversees higher institutions; a national council examines and certifies technical and vocational awards. AgX stands before neither so far.",
          },
        ],
      },
      {
        kind: "cards",
        id: "now",
        heading: "Meanwhile",
        groups: [
          {
            name: "Three things to do",
            cards: [
              {
                title: "Make a water tube",
                text: "A clear hose filled with water shows two points of equal height. With pegs you can draw a contour on any slope in a morning.",
              },
              {
                title: "Start in the open",
                text: "The guide for Sierra Leone lists how a business name or a company is registered, and the council licence.",
                href: "/start-business/sierra-leone",
              },
              {
                title: "Save seed apart",
                text: "Mark the best square of the field before harvest, take out odd plants, thresh it alone and dry it in the shade.",
              },
            ],
          },
        ],
      },
      {
        kind: "ask",
        id: "next",
        heading: "Tell us about a valley",
        lead: "District and chiefdom, who farms it, how long water stands, and what was tried before. A description is all we can use now: no visit is scheduled.",
        leadType: "division_question",
        submitLabel: "Send to AgX in Sierra Leone",
      },
    ],
    related: [
      above,
      "/start-business/sierra-leone",
      "/subsidiaries/agx/campus/liberia",
      "/innovation/climate",
    ],
    reviewedOn,
  },
  "/subsidiaries/agx/campus/nigeria": {
    name: "Campus in Nigeria",
    title: "AgX campus in Nigeria",
    description:
      "The planned AgX campus in Nigeria: why one farming zone must be chosen first, how land and accreditation work, and what a grower can do now.",
    eyebrow: "AgX",
    lead: "From rainforest to the edge of the Sahel, Nigeria holds several farming countries. A campus must choose one. It is planned for 2027–28, and the choice has not been made.",
    contents: true,
    sections: [
      {
        kind: "table",
        id: "farming",
        heading: "Three zones, three first courses",
        lead: "Cassava, yams, maize, oil palm, rice, taro, bananas, vegetables, sorghum and groundnuts lead the national list. Hardly any farm grows them all.",
        sources: [factbook("Nigeria")],
        caption:
          "Three broad farming zones of Nigeria, what grows there, the trouble named most and the course that would come first.",
        columns: [{ label: "Zone" }, { label: "Grows" }, { label: "Trouble" }, { label: "First course" }],
        rows: [
          [
            "Dry north",
            "Sorghum, millet, groundnuts, cowpea, onions, cattle",
            "Short rain, striga weed, routes of herds",
            "Soil cover, legumes against striga, stores against weevils",
          ],
          [
            "Middle Belt",
            "Yam, maize, rice, soya, sesame",
            "Tired soil, costly seed yam, quarrels over grazing",
            "Clean seed yam, rotation, agreements with herders",
          ],
          [
            "South",
            "Cassava, oil palm, cocoa, plantain",
            "Small plots, acid soil, roots that spoil in days",
            "Cassava planting dates and clean processing",
          ],
        ],
      },
      {
        kind: "prose",
        id: "first-lessons",
        heading: "What all three would share",
        paragraphs: [
          "Whatever the zone, the first weeks are to be alike: sampling soil, keeping a field book, working out the cost of a bag. After that, each course goes its way.",
          "One lesson belongs to every zone because it costs lives where it is missing: how farmers and herders agree. Learners would draw a calendar of planting, harvest and passage for one district, sit with both sides, and write down what each needs from the other. Some states have laws on open grazing, and the lesson has to begin with the law in force.",
          "A second common lesson is what spoils after harvest. Cassava has to be grated, pressed and dried within days of lifting; cowpea is eaten by weevils unless its bag is airtight; groundnuts that dried slowly may carry aflatoxin. Saving what has been grown is cheaper than growing more.",
        ],
      },
      {
        kind: "facts",
        id: "needs",
        heading: "What a campus needs here",
        facts: [
          {
            term: "A state that agrees",
            text: "Under the Land Use Act of 1978 land in a state is vested in its governor. Rights of occupancy come from the state or, for rural land, the local government. Families and communities who use it must still be asked and compensated.",
          },
          {
            term: "Safe roads",
            text: "In several areas farmers cannot reach their fields safely. A campus would not be opened where learners would be at risk on the way.",
          },
          {
            term: "Power and water",
            text: "A borehole, panels and a store, as mains are not steady in most rural places.",
          },
          {
            term: "Neighbours who research",
            text: "Nigeria has national institutes for cereals, roots, oil palm and more. A campus should use their varieties and teach what they publish, and has yet to ask them.",
          },
        ],
      },
      {
        kind: "diagram",
        id: "recognition",
        heading: "How recognition would come about",
        lead: "None of these steps has been taken.",
        shape: "lanes",
        caption: "Which authority decides at which stage.",
        nodes: [
          {
            by: "Corporate Affairs Commission",
            title: "A legal person",
            text: "Registered with the Corporate Affairs Commission, with education among its objects.",
          },
          {
            by: "Boards for education",
            title: "Permission to run programmes",
            text: "The National Board for Technical Education inspects colleges of agriculture, polytechnics and vocational centres. Universities are a matter for the National Universities Commission.",
          },
          {
            by: "Boards for education",
            title: "Accreditation of each programme",
            text: "Staff, curriculum, farm and books are looked at one programme at a time, and again after some years.",
          },
          {
            by: "Federal Ministry of Education",
            title: "Certificates from abroad",
            text: "The Federal Ministry of Education evaluates them for use in Nigeria.",
          },
        ],
      },
      {
        kind: "cards",
        id: "now",
        heading: "Before there is a campus",
        groups: [
          {
            name: "Open to anybody",
            cards: [
              {
                title: "Put the firm on record",
                text: "Name, company, tax number: the guide for Nigeria shows what is done online and which capital foreign owners need.",
                href: "/start-business/nigeria",
              },
              {
                title: "Check a college",
                text: "Search the list of the technical education board for name and programme. Fees paid to an unlisted college are hard to get back.",
              },
              {
                title: "Two bags of cowpea",
                text: "Close one airtight with a double liner, one as usual. Open both after three months before your neighbours.",
              },
            ],
          },
        ],
      },
      {
        kind: "ask",
        id: "next",
        heading: "Which zone should come first?",
        lead: "Give your state and local government area, your crop or herd, and the reason your zone should be chosen. Lecturers and extension staff: say what you teach already.",
        leadType: "division_question",
        submitLabel: "Send to AgX in Nigeria",
      },
    ],
    related: [above, "/start-business/nigeria", "/subsidiaries/livestock", "/subsidiaries/agx/campus/ghana"],
    reviewedOn,
  },
};
