import { standardCriteria, templatesIn } from './scorecard-templates.js';

describe('the templates of scorecards', () => {
  it.each(['fr', 'en'] as const)('are complete in %s: at most ten criteria, each with four words', (language) => {
    const templates = templatesIn(language);
    expect(templates.length).toBeGreaterThan(2);
    for (const { criteria } of templates) {
      expect(criteria.length).toBeGreaterThan(2);
      expect(criteria.length).toBeLessThanOrEqual(10);
      expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
      for (const { name, anchors } of criteria) expect([name, ...anchors].every((text) => text.length > 3)).toBe(true);
    }
  });

  it('begin with the standard', () => {
    expect(standardCriteria('fr')).toEqual(templatesIn('fr')[0]?.criteria);
    expect(templatesIn('en', 'fr')[1]).toEqual({ ...templatesIn('en')[1], name: 'Bureau et services' });
  });
});
