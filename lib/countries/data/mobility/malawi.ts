import type { Mobility } from "../../record/open/mobility-schema.ts";

export const malawi: Mobility = {
  "slug": "malawi",
  "evisa": {
    "kind": "e-visa",
    "url": "https://evisa.gov.mw/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 50,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 84 of 198 foreign passports (February 2026)",
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
      "what": "12 of 15 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "COMESA",
      "what": "8 of 20 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 25,
    "score": 0.449,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Temporary Employment Permit",
      "institution": "Department of Immigration and Citizenship Services",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Business Residence Permit",
      "institution": "Department of Immigration and Citizenship Services",
      "for": "investors and self-employed",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Diaspora unit, Ministry of Foreign Affairs",
      "what": "public body for the diaspora",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "no loss for citizens; renunciation on naturalisation; one source of 2019 says not allowed",
    "status": "sourced",
    "sources": [
      "globalcit-2020"
    ]
  },
  "universities": [
    {
      "name": "University of Malawi",
      "url": "https://www.unima.ac.mw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Malawi University of Business and Applied Sciences",
      "url": "https://www.mubas.ac.mw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Lilongwe University of Agriculture and Natural Resources",
      "url": "https://www.luanar.ac.mw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Malawi University of Science and Technology",
      "url": "https://www.must.ac.mw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Mzuzu University",
      "url": "https://www.mzuni.ac.mw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "National Council for Higher Education",
    "url": "https://www.nche.ac.mw/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "997",
    "ambulance": "998",
    "fire": "999",
    "note": "police also 990",
    "status": "sourced",
    "sources": [
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
      "G"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1949 Geneva Convention on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
