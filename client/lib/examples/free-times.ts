import type { FreeTimesAnswer, PossibleInterviewers } from '@modules/applications/http/availability.contract';

/** Members of a team who may hold an interview. */
export const interviewersOf = (): PossibleInterviewers['interviewers'] => [
  { id: '0199f0c2-0000-7000-8000-00000000a001', name: 'Renée Gagnon', has_availability: true, is_you: true },
  { id: '0199f0c2-0000-7000-8000-00000000a002', name: 'Thomas Bélanger', has_availability: true, is_you: false },
  { id: '0199f0c2-0000-7000-8000-00000000a003', name: 'Wei Zhang', has_availability: false, is_you: false },
];

/** Times at which all interviewers are free. */
export const freeTimesOf = (): FreeTimesAnswer => ({
  times: [
    '2026-11-19T14:00:00.000Z',
    '2026-11-19T14:30:00.000Z',
    '2026-11-19T20:00:00.000Z',
    '2026-11-20T14:30:00.000Z',
    '2026-11-20T15:00:00.000Z',
    '2026-11-23T19:00:00.000Z',
  ],
  duration_minutes: 45,
  time_zone: 'America/Toronto',
  until: '2026-11-26T04:59:00.000Z',
});
