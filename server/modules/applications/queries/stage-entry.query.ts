import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isOpen } from '../domain/application-lifecycle.js';
import type { Application } from '../domain/application.entity.js';
import { type Stage, stageAt } from '../domain/pipeline.js';
import { Pipelines } from './pipelines.query.js';
import { stageColumns, type StageRow } from './placed-stage.js';

export interface StageEntry {
  readonly stage: Stage;
  readonly enteredAt: Date;
  /** False after the application was decided, withdrawn or ended: then its stage runs no actions. */
  readonly isOpen: boolean;
}

/** Where an application is, and since when. Call it with the application locked. */
@Injectable()
export class StageEntries {
  constructor(
    private readonly em: EntityManager,
    private readonly pipelines: Pipelines,
  ) {}

  async of(application: Application): Promise<StageEntry> {
    const { stages } = await this.pipelines.of(application.jobId);
    const [row] = await this.em.execute<[Pick<StageRow, 'stage_since'>]>(
      `select ${stageColumns} from application a where a.id = ?`,
      [application.id],
    );
    return {
      stage: stageAt(stages, application),
      enteredAt: new Date(row.stage_since),
      isOpen: isOpen(application.status) && !application.closedReason && !application.leftAt,
    };
  }
}
