import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';

/** Personal data of live interviews: who is in which room, for a day. Sound and picture are not stored. */
@Injectable()
export class RoomsPersonalData implements PersonalDataHolder {
  readonly name = 'rooms';
  readonly columns = ['room_participant.account_id'];
  readonly expiring: readonly ExpiringKind[] = [];

  constructor(private readonly em: EntityManager) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('interview-rooms.json', () =>
      this.em.fork().execute(
        `select r.interview_id, p.role, p.status, p.admitted_at, p.seen_at
           from room_participant p join interview_room r on r.id = p.room_id
          where p.account_id = ? order by r.created_at, r.id`,
        [accountId],
      ),
    );
  }

  async close(accountId: string): Promise<void> {
    await this.em.execute('delete from room_participant where account_id = ?', [accountId]);
  }

  async erase(accountId: string): Promise<void> {
    await this.close(accountId);
  }
}
