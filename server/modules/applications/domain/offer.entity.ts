import { defineEntity, p } from '@mikro-orm/core';
import { ApplicationSchema } from './application-table.js';

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
    /** In the company's own words. */
    salary: p.text(),
    startDate: p.date().strictNullable(),
    note: p.text().strictNullable(),
    madeAt: p.datetime(3),
  },
  checks: [
    { name: 'application_offer_salary_check', expression: 'char_length(salary) >= 1 and char_length(salary) <= 100' },
    { name: 'application_offer_note_check', expression: 'char_length(note) >= 1 and char_length(note) <= 2000' },
  ],
});

export interface OfferTerms {
  readonly salary: string;
  /** `2026-03-01` */
  readonly startDate: string | null;
  readonly note: string | null;
}

/** What a company offers; once an application. */
export class Offer extends OfferSchema.class {
  static make(applicationId: string, terms: OfferTerms, now: Date): Offer {
    const offer = new Offer();
    offer.applicationId = applicationId;
    offer.salary = terms.salary;
    offer.startDate = terms.startDate;
    offer.note = terms.note;
    offer.madeAt = now;
    return offer;
  }
}

OfferSchema.setClass(Offer);
export { OfferSchema };
