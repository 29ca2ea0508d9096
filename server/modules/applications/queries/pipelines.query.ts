import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { decidesPosting, isRecruiting } from '../../companies/index.js';
import { idsByStatus, type Stage, stagesOf } from '../domain/pipeline.js';
import type { JobStages } from '../http/stages.contract.js';
import { ScorecardQuery } from './scorecard.query.js';
import { shownStage } from './shown-stage.js';
import { StageTemplatesQuery } from './stage-templates.query.js';

/** The stages of a posting. */
export interface PipelineOfJob {
  readonly stages: readonly Stage[];
  /** 0: the standard stages. */
  readonly version: number;
}

interface Row {
  job_id: string;
  stages: Stage[];
  version: number;
}

/** SQL for the id of the stage of `application a`. It takes {@link stageParams}. */
export const stageIdSql = `case when jsonb_exists(?::jsonb -> a.status, a.stage_id) then a.stage_id
  else ?::jsonb -> a.status ->> 0 end`;

export function stageParams(stages: readonly Stage[]): readonly [string, string] {
  const ids = JSON.stringify(idsByStatus(stages));
  return [ids, ids];
}

const standard: PipelineOfJob = { stages: stagesOf([]), version: 0 };

/** Stages of postings: those that the team made, or the standard ones. */
@Injectable()
export class Pipelines {
  constructor(
    private readonly em: EntityManager,
    private readonly scorecards: ScorecardQuery,
    private readonly templates: StageTemplatesQuery,
  ) {}

  /** @throws NotFound if the posting does not exist or the reader's role does not reach it. */
  async execute(actor: Actor, jobId: string): Promise<JobStages> {
    const { job, seat } = await this.scorecards.ofTeam(actor, jobId);
    const { stages, version } = await this.of(jobId);
    const people = await this.peopleIn(jobId, stages);
    return {
      job_id: jobId,
      title: job.title,
      stages: stages.map((stage) => ({ ...shownStage(stage), people: people.get(stage.id) ?? 0 })),
      version,
      templates: await this.templates.ofCompany(job.companyId),
      allowed_actions: [
        ...(decidesPosting(seat, jobId) ? (['EDIT'] as const) : []),
        ...(isRecruiting(seat) ? (['EDIT_TEMPLATES'] as const) : []),
      ],
    };
  }

  async of(jobId: string): Promise<PipelineOfJob> {
    return (await this.ofMany([jobId])).get(jobId) ?? standard;
  }

  /** Contains every posting that was asked for. */
  async ofMany(jobIds: readonly string[]): Promise<ReadonlyMap<string, PipelineOfJob>> {
    const ids = [...new Set(jobIds)];
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<Row[]>('select job_id, stages, version from pipeline where job_id in (?)', [
      ids,
    ]);
    const own = new Map(rows.map((row) => [row.job_id, row]));
    return new Map(
      ids.map((id) => {
        const row = own.get(id);
        return [id, row ? { stages: stagesOf(row.stages), version: row.version } : standard];
      }),
    );
  }

  /** Number of people in each stage whom the company sees. */
  async peopleIn(jobId: string, stages: readonly Stage[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.em.execute<{ stage: string; count: number }[]>(
      `select ${stageIdSql} as stage, count(*)::int as count from application a
        where a.job_id = ? and a.left_at is null and a.status <> 'WITHDRAWN' group by 1`,
      [...stageParams(stages), jobId],
    );
    return new Map(rows.map((row) => [row.stage, row.count]));
  }
}
