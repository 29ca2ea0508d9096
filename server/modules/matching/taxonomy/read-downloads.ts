import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { KnownLanguage } from '../engine/similarity/knowledge.js';
import { ConceptDrafts, worths } from './concept-drafts.js';
import { csvRecords } from './csv.js';
import { unitGroupOf } from './unit-group.js';

type Row = Readonly<Record<string, string>>;

/** A table of an official download. Recognized by its columns, because file names change with each release. */
interface Table {
  readonly columns: readonly string[];
  read(row: Row, drafts: ConceptDrafts, file: string): void;
}

const tail = (uri: string): string => uri.slice(uri.lastIndexOf('/') + 1);
const languageOf = (file: string): KnownLanguage => (/[_-]fr\b|fran|_fr[._]/i.test(file) ? 'fr' : 'en');
const several = (cell: string | undefined): readonly string[] =>
  (cell ?? '')
    .split(/\n|\s\|\s/)
    .map((name) => name.trim())
    .filter(Boolean);

function readEsco(kind: 'occupation' | 'skill'): Table['read'] {
  return (row, drafts, file) => {
    const language = languageOf(file);
    const draft = drafts.of(`${kind}/${tail(row['conceptUri']!)}`, kind);
    draft.main(row['preferredLabel']!, language);
    for (const name of several(row['altLabels'])) draft.alternative(name, language);
    draft.text(row['description'], language);
  };
}

/** Tables of other group levels look the same, so skip ids that are not unit groups. */
function readGroup(row: Row, drafts: ConceptDrafts, file: string): void {
  const id = unitGroupOf(row['conceptUri']!);
  if (id === null) return;
  const language = languageOf(file);
  const draft = drafts.of(id, 'occupation');
  draft.main(row['preferredLabel']!, language, worths.group);
  draft.text(row['description'], language);
}

const tables: readonly Table[] = [
  { columns: ['conceptUri', 'iscoGroup', 'preferredLabel', 'altLabels'], read: readEsco('occupation') },
  { columns: ['conceptUri', 'skillType', 'preferredLabel', 'altLabels'], read: readEsco('skill') },
  { columns: ['conceptUri', 'code', 'preferredLabel'], read: readGroup },
  {
    columns: ['occupationUri', 'relationType', 'skillUri'],
    read: (row, drafts) => {
      if (row['relationType'] !== 'essential') return;
      drafts.of(`occupation/${tail(row['occupationUri']!)}`, 'occupation').near(`skill/${tail(row['skillUri']!)}`);
    },
  },
  {
    columns: ['originalSkillUri', 'relatedSkillUri'],
    read: (row, drafts) =>
      drafts.of(`skill/${tail(row['originalSkillUri']!)}`, 'skill').near(`skill/${tail(row['relatedSkillUri']!)}`),
  },
  {
    columns: ['O*NET-SOC Code', 'Title', 'Description'],
    read: (row, drafts) => {
      const draft = drafts.of(`onet/${row['O*NET-SOC Code']}`, 'occupation');
      draft.main(row['Title']!, 'en');
      draft.text(row['Description'], 'en');
    },
  },
  {
    columns: ['O*NET-SOC Code', 'Alternate Title'],
    read: (row, drafts) => {
      const draft = drafts.of(`onet/${row['O*NET-SOC Code']}`, 'occupation');
      draft.alternative(row['Alternate Title']!, 'en');
      if (row['Short Title'] && row['Short Title'] !== 'n/a') draft.alternative(row['Short Title'], 'en');
    },
  },
  {
    columns: ['O*NET-SOC Code', 'Reported Job Title'],
    read: (row, drafts) =>
      drafts.of(`onet/${row['O*NET-SOC Code']}`, 'occupation').alternative(row['Reported Job Title']!, 'en'),
  },
  {
    columns: ['O*NET-SOC Code', 'Related O*NET-SOC Code', 'Relatedness Tier'],
    read: (row, drafts) => {
      if (row['Relatedness Tier'] !== 'Primary-Short') return;
      drafts.of(`onet/${row['O*NET-SOC Code']}`, 'occupation').near(`onet/${row['Related O*NET-SOC Code']}`);
    },
  },
  {
    columns: ['O*NET-SOC Code', 'Task ID', 'Task'],
    read: (row, drafts) => drafts.of(`onet/${row['O*NET-SOC Code']}`, 'occupation').text(row['Task'], 'en'),
  },
  nocTable(['Level', 'Code - NOC 2021 V1.0', 'Class title', 'Class definition'], 'en'),
  nocTable(['Niveau', 'Code - CNP 2021 V1.0', 'Titres de classes', 'Définitions de la classe'], 'fr'),
  nocTitles(['Code - NOC 2021 V1.0', 'Element Type Label English', 'Element Description English'], 'en'),
  nocTitles(['Code - CNP 2021 V1.0', "Nom du type d'élément", "Description d'élément"], 'fr'),
  {
    columns: ['code_rome', 'libelle_rome'],
    read: (row, drafts) => drafts.of(`rome/${row['code_rome']}`, 'occupation').main(row['libelle_rome']!, 'fr'),
  },
  {
    columns: ['code_rome', 'libelle_appellation_long'],
    read: (row, drafts) =>
      drafts.of(`rome/${row['code_rome']}`, 'occupation').alternative(row['libelle_appellation_long']!, 'fr'),
  },
  {
    columns: ['code_rome', 'libelle_type_texte', 'libelle_texte'],
    read: (row, drafts) => {
      if (!/d[ée]finition/i.test(row['libelle_type_texte']!)) return;
      drafts.of(`rome/${row['code_rome']}`, 'occupation').text(row['libelle_texte'], 'fr');
    },
  },
];

const UNIT_GROUP = '5';

function nocTable(columns: readonly [string, string, string, string], language: KnownLanguage): Table {
  const [level, code, title, definition] = columns;
  return {
    columns,
    read: (row, drafts) => {
      if (row[level] !== UNIT_GROUP) return;
      const draft = drafts.of(`noc/${row[code]}`, 'occupation');
      draft.main(row[title]!, language);
      draft.text(row[definition], language);
    },
  };
}

const EXAMPLES = /titles?|examples?|exemples?|titres?|illustrati/i;

function nocTitles(columns: readonly [string, string, string], language: KnownLanguage): Table {
  const [code, type, text] = columns;
  return {
    columns,
    read: (row, drafts) => {
      if (row[code]?.length !== 5 || !EXAMPLES.test(row[type]!)) return;
      drafts.of(`noc/${row[code]}`, 'occupation').alternative(row[text]!, language);
    },
  };
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  yield* createInterface({ input, crlfDelay: Infinity });
}

async function headOf(file: string): Promise<string> {
  for await (const line of linesOf(file)) return line.replace(/^\uFEFF/, '');
  return '';
}

const separators = [',', '\t', ';', '|'] as const;

/** All concepts in the official downloads below `dir`, of any classification; empty if no file is recognized. */
export async function readDownloads(dir: string): Promise<ReturnType<ConceptDrafts['concepts']>> {
  const drafts = new ConceptDrafts();
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(csv|txt)(\.gz)?$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const head = await headOf(file);
    const separator = separators.find((sign) => head.includes(sign)) ?? ',';
    const columns = new Set(head.split(separator).map((cell) => cell.replace(/^"|"$/g, '').trim()));
    const table = tables.find((each) => each.columns.every((column) => columns.has(column)));
    if (!table) continue;
    for (const row of await csvRecords(linesOf(file), separator)) table.read(row, drafts, file);
  }
  return drafts.concepts();
}
