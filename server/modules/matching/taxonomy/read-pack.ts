import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { KnownConcept, KnownName } from '../engine/similarity/knowledge.js';
import { worths } from './concept-drafts.js';
import { csvRecords } from './csv.js';
import { unitGroupOf } from './unit-group.js';

async function* linesOf(file: string): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of lines) yield line;
}

async function readJson<T>(dir: string, name: string): Promise<T[]> {
  const rows: T[] = [];
  for await (const line of linesOf(join(dir, `${name}.jsonl.gz`))) if (line.trim()) rows.push(JSON.parse(line) as T);
  return rows;
}

const readCsv = (dir: string, name: string): Promise<Record<string, string>[]> =>
  csvRecords(linesOf(join(dir, `${name}.csv.gz`)));

interface PackSkill {
  readonly id: number;
  readonly u: string;
  readonly en: string;
  readonly fr: string | null;
  readonly ae: readonly string[];
  readonly ar: readonly string[];
  readonly af: readonly string[];
  readonly d: string | null;
  readonly df: string | null;
}
interface PackOccupation extends Omit<PackSkill, 'ar'> {
  readonly isco: string;
}

const inEnglish = (text: string, worth: number): KnownName => ({ text, language: 'en', worth });
const inFrench = (text: string, worth: number): KnownName => ({ text, language: 'fr', worth });

function textsOf(en: string | null | undefined, fr: string | null | undefined): KnownConcept['texts'] {
  return [
    ...(en ? [{ text: en, language: 'en' as const }] : []),
    ...(fr ? [{ text: fr, language: 'fr' as const }] : []),
  ];
}

export async function isPack(dir: string): Promise<boolean> {
  return access(join(dir, 'esco_skills.jsonl.gz')).then(
    () => true,
    () => false,
  );
}

function group(rows: readonly Record<string, string>[], key: string): Map<string, Record<string, string>[]> {
  const groups = new Map<string, Record<string, string>[]>();
  for (const row of rows) {
    const list = groups.get(row[key]!);
    if (list) list.push(row);
    else groups.set(row[key]!, [row]);
  }
  return groups;
}

async function readEsco(dir: string): Promise<KnownConcept[]> {
  const skills = await readJson<PackSkill>(dir, 'esco_skills');
  const occupations = await readJson<PackOccupation>(dir, 'esco_occupations');
  const skillIds = new Map(skills.map(({ id, u }) => [String(id), `skill/${u}`]));
  const needed = group(await readCsv(dir, 'esco_occupation_skill'), 'occupation_id');
  const related = group(await readCsv(dir, 'esco_skill_skill'), 'skill_id');
  const idsOf = (rows: readonly Record<string, string>[] | undefined, column: string): string[] =>
    (rows ?? []).flatMap((row) => skillIds.get(row[column]!) ?? []);
  return [
    ...occupations.map((row): KnownConcept => ({
      id: `occupation/${row.u}`,
      kind: 'occupation',
      names: [
        inEnglish(row.en, worths.main),
        ...(row.fr ? [inFrench(row.fr, worths.main)] : []),
        ...row.ae.map((text) => inEnglish(text, worths.alternative)),
        ...row.af.map((text) => inFrench(text, worths.alternative)),
      ],
      texts: textsOf(row.d, row.df),
      near: idsOf(
        (needed.get(String(row.id)) ?? []).filter(({ relation }) => relation === 'e'),
        'skill_id',
      ),
    })),
    ...skills.map((row): KnownConcept => ({
      id: `skill/${row.u}`,
      kind: 'skill',
      names: [
        inEnglish(row.en, worths.main),
        ...(row.fr ? [inFrench(row.fr, worths.main)] : []),
        ...row.ae.map((text) => inEnglish(text, worths.alternative)),
        ...row.ar.map((text) => inEnglish(text, worths.recovered)),
        ...row.af.map((text) => inFrench(text, worths.alternative)),
      ],
      texts: textsOf(row.d, row.df),
      near: idsOf(related.get(String(row.id)), 'related_skill_id'),
    })),
  ];
}

interface PackGroup {
  readonly u: string;
  readonly en: string;
  readonly fr: string | null;
  readonly d: string | null;
}

