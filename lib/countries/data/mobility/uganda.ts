import type { Mobility } from "../../record/open/mobility-schema.ts";

export const uganda: Mobility = {
  "slug": "uganda",
  "evisa": {
    "kind": "e-visa",
    "url": "https://visas.immigration.go.ug/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 158,
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
    "visaFree": 22,
    "visaOnArrival": 0,
    "evisaOrEta": 31,
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
      "bloc": "EAC",
      "what": "6 of 7 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "COMESA",
      "what": "13 of 20 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 30,
    "score": 0.377,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Entry and work permits, classes A to G",
      "institution": "Directorate of Citizenship and Immigration Control",
      "for": "employees, investors and professionals",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Diaspora Services Department, Ministry of Foreign Affairs",
      "what": "public body for the diaspora",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "permission and conditions",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "Makerere University",
      "url": "https://www.mak.ac.ug/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Mbarara University of Science and Technology",
      "url": "https://www.must.ac.ug/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Kyambogo University",
      "url": "https://www.kyu.ac.ug/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Gulu University",
      "url": "https://www.gu.ac.ug/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Busitema University",
      "url": "https://www.busitema.ac.ug/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "National Council for Higher Education",
    "url": "https://unche.or.ug/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "999",
    "ambulance": "112",
    "fire": "112",
    "note": "911 also listed for ambulance",
    "status": "sourced",
    "sources": [
      "emergency-rh"
    ]
  },
  "yellowFever": {
    "scope": "asked of all arriving travellers",
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
    "note": "party to the 1949 Geneva Convention on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
