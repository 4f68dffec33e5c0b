import type { Mobility } from "../../record/open/mobility-schema.ts";

export const algeria: Mobility = {
  "slug": "algeria",
  "evisa": null,
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 5,
    "visaOnArrival": 0,
    "evisaOrEta": 0,
    "visaRequired": 48,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [
    {
      "bloc": "AMU",
      "what": "3 of 4 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 48,
    "score": 0.113,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Work permit",
      "institution": "Ministry of Labour (wilaya employment office)",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Residence card",
      "institution": "Wilaya administration",
      "for": "stays over three months",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Ministry of Foreign Affairs and the National Community Abroad",
      "what": "public body for Algerians abroad",
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
      "name": "Université des Sciences et de la Technologie Houari Boumediene",
      "url": "https://www.usthb.dz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université Mentouri Constantine",
      "url": "https://www.umc.edu.dz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université Abou Bekr Belkaid, Tlemcen",
      "url": "https://www.univ-tlemcen.dz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Béjaia",
      "url": "https://www.univ-bejaia.dz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université Badji Mokhtar",
      "url": "https://www.univ-annaba.dz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Ministry of Higher Education, equivalence of diplomas",
    "url": "https://www.mesrs.dz/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "Arabic",
    "French",
    "English"
  ],
  "emergency": {
    "police": "1548",
    "ambulance": "14",
    "fire": "14",
    "note": "police also 17; civil protection also 1021",
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
      "C",
      "F"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1949 Geneva Convention on Road Traffic (international driving permit)",
    "status": "sourced",
    "sources": [
      "road-1949"
    ]
  }
};
