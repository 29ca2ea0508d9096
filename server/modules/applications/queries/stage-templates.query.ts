import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Stage } from '../domain/pipeline.js';
import { MAX_TEMPLATES, type StageTemplate } from '../http/stages.contract.js';
import { shownStage } from './shown-stage.js';

interface Row {
  id: string;
  name: string;
  stages: Stage[];
}

/** A company's templates of stages, by name. */
@Injectable()
export class StageTemplatesQuery {
  constructor(private readonly em: EntityManager) {}

  async ofCompany(companyId: string): Promise<StageTemplate[]> {
    const rows = await this.em.execute<Row[]>(
      'select id, name, stages from pipeline_template where company_id = ? order by name limit ?',
      [companyId, MAX_TEMPLATES],
    );
    return rows.map(({ id, name, stages }) => ({
      id,
      name,
      stages: stages.map(shownStage),
    }));
  }
}
