import { defineEntity, p } from '@mikro-orm/core';
import { noNullEntries, textList } from '../../../platform/database/text-list.js';
import { CompanySchema } from './company.entity.js';
import { postingsOf, type TeamRole } from './team.js';

/** The company that employs a recruiter, and their role in its team. The recruiter is the primary key: one company each, for now. */
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
    role: p.text().$type<TeamRole>().default('OWNER'),
    /** Postings of a hiring manager; empty for the others. */
    jobIds: textList().default([]),
  },
  triggers: [
    {
      // In the database, because a member leaves or changes in many ways: removed, left, closed the account, company removed.
      name: 'company_member_credit_pool',
      timing: 'after',
      events: ['update', 'delete'],
      expression: `create trigger company_member_credit_pool after update or delete on company_member
        for each row execute function credit_pool_follow_team()`,
    },
  ],
  checks: [
    {
      name: 'company_member_role_check',
      expression: `role in ('OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER')`,
    },
    { name: 'company_member_job_ids_check', expression: 'cardinality(job_ids) <= 200' },
    noNullEntries('company_member', 'job_ids'),
  ],
});

export class CompanyMember extends CompanyMemberSchema.class {
  static join(
    userId: string,
    companyId: string,
    now: Date,
    role: TeamRole = 'OWNER',
    jobIds: readonly string[] = [],
  ): CompanyMember {
    const member = new CompanyMember();
    member.userId = userId;
    member.company = companyId;
    member.createdAt = now;
    member.become(role, jobIds);
    return member;
  }

  become(role: TeamRole, jobIds: readonly string[]): void {
    this.role = role;
    this.jobIds = postingsOf(role, jobIds);
  }
}

CompanyMemberSchema.setClass(CompanyMember);
