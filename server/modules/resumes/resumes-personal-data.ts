import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ExportedFile, jsonFile, type PersonalDataHolder } from '../../platform/personal-data/personal-data.js';

/** A count per person; files and texts of résumés that are read here are never stored. */
@Injectable()
export class ResumesPersonalData implements PersonalDataHolder {
  readonly name = 'resumes';
  readonly columns = ['resume_reading.account_id'];
  readonly expiring = [];

  constructor(private readonly em: EntityManager) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('resumes-read.json', () =>
      this.em.fork().execute('select day::text as day, count from resume_reading where account_id = ?', [accountId]),
    );
  }

  async close(accountId: string): Promise<void> {
    await this.em.execute('delete from resume_reading where account_id = ?', [accountId]);
  }

  erase(accountId: string): Promise<void> {
    return this.close(accountId);
  }
}
