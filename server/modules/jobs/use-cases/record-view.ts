import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';

/** Counts a signed-in reader of a posting once a day. Anonymous readers cannot be distinguished and are not counted. */
@Injectable()
export class RecordView {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(jobId: string, viewerId: string): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    await this.em.execute(
      'insert into job_view (job_id, viewer_id, day) values (?, ?, ?) on conflict (job_id, viewer_id, day) do nothing',
      [jobId, viewerId, day],
      'run',
    );
  }
}
