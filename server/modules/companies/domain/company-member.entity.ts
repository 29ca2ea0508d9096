import { defineEntity, p } from '@mikro-orm/core';
import { CompanySchema } from './company.entity.js';

/** Which company a recruiter works for. The recruiter is the primary key: one company each, for now. */
export const CompanyMemberSchema = defineEntity({
  name: 'CompanyMember',
  tableName: 'company_member',
  properties: {
    userId: p.uuid().primary(),
    company: () =>
      p
        .manyToOne(CompanySchema)
        .mapToPk()
        .fieldName('company_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('company_member_company_id_foreign')
        .index('company_member_company_id_index'),
    createdAt: p.datetime(3),
  },
});

export class CompanyMember extends CompanyMemberSchema.class {
  static join(userId: string, companyId: string, now: Date): CompanyMember {
    const member = new CompanyMember();
    member.userId = userId;
    member.company = companyId;
    member.createdAt = now;
    return member;
  }
}

CompanyMemberSchema.setClass(CompanyMember);
