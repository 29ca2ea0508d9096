import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { isAway, isPresent } from '../domain/presence.js';
import { isRunning, missingAmong } from '../domain/recording.js';
import { NotInRoom, RoomOpenElsewhere } from '../domain/room.errors.js';
import type { RoomRecording, RoomState } from '../http/room-messages.contract.js';
import { type Recording, RecordingRepository } from '../persistence/recording.repository.js';
import { type Participant, RoomRepository } from '../persistence/room.repository.js';

/** People in a room, for one tab. Asking also confirms that the tab is still connected. */
@Injectable()
export class ReadRoomState {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly recordings: RecordingRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws RoomOpenElsewhere if another tab took over, NotInRoom if the place went to somebody else. */
  async execute(accountId: string, roomId: string, connection: string): Promise<RoomState> {
    const now = this.clock.now();
    const me = await this.rooms.seen(roomId, accountId, connection, now);
    const people = await this.rooms.people(roomId);
    if (!me) {
      const stored = people.find((person) => person.accountId === accountId);
      throw stored?.connection ? new RoomOpenElsewhere() : new NotInRoom();
    }
    const present = people.filter((person) => isPresent(person, now));
    const recording = me.status === 'IN' ? await this.recordings.newestInRoom(roomId) : null;
    return {
      recording:
        recording &&
        recordingFor(
          accountId,
          recording,
          people.filter((each) => isIn(each, now)),
          now,
        ),
      status: me.status,
      hosted: present.some(({ role, status }) => role === 'HOST' && status === 'IN'),
      // Waiting people do not see who is in the room, and only hosts see who is waiting.
      people: present.flatMap((person) => {
        const { id, role, status, connection: tab } = person;
        if (me.status !== 'IN' || tab === null || (status === 'WAITING' && me.role !== 'HOST')) return [];
        return [
          {
            participant_id: id,
            role,
            status: status === 'IN' ? ('IN' as const) : ('WAITING' as const),
            connection: tab,
            away: isAway(person, now),
          },
        ];
      }),
    };
  }
}

const isIn = (person: Participant, now: Date): boolean => person.status === 'IN' && isPresent(person, now);

/** @param present people in the room */
function recordingFor(
  accountId: string,
  recording: Recording,
  present: readonly Participant[],
  now: Date,
): RoomRecording {
  const { id, status, reason, connection, consents } = recording;
  const accounts = present.map((person) => person.accountId);
  const missing = new Set(missingAmong(accounts, consents));
  const recorder = present.find((person) => person.connection === connection);
  const idsOf = (isMissing: boolean): string[] =>
    present.filter((person) => missing.has(person.accountId) === isMissing).map((person) => person.id);
  return {
    recording_id: id,
    status,
    is_running: recorder !== undefined && !isAway(recorder, now) && isRunning(status, accounts, consents),
    reason,
    connection,
    agreed: idsOf(false),
    missing: idsOf(true),
    your_answer: consents.find((consent) => consent.accountId === accountId)?.answer ?? null,
  };
}
