import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade, type CompanyOfRecruiter, decidesPosting, reachesPosting } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import type { Application } from '../domain/application.entity.js';
import { ApplicationRepository } from '../persistence/application.repository.js';

/** The applications that a caller may decide: those of their company, and their own. */
@Injectable()
export class DecidableApplications {
  constructor(
    private readonly em: EntityManager,
    private readonly applications: ApplicationRepository,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly matching: MatchingFacade,
  ) {}

  /**
   * Locked until the transaction ends.
   *
   * @throws NotFound if it does not exist, the caller has no access, or the candidate left.
   * @throws Forbidden if the caller's role in the team only reads.
   */
  async ofCompany(actor: Actor, id: string): Promise<Application> {
    const { application, company } = await this.#held(actor, id);
    if (!decidesPosting(company, application.jobId)) throw new Forbidden('IDENTITY.TEAM_ROLE');
    return application;
  }

  /** The same for everybody of the team who may read it. @throws NotFound */
  async ofReader(actor: Actor, id: string): Promise<Application> {
    return (await this.#held(actor, id)).application;
  }

  /** @throws NotFound */
  async ofCandidate(actor: Actor, id: string): Promise<Application> {
    const application = await this.hold(id);
    if (!application || application.seekerId !== actor.id) throw new NotFound();
    return application;
  }

  async #held(actor: Actor, id: string): Promise<{ application: Application; company: CompanyOfRecruiter }> {
    const company = actor.role === 'RECRUITER' ? await this.companies.companyOf(actor.id) : null;
    const application = await this.hold(id);
    if (!application || !company || application.companyId !== company.id || application.leftAt) throw new NotFound();
    if (!reachesPosting(company, application.jobId)) throw new NotFound();
    return { application, company };
  }

  /**
   * Any application, also for jobs. Locks in the common order: the candidate's account (closing it locks it before its
   * applications), the pair
   * (which can agree, pay or end elsewhere), the application.
   */
  async hold(id: string): Promise<Application | null> {
    const [row] = await this.em.execute<{ seeker_id: string; company_id: string }[]>(
      'select seeker_id, company_id from application where id = ?',
      [id],
    );
    if (!row) return null;
    await this.identity.holdAccounts([row.seeker_id]);
    await this.matching.lockPair(row.company_id, row.seeker_id);
    return this.applications.findForDecision(id);
  }
}
