import { Translator } from '../../../platform/i18n/translator.js';
import { en } from '../messages/hiring/en.js';
import { fr } from '../messages/hiring/fr.js';
import { hiringCsv } from './hiring-csv.js';
import type { HiringPosting } from './hiring.contract.js';

const translator = new Translator([{ fr, en }]);
const posting: HiringPosting = {
  id: '01890000-0000-7000-8000-000000000001',
  title: '=2+2, "soudure"',
  status: 'PAUSED',
  views: 40,
  applications: 9,
  answered: 7,
  interviews: 3,
  offers: 2,
  accepted: 1,
  hired: 1,
  response_hours: 26.5,
  hire_hours: 312,
  credits: 4,
};

async function textOf(language: 'fr' | 'en', ...postings: HiringPosting[]): Promise<string> {
  async function* source(): AsyncGenerator<HiringPosting> {
    for (const each of postings) yield await Promise.resolve(each);
  }
  let text = '';
  for await (const part of hiringCsv(source(), language, translator)) text += part;
  return text;
}

describe('hiring figures as CSV', () => {
  it('have headings in the reader’s language', async () => {
    expect(await textOf('fr')).toBe(
      '\uFEFFOffre,État,Vues,Candidatures,Avec réponse,Avec entrevue,Avec offre,Acceptées,Embauches,Délai de réponse médian (heures),Délai d’embauche médian (heures),Crédits dépensés\r\n',
    );
    expect(await textOf('en')).toMatch(/^\uFEFFJob,Status,Views,Applications,/);
  });

  it('escape titles that look like formulas, and leave a cell empty if there is no figure', async () => {
    const [, first, second] = (
      await textOf('en', posting, { ...posting, response_hours: null, hire_hours: null })
    ).split('\r\n');
    expect(first).toBe(`"'=2+2, ""soudure""",Paused,40,9,7,3,2,1,1,26.5,312,4`);
    expect(second).toMatch(/,1,1,,,4$/);
  });
});
