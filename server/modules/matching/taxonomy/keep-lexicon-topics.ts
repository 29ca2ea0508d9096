import { writeFile } from 'node:fs/promises';
import { buildOntology } from '../engine/ontology/ontology.js';
import { bytesToKeep, keptTopicsFile } from '../engine/topic/kept-topics.js';
import { learnLexiconTopics } from '../engine/topic/lexicon-topics.js';
import { sectors } from '../lexicon/sectors/index.js';

/** Learns the topic model of the lexicon and keeps it beside the compiled code, for every process that starts from there. */
export async function keepLexiconTopics(): Promise<void> {
  const ontology = buildOntology(sectors);
  await writeFile(keptTopicsFile, bytesToKeep(ontology.version, learnLexiconTopics(ontology)));
}
