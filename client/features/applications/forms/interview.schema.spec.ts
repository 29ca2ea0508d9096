import { interviewInput } from '@modules/applications/http/applications.contract';
import { ApiError } from '../../../lib/api-error';
import { freeInterview, interviewOf, proposedInterview } from '../../../lib/examples/applications';
import { interviewersOf } from '../../../lib/examples/free-times';
import { atTheFields, interviewBody, interviewForm, interviewValues } from './interview.schema';

const filled = { ...interviewValues(null, 'America/Toronto'), slots: [{ date: '2026-11-19', time: '14:30' }] };

it('turns one time into a fixed appointment that the contract accepts', () => {
  const body = interviewBody(interviewForm.parse(filled));
  expect(interviewInput.parse(body)).toEqual({
    type: 'VIDEO',
    time_zone: 'America/Toronto',
    duration_minutes: 45,
    scheduled_at: '2026-11-19T19:30:00.000Z',
    location: null,
    notes: null,
  });
});

it('turns several times into proposals', () => {
  const slots = [...filled.slots, { date: '2026-11-20', time: '09:00' }];
  const body = interviewBody(interviewForm.parse({ ...filled, slots, location: ' Salle 3 ' }));
  expect(body.proposed_slots).toEqual(['2026-11-20T14:00:00.000Z']);
  expect(body.location).toBe('Salle 3');
});

it('needs a date and a time', () => {
  expect(interviewForm.safeParse(interviewValues(null, 'America/Toronto')).success).toBe(false);
});

it('shows the interview to move in its own time zone', () => {
  expect(interviewValues(interviewOf('fr'), 'Europe/Paris').slots).toEqual([{ date: '2026-11-19', time: '14:30' }]);
  expect(interviewBody(interviewValues(proposedInterview('fr'), 'Europe/Paris'))).toMatchObject({
    scheduled_at: '2026-11-19T19:30:00.000Z',
    proposed_slots: ['2026-11-20T14:00:00.000Z', '2026-11-23T21:00:00.000Z'],
  });
});

it('lets the person choose a free time of the interviewers, until the end of a day', () => {
  const team = interviewersOf();
  const values = { ...interviewValues(null, 'America/Toronto', team), when: 'FREE' as const };
  expect(interviewForm.safeParse(values).success).toBe(false);
  const body = interviewBody(interviewForm.parse({ ...values, until: '2026-11-25' }));
  expect(interviewInput.parse(body)).toEqual({
    type: 'VIDEO',
    time_zone: 'America/Toronto',
    duration_minutes: 45,
    free_until: '2026-11-26T04:59:00.000Z',
    interviewer_ids: [team[0]?.id],
    location: null,
    notes: null,
  });
  expect(interviewBody(interviewValues(freeInterview('fr'), 'Europe/Paris', team))).toMatchObject({
    free_until: '2026-11-26T04:59:00.000Z',
    interviewer_ids: [team[0]?.id, team[1]?.id],
  });
});

it('assigns the server’s error about a time to its field', () => {
  const problem = (path: string) => ({ path, code: 'APPLICATIONS.INTERVIEW_IN_PAST', message: 'Passé.' });
  const refused = new ApiError(400, 'REQUEST.INVALID', 'Non.', [
    problem('interview.scheduled_at'),
    problem('move.proposed_slots.1'),
    problem('interview.time_zone'),
  ]);
  const at = atTheFields(refused);
  expect(at instanceof ApiError && at.details.map(({ path }) => path)).toEqual([
    'slots.0.date',
    'slots.2.date',
    'time_zone',
  ]);
});
