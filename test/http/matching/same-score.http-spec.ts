import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LearntFiles, modelOfLevel, ontologyOfLevel, rankFile } from '../../../server/modules/matching/index.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUpWithCompany, wholeJob } from '../jobs/market.js';
import { matchesOf, seekerWith } from './stage.js';

const profile = {
  skills: ['Suivi de plaies', 'Triage'],
  experience: 'Infirmière clinicienne. Suivi de patients aux soins intensifs.',
};
const posting = {
  title: 'Registered Nurse',
  language: 'en',
  description: 'You will care for patients on a medical unit.',
  requirements: ['Wound care', 'Patient education'],
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

describe('the command that ranks files', () => {
  let app: TestApp;
  let dir: string;

  beforeAll(async () => {
    app = await startTestApp();
    dir = await mkdtemp(join(tmpdir(), 'same-score-'));
  });
  afterAll(async () => {
    await app.close();
    await rm(dir, { recursive: true });
  });

  it('gives a profile and a posting the score that the API shows, with its reasons and gaps', async () => {
    const { token } = await signUpWithCompany(app, 'Groupe Mont-Blanc');
    const job = await publish(app, token, posting);
    const person = await seekerWith(app, profile);
    await app.runJobs();
    const { matches } = await matchesOf(app, person.token);
    const match = matches.find((each) => each.job?.id === job.id);

    const [queries, candidates, out] = ['people', 'postings', 'run'].map((name) => join(dir, `${name}.jsonl`)) as [
      string,
      string,
      string,
    ];
    await writeFile(queries, `${JSON.stringify({ id: person.id, kind: 'profile', lang: 'fr', ...profile })}\n`);
    const { language, ...texts } = { ...posting, location: wholeJob.location, job_type: wholeJob.job_type };
    await writeFile(candidates, `${JSON.stringify({ id: job.id, kind: 'job', lang: language, ...texts })}\n`);
    const files = new LearntFiles(dir);
    await rankFile(
      { queries, candidates, out, top: 10, explain: true },
      () => modelOfLevel(1, files),
      () => ontologyOfLevel(1, files),
    );
    const line = JSON.parse(await readFile(out, 'utf8')) as RunLine;
    expect(line.ranked).toEqual([job.id]);
    const [told] = line.explained;
    expect(told).toMatchObject({ score: match?.match_score, proposed: true });
    expect(told?.reasons.fr).toEqual(match?.reasons);
    expect(told?.claims.length).toBeGreaterThan(0);
  });
});
