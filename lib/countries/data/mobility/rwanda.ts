import type { Mobility } from "../../record/open/mobility-schema.ts";

export const rwanda: Mobility = {
  "slug": "rwanda",
  "evisa": {
    "kind": "e-visa",
    "url": "https://irembo.gov.rw/",
    "urlStatus": "indicative",
    "passports": {
      "listed": 1,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 89 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 53,
    "visaOnArrival": 0,
    "evisaOrEta": 0,
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
      "bloc": "All African states",
      "what": "visa-free entry for 53 of 53 other African passports",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "ECCAS",
      "what": "10 of 10 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "EAC",
      "what": "7 of 7 other members' passports listed as visa-free (February 2026)",
      "days": 180,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "COMESA",
      "what": "20 of 20 other members' passports listed as visa-free (February 2026)",
      "days": 30,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 1,
    "score": 1,
    "year": 2023,
    "source": "avoi-2023",
    "latest": {
      "rank": 1,
      "year": 2025,
      "source": "avoi-2025-allafrica"
    }
  },
  "permits": [
    {
      "permit": "Work and residence permits by class",
      "institution": "Directorate General of Immigration and Emigration",
      "for": "employees, investors and self-employed",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Rwandan Community Abroad",
      "what": "unit of the Ministry of Foreign Affairs",
      "url": null,
      "status": "indicative",
      "sources": []
    },
    {
      "programme": "Rwanda Day",
      "what": "recurring diaspora gathering",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "allowed",
    "asOf": 2020,
    "note": null,
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "University of Rwanda",
      "url": "https://www.ur.ac.rw/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Rwanda Polytechnic",
      "url": "https://www.rp.ac.rw/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": {
    "name": "Higher Education Council",
    "url": "https://www.hec.gov.rw/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "112",
    "ambulance": "912",
    "fire": "112",
    "note": "traffic police 113",
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
      "C",
      "J"
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
