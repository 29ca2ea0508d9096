import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Call, Command, Outcome } from '../../../platform/commands/command.js';
import { CommandKernel } from '../../../platform/commands/command-kernel.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { JobTemplate, MAX_JOB_TEMPLATES } from '../domain/job-template.entity.js';
import { JobTemplatesFull, TemplateNameTaken } from '../domain/job.errors.js';
import type { Job } from '../domain/job.entity.js';
import { textOf } from '../domain/posting-copy.js';
import { type PostingSetup, PostingSetups } from '../domain/posting-setups.js';
import type { SaveJobTemplateRequest } from '../http/job-templates.contract.js';
import { JobRepository } from '../persistence/job.repository.js';
import { Employer } from './employer.js';

interface Saving extends SaveJobTemplateRequest {
  readonly companyId: string;
}

interface Source {
  readonly job: Job;
  readonly setup: PostingSetup;
  /** The lowest number from 1 that no template of the company has. */
  readonly slot: number;
}

/** Saves a posting of the recruiter's company as a template. Later changes of the posting do not change the template. */
@Injectable()
export class SaveJobTemplate implements Command<Saving, null, Source, string> {
  readonly name = 'jobs.save-template';
  readonly actors = ['RECRUITER', 'PENDING_RECRUITER'];
  readonly events = [];
  readonly constraints = {
    job_template_name_unique: () => new TemplateNameTaken(),
    job_template_slot_check: () => new JobTemplatesFull(MAX_JOB_TEMPLATES),
  };

  constructor(
    private readonly em: EntityManager,
    private readonly employer: Employer,
    private readonly jobs: JobRepository,
    private readonly setups: PostingSetups,
    private readonly clock: Clock,
    private readonly kernel: CommandKernel,
  ) {}

  /**
   * @param key idempotency key: a repeated request saves nothing more.
   * @throws NotFound if the company or the posting is not the recruiter's; JobTemplatesFull, TemplateNameTaken
   */
  async execute(actor: Actor, companyId: string, request: SaveJobTemplateRequest, key?: string): Promise<void> {
    await this.kernel.run(this, { actor, input: { companyId, ...request }, key });
  }

  asks(input: Saving): unknown {
    return input;
  }

  resultOf({ id }: Call<Saving>): string {
    return id;
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }

  locks(): readonly Lock[] {
    return [];
  }

  async load({ actor, input }: Call<Saving>): Promise<Source> {
    await this.employer.ofCompany(actor, input.companyId);
    const job = await this.jobs.findOwn(input.job_id, input.companyId);
    if (!job) throw new NotFound();
    // One template of a company at a time, so that two never take the same slot.
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`job templates ${input.companyId}`]);
    const [free] = await this.em.execute<[{ slot: number }]>(
      `select min(s.slot)::int as slot from generate_series(1, ?::int) as s (slot)
        where not exists (select 1 from job_template t where t.company_id = ? and t.slot = s.slot)`,
      [MAX_JOB_TEMPLATES + 1, input.companyId],
    );
    return { job, setup: await this.setups.of(job.id), slot: free.slot };
  }

  async handle({ actor, input, id }: Call<Saving>, { job, setup, slot }: Source): Promise<Outcome<string>> {
    const template = Object.assign(new JobTemplate(), {
      id,
      companyId: input.companyId,
      slot,
      name: input.name,
      posting: textOf(job),
      ...setup,
      createdBy: actor.id,
      createdAt: this.clock.now(),
    });
    await this.em.persist(template).flush();
    return { result: id, events: [] };
  }
}
