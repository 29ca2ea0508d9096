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
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUpWithCompany, wholeJob } from '../jobs/market.js';
import { matchesOf, seekerWith } from './stage.js';

const nurse = {
  skills: ['Suivi de plaies', 'Triage'],
  experience: 'Infirmière clinicienne. Suivi de patients aux soins intensifs.',
};
const hospitalJob = {
  title: 'Registered Nurse',
  language: 'en',
  description: 'You will care for patients on a medical unit.',
  requirements: ['Wound care', 'Patient education'],
};
const cooper = { skills: ['Fabrication de tonneaux'], experience: 'Tonnelière. Six ans dans un atelier.' };
const cooperage: typeof hospitalJob = {
  title: 'Barrel maker',
  language: 'en',
  description: 'You build barrels.',
  requirements: [],
};

interface RunLine {
  readonly ranked: readonly string[];
  readonly explained: readonly {
    readonly score: number;
    readonly proposed: boolean;
    readonly reasons: { readonly fr: readonly string[] };
    readonly gaps: { readonly fr: readonly string[] };
    readonly claims: readonly { readonly id: string }[];
  }[];
}

/** Imports one occupation that the lexicon does not know. */
async function importCooper(app: TestApp, dir: string, files: LearntFiles): Promise<void> {
  const head = 'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,description\n';
  const uri = 'http://data.europa.eu/esco/occupation/aaa';
  await writeFile(join(dir, 'occupations_en.csv'), `${head}Occupation,${uri},7,barrel maker,,Builds barrels.\n`);
  await writeFile(join(dir, 'occupations_fr.csv'), `${head}Occupation,${uri},7,tonnelier,,Fait des tonneaux.\n`);
  await importTaxonomy(dir, { store: new TaxonomyStore(app.orm.em.fork()), files, now: new Date() });
}

describe.each([1, 2] as const)('the command that ranks files, at level %i', (level) => {
  let first: TestApp;
  let app: TestApp;
  let dir: string;
  let files: LearntFiles;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'same-score-'));
    files = new LearntFiles(dir);
    first = await startTestApp();
    if (level === 1) app = first;
    else {
      await importCooper(first, dir, files);
      // A process loads an imported taxonomy when it starts.
      app = await startTestApp({ beside: first });
    }
  });
  afterAll(async () => {
    if (app !== first) await app.close();
    await first.close();
    await rm(dir, { recursive: true });
  });

  /** The output of the command for one person and these postings. */
  async function rankForPerson(
    profile: { readonly id: string } & typeof nurse,
    postings: readonly ({ readonly id: string } & typeof hospitalJob)[],
  ): Promise<RunLine> {
    const [queries, candidates, out] = [join(dir, 'people'), join(dir, 'postings'), join(dir, 'run')];
    await writeFile(queries, `${JSON.stringify({ kind: 'profile', lang: 'fr', ...profile })}\n`);
    const lines = postings.map(({ language, ...texts }) =>
      JSON.stringify({
        kind: 'job',
        lang: language,
        location: wholeJob.location,
        job_type: wholeJob.job_type,
        ...texts,
      }),
    );
    await writeFile(candidates, lines.join('\n'));
    await rankFile(
      { queries, candidates, out, top: 10, explain: true },
      () => modelOfLevel(level, files),
      () => ontologyOfLevel(level, files),
    );
    return JSON.parse(await readFile(out, 'utf8')) as RunLine;
  }

  it('ranks postings in the order of the API, one that requires a missing licence after one that does not', async () => {
    const { token } = await signUpWithCompany(app, 'Groupe Deux-Offres');
    const person = await seekerWith(app, nurse);
    const wanted = [
      { ...hospitalJob, requirements: ['OIIQ permit required', 'Wound care', 'Triage'] },
      { ...hospitalJob, requirements: ['Wound care', 'Forklift operation', 'Payroll'] },
    ];
    const [licensed, open] = await Promise.all(wanted.map((posting) => publish(app, token, posting)));
    await app.runJobs();
    const { matches } = await matchesOf(app, person.token);
    const ids = [licensed!.id, open!.id];
    const inApi = matches.map(({ job }) => job?.id).filter((id) => id !== undefined && ids.includes(id));
    const line = await rankForPerson(
      { id: person.id, ...nurse },
      wanted.map((posting, at) => ({ id: ids[at]!, ...posting })),
    );
    expect(inApi).toEqual([open!.id, licensed!.id]);
    expect(line.ranked).toEqual(inApi);
  });

  it.each([
    { of: 'people who fit', profile: nurse, posting: hospitalJob },
    { of: 'what only a taxonomy knows', profile: cooper, posting: cooperage },
    {
      of: 'a licence that is required and not held',
      profile: nurse,
      posting: { ...hospitalJob, requirements: ['OIIQ permit required', 'Wound care'] },
    },
  ])('gives the score, reasons and gaps that the API shows: $of', async ({ of, profile, posting }) => {
    const { token } = await signUpWithCompany(app, `Groupe ${of}`);
    const job = await publish(app, token, posting);
    const person = await seekerWith(app, profile);
    await app.runJobs();
    const { matches } = await matchesOf(app, person.token);
    const match = matches.find((each) => each.job?.id === job.id);

    const { ranked, explained } = await rankForPerson({ id: person.id, ...profile }, [{ id: job.id, ...posting }]);
    const [pair] = explained;
    // A pair that is not proposed has no match to compare with.
    if (level === 1 && of === 'what only a taxonomy knows') {
      expect([match, pair?.proposed ?? false]).toEqual([undefined, false]);
      return;
    }
    expect(ranked).toEqual([job.id]);
    expect(pair).toMatchObject({ score: match?.match_score, proposed: true });
    expect(pair?.reasons.fr).toEqual(match?.reasons);
    expect(pair?.claims.length).toBeGreaterThan(0);
    if (of.startsWith('a licence')) {
      expect(pair?.score).toBeLessThan(50);
      expect(pair?.gaps.fr[0]).toMatch(/^requis/);
    }
  });
});
