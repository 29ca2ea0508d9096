import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { containsPattern } from '../../../platform/database/contains-pattern.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import type { SearchMessagesQuery } from '../http/messages.contract.js';
import { seenBy } from './conversation-row.js';
import { OwnConversations, type Scope } from './own-conversations.js';
import { messageColumns, type MessageRow } from './present-messages.js';

/** Batch size for scrubbing and comparing messages of masked people. */
const BATCH = 200;

type Row = MessageRow & { readonly seeker_id: string };

/** SQL with the values of its `?`. */
interface Part {
  readonly sql: string;
  readonly params: Scope['params'];
}

const newestFirst = (one: MessageRow, other: MessageRow): number =>
  new Date(other.created_at).getTime() - new Date(one.created_at).getTime() || (one.id < other.id ? 1 : -1);

/**
 * Newest messages that contain the words, as the caller reads them. Messages of masked people are scrubbed before the comparison
 * and before the limit: a hidden word neither finds a message nor takes another's place.
 */
@Injectable()
export class FindMessages {
  constructor(
    private readonly em: EntityManager,
    private readonly own: OwnConversations,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
  ) {}

  async execute(actor: Actor, { q, limit }: SearchMessagesQuery): Promise<readonly MessageRow[]> {
    const scope = await this.own.of(actor);
    const pattern = containsPattern(q);
    const asWritten = await this.#asWritten(actor, scope);
    const plain = await this.#rows(
      scope,
      { sql: `(${asWritten.sql}) and fold_text(m.content) like fold_text(?)`, params: [...asWritten.params, pattern] },
      limit,
    );
    if (scope.side === 'SEEKER') return plain;
    const scrubbed = await this.#scrubbed(scope, asWritten, pattern, limit);
    return [...plain, ...scrubbed].sort(newestFirst).slice(0, limit);
  }

  /** Messages that the caller reads unscrubbed: their own, and those of people with an open profile. */
  async #asWritten(actor: Actor, scope: Scope): Promise<Part> {
    if (scope.side === 'SEEKER') return { sql: 'true', params: [] };
    const rows = await this.em.execute<{ id: string }[]>(
      `select c.seeker_id as id from conversation c where ${scope.where}`,
      [...scope.params],
    );
    const disclosed = await this.disclosures.disclosuresOf(
      actor,
      rows.map(({ id }) => id),
    );
    const shown = await this.identity.presentCandidates(actor, [...disclosed.keys()], {
      language: 'fr',
      place: 'list',
    });
    const open = [...shown].flatMap(([id, candidate]) => (candidate.is_masked ? [] : [id]));
    return {
      sql: open.length > 0 ? 'm.sender_id = ? or c.seeker_id in (?)' : 'm.sender_id = ?',
      params: open.length > 0 ? [actor.id, open] : [actor.id],
    };
  }

  /** The same for all other messages, read in pages until enough are found. */
  async #scrubbed(scope: Scope, asWritten: Part, pattern: string, limit: number): Promise<readonly Row[]> {
    const found: Row[] = [];
    let last: Row | undefined;
    for (;;) {
      const older: Part = last
        ? { sql: ' and (m.created_at, m.id) < (?::timestamptz, ?::uuid)', params: [last.created_at, last.id] }
        : { sql: '', params: [] };
      const where = { sql: `not (${asWritten.sql})${older.sql}`, params: [...asWritten.params, ...older.params] };
      const rows = await this.#rows(scope, where, BATCH);
      found.push(...(await this.#containing(rows, pattern)));
      if (found.length >= limit || rows.length < BATCH) return found.slice(0, limit);
      last = rows.at(-1);
    }
  }

  /** The database compares, so that accents and case are ignored as elsewhere. */
  async #containing(rows: readonly Row[], pattern: string): Promise<readonly Row[]> {
    if (rows.length === 0) return [];
    const scrubbers = await this.identity.scrubbersOf(rows.map((row) => row.seeker_id));
    const texts = rows.map((row) => ({ id: row.id, text: scrubbers.get(row.seeker_id)?.(row.content) ?? '' }));
    const hits = await this.em.execute<{ id: string }[]>(
      `select t.id from jsonb_to_recordset(?::jsonb) as t (id uuid, text text) where fold_text(t.text) like fold_text(?)`,
      [JSON.stringify(texts), pattern],
    );
    const ids = new Set(hits.map(({ id }) => id));
    return rows.filter((row) => ids.has(row.id));
  }

  #rows({ side, where, params }: Scope, condition: Part, limit: number): Promise<Row[]> {
    // Conversation by conversation: PostgreSQL would otherwise read everybody's messages from the newest one, until enough are theirs.
    return this.em.execute<Row[]>(
      `select m.* from conversation c cross join lateral (
         select ${messageColumns}, c.seeker_id from message m
          where m.conversation_id = c.id and ${seenBy(side)} and ${condition.sql}
          order by m.created_at desc, m.id desc limit ?) m
        where ${where} order by m.created_at desc, m.id desc limit ?`,
      [...condition.params, limit, ...params, limit],
    );
  }
}
