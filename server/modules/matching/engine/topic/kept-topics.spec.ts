import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sectors } from '../../lexicon/sectors/index.js';
import { buildOntology } from '../ontology/ontology.js';
import { bytesToKeep, keptTopics } from './kept-topics.js';
import { learnLexiconTopics } from './lexicon-topics.js';
import { bytesOfTopics } from './topic-bytes.js';

describe('topics that the build keeps', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'entrevue-topics-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('are those that would be learnt, and only for the same lexicon', async () => {
    const ontology = buildOntology(sectors);
    const model = learnLexiconTopics(ontology);
    const file = pathToFileURL(path.join(folder, 'topics.bin'));
    await writeFile(file, bytesToKeep(ontology.version, model));
    const kept = keptTopics(ontology.version, file);
    expect(kept && bytesOfTopics(kept).equals(bytesOfTopics(model))).toBe(true);
    expect(keptTopics('lexicon-other', file)).toBeNull();
    expect(keptTopics(ontology.version, pathToFileURL(path.join(folder, 'none.bin')))).toBeNull();
  });
});
