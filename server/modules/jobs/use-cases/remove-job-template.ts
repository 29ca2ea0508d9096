import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { JobTemplate } from '../domain/job-template.entity.js';
import { Employer } from './employer.js';

/** A recruiter deletes a template. Postings that were made from it have their own copy. */
@Injectable()
export class RemoveJobTemplate {
  constructor(
    private readonly em: EntityManager,
    private readonly employer: Employer,
  ) {}

  /** @throws NotFound if it is another company's. */
  async execute(actor: Actor, companyId: string, id: string): Promise<void> {
    await this.employer.ofCompany(actor, companyId);
    if ((await this.em.nativeDelete(JobTemplate, { id, companyId })) === 0) throw new NotFound();
  }
}
