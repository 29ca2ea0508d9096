import { rm, writeFile } from 'node:fs/promises';
import { keptLexiconFile, lexiconToKeep } from '../engine/ontology/kept-lexicon.js';
import { buildOntology, parseLexicon } from '../engine/ontology/ontology.js';
import { bytesToKeep, keptTopicsFile } from '../engine/topic/kept-topics.js';
import { learnLexiconTopics } from '../engine/topic/lexicon-topics.js';
import { sectors } from '../lexicon/sectors/index.js';

/** Keeps the parsed lexicon and its topic model beside the compiled code, for every process that starts from there. */
export async function keepLexicon(): Promise<void> {
  // A file of an earlier build may hold what earlier code parsed.
  await rm(keptLexiconFile, { force: true });
  const ontology = buildOntology(sectors);
  await writeFile(keptLexiconFile, lexiconToKeep(ontology.version, parseLexicon(sectors)));
  await writeFile(keptTopicsFile, bytesToKeep(ontology.version, learnLexiconTopics(ontology)));
}
