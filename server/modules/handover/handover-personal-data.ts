import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';

/** The latest link of a person to continue on a phone. */
@Injectable()
export class HandoverPersonalData implements PersonalDataHolder {
  readonly name = 'handover';
  readonly columns = ['handover.account_id'];
  readonly expiring: readonly ExpiringKind[] = [];

  constructor(private readonly em: EntityManager) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('handover.json', () =>
      this.em
        .fork()
        .execute('select page, job_id, status, video_id, created_at, expires_at from handover where account_id = ?', [
          accountId,
        ]),
    );
  }

  async close(accountId: string): Promise<void> {
    await this.em.execute('delete from handover where account_id = ?', [accountId]);
  }

  erase(accountId: string): Promise<void> {
    return this.close(accountId);
  }
}
