import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import {
  type Candidates,
  candidatesOfConcepts,
  candidatesOfItems,
  ExactNames,
} from '../engine/similarity/candidates.js';
import { knowledgeOf } from '../engine/similarity/knowledge.js';
import { itemKinds, type RankItem } from '../engine/similarity/rank-item.js';
import { Ranker } from '../engine/similarity/ranker.js';
import { learnSimilarity, type SimilarityModel, similarityOf } from '../engine/similarity/similarity-model.js';
import { buildOntology } from '../engine/ontology/ontology.js';
import { sectors } from '../lexicon/sectors/index.js';
import type { LearntFiles } from './learnt-files.js';
import { whyOutdated } from './taxonomy-version.js';

const words = z.union([z.array(z.string()), z.string().transform((text) => [text])]).nullish();
const text = z.string().nullish();

/** One line of a file of queries or candidates. Fields that are null count as left out, others are passed over. */
const rankLine = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String),
    kind: z.enum(itemKinds),
    lang: text,
    text,
    title: text,
    skills: words,
    experience: words,
    description: text,
    requirements: words,
  })
  .transform(({ lang, experience, ...line }): RankItem => ({
    ...Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null && value !== undefined)),
    id: line.id,
    kind: line.kind,
    lang: languageOf(lang),
    experience: experience?.join('\n'),
  }));

/** « fr-CA » is French; a language that is neither is not told. */
function languageOf(tag: string | null | undefined): 'fr' | 'en' | undefined {
  const language = tag?.slice(0, 2).toLowerCase();
  return language === 'fr' || language === 'en' ? language : undefined;
}

/** A file to rank that cannot be read. The message is one line for the person who typed the command. */
export class UnreadableRankFile extends Error {
  override readonly name = 'UnreadableRankFile';
}

async function* itemsOf(file: string): AsyncGenerator<RankItem> {
  const bytes = createReadStream(file);
  const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  bytes.on('error', (error) => input.destroy(error));
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    yield readLine(line, `${file}:${number}`);
  }
}

function readLine(line: string, where: string): RankItem {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new UnreadableRankFile(`${where}: not JSON`);
  }
  const read = rankLine.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UnreadableRankFile(`${where}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** What is known at a level. @throws UnreadableRankFile when a taxonomy is asked for and none was imported. */
export async function modelOfLevel(level: 1 | 2, files: LearntFiles): Promise<SimilarityModel> {
  if (level === 1) return learnSimilarity(knowledgeOf(buildOntology(sectors)));
  const version = await files.current();
  const stored = version === null ? null : await files.read(version);
  if (!stored) throw new UnreadableRankFile('No taxonomy is imported: npm run taxonomy:import -- --from DIR first.');
  return similarityOf(stored.knowledge, stored.learnt);
}

/** Why what is ranked with at level 2 is not what an import would make today; null when it is, or there is none. */
export async function whyOutdatedModel(files: LearntFiles): Promise<string | null> {
  const version = await files.current();
  return version === null ? null : whyOutdated(version, buildOntology(sectors).version);
}

const taxonomies = {
  // A title may mean a whole unit group (« software developers »).
  'taxonomy:occupations': ['occupation/', 'isco/'],
  'taxonomy:skills': ['skill/'],
} as const;
export type TaxonomyName = keyof typeof taxonomies;

const isTaxonomy = (where: string): where is TaxonomyName => Object.hasOwn(taxonomies, where);

/** What a taxonomy answers with. */
export function candidatesOfTaxonomy(name: TaxonomyName, model: SimilarityModel): Candidates {
  return candidatesOfConcepts(model, (id) => taxonomies[name].some((prefix) => id.startsWith(prefix)));
}

async function candidatesFrom(where: string, model: SimilarityModel): Promise<Candidates> {
  if (isTaxonomy(where)) return candidatesOfTaxonomy(where, model);
  const items: RankItem[] = [];
  for await (const item of itemsOf(where)) items.push(item);
  return candidatesOfItems(items, model, new ExactNames(model.concepts));
}

export interface RankRequest {
  readonly queries: string;
  readonly candidates: string;
  readonly out: string;
  readonly top: number;
}

/** Ranks every query of a file and writes one line each, in their order. @returns how many. */
export async function rankFile(request: RankRequest, model: SimilarityModel): Promise<number> {
  const ranker = new Ranker(model, await candidatesFrom(request.candidates, model));
  const out = createWriteStream(request.out);
  await once(out, 'open');
  let count = 0;
  for await (const query of itemsOf(request.queries)) {
    const line = `${JSON.stringify({ id: query.id, ranked: ranker.rank(query, request.top) })}\n`;
    if (!out.write(line)) await once(out, 'drain');
    count += 1;
  }
  out.end();
  await once(out, 'finish');
  return count;
}
