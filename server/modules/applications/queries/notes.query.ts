import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import type { ApplicationNotes } from '../http/notes.contract.js';
import { MAX_NOTES } from '../use-cases/write-note.js';
import { TeamApplications } from './team-application.query.js';

interface Row {
  id: string;
  author_id: string;
  text: string;
  created_at: Date | string;
  mentions: string[];
}

/** Notes of the team about an application. No answer for a candidate reads this table. */
@Injectable()
export class NotesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly applications: TeamApplications,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws NotFound, BlindReviewOpen */
  async execute(actor: Actor, applicationId: string): Promise<ApplicationNotes> {
    const { companyId, jobId } = await this.applications.openOf(actor, applicationId);
    const rows = await this.em.execute<Row[]>(
      `select n.id, n.author_id, n.text, n.created_at,
              array(select m.account_id::text from application_note_mention m where m.note_id = n.id) as mentions
         from application_note n where n.application_id = ? order by n.created_at, n.id limit ?`,
      [applicationId, MAX_NOTES],
    );
    const readers = await this.companies.readersOf(companyId, jobId);
    const accounts = await this.identity.findAccounts([
      ...new Set([...readers, ...rows.flatMap(({ author_id: author, mentions }) => [author, ...mentions])]),
    ]);
    const nameOf = (id: string): string | null => {
      const account = accounts.get(id);
      return account?.active ? account.full_name : null;
    };
    return {
      notes: rows.map(({ id, author_id: author, text, created_at: at, mentions }) => ({
        id,
        author: nameOf(author),
        is_yours: author === actor.id,
        text,
        mentions: mentions.flatMap((each) => nameOf(each) ?? []),
        created_at: new Date(at).toISOString(),
      })),
      people: readers.flatMap((id) => {
        const name = id === actor.id ? null : nameOf(id);
        return name === null ? [] : [{ id, full_name: name }];
      }),
    };
  }
}
