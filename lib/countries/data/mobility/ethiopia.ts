import type { Mobility } from "../../record/open/mobility-schema.ts";

export const ethiopia: Mobility = {
  "slug": "ethiopia",
  "evisa": {
    "kind": "e-visa",
    "url": "https://www.evisa.gov.et/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 78,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 117 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 2,
    "visaOnArrival": 46,
    "evisaOrEta": 5,
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
      "bloc": "COMESA",
      "what": "2 of 20 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 19,
    "score": 0.762,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Work permit",
      "institution": "Ministry of Labor and Skills",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Investment visa and work permit",
      "institution": "Ethiopian Investment Commission",
      "for": "investors and their staff",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Residence permit",
      "institution": "Immigration and Citizenship Service",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Ethiopian Origin ID Card (Yellow Card)",
      "what": "foreign nationals of Ethiopian origin: no entry visa, residence or work permit; treated as domestic investors",
      "url": "https://sidb.gov.et/index.php/en/diaspora/ethiopian-origin-id-card-the-yellow-card/requirements",
      "status": "sourced",
      "sources": [
        "et-yellow-card",
        "et-proc-270"
      ]
    },
    {
      "programme": "Ethiopian Diaspora Service",
      "what": "public body for the diaspora",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "not allowed",
    "asOf": 2020,
    "note": "Ethiopian Origin ID Card for former nationals and descendants",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "et-yellow-card"
    ]
  },
  "universities": [
    {
      "name": "Addis Ababa University",
      "url": "https://www.aau.edu.et/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Bahir Dar University",
      "url": "https://www.bdu.edu.et/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Jimma University",
      "url": "https://www.ju.edu.et/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Haramaya University",
      "url": "https://www.haramaya.edu.et/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Mekelle University",
      "url": "https://www.mu.edu.et/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Education and Training Authority",
    "url": null,
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "991",
    "ambulance": "907",
    "fire": "939",
    "note": "911 also listed",
    "status": "sourced",
    "sources": [
      "emergency-aidlines"
    ]
  },
  "yellowFever": {
    "scope": "country in the risk zone; rule depends on the country of departure, check before travel",
    "year": null,
    "sources": [],
    "inRiskZone": true,
    "riskZoneSource": "yf-nathnac"
  },
  "plugs": {
    "types": [
      "C",
      "E",
      "F",
      "L"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
