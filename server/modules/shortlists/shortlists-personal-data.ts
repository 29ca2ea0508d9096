import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';

/** Personal data of shortlists: who is on a company's list with which note, and who made lists and entries. */
@Injectable()
export class ShortlistsPersonalData implements PersonalDataHolder {
  readonly name = 'shortlists';
  readonly columns = ['shortlist.made_by', 'shortlist_person.seeker_id', 'shortlist_person.added_by'];
  readonly expiring: readonly ExpiringKind[] = [];

  constructor(private readonly em: EntityManager) {}

  /** Companies' notes about the person belong to the person's data; names of lists may speak of others and do not. */
  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('shortlists.json', () =>
      this.em.fork().execute(
        `select c.name as company, p.note, p.added_at
           from shortlist_person p join shortlist l on l.id = p.shortlist_id join company c on c.id = l.company_id
          where p.seeker_id = ? order by p.added_at, p.shortlist_id`,
        [accountId],
      ),
    );
    yield jsonFile('shortlists-made.json', () =>
      this.em
        .fork()
        .execute('select id, name, created_at from shortlist where made_by = ? order by created_at, id', [accountId]),
    );
  }

  async close(accountId: string): Promise<void> {
    await this.em.execute('delete from shortlist_person where seeker_id = ?', [accountId]);
  }

  /** The lists of a recruiter stay with the company, without the name. */
  async erase(accountId: string): Promise<void> {
    await this.close(accountId);
    await this.em.execute('update shortlist set made_by = null where made_by = ?', [accountId]);
    await this.em.execute('update shortlist_person set added_by = null where added_by = ?', [accountId]);
  }
}
