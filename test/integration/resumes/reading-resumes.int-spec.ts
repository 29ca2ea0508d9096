import { readResume } from '../../../server/modules/resumes/extract/read-resume.js';
import type { SuggestionField } from '../../../server/modules/resumes/http/resumes.contract.js';
import { resumePeople } from '../../support/samples/resume-people.js';
import { resumeLayouts } from '../../support/samples/resumes.js';
import { fold, ReadingScore } from './reading-score.js';

describe('thirty résumés in two languages and seven layouts', () => {
  const score = new ReadingScore();

  beforeAll(async () => {
    const layouts = Object.entries(resumeLayouts);
    for (const [at, person] of resumePeople.entries()) {
      const [layout, make] = layouts[at % layouts.length] ?? ['onePdf', resumeLayouts.onePdf];
      const content = await readResume(await make(person));
      if (!('text' in content)) throw new Error('a text expected');
      for (const { quote } of score.add(person, content, layout)) {
        const line = fold(quote.replace(/…$/, ''));
        expect(fold(content.text).replace(/[ \u00a0\t]+/g, ' ')).toContain(line.replace(/[ \u00a0\t]+/g, ' '));
      }
    }
    score.print();
  }, 180_000);

  it.each<[SuggestionField, number, number]>([
    ['title', 0.95, 0.95],
    ['years_experience', 0.95, 0.95],
    ['languages', 0.95, 0.95],
    ['skills', 0.85, 0.85],
  ])('%s: precision of at least %s, recall of at least %s', (field, precision, recall) => {
    expect(score.of(field).precision).toBeGreaterThanOrEqual(precision);
    expect(score.of(field).recall).toBeGreaterThanOrEqual(recall);
  });
});
