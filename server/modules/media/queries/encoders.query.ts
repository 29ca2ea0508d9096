import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import { encoderLimits } from '../domain/encoder-limits.js';

export interface EncoderRow {
  readonly id: string;
  readonly name: string;
  readonly slots: number;
  readonly version: string | null;
  readonly running: number;
  readonly jobs_done: number;
  readonly jobs_refused: number;
  /** As it was noted. */
  readonly last_refusal: string | null;
  readonly is_alive: boolean;
  readonly created_at: Date | string;
  readonly last_contact_at: Date | string | null;
  readonly revoked_at: Date | string | null;
}

/** Takes the time since when an encoder is alive. */
const shown = `
  select e.id, e.name, e.slots, e.version, e.jobs_done, e.jobs_refused, e.created_at, e.last_contact_at, e.revoked_at,
         coalesce(e.revoked_at is null and e.last_contact_at > ?, false) as is_alive,
         (select count(*)::int from encoder_job j where j.encoder_id = e.id and j.ended_at is null) as running,
         (select j.reason from encoder_job j where j.encoder_id = e.id and j.state = 'refused'
           order by j.ended_at desc, j.id desc limit 1) as last_refusal
    from encoder e`;

/** Encoders on other machines, for operators. Revoked ones stay for a month. */
@Injectable()
export class Encoders {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async page({
    page,
    limit,
  }: PageQuery): Promise<{ readonly encoders: readonly EncoderRow[]; readonly total: number }> {
    const [counted] = await this.em.execute<{ total: number }[]>('select count(*)::int as total from encoder');
    const encoders = await this.em.execute<EncoderRow[]>(
      `${shown} order by e.created_at desc, e.id desc limit ? offset ?`,
      [this.#aliveSince(), limit, (page - 1) * limit],
    );
    return { encoders, total: counted?.total ?? 0 };
  }

  async one(id: string): Promise<EncoderRow | null> {
    const [row] = await this.em.execute<EncoderRow[]>(`${shown} where e.id = ?`, [this.#aliveSince(), id]);
    return row ?? null;
  }

  #aliveSince(): Date {
    return new Date(this.clock.now().getTime() - encoderLimits.aliveSeconds * 1000);
  }
}
