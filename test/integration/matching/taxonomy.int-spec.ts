import { MikroORM } from '@mikro-orm/postgresql';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  importTaxonomy,
  LearntFiles,
  modelOfLevel,
  ontologyOfLevel,
  rankFile,
  TaxonomyStore,
} from '../../../server/modules/matching/index.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { explainMatch } from '../../../server/modules/matching/engine/explain-match.js';
import { buildOntology } from '../../../server/modules/matching/engine/ontology/ontology.js';
import { topicsOfBytes } from '../../../server/modules/matching/engine/topic/topic-bytes.js';
import { jobPosting, seekerProfile } from '../../../server/modules/matching/engine/spec-texts/blank.js';
import { sectors } from '../../../server/modules/matching/lexicon/sectors/index.js';
import { ontologyWithTaxonomy } from '../../../server/modules/matching/taxonomy/ontology-with-taxonomy.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

const URI = 'http://data.europa.eu/esco/occupation';
const ISCO = 'http://data.europa.eu/esco/isco';
const now = new Date('2026-11-21T12:00:00Z');

let database: TestDatabase;
let orm: MikroORM;
let dir: string;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(
    mikroOrmConfig({ url: database.url, entities: [], applicationName: 'taxonomy', poolSize: 3 }),
  );
  dir = await mkdtemp(join(tmpdir(), 'taxonomy-'));
  dataDir = await mkdtemp(join(tmpdir(), 'taxonomy-data-'));
  await write('cooper');
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
  for (const folder of [dir, dataDir]) await rm(folder, { recursive: true });
});

async function write(name: string): Promise<void> {
  const head = 'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,description\n';
  await writeFile(
    join(dir, 'occupations_en.csv'),
    `${head}Occupation,${URI}/aaa,7,${name},barrel maker,Builds barrels.\n`,
  );
  await writeFile(join(dir, 'occupations_fr.csv'), `${head}Occupation,${URI}/aaa,7,tonnelier,,Fait des tonneaux.\n`);
}

const run = () =>
  importTaxonomy(dir, { store: new TaxonomyStore(orm.em.fork()), files: new LearntFiles(dataDir), now });
const current = () => new TaxonomyStore(orm.em.fork()).current();

describe('an import', () => {
  it('is used afterwards, completely, and names the sources of its data', async () => {
    expect(await current()).toBeNull();
    const imported = await run();
    expect(imported).toMatchObject({ concepts: 1, names: 3, isNew: true });
    const stored = await current();
    expect(stored).toMatchObject({ version: imported.version, concepts: 1, names: 3, importedAt: now });
    expect(stored?.attributions.map(({ source }) => source)).toEqual(['ESCO']);
    const { concepts } = await new TaxonomyStore(orm.em.fork()).read(imported.version);
    expect(concepts[0]).toMatchObject({ id: 'occupation/aaa', kind: 'occupation', near: [] });
  });

  it('of the same folder changes nothing; of another folder replaces it', async () => {
    const first = await run();
    expect(first.isNew).toBe(false);
    await write('wood cooper');
    // Connect both beforehand: on a slow machine the second could not connect in time while the first one learns.
    await Promise.all([current(), current()]);
    const [one, other] = await Promise.all([run(), run()]);
    expect(one.version).toBe(other.version);
    expect(one.version).not.toBe(first.version);
    const rows = await orm.em.fork().execute('select version, is_current from taxonomy_version');
    expect(rows).toEqual([{ version: one.version, is_current: true }]);
  });

  it('keeps the previous version if it fails', async () => {
    const before = await current();
    await expect(
      importTaxonomy(join(dir, 'nowhere'), {
        store: new TaxonomyStore(orm.em.fork()),
        files: new LearntFiles(dataDir),
        now,
      }),
    ).rejects.toThrow('holds no taxonomy');
    expect(await current()).toEqual(before);
  });

  it('gives the same scores from the database, as in a running instance, and from the files of the command', async () => {
    const { version } = await run();
    const store = new TaxonomyStore(orm.em.fork());
    const topics = await store.topics(version);
    expect(topics?.length).toBeGreaterThan(1_000);
    const loaded = ontologyWithTaxonomy(buildOntology(sectors), await store.read(version), topicsOfBytes(topics!));
    const filed = await ontologyOfLevel(2, new LearntFiles(dataDir));
    expect(filed.version).toBe(loaded.version);
    const profile = seekerProfile({ skills: ['Excel'], experience: 'Tonnelière. Fabrication de tonneaux.' });
    const job = jobPosting({ title: 'Barrel maker', description: 'Builds barrels.', language: 'en' });
    const [one, other] = [loaded, filed].map((ontology) => explainMatch(profile, job, ontology));
    expect(one?.match_score).toBeGreaterThan(35);
    expect(other).toEqual(one);
  });

  it('ranks files with its occupations, and with the groups that a title can mean as a whole', async () => {
    await writeFile(
      join(dir, 'ISCOGroups_en.csv'),
      `conceptType,conceptUri,code,preferredLabel,description\nISCOGroup,${ISCO}/C7515,7515,Food graders and tasters,\n`,
    );
    const { version } = await run();
    const files = new LearntFiles(dataDir);
    expect(await files.current()).toContain(version);
    const queries = join(dataDir, 'queries.jsonl');
    const out = join(dataDir, 'run.jsonl');
    await writeFile(
      queries,
      '{"id":"1","kind":"title","lang":"fr","text":"Tonnelière"}\n\n{"id":2,"kind":"title","text":"x"}\n{"id":3,"kind":"title","lang":"en","text":"Food Taster"}\n',
    );
    const count = await rankFile(
      { queries, candidates: 'taxonomy:occupations', out, top: 5 },
      () => modelOfLevel(2, files),
      () => ontologyOfLevel(2, files),
    );
    expect(count).toBe(3);
    const lines = (await readFile(out, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(lines).toEqual([
      { id: '1', ranked: ['occupation/aaa', 'isco/C7515'] },
      { id: '2', ranked: ['isco/C7515', 'occupation/aaa'] },
      { id: '3', ranked: ['isco/C7515', 'occupation/aaa'] },
    ]);
    await writeFile(queries, '{"id":"1","kind":"song"}\n');
    await expect(
      rankFile(
        { queries, candidates: 'taxonomy:occupations', out, top: 5 },
        () => modelOfLevel(2, files),
        () => ontologyOfLevel(2, files),
      ),
    ).rejects.toThrow('queries.jsonl:1: kind');
  });
});
