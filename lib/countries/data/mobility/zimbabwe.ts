import type { Mobility } from "../../record/open/mobility-schema.ts";

export const zimbabwe: Mobility = {
  "slug": "zimbabwe",
  "evisa": {
    "kind": "e-visa",
    "url": "https://www.evisa.gov.zw/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 54,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 103 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 17,
    "visaOnArrival": 10,
    "evisaOrEta": 26,
    "visaRequired": 0,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [
    {
      "bloc": "SADC",
      "what": "14 of 15 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "COMESA",
      "what": "9 of 20 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 24,
    "score": 0.472,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Temporary employment permit",
      "institution": "Department of Immigration",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Investor's residence permit",
      "institution": "Department of Immigration, with ZIDA",
      "for": "licensed investors",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Diaspora directorate, Ministry of Foreign Affairs",
      "what": "public body for the diaspora",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "no loss for citizens who take another nationality; renunciation on naturalisation",
    "status": "sourced",
    "sources": [
      "globalcit-2020"
    ]
  },
  "universities": [
    {
      "name": "University of Zimbabwe",
      "url": "https://www.uz.ac.zw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "National University of Science and Technology Bulawayo",
      "url": "https://www.nust.ac.zw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Midlands State University",
      "url": "https://www.msu.ac.zw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Great Zimbabwe University",
      "url": "https://www.gzu.ac.zw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Chinhoyi University of Technology",
      "url": "https://www.cut.ac.zw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "ZIMCHE, Zimbabwe Council for Higher Education",
    "url": "https://www.zimche.ac.zw/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "995",
    "ambulance": "994",
    "fire": "993",
    "note": "999 for all services",
    "status": "sourced",
    "sources": [
      "emergency-rh",
      "emergency-aidlines"
    ]
  },
  "yellowFever": {
    "scope": "at most for arrivals from countries with risk",
    "year": null,
    "sources": [],
    "inRiskZone": false,
    "riskZoneSource": "yf-nathnac"
  },
  "plugs": {
    "types": [
      "D",
      "G"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1949 Geneva and 1968 Vienna Conventions on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
