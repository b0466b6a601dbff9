/** How a country's accounts are named: by IBAN, by a routing number (ABA, BSB), or by BIC and account number (SWIFT). */
export type CountryTag = 'IB' | 'AB' | 'SW';

/**
 * The countries offered, by tag. IBAN countries are those of the IBAN registry, with the territories that share the
 * IBANs of France, Finland and the United Kingdom. Places without banks are left out. Assumed.
 */
const codesByTag = {
  IB: `AD AE AL AT AX AZ BA BE BG BH BI BL BR BY CH CR CY CZ DE DJ DK DO EE EG ES FI FK FO FR GB GE GF GG GI GL GP GR GT
    HN HR HU IE IL IM IQ IS IT JE JO KW KZ LB LC LI LT LU LV LY MC MD ME MF MK MN MQ MR MT MU NC NI NL NO OM PF PK PL PM
    PS PT QA RE RO RS RU SA SC SD SE SI SK SM SO ST SV TL TN TR UA VA VG WF XK YE YT`,
  AB: 'US CA AU ZA',
  SW: `AF AG AI AM AO AR AS AW BB BD BF BJ BM BN BO BQ BS BT BW BZ CD CF CG CI CK CL CM CN CO CU CV CW DM DZ EC ER ET FJ
    FM GA GD GH GM GN GQ GU GW GY HK HT ID IN IR JM JP KE KG KH KI KM KN KP KR KY LA LK LR LS MA MG MH ML MM MO MP MS MV
    MW MX MY MZ NA NE NF NG NP NR NU NZ PA PE PG PH PR PW PY RW SB SG SH SL SN SR SS SX SY SZ TC TD TG TH TJ TM TO TT TV
    TW TZ UG UY UZ VC VE VI VN VU WS ZM ZW`,
} as const satisfies Record<CountryTag, string>;

export const countryTags: ReadonlyMap<string, CountryTag> = new Map(
  (Object.keys(codesByTag) as CountryTag[]).flatMap((tag) => codesByTag[tag].split(/\s+/).map((code) => [code, tag])),
);

/** Shown first, in this order. */
export const topCountries = ['IE', 'FR', 'US', 'AU', 'ES'] as const;
