import { offerOf } from '../../../lib/examples/applications';
import { stagesOf } from './stages';

const base = {
  status: 'PENDING',
  applied_at: '2026-11-09T14:00:00.000Z',
  viewed_at: null,
  updated_at: '2026-11-11T14:00:00.000Z',
  interviews: [],
  offer: null,
} as const;
type Facts = Parameters<typeof stagesOf>[0];
const states = (facts: Partial<Facts>): string =>
  stagesOf({ ...base, interviews: [], ...facts })
    .map(({ state }) => state)
    .join(' ');
const seen = { viewed_at: '2026-11-10T14:00:00.000Z' };
const offer = offerOf('fr', { made_at: '2026-11-11T14:00:00.000Z' });

it.each<[string, Partial<Facts>, string]>([
  ['sent', {}, 'current ahead ahead ahead ahead ahead'],
  ['opened', seen, 'done current ahead ahead ahead ahead'],
  ['reviewed', { ...seen, status: 'REVIEWED' }, 'done done current ahead ahead ahead'],
  ['an interview', { ...seen, status: 'INTERVIEW' }, 'done done done current ahead ahead'],
  ['an offer', { ...seen, status: 'OFFERED', offer }, 'done done done done current ahead'],
  ['accepted at once', { ...seen, status: 'ACCEPTED' }, 'done done done skipped skipped current'],
  ['refused at once', { status: 'REJECTED' }, 'done skipped skipped skipped skipped current'],
  ['withdrawn', { status: 'WITHDRAWN' }, 'done skipped skipped skipped skipped current'],
])('%s', (_, facts, expected) => {
  expect(states(facts)).toBe(expected);
});

it('knows the times when it was sent, opened and decided', () => {
  const stages = stagesOf({ ...base, ...seen, interviews: [], status: 'REJECTED' });
  expect(stages.flatMap(({ name, at }) => (at === null ? [] : [[name, at]]))).toEqual([
    ['sent', base.applied_at],
    ['viewed', seen.viewed_at],
    ['outcome', base.updated_at],
  ]);
});
