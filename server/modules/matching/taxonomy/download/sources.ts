/** A file of a classification that is public without registration. */
export interface SourceFile {
  readonly source: 'O*NET' | 'NOC' | 'ROME';
  /** Path below the download folder; a folder if it is an archive. */
  readonly path: string;
  readonly url: string;
  readonly isArchive: boolean;
}

const onet = 'https://www.onetcenter.org/dl_files/database/db_29_2_text';
const noc = 'https://www.statcan.gc.ca/eng/statistical-programs/document/NOC-CNP-2021';
const rome = 'https://api.francetravail.fr/api-nomenclatureemploi/v1/open-data/csv';

const onetFiles = [
  'Occupation Data.txt',
  'Alternate Titles.txt',
  'Sample of Reported Titles.txt',
  'Related Occupations.txt',
  'Task Statements.txt',
];
const nocFiles = ['Structure-V1-eng.csv', 'Structure-V1-fra.csv', 'Element-V1-eng.csv', 'Element-V1-fra.csv'];

/** The publishers' addresses. They change with each release; the attributions name the version. */
export const sourceFiles: readonly SourceFile[] = [
  ...onetFiles.map((name) => ({
    source: 'O*NET' as const,
    path: `onet/${name}`,
    url: `${onet}/${encodeURIComponent(name)}`,
    isArchive: false,
  })),
  ...nocFiles.map((name) => ({
    source: 'NOC' as const,
    path: `noc/${name.replace('-eng', '_en').replace('-fra', '_fr')}`,
    url: `${noc}-${name}`,
    isArchive: false,
  })),
  { source: 'ROME', path: 'rome', url: rome, isArchive: true },
];

/** ESCO is sent by email after accepting its terms, so a program may not download it. */
export const escoByHand =
  'ESCO is not downloaded: accept its terms at https://esco.ec.europa.eu/en/use-esco/download (version 1.2.0, CSV, English and French), unpack what arrives into the folder below, and run this again.';
