import { defineEntity, p } from '@mikro-orm/core';
import { OfferClosed } from './application.errors.js';
import { ApplicationSchema } from './application-table.js';
import { type OfferAnswer, type OfferState, type OfferTerms, stateAt } from './offer-terms.js';

const OfferSchema = defineEntity({
  name: 'Offer',
  tableName: 'application_offer',
  properties: {
    applicationId: () =>
      p
        .manyToOne(ApplicationSchema)
        .mapToPk()
        .primary()
        .fieldName('application_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('application_offer_application_id_foreign'),
    /** 1 for the first; the highest is current. */
    version: p.smallint().primary().defaultRaw('1'),
    /** The pay, in the company's own words. */
    salary: p.text(),
    startDate: p.date().strictNullable(),
    note: p.text().strictNullable(),
    madeAt: p.datetime(3),
    state: p.text().$type<OfferState>().defaultRaw(`'OPEN'`),
    expiresAt: p.datetime(3).strictNullable(),
    answer: p.text().$type<OfferAnswer>().strictNullable(),
    answerNote: p.text().strictNullable(),
    answeredAt: p.datetime(3).strictNullable(),
  },
  indexes: [
    {
      name: 'application_offer_open_unique',
      expression: `create unique index application_offer_open_unique on application_offer (application_id) where state = 'OPEN'`,
    },
    {
      name: 'application_offer_expires_at_index',
      expression: `create index application_offer_expires_at_index on application_offer (expires_at) where state = 'OPEN' and expires_at is not null`,
    },
  ],
  checks: [
    { name: 'application_offer_salary_check', expression: 'char_length(salary) >= 1 and char_length(salary) <= 100' },
    { name: 'application_offer_note_check', expression: 'char_length(note) >= 1 and char_length(note) <= 2000' },
    { name: 'application_offer_version_check', expression: 'version >= 1' },
    {
      name: 'application_offer_state_check',
      expression: `state in ('OPEN', 'REPLACED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')`,
    },
    { name: 'application_offer_answer_check', expression: `answer in ('ACCEPTED', 'DECLINED', 'QUESTION')` },
    {
      name: 'application_offer_answered_check',
      expression: `(answer is null) = (answered_at is null) and (answer_note is null or answer is not null) and ((state <> 'ACCEPTED' and state <> 'DECLINED') or (answer is not null and answer = state)) and (state <> 'OPEN' or answer is null or answer = 'QUESTION')`,
    },
    {
      name: 'application_offer_answer_note_check',
      expression: 'char_length(answer_note) >= 1 and char_length(answer_note) <= 2000',
    },
  ],
});

/** A company's offer. A change creates a new version; the old one keeps its answer. */
export class Offer extends OfferSchema.class {
  static make(fresh: { applicationId: string; version: number }, terms: OfferTerms, now: Date): Offer {
    const offer = new Offer();
    offer.applicationId = fresh.applicationId;
    offer.version = fresh.version;
    offer.salary = terms.pay;
    offer.startDate = terms.startDate;
    offer.note = terms.note;
    offer.expiresAt = terms.expiresAt;
    offer.madeAt = now;
    offer.state = 'OPEN';
    offer.answer = null;
    offer.answerNote = null;
    offer.answeredAt = null;
    return offer;
  }

  get terms(): OfferTerms {
    return { pay: this.salary, startDate: this.startDate, note: this.note, expiresAt: this.expiresAt };
  }

  stateAt(now: Date): OfferState {
    return stateAt(this.state, this.expiresAt, now);
  }

  /** @returns false if the same answer was already given. @throws OfferClosed */
  respond(answer: OfferAnswer, note: string | null, now: Date): boolean {
    if (this.answer === answer && (answer !== 'QUESTION' || this.answerNote === note)) return false;
    this.assertOpen(now);
    this.answer = answer;
    this.answerNote = note;
    this.answeredAt = now;
    if (answer !== 'QUESTION') this.state = answer;
    return true;
  }

  /** @throws OfferClosed */
  withdraw(now: Date): void {
    this.assertOpen(now);
    this.state = 'WITHDRAWN';
  }

  /** Ends an open offer, because a newer version replaces it or the application ended. Others stay unchanged. */
  end(state: 'REPLACED' | 'WITHDRAWN', now: Date): void {
    if (this.state === 'OPEN') this.state = this.stateAt(now) === 'EXPIRED' ? 'EXPIRED' : state;
  }

  /** @returns false if it has not expired. */
  expire(now: Date): boolean {
    if (this.state !== 'OPEN' || this.stateAt(now) !== 'EXPIRED') return false;
    this.state = 'EXPIRED';
    return true;
  }

  private assertOpen(now: Date): void {
    const state = this.stateAt(now);
    if (state !== 'OPEN' && state !== 'REPLACED') throw new OfferClosed(state);
  }
}

OfferSchema.setClass(Offer);
export { OfferSchema };
