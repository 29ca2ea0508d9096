import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompanyInvitation } from '../domain/company-invitation.entity.js';
import { CompanyMember } from '../domain/company-member.entity.js';
import { Company } from '../domain/company.entity.js';

/** Entities for use cases; call inside a transaction. */
@Injectable()
export class CompanyRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * The company if the recruiter works for it, locked until the transaction ends; otherwise null. Callers cannot tell a missing
   * company from one that is not theirs.
   */
  async findOwnForChange(companyId: string, recruiterId: string): Promise<Company | null> {
    const membership = await this.em.findOne(CompanyMember, { userId: recruiterId, company: companyId });
    if (!membership) return null;
    return this.em.findOne(Company, { id: companyId, removedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Any company that is not removed, locked until the transaction ends, for an operator's decision. */
  findForReview(companyId: string): Promise<Company | null> {
    return this.em.findOne(Company, { id: companyId, removedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async hasCompany(recruiterId: string): Promise<boolean> {
    return (await this.em.count(CompanyMember, { userId: recruiterId })) > 0;
  }

  /** Lock the company first. */
  async isOwner(companyId: string, recruiterId: string): Promise<boolean> {
    return (await this.em.count(CompanyMember, { userId: recruiterId, company: companyId, role: 'OWNER' })) > 0;
  }

  add(...entities: (Company | CompanyMember)[]): void {
    this.em.persist(entities);
  }

  /** Removes all members and invitations, so that each can create or join another company. */
  async dismissTeam(companyId: string): Promise<void> {
    await this.em.nativeDelete(CompanyInvitation, { company: companyId });
    await this.em.nativeDelete(CompanyMember, { company: companyId });
  }
}
