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
import { explainCandidate, type ExplainedCandidate } from '../engine/market.js';
import { buildOntology, type Ontology } from '../engine/ontology/ontology.js';
import { topicsOfBytes } from '../engine/topic/topic-bytes.js';
import { sectors } from '../lexicon/sectors/index.js';
import type { LearntFiles } from './learnt-files.js';
import { ontologyWithTaxonomy } from './ontology-with-taxonomy.js';
import { marketOf } from './rank-market.js';
import { whyOutdated } from './taxonomy-version.js';
import { withoutLexicon } from './with-lexicon.js';

const words = z.union([z.array(z.string()), z.string().transform((text) => [text])]).nullish();
const text = z.string().nullish();

/** One line of a file of queries or candidates. Null fields count as missing; unknown fields are ignored. */
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
    location: text,
    job_type: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP']).nullish(),
  })
  .transform(({ lang, experience, ...line }): RankItem => ({
    ...Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null && value !== undefined)),
    id: line.id,
    kind: line.kind,
    lang: languageOf(lang),
    experience: experience?.join('\n'),
  }));

/** « fr-CA » is French; other languages count as unknown. */
function languageOf(tag: string | null | undefined): 'fr' | 'en' | undefined {
  const language = tag?.slice(0, 2).toLowerCase();
  return language === 'fr' || language === 'en' ? language : undefined;
}

/** A file that cannot be read. The message is one line for the user of the command. */
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

/** The model of a level. @throws UnreadableRankFile if level 2 is requested and no taxonomy was imported. */
export async function modelOfLevel(level: 1 | 2, files: LearntFiles): Promise<SimilarityModel> {
  if (level === 1) return learnSimilarity(knowledgeOf(buildOntology(sectors)));
  const version = await files.current();
  const stored = version === null ? null : await files.read(version);
  if (!stored) throw new UnreadableRankFile('No taxonomy is imported: npm run taxonomy:import -- --from DIR first.');
  return similarityOf(stored.knowledge, stored.learnt);
}

/** Why the model of level 2 is outdated; null if it is current or there is none. */
export async function whyOutdatedModel(files: LearntFiles): Promise<string | null> {
  const version = await files.current();
  return version === null ? null : whyOutdated(version, buildOntology(sectors).version);
}

const taxonomies = {
  // A title can mean a whole unit group (« software developers »).
  'taxonomy:occupations': ['occupation/', 'isco/'],
  'taxonomy:skills': ['skill/'],
} as const;
export type TaxonomyName = keyof typeof taxonomies;

const isTaxonomy = (where: string): where is TaxonomyName => Object.hasOwn(taxonomies, where);

/** The concepts of a taxonomy that can be answers. */
export function candidatesOfTaxonomy(name: TaxonomyName, model: SimilarityModel): Candidates {
  return candidatesOfConcepts(model, (id) => taxonomies[name].some((prefix) => id.startsWith(prefix)));
}

/** The ontology that scores use at a level, from the files of the last import, as a running instance loads it. */
export async function ontologyOfLevel(level: 1 | 2, files: LearntFiles): Promise<Ontology> {
  const lexicon = buildOntology(sectors);
  if (level === 1) return lexicon;
  const version = await files.current();
  const stored = version === null ? null : await files.read(version);
  const topics = version === null ? null : await files.readTopics(version);
  if (!stored || !topics)
    throw new UnreadableRankFile('No taxonomy is imported: npm run taxonomy:import -- --from DIR first.');
  return ontologyWithTaxonomy(lexicon, withoutLexicon(stored.knowledge), topicsOfBytes(topics));
}

export interface RankRequest {
  readonly queries: string;
  readonly candidates: string;
  readonly out: string;
  readonly top: number;
  /** Explains the first ten results if people or postings are ranked. */
  readonly explain?: boolean;
}

interface Ranked {
  readonly ranked: readonly string[];
  readonly explained?: readonly (ExplainedCandidate & { readonly id: string })[];
}

const MAX_EXPLAINED = 10;

/** People and postings are found and scored as in production; names and sentences are ranked by likeness. */
async function ranking(
  { candidates, top, explain }: RankRequest,
  model: () => Promise<SimilarityModel>,
  ontology: () => Promise<Ontology>,
): Promise<(query: RankItem) => Ranked> {
  const items = isTaxonomy(candidates) ? [] : await allOf(candidates);
  const [first] = items;
  if (first?.kind !== 'job' && first?.kind !== 'profile') {
    const known = await model();
    const all = isTaxonomy(candidates)
      ? candidatesOfTaxonomy(candidates, known)
      : candidatesOfItems(items, known, new ExactNames(known.concepts));
    const ranker = new Ranker(known, all);
    return (query) => ({ ranked: ranker.rank(query, top) });
  }
  const known = await ontology();
  const rankByScore = marketOf(items, first.kind, known);
  return (query) => {
    const all = rankByScore(query).slice(0, top);
    const ranked = all.map(({ id }) => id);
    if (!explain) return { ranked };
    return {
      ranked,
      explained: all.slice(0, MAX_EXPLAINED).map((each) => ({ id: each.id, ...explainCandidate(each, known) })),
    };
  };
}

async function allOf(file: string): Promise<readonly RankItem[]> {
  const items: RankItem[] = [];
  for await (const item of itemsOf(file)) items.push(item);
  return items;
}

/** Ranks each query of a file and writes one line per query, in order. @returns the number of queries. */
export async function rankFile(
  request: RankRequest,
  model: () => Promise<SimilarityModel>,
  ontology: () => Promise<Ontology>,
): Promise<number> {
  const rank = await ranking(request, model, ontology);
  const out = createWriteStream(request.out);
  await once(out, 'open');
  let count = 0;
  for await (const query of itemsOf(request.queries)) {
    const line = `${JSON.stringify({ id: query.id, ...rank(query) })}\n`;
    if (!out.write(line)) await once(out, 'drain');
    count += 1;
  }
  out.end();
  await once(out, 'finish');
  return count;
}
