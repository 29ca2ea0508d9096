import type { Handover, HandoverMade } from '@modules/handover/http/handover.contract';
import { isLive, phoneState } from './phone-state';

const now = Date.UTC(2026, 10, 26, 12, 0, 0);
const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();

function handover(status: Handover['status'], id = 'ours', minutes = 5): Handover {
  return { id, status, page: { kind: 'VIDEO', job_id: null }, expires_at: at(minutes), video_id: null };
}
const made: HandoverMade = {
  url: 'https://e.example/handover#token=x',
  expires_at: at(5),
  handover: handover('WAITING'),
};

describe('the dialog of the computer', () => {
  it.each([
    ['before the code is made', null, null, { kind: 'making' }],
    ['a code', made, null, { kind: 'waiting', url: made.url, minutesLeft: 5 }],
    [
      'an answer about the code before',
      made,
      handover('DONE', 'before', 1),
      { kind: 'waiting', url: made.url, minutesLeft: 5 },
    ],
    ['a newer code of another tab', made, handover('WAITING', 'newer', 6), { kind: 'ended' }],
    ['a phone on the page', made, handover('RECORDING'), { kind: 'phone', status: 'RECORDING' }],
    ['a phone of before', null, handover('SENDING', 'before', 1), { kind: 'phone', status: 'SENDING' }],
    ['a phone that was ended', made, handover('ENDED'), { kind: 'ended' }],
  ] as const)('shows %s', (_, code, current, shown) => {
    expect(phoneState(code, current, now)).toEqual(shown);
  });

  it('says at least one minute for a code that works', () => {
    expect(phoneState(made, handover('WAITING'), now + 4.9 * 60_000)).toMatchObject({ minutesLeft: 1 });
  });
});

it.each([
  ['CONNECTED', true],
  ['DONE', false],
  ['WAITING', false],
  ['ENDED', false],
] as const)('a phone that is %s is on the page: %s', (status, live) => {
  expect(isLive(handover(status))).toBe(live);
});
