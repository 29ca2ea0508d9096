/** A notice that must be shown for imported data, in the words of its licence. */
export interface Attribution {
  readonly source: 'ESCO' | 'O*NET' | 'NOC' | 'ROME';
  readonly version: string;
  readonly licence: string;
  readonly url: string;
  readonly text: { readonly fr: string; readonly en: string };
}

const attributions: Readonly<Record<string, Attribution>> = {
  esco: {
    source: 'ESCO',
    version: '1.2.0',
    licence: 'CC BY 4.0 (2011/833/EU)',
    url: 'https://esco.ec.europa.eu',
    text: {
      fr: 'Ce service utilise la classification ESCO de la Commission européenne. Les données ont été modifiées : fusionnées et réduites.',
      en: 'This service uses the ESCO classification of the European Commission. The data were modified: merged and reduced.',
    },
  },
  onet: {
    source: 'O*NET',
    version: '29.2',
    licence: 'CC BY 4.0',
    url: 'https://www.onetcenter.org/database.html',
    text: {
      fr: 'Contient des données de l’O*NET 29.2 Database du U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), utilisées sous licence CC BY 4.0. O*NET® est une marque de USDOL/ETA. Données modifiées ; USDOL/ETA n’a ni approuvé, ni endossé, ni testé ces modifications.',
      en: 'This page includes information from the O*NET 29.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Modified; USDOL/ETA has not approved, endorsed, or tested these modifications.',
    },
  },
  noc: {
    source: 'NOC',
    version: '2021 v1.0',
    licence: 'Open Government Licence – Canada',
    url: 'https://open.canada.ca/en/open-government-licence-canada',
    text: {
      fr: 'Contient de l’information visée par la Licence du gouvernement ouvert – Canada.',
      en: 'Contains information licensed under the Open Government Licence – Canada.',
    },
  },
  rome: {
    source: 'ROME',
    version: '4.60 (2025), v347 (2021)',
    licence: 'Licence Ouverte / Etalab 2.0',
    url: 'https://www.data.gouv.fr/datasets/repertoire-operationnel-des-metiers-et-des-emplois-rome',
    text: {
      fr: 'Source : ROME – France Travail, version 4.60 (2025) et version 347 (2021).',
      en: 'Source: ROME – France Travail, version 4.60 (2025) and version 347 (2021).',
    },
  },
};

/** The notices that concepts with these ids require. */
export function attributionsOf(ids: Iterable<string>): readonly Attribution[] {
  const prefixes = new Set<string>();
  for (const id of ids) prefixes.add(id.split('/', 1)[0]!);
  const sources = [
    ...(['occupation', 'skill', 'isco'].some((prefix) => prefixes.has(prefix)) ? ['esco'] : []),
    ...(prefixes.has('onet') ? ['onet'] : []),
    ...(prefixes.has('noc') ? ['noc'] : []),
    ...(prefixes.has('rome') ? ['rome'] : []),
  ];
  return sources.map((source) => attributions[source]!);
}
