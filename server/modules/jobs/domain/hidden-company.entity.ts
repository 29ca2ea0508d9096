import { defineEntity, p } from '@mikro-orm/core';

/** Max companies that a person hides. Each takes one slot, and the database enforces the limit. */
export const MAX_HIDDEN_COMPANIES = 500;

/** A company whose postings a person does not want to see. The company is not notified and still sees the person. */
export const HiddenCompanySchema = defineEntity({
  name: 'HiddenCompany',
  tableName: 'hidden_company',
  properties: {
    accountId: p.uuid().primary(),
    companyId: p.uuid().primary(),
    slot: p.smallint(),
    hiddenAt: p.datetime(3),
  },
  uniques: [{ name: 'hidden_company_slot_unique', properties: ['accountId', 'slot'] }],
  indexes: [
    { name: 'hidden_company_company_id_index', properties: ['companyId', 'accountId'] },
    {
      name: 'hidden_company_newest_index',
      expression:
        'create index hidden_company_newest_index on hidden_company (account_id, hidden_at desc, company_id desc)',
    },
  ],
  checks: [{ name: 'hidden_company_slot_check', expression: `slot >= 1 and slot <= ${MAX_HIDDEN_COMPANIES}` }],
});

export class HiddenCompany extends HiddenCompanySchema.class {}

HiddenCompanySchema.setClass(HiddenCompany);