async function readGroups(dir: string): Promise<KnownConcept[]> {
  const groups = await readJson<PackGroup>(dir, 'esco_groups');
  return groups
    .filter(({ u }) => unitGroupOf(u) !== null)
    .map(({ u, en, fr, d }) => ({
      id: u,
      kind: 'occupation',
      names: [inEnglish(en, worths.group), ...(fr ? [inFrench(fr, worths.group)] : [])],
      texts: textsOf(d, null),
      near: [],
    }));
}

interface OnetRow {
  readonly soc: string;
  readonly title: string;
  readonly d: string;
}

async function readOnet(dir: string): Promise<KnownConcept[]> {
  const titles = group(await readCsv(dir, 'onet_titles'), 'soc');
  const tasks = group(await readCsv(dir, 'onet_tasks'), 'soc');
  const related = group(
    (await readCsv(dir, 'onet_related')).filter(({ tier }) => tier === 'Primary-Short'),
    'soc',
  );
  return (await readJson<OnetRow>(dir, 'onet_occupations')).map(({ soc, title, d }) => ({
    id: `onet/${soc}`,
    kind: 'occupation',
    names: [
      inEnglish(title, worths.main),
      ...(titles.get(soc) ?? []).flatMap((row) => [
        inEnglish(row['title']!, worths.alternative),
        ...(row['short_title'] ? [inEnglish(row['short_title'], worths.recovered)] : []),
      ]),
    ],
    texts: textsOf([d, ...(tasks.get(soc) ?? []).map(({ task }) => task)].join(' '), null),
    near: (related.get(soc) ?? []).map((row) => `onet/${row['related_soc']}`),
  }));
}

interface NocRow {
  readonly noc: string;
  readonly level: number;
  readonly en: string;
  readonly d: string | null;
  readonly fr?: string;
  readonly df?: string;
}

async function readNoc(dir: string): Promise<KnownConcept[]> {
  const titles = group(await readCsv(dir, 'noc2021_titles_en'), 'noc');
  return (await readJson<NocRow>(dir, 'noc2021'))
    .filter(({ level }) => level === 5)
    .map(({ noc, en, d, fr, df }) => ({
      id: `noc/${noc}`,
      kind: 'occupation',
      names: [
        inEnglish(en, worths.main),
        ...(fr ? [inFrench(fr, worths.main)] : []),
        ...(titles.get(noc) ?? []).map((row) => inEnglish(row['title']!, worths.alternative)),
      ],
      texts: textsOf(d, df),
      near: [],
    }));
}

async function readRome(dir: string): Promise<KnownConcept[]> {
  const labels = group(await readCsv(dir, 'rome_appellations'), 'rome');
  const definitions = new Map(
    (await readCsv(dir, 'rome_definitions')).map((row) => [row['rome']!, row['definition']!]),
  );
  const competences = await readCsv(dir, 'rome_competences');
  const links = group(await readCsv(dir, 'rome_competence_links'), 'rome');
  const codes = await readCsv(dir, 'rome_codes');
  const occupations = codes
    .filter(({ rome }) => labels.has(rome!))
    .map((row): KnownConcept => {
      const rome = row['rome']!;
      const definition = definitions.get(rome);
      return {
        id: `rome/${rome}`,
        kind: 'occupation',
        names: [
          inFrench(row['label']!, worths.main),
          ...labels.get(rome)!.map(({ label }) => inFrench(label!, worths.alternative)),
        ],
        texts: definition ? textsOf(null, definition) : [],
        near: (links.get(rome) ?? []).map((link) => `rome-skill/${link['competence_ogr']}`),
      };
    });
  const skills = competences.map((row): KnownConcept => ({
    id: `rome-skill/${row['ogr']}`,
    kind: 'skill',
    names: [inFrench(row['label']!, worths.main)],
    texts: [],
    near: [],
  }));
  return [...occupations, ...skills];
}

/** All concepts of the compact pack in `dir`. */
export async function readPack(dir: string): Promise<readonly KnownConcept[]> {
  return [
    ...(await readEsco(dir)),
    ...(await readGroups(dir)),
    ...(await readOnet(dir)),
    ...(await readNoc(dir)),
    ...(await readRome(dir)),
  ];
}
