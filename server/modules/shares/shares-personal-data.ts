import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { ShareLinkRepository } from './persistence/share-link.repository.js';

/** Personal data of share links: who was shown by which company, what readers answered, and who made links. */
@Injectable()
export class SharesPersonalData implements PersonalDataHolder {
  readonly name = 'shares';
  readonly columns = ['share_link.made_by', 'share_link_person.seeker_id'];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'SHARE_LINKS', purge: (before, limit) => this.#purge(before, limit) },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly links: ShareLinkRepository,
    private readonly clock: Clock,
  ) {}

  /** Readers' answers about the person are the person's data; the readers' names are not. */
  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('share-links.json', () =>
      this.em.fork().execute(
        `select c.name as company, l.shown, l.created_at, l.expires_at, l.revoked_at,
                (select coalesce(json_agg(json_build_object('rating', f.rating, 'note', f.note, 'created_at', f.created_at)
                                          order by f.created_at, f.id), '[]')
                   from share_link_feedback f where f.person_id = p.id) as feedback
           from share_link_person p join share_link l on l.id = p.link_id join company c on c.id = l.company_id
          where p.seeker_id = ? order by l.created_at, l.id`,
        [accountId],
      ),
    );
    yield jsonFile('share-links-made.json', () =>
      this.em
        .fork()
        .execute(
          'select id, name, shown, created_at, expires_at, revoked_at, views from share_link where made_by = ? order by created_at, id',
          [accountId],
        ),
    );
  }

  async close(accountId: string): Promise<void> {
    await this.em.execute('delete from share_link_person where seeker_id = ?', [accountId]);
    await this.links.revokeAllOf(accountId, this.clock.now());
  }

  /** The ended links of a recruiter stay with the company, without the name. */
  async erase(accountId: string): Promise<void> {
    await this.close(accountId);
    await this.em.execute('update share_link set made_by = null where made_by = ?', [accountId]);
  }

  async #purge(before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from share_link where id in
         (select id from share_link where expires_at < ? order by expires_at limit ?) returning 1`,
      [before, limit],
    );
    return rows.length;
  }
}
