import type { MatchExplanation } from '../../../server/modules/matching/http/matches.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUpWithCompany } from '../jobs/market.js';
import { matchesOf, type Person, seekerWith } from './stage.js';

/** Postings in French, in the same town, that have nothing to do with nursing. */
const unrelated = [
  { title: 'Cuisinière ou cuisinier', requirements: ['Cuisson', 'Hygiène et salubrité'] },
  { title: 'Développeur web', requirements: ['React', 'TypeScript'] },
  { title: 'Commis-comptable', requirements: ['Comptes payables', 'Excel'] },
];
const nursing = {
  title: 'Registered Nurse',
  department: 'Medicine',
  language: 'en',
  description: 'You will care for patients on a medical unit.',
  requirements: ['Wound care', 'Patient education'],
};

describe('a French profile and an English posting', () => {
  let app: TestApp;
  let nurseJob: string;

  const nurseWho = (experience: string): Promise<Person> =>
    seekerWith(app, { skills: ['Suivi de plaies'], experience, location: 'Montréal, QC' });
  const town = { location: 'Montréal, QC' };

  beforeAll(async () => {
    app = await startTestApp();
    const { token } = await signUpWithCompany(app, 'Groupe Mont-Blanc');
    for (const job of unrelated) await publish(app, token, { ...job, ...town });
    nurseJob = (await publish(app, token, { ...nursing, ...town })).id;
  });
  afterAll(() => app.close());

  it.each(['Infirmière clinicienne', 'Infirmère clinicienne', 'Clinicien en soins infirmiers'])(
    '« %s » finds the registered nurse above all French postings, with reasons',
    async (experience) => {
      const person = await nurseWho(experience);
      await app.runJobs();
      for (const [language, says] of [
        ['fr', 'le profil dit «\u00A0'],
        ['en', 'the profile says “'],
      ] as const) {
        const { matches } = await matchesOf(app, person.token, '', language);
        expect(matches[0]?.job?.id).toBe(nurseJob);
        expect(matches.slice(1).every(({ match_score: score }) => score < matches[0]!.match_score)).toBe(true);
        const reasons = matches[0]!.reasons;
        expect(reasons.join(' ')).toContain(says);
        expect(reasons.some((reason) => reason.includes('Registered Nurse') && reason.includes(experience))).toBe(true);
        const { body: why } = await app.request<MatchExplanation>({
          url: `/api/matches/${matches[0]!.id}/explanation`,
          token: person.token,
        });
        const points = Object.values(why.score_parts).reduce((sum, part) => sum + (part?.value ?? 0), 0);
        expect(points).toBeCloseTo(matches[0]!.match_score, 6);
      }
    },
  );
});
