import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { DiscardRecording } from './use-cases/discard-recording.js';

/** Personal data of live interviews: who is in which room, for a day; and recordings, with who agreed to them. */
@Injectable()
export class RoomsPersonalData implements PersonalDataHolder {
  readonly name = 'rooms';
  readonly columns = ['room_participant.account_id', 'interview_recording.recorder_id', 'recording_consent.account_id'];
  readonly expiring: readonly ExpiringKind[] = [
    {
      kind: 'INTERVIEW_RECORDINGS',
      purge: (before, limit) => this.discard.askedBefore(before, limit),
    },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly discard: DiscardRecording,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('interview-rooms.json', () =>
      this.em.fork().execute(
        `select r.interview_id, p.role, p.status, p.admitted_at, p.seen_at
           from room_participant p join interview_room r on r.id = p.room_id
          where p.account_id = ? order by r.created_at, r.id`,
        [accountId],
      ),
    );
    yield jsonFile('interview-recordings.json', () =>
      this.em.fork().execute(
        `select r.interview_id, r.status, r.asked_at, r.started_at, r.ended_at, r.recorder_id = ? as recorded_by_you, c.answer,
                c.keeps_part, c.answered_at, c.withdrawn_at
           from interview_recording r
           left join recording_consent c on c.recording_id = r.id and c.account_id = ?
          where r.recorder_id = ? or c.id is not null order by r.asked_at, r.id`,
        [accountId, accountId, accountId],
      ),
    );
  }

  /** A recording shows the person, so it goes for everybody. */
  async close(accountId: string): Promise<void> {
    await this.discard.allWith(accountId);
    await this.em.execute('delete from room_participant where account_id = ?', [accountId]);
  }

  async erase(accountId: string): Promise<void> {
    await this.close(accountId);
  }
}
