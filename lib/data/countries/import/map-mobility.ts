type Known = { status: string; sources: string[] };

/** The parts of a mobility.json entry that the importer reads. The strict schema validates them. */
export type RawMobility = {
  slug: string;
  entry: {
    evisa:
      | (Known & {
          kind: string;
          url: string | null;
          url_status: string | null;
          passports?: { listed: number; of: number };
        })
      | null;
    visa_on_arrival_note: string | null;
    visa_on_arrival_source: string | null;
    african_passports: Known & Record<string, unknown>;
    free_movement: (Known & { bloc: string; what: string; days: number | null })[];
    african_visa_openness: Record<string, unknown> & { latest_rank?: unknown };
  };
  work_residence: (Known & { permit: string; institution: string; for: string })[];
  diaspora: (Known & { programme: string; what: string; url: string | null })[];
  dual_citizenship: string | null;
  dual_citizenship_detail: {
    status: string | null;
    sources: string[];
    as_of: number;
    as_of_kind: string;
    note: string | null;
  };
  study: {
    public_universities: (Known & { name: string; url: string })[];
    recognition_body: { name: string; url: string | null } | null;
    recognition_body_status: string | null;
    language_of_instruction: string[];
  };
  health_emergency: Known & {
    numbers: { police: string | null; ambulance: string | null; fire: string | null };
    note: string | null;
    yellow_fever_scope: string;
    yellow_fever_year: number | null;
    yellow_fever_sources?: string[];
    yellow_fever_risk_zone: { value: boolean; source: string };
  };
  plugs: string[];
  plugs_status: string;
  plugs_sources: string[];
  driving_permit_note: string | null;
  driving_permit_status: string | null;
  driving_permit_sources: string[];
};

function mapEntry({ entry }: RawMobility) {
  const { evisa, african_passports: passports, african_visa_openness: openness } = entry;
  const { latest_rank: latest = null, ...ranked } = openness;
  return {
    evisa: evisa && {
      kind: evisa.kind,
      url: evisa.url,
      urlStatus: evisa.url_status,
      passports: evisa.passports ?? null,
      status: evisa.status,
      sources: evisa.sources,
    },
    visaOnArrival: entry.visa_on_arrival_note && {
      note: entry.visa_on_arrival_note,
      source: entry.visa_on_arrival_source,
    },
    africanPassports: {
      visaFree: passports["visa_free"],
      visaOnArrival: passports["visa_on_arrival"],
      evisaOrEta: passports["evisa_or_eta"],
      visaRequired: passports["visa_required"],
      noAdmission: passports["no_admission"],
      year: passports["year"],
      status: passports.status,
      sources: passports.sources,
    },
    freeMovement: entry.free_movement,
    visaOpenness: { ...ranked, latest },
  };
}

function mapHealth({ health_emergency: health }: RawMobility) {
  return {
    emergency: { ...health.numbers, note: health.note, status: health.status, sources: health.sources },
    yellowFever: {
      scope: health.yellow_fever_scope,
      year: health.yellow_fever_year,
      sources: health.yellow_fever_sources ?? [],
      inRiskZone: health.yellow_fever_risk_zone.value,
      riskZoneSource: health.yellow_fever_risk_zone.source,
    },
  };
}

/** Maps one entry of mobility.json. The strict schema validates it after the merge. */
export function mapMobility(raw: RawMobility) {
  const { study, dual_citizenship_detail: dual } = raw;
  return {
    ...mapEntry(raw),
    permits: raw.work_residence,
    diaspora: raw.diaspora,
    dualCitizenship: raw.dual_citizenship && {
      rule: raw.dual_citizenship,
      asOf: dual.as_of,
      asOfKind: dual.as_of_kind,
      note: dual.note,
      status: dual.status,
      sources: dual.sources,
    },
    universities: study.public_universities,
    recognitionBody: study.recognition_body && {
      ...study.recognition_body,
      status: study.recognition_body_status,
    },
    teachingLanguages: study.language_of_instruction,
    ...mapHealth(raw),
    plugs: { types: raw.plugs, status: raw.plugs_status, sources: raw.plugs_sources },
    drivingPermit: raw.driving_permit_note && {
      note: raw.driving_permit_note,
      status: raw.driving_permit_status,
      sources: raw.driving_permit_sources,
    },
  };
}
