import { SeriesLimit } from './series-limit.js';

describe('the limit of series', () => {
  it('keeps the words that we choose', () => {
    const limit = new SeriesLimit(['method', 'route'], 10);
    const labels = { method: 'GET', route: '/api/jobs/:id/applications' };
    expect(limit.apply(labels)).toEqual(labels);
    expect(limit.apply({ method: 'GET', route: '/api/stream/{id}/*' }).route).toBe('/api/stream/{id}/*');
  });

  it.each([
    '/api/jobs/0199b0a0-1c1f-7000-8000-000000000000',
    'camille@example.com',
    '+1 514 555 0199',
    '5145550199',
    'x'.repeat(121),
    'name="quoted"',
    'two\nlines',
  ])('makes %j other', (value) => {
    expect(new SeriesLimit(['route'], 10).apply({ route: value })).toEqual({ route: 'other' });
  });

  it('counts what is beyond the limit as one', () => {
    const limit = new SeriesLimit(['job'], 3);
    const seen = new Set(Array.from({ length: 1_000 }, (_, n) => limit.apply({ job: `job-${n}` }).job));
    expect([...seen]).toEqual(['job-0', 'job-1', 'job-2', 'other']);
  });
});
