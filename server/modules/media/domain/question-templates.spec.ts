import { isTemplate, questionTemplates } from './question-templates.js';

describe('the default questions', () => {
  it('are the thirteen of the specification, each once', () => {
    expect(questionTemplates.map(({ title }) => title.en)).toEqual([
      'Introduction',
      'In three words',
      'Work environment',
      'Career goals',
      'An achievement you are proud of',
      'Skill development',
      'Time management',
      'Adaptability',
      'Prioritization',
      'A difficult decision',
      'Short- and long-term goals',
      'Expectations of an employer',
      'Impress an employer',
    ]);
    expect(new Set(questionTemplates.map(({ id }) => id)).size).toBe(13);
  });

  it('suggest lengths a person can keep to, in both languages', () => {
    for (const { seconds, question } of questionTemplates) {
      expect(seconds).toBeGreaterThanOrEqual(30);
      expect(seconds).toBeLessThanOrEqual(120);
      expect(question.fr).not.toBe(question.en);
    }
  });

  it('are told from questions of one’s own by their id', () => {
    expect(isTemplate(questionTemplates[12]?.id ?? '')).toBe(true);
    expect(isTemplate('01990000-0000-7000-8000-0000000000ff')).toBe(false);
  });
});
