import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { type OfferAnswer, type OfferState, stateAt } from '../domain/offer-terms.js';
import type { Offer } from '../http/applications.contract.js';
import { type ApplicationRow, isoTime } from './application-row.js';

interface OfferRow {
  application_id: string;
  version: number;
  state: OfferState;
  salary: string;
  start_date: string | null;
  note: string | null;
  made_at: string;
  expires_at: string | null;
  answer: OfferAnswer | null;
  answer_note: string | null;
  answered_at: string | null;
}

/** The newest offer of each application in its current state. */
@Injectable()
export class OfferParts {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** By application id. Rows are as their reader knows them. */
  async of(applications: readonly ApplicationRow[]): Promise<ReadonlyMap<string, Offer>> {
    const rows = await this.em.execute<OfferRow[]>(
      `select distinct on (application_id) application_id, version, state, salary, start_date::text as start_date, note,
              made_at, expires_at, answer, answer_note, answered_at
         from application_offer where application_id in (?) order by application_id, version desc`,
      [applications.map(({ id }) => id)],
    );
    const ended = new Set(applications.filter(isOver).map(({ id }) => id));
    const now = this.clock.now();
    return new Map(
      rows.map(({ application_id: id, ...row }) => {
        const expiresAt = row.expires_at === null ? null : new Date(row.expires_at);
        const state = stateAt(row.state, expiresAt, now);
        const offer: Offer = {
          version: row.version,
          // An offer ends with its application, even before the job records it.
          state: state === 'REPLACED' || (state === 'OPEN' && ended.has(id)) ? 'WITHDRAWN' : state,
          pay: row.salary,
          salary: row.salary,
          start_date: row.start_date,
          note: row.note,
          made_at: isoTime(row.made_at),
          expires_at: expiresAt && expiresAt.toISOString(),
          answer: row.answer,
          answer_note: row.answer_note,
          answered_at: row.answered_at && isoTime(row.answered_at),
        };
        return [id, offer];
      }),
    );
  }
}

const isOver = ({ status, closed_reason: reason }: ApplicationRow): boolean =>
  reason !== null || status === 'REJECTED' || status === 'WITHDRAWN';
