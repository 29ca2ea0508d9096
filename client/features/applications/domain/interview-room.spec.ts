import { interviewOf } from '../../../lib/examples/applications';
import { hasRooms, isRoomOpen } from './interview-room';

const start = Date.parse('2026-11-26T15:00:00.000Z');
const interview = interviewOf('fr', { scheduled_at: '2026-11-26T15:00:00.000Z', duration_minutes: 45 });
const minutes = (count: number): number => start + count * 60_000;

describe('the room of an interview', () => {
  it.each([
    [-11, false],
    [-10, true],
    [0, true],
    [119, true],
    [120, false],
  ])('%d minutes after the start: open %s', (count, isOpen) => {
    expect(isRoomOpen(interview, minutes(count))).toBe(isOpen);
  });

  it('stays open for a longer interview, and is only for scheduled ones by video', () => {
    expect(isRoomOpen({ ...interview, duration_minutes: 180 }, minutes(150))).toBe(true);
    expect(isRoomOpen({ ...interview, status: 'DONE' }, minutes(50))).toBe(true);
    for (const other of [{ type: 'PHONE' }, { status: 'PROPOSED' }, { status: 'CANCELLED' }] as const) {
      expect(isRoomOpen({ ...interview, ...other }, minutes(0))).toBe(false);
    }
  });

  it('needs an application that stands', () => {
    expect(hasRooms({ status: 'INTERVIEW', closed_reason: null })).toBe(true);
    expect(hasRooms({ status: 'INTERVIEW', closed_reason: 'JOB_PAUSED' })).toBe(false);
    expect(hasRooms({ status: 'ACCEPTED', closed_reason: 'JOB_FILLED' })).toBe(true);
    expect(hasRooms({ status: 'REJECTED', closed_reason: null })).toBe(false);
  });
});
