import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { CompaniesFacade, isRecruiting } from '../../companies/index.js';
import { PipelineTemplate } from '../domain/pipeline.entity.js';
import { TemplateRefused } from '../domain/pipeline.errors.js';
import { MAX_TEMPLATES, type SaveTemplateRequest, type StageTemplate } from '../http/stages.contract.js';
import { storedStage } from '../queries/shown-stage.js';
import { StageTemplatesQuery } from '../queries/stage-templates.query.js';

/** A company keeps stages as a template for other postings, or deletes one. Postings that used a template have their own copy. */
@Injectable()
export class ChangeStageTemplates {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly templates: StageTemplatesQuery,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound without a company; Forbidden for a hiring manager or a reviewer */
  async list(actor: Actor): Promise<StageTemplate[]> {
    return this.templates.ofCompany(await this.#companyOf(actor));
  }

  /**
   * @throws NotFound without a company; Forbidden for a hiring manager or a reviewer
   * @throws TemplateRefused if the name is taken or there are too many.
   */
  async save(actor: Actor, { name, stages }: SaveTemplateRequest): Promise<StageTemplate[]> {
    const companyId = await this.#companyOf(actor);
    try {
      await this.transaction.run(async () => {
        await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`stage templates ${companyId}`]);
        if ((await this.em.count(PipelineTemplate, { companyId })) >= MAX_TEMPLATES) {
          throw new TemplateRefused('APPLICATIONS.TEMPLATES_FULL', MAX_TEMPLATES);
        }
        this.em.persist(
          Object.assign(new PipelineTemplate(), {
            id: newId(),
            companyId,
            name,
            stages: stages.map(storedStage),
            createdBy: actor.id,
            createdAt: this.clock.now(),
          }),
        );
      });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new TemplateRefused('APPLICATIONS.TEMPLATE_NAME_TAKEN', MAX_TEMPLATES);
    }
    return this.templates.ofCompany(companyId);
  }

  /** @throws NotFound if it is another company's; Forbidden for a hiring manager or a reviewer */
  async remove(actor: Actor, id: string): Promise<StageTemplate[]> {
    const companyId = await this.#companyOf(actor);
    const gone = await this.em.nativeDelete(PipelineTemplate, { id, companyId });
    if (gone === 0) throw new NotFound();
    return this.templates.ofCompany(companyId);
  }

  async #companyOf(actor: Actor): Promise<string> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new NotFound();
    if (!isRecruiting(company)) throw new Forbidden('IDENTITY.TEAM_ROLE');
    return company.id;
  }
}
