import { refusalStageOf } from './refusal-stage.js';

const now = new Date('2026-11-26T15:00:00Z');
const interview = (status: string, scheduledAt: string) => ({
  status,
  scheduledAt: new Date(scheduledAt),
  durationMinutes: 30,
});
const over = interview('SCHEDULED', '2026-11-26T14:30:00Z');

describe('what the words of a refusal may speak of', () => {
  it.each([
    ['PENDING', [], null, 'BEFORE_REVIEW'],
    ['REVIEWED', [], null, 'AFTER_REVIEW'],
    ['INTERVIEW', [over], null, 'AFTER_INTERVIEW'],
    ['INTERVIEW', [interview('SCHEDULED', '2026-11-26T14:31:00Z')], null, 'AFTER_REVIEW'],
    ['INTERVIEW', [interview('CANCELLED', '2026-11-25T14:30:00Z')], null, 'AFTER_REVIEW'],
    ['INTERVIEW', [interview('PROPOSED', '2026-11-25T14:30:00Z')], null, 'AFTER_REVIEW'],
    ['INTERVIEW', [], null, 'AFTER_REVIEW'],
    ['OFFERED', [over], 'DECLINED', 'OFFER_DECLINED'],
    ['OFFERED', [over], 'OPEN', 'OFFER_WITHDRAWN'],
    ['OFFERED', [], 'EXPIRED', 'OFFER_WITHDRAWN'],
  ] as const)('%s with %j and an offer that is %s: %s', (status, interviews, offer, stage) => {
    expect(refusalStageOf({ status, interviews, offer }, now)).toBe(stage);
  });
});
