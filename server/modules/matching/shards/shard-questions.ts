import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import type { Found } from '../engine/retrieve/question.js';
import { ShardScheme } from './shard-scheme.js';

/** Questions that a shard reads at once. */
const AT_ONCE = 20;

/** A question of a run to all shards. */
export interface ShardQuestion {
  readonly kind: SubjectKind;
  /** Written by `writeQuestion`. */
  readonly question: string;
  readonly wanted: number;
  readonly turn: number;
}

export interface AskedQuestion extends ShardQuestion {
  readonly id: string;
}

/** Questions to shards and their answers, on connections of their own: outside of any transaction, so that others see them at once. */
@Injectable()
export class ShardQuestions {
  constructor(
    private readonly em: EntityManager,
    private readonly scheme: ShardScheme,
  ) {}

  /** @returns its id. @param seconds how long shards may answer it. */
  async ask({ kind, question, wanted, turn }: ShardQuestion, seconds: number): Promise<string> {
    const id = newId();
    await this.em.fork().execute(
      `insert into match_question (id, scheme, kind, question, wanted, turn, expires_at)
       values (?, ?, ?, ?, ?, ?, clock_timestamp() + make_interval(secs => ?))`,
      [id, this.scheme.name, kind, question, wanted, turn, seconds],
    );
    return id;
  }

  /** The best of each shard that has answered. */
  async answers(id: string): Promise<ReadonlyMap<number, readonly Found[]>> {
    const rows = await this.em
      .fork()
      .execute<{ shard: number; found: string }[]>('select shard, found from match_answer where question_id = ?', [id]);
    return new Map(
      rows.map(({ shard, found }) => [
        shard,
        (JSON.parse(found) as [string, number][]).map(([of, points]) => ({ id: of, points })),
      ]),
    );
  }

  /** How many shards have answered. */
  async count(id: string): Promise<number> {
    const [row] = await this.em
      .fork()
      .execute<{ count: number }[]>('select count(*)::int as count from match_answer where question_id = ?', [id]);
    return row?.count ?? 0;
  }

  /** Deletes a question with its answers. */
  async forget(id: string): Promise<void> {
    await this.em.fork().execute('delete from match_question where id = ?', [id]);
  }

  /** Deletes questions of runs that were killed. */
  async forgetOld(): Promise<void> {
    await this.em
      .fork()
      .execute(`delete from match_question where expires_at < clock_timestamp() - interval '10 seconds'`);
  }

  /** Oldest first. */
  async waiting(shard: number): Promise<readonly AskedQuestion[]> {
    const rows = await this.em.fork().execute<(Omit<AskedQuestion, 'turn'> & { turn: string })[]>(
      `select q.id, q.kind, q.question, q.wanted, q.turn::text as turn from match_question q
        where q.scheme = ? and q.expires_at > clock_timestamp()
          and not exists (select from match_answer a where a.question_id = q.id and a.shard = ?)
        order by q.expires_at, q.id limit ${AT_ONCE}`,
      [this.scheme.name, shard],
    );
    return rows.map((row) => ({ ...row, turn: Number(row.turn) }));
  }

  /** Nothing if the run no longer waits. Another worker with the same shard may have given the same answer. */
  async answer(id: string, shard: number, found: readonly Found[]): Promise<void> {
    await this.em.fork().execute(
      `with asked as (select id from match_question where id = ? for key share)
       insert into match_answer (question_id, shard, found) select id, ?, ? from asked
       on conflict (question_id, shard) do nothing`,
      [id, shard, JSON.stringify(found.map((each) => [each.id, each.points]))],
    );
  }
}
