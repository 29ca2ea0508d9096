import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Concept } from '../../lexicon/concept.js';
import { sectors } from '../../lexicon/sectors/index.js';
import { keptLexicon, lexiconToKeep } from './kept-lexicon.js';
import { computeKeys, type KeysOf } from './label-keys.js';
import type { TrieNode } from './label-trie.js';
import { buildOntology, lexiconVersion, parseLexicon } from './ontology.js';

/** Every label of a tree in one line, because comparing a concept at each of its labels takes a minute. */
function endsOf({ next, ends }: TrieNode, words = ''): readonly string[] {
  const own = Object.values(ends)
    .flat()
    .map(
      ({ concept, label, isMain, isVerb }) => `${words}: ${concept.id}, ${label.text}, ${isMain}, ${isVerb ?? false}`,
    );
  return [...own, ...[...next].flatMap(([word, node]) => endsOf(node, `${words} ${word}`))];
}

describe('the lexicon that the build keeps', () => {
  const version = lexiconVersion(sectors);
  const concepts = parseLexicon(sectors);
  let folder: string;
  const fileOf = (name: string): URL => pathToFileURL(path.join(folder, name));

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'entrevue-lexicon-'));
    await writeFile(fileOf('lexicon.json'), lexiconToKeep(version, concepts));
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('has the same concepts and keys as the sources', () => {
    const kept = keptLexicon(version, fileOf('lexicon.json'))!;
    const linesOf = (all: readonly Concept[], keysOf: KeysOf): readonly string[] =>
      all.map((concept) => JSON.stringify([concept, concept.labels.map((label) => keysOf(concept, label))]));
    expect(linesOf(kept.concepts, kept.keysOf)).toEqual(linesOf(concepts, computeKeys));
  });

  it('makes the same ontology', () => {
    const [kept, computed] = [
      buildOntology(sectors, fileOf('lexicon.json')),
      buildOntology(sectors, fileOf('none.json')),
    ];
    expect(kept.version).toBe(computed.version);
    for (const language of ['fr', 'en'] as const)
      expect(endsOf(kept.labels[language])).toEqual(endsOf(computed.labels[language]));
  });

  it('is not read for another lexicon', () => {
    expect(keptLexicon('lexicon-other', fileOf('lexicon.json'))).toBeNull();
    expect(keptLexicon(version, fileOf('none.json'))).toBeNull();
  });
});
