import type { Country } from "../record/open/schema.ts";

export const eritrea: Country = {
  "slug": "eritrea",
  "name": "Eritrea",
  "officialName": "State of Eritrea",
  "iso2": "ER",
  "iso3": "ERI",
  "region": "East Africa",
  "otherNames": [
    "Érythrée",
    "Eritreia",
    "إريتريا"
  ],
  "capital": "Asmara",
  "capitals": [
    {
      "name": "Asmara",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 15.333,
    "lon": 38.933
  },
  "centre": {
    "lat": 15,
    "lon": 39
  },
  "borders": [
    "djibouti",
    "ethiopia",
    "sudan"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Tigrinya",
      "official": true
    },
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Tigre",
      "official": false
    },
    {
      "name": "Kunama",
      "official": false
    },
    {
      "name": "Afar",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "ERN",
    "name": "Eritrean nakfa",
    "alsoUsed": []
  },
  "governmentType": "authoritarian presidential state",
  "governmentNote": "Factbook text: authoritarian",
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1993-05-24",
    "from": "Ethiopia",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of civil, customary, and Islamic religious law",
  "callingCode": "+291",
  "timezones": [
    {
      "iana": "Africa/Asmara",
      "utc": "UTC+03:00"
    }
  ],
  "tld": ".er",
  "drivingSide": "right",
  "blocs": [
    "COMESA",
    "CEN-SAD"
  ],
  "blocNotes": {
    "IGAD": "rejoined in 2023, withdrawal announced in December 2025; status to verify"
  },
  "afcfta": {
    "signed": false,
    "ratified": false,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 6416435,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.16,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 21.7,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 43.3,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 1710000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.503,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 178,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 2535000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "gdp_per_capita_nominal_usd": null,
    "gdp_ppp_usd": {
      "value": 2534000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "lowConfidence": true,
      "note": "constant 2021 USD PPP; the source gives the same as at exchange rates: treat as unreliable"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 700,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "lowConfidence": true,
      "note": "constant 2021 USD PPP; the source gives the same as at exchange rates: treat as unreliable"
    },
    "gdp_growth_pct": {
      "value": 5,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "inflation_pct": {
      "value": 7.4,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "unemployment_pct": {
      "value": 6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 9.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.89,
      "year": 2011,
      "source": "worldbank-wdi-2026",
      "stale": true
    },
    "agriculture_pct_gdp": null,
    "industry_pct_gdp": null,
    "services_pct_gdp": null,
    "external_debt_usd": {
      "value": 461376000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 132.8,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 191694000,
      "year": 2019,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "remittances_pct_gdp": null,
    "current_account_usd": null,
    "exports_usd": {
      "value": 624300000,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "imports_usd": {
      "value": 494229000,
      "year": 2010,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "logistics_performance": {
      "value": 2.09,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 155,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 5,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true,
      "review": "sales tax, not VAT; several rates"
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 83.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 30,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 216,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 55.4,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 20,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 59,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 11,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 16000,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 306,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": null,
    "ease_rank": {
      "value": 189,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 21.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 185,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 52.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 13,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 84,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 21.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 93.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 78,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 490,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 13,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 177,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 27.5,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 52,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 25.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 23.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 17.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 2.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 0.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 2.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 5.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.412,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 128,
      "of": 163
    },
    "economic_freedom": {
      "value": 39.6,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": null,
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 117600,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 2234,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 3607003,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 2535000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "gold",
      "potash",
      "zinc",
      "copper",
      "salt",
      "possibly oil and natural gas",
      "fish"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "food processing",
      "beverages",
      "clothing and textiles",
      "light manufacturing",
      "salt",
      "cement"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sorghum",
      "milk",
      "barley",
      "vegetables",
      "root vegetables",
      "cereals",
      "pulses",
      "wheat",
      "beef",
      "maize"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "copper ore",
      "zinc ore",
      "gold",
      "garments",
      "liquor"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "trucks",
      "sorghum",
      "construction vehicles",
      "wheat flours",
      "other foods"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "China",
        "pct": 67
      },
      {
        "country": "United Arab Emirates",
        "pct": 26
      },
      {
        "country": "Philippines",
        "pct": 5
      },
      {
        "country": "Italy",
        "pct": 1
      },
      {
        "country": "Croatia",
        "pct": 1
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 32
      },
      {
        "country": "United Arab Emirates",
        "pct": 27
      },
      {
        "country": "Türkiye",
        "pct": 9
      },
      {
        "country": "United States",
        "pct": 7
      },
      {
        "country": "Italy",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Assab",
      "Massawa"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 2
  },
  "pavedRoadsKm": 1600,
  "cities": [
    {
      "name": "Asmara",
      "population": 1073000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Keren",
      "Massawa",
      "Assab",
      "Mendefera",
      "Barentu",
      "Adi Keyh",
      "Edd",
      "Dekemhare"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 84,
      "max": 84
    },
    "costLocal": null,
    "minCapital": {
      "amount": 15000,
      "currency": "ERN"
    },
    "oneStopShop": null,
    "online": null,
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Deposit the initial capital",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "partners' identity documents"
        ],
        "get": "bank statement of deposit",
        "cost": {
          "amount": 0,
          "currency": "ERN",
          "note": "no charge"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": "Transitional Commercial Code of Eritrea",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "db17",
          "wc"
        ]
      },
      {
        "order": 2,
        "what": "Search the company name",
        "institution": "Business Licensing Office, Ministry of Trade and Industry",
        "institutionUrl": null,
        "bring": [
          "proposed name"
        ],
        "get": "name clearance",
        "cost": {
          "amount": 0,
          "currency": "ERN",
          "note": "no charge"
        },
        "days": {
          "min": 2,
          "max": 2
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "db17"
        ]
      },
      {
        "order": 3,
        "what": "Notarise memorandum and articles",
        "institution": "Notary",
        "institutionUrl": null,
        "bring": [
          "memorandum and articles",
          "identity documents"
        ],
        "get": "notarised statutes",
        "cost": {
          "amount": 715.2,
          "currency": "ERN",
          "note": "with stamp duty"
        },
        "days": {
          "min": 3,
          "max": 3
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "db17",
          "rhea"
        ]
      },
      {
        "order": 4,
        "what": "Register in the commercial registry",
        "institution": "Business Licensing Office, Ministry of Trade and Industry",
        "institutionUrl": null,
        "bring": [
          "five or six copies of the statutes",
          "bank statement",
          "share certificates"
        ],
        "get": "registration certificate",
        "cost": {
          "amount": 0,
          "currency": "ERN",
          "note": "no charge"
        },
        "days": {
          "min": 7,
          "max": 7
        },
        "online": null,
        "law": "Proclamation 72/1995, amended by 128/2002",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "db17",
          "wc"
        ]
      },
      {
        "order": 5,
        "what": "Publish the incorporation notice",
        "institution": "Ministry of Information, Hadas Eritrea",
        "institutionUrl": null,
        "bring": [
          "registration certificate"
        ],
        "get": "published notice, 30 days for objections",
        "cost": {
          "amount": 600,
          "currency": "ERN",
          "note": "from; 600 to 1,000"
        },
        "days": {
          "min": 33,
          "max": 33
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "db17",
          "rhea"
        ]
      },
      {
        "order": 6,
        "what": "Obtain tax number and clearance",
        "institution": "Inland Revenue Department",
        "institutionUrl": null,
        "bring": [
          "registration certificate",
          "statutes"
        ],
        "get": "TIN and tax clearance",
        "cost": null,
        "days": {
          "min": 8,
          "max": 8
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "rhea",
          "onepng"
        ]
      },
      {
        "order": 7,
        "what": "Apply for the business licence",
        "institution": "Business Licensing Office, Ministry of Trade and Industry",
        "institutionUrl": null,
        "bring": [
          "tax clearance",
          "property title or lease"
        ],
        "get": "business licence",
        "cost": {
          "amount": 500,
          "currency": "ERN",
          "note": "from; 500 to 1,000"
        },
        "days": {
          "min": 14,
          "max": 14
        },
        "online": null,
        "law": "Proclamation 72/1995, amended by 128/2002",
        "for": "all",
        "status": "sourced",
        "sources": [
          "rhea",
          "onepng"
        ]
      },
      {
        "order": 8,
        "what": "Obtain the municipality's approval",
        "institution": "Local municipality",
        "institutionUrl": null,
        "bring": [
          "business licence",
          "premises documents"
        ],
        "get": "municipal approval",
        "cost": {
          "amount": 100,
          "currency": "ERN",
          "note": "from; 100 to 500, 2012"
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
          "onepng"
        ]
      },
      {
        "order": 9,
        "what": "Notify the labour ministry",
        "institution": "Ministry of Labour and Human Welfare",
        "institutionUrl": null,
        "bring": [
          "business licence",
          "staff list"
        ],
        "get": "notification receipt",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "onepng"
        ]
      },
      {
        "order": 10,
        "what": "Register as a sole business person",
        "institution": "Business Licensing Office, Ministry of Trade and Industry",
        "institutionUrl": null,
        "bring": [
          "recent passport photo",
          "earlier licence, if any",
          "power of attorney for an agent",
          "regulator's permit, if needed"
        ],
        "get": "registration and business licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Proclamation 72/1995, amended by 128/2002",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "wc"
        ]
      }
    ],
    "duties": [
      {
        "what": "Sales tax (no VAT)",
        "when": "monthly",
        "institution": "Inland Revenue Department",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Corporate income tax",
        "when": "yearly",
        "institution": "Inland Revenue Department",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Salary tax withheld",
        "when": "monthly",
        "institution": "Inland Revenue Department",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Municipal taxes on profit, land and buildings",
        "when": "yearly",
        "institution": "Municipality",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Renewal of the business licence",
        "when": "yearly",
        "institution": "Business Licensing Office, Ministry of Trade and Industry",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "db17",
        "title": "Starting a business in Eritrea, 2017 edition",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/eritrea/starting-a-business",
        "year": 2017
      },
      {
        "id": "dbtax",
        "title": "Paying taxes in Eritrea, 2017 edition",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/eritrea?topic=paying-taxes",
        "year": 2017
      },
      {
        "id": "rhea",
        "title": "Eritrea incorporation (World Bank Doing Business text)",
        "publisher": "Rheasilvia",
        "url": "https://rheasilvia.com/eritrea-incorporation/",
        "year": null
      },
      {
        "id": "wc",
        "title": "Business registration in Eritrea",
        "publisher": "COMESA, 50 Million African Women Speak",
        "url": "https://www.womenconnect.org/web/eritrea/business-registration",
        "year": null
      },
      {
        "id": "onepng",
        "title": "Guide to starting a business in Eritrea (World Bank Doing Business text)",
        "publisher": "Onepng",
        "url": "https://mine.onepng.com/2012/12/guide-to-starting-business-in-eritrea.html",
        "year": 2012
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020 indicators, as held in the project's country data (copy in JoaoAcharanR/doing-business)",
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
      "All amounts are World Bank figures of 2012–2017, before later currency and licensing changes",
      "Eighty-four days and thirteen procedures are the World Bank's 2020 count; the licensing office says a licence takes 30 minutes once papers are complete",
      "Company registration is handled in Asmara only",
      "Tax number cost: free in one copy, ERN 450 in an older one",
      "No official website known for the licensing office; no online filing confirmed",
      "Foreign investors deal with the Eritrean Investment Center; conditions not found",
      "Tax calendar days not found; frequencies are World Bank data for 2015"
    ]
  },
  "agencies": [
    {
      "role": "central-bank",
      "name": "Bank of Eritrea",
      "url": null,
      "source": "central-banks-list",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Business Licensing Office, Ministry of Trade and Industry",
      "role": "registry",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Inland Revenue Department",
      "role": "tax",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Eritrean Investment Center",
      "role": "investment",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Eritrean National Chamber of Commerce",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "National Statistics Office",
      "role": "statistics",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Customs Department",
      "role": "customs",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Private limited company",
      "abbr": "PLC",
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
      "name": "Partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Sole proprietorship",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Commercial Bank of Eritrea",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Housing and Commerce Bank of Eritrea",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [],
    "instant": [],
    "cardSwitches": [],
    "regional": [],
    "fxRegime": "peg to USD at 15",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": null,
    "foreignCurrencyStatus": null
  }
};
