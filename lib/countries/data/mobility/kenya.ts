import type { Mobility } from "../../record/open/mobility-schema.ts";

export const kenya: Mobility = {
  "slug": "kenya",
  "evisa": {
    "kind": "eta",
    "url": "https://etakenya.go.ke/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 121,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 52,
    "visaOnArrival": 0,
    "evisaOrEta": 1,
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
      "what": "visa-free entry for 52 of 53 other African passports",
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
      "what": "19 of 20 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 29,
    "score": 0.396,
    "year": 2023,
    "source": "avoi-2023",
    "latest": {
      "rank": 3,
      "year": 2025,
      "source": "avoi-2025-allafrica"
    }
  },
  "permits": [
    {
      "permit": "Work permits by class (A to R)",
      "institution": "Directorate of Immigration Services",
      "for": "employees, professionals, residents",
      "status": "sourced",
      "sources": [
        "ke-permits-2025"
      ]
    },
    {
      "permit": "Class G permit",
      "institution": "Directorate of Immigration Services",
      "for": "investors and business owners",
      "status": "sourced",
      "sources": [
        "ke-permits"
      ]
    },
    {
      "permit": "Class N permit",
      "institution": "Directorate of Immigration Services",
      "for": "remote workers",
      "status": "sourced",
      "sources": [
        "ke-permits-2025",
        "ke-class-n"
      ]
    }
  ],
  "diaspora": [
    {
      "programme": "State Department for Diaspora Affairs",
      "what": "public body for the diaspora",
      "url": "https://diaspora.go.ke/",
      "status": "indicative",
      "sources": []
    },
    {
      "programme": "Dual citizenship",
      "what": "allowed since the Constitution of 2010; former citizens by birth may regain citizenship",
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
      "name": "University of Nairobi",
      "url": "https://www.uonbi.ac.ke/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Kenyatta University",
      "url": "https://www.ku.ac.ke/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Moi University",
      "url": "https://www.mu.ac.ke/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Jomo Kenyatta University of Agriculture and Technology",
      "url": "https://www.jkuat.ac.ke/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Egerton University",
      "url": "https://www.egerton.ac.ke/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Kenya National Qualifications Authority",
    "url": "https://www.knqa.go.ke/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "999",
    "ambulance": "999",
    "fire": "999",
    "note": "112 for all services",
    "status": "sourced",
    "sources": [
      "emergency-rh",
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
      "G"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1968 Vienna Convention on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
