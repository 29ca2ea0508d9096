import type { PlacedStage } from '../http/stage-fields.contract.js';
import { isForMany, movesFrom, type Stage, stageAt } from '../domain/pipeline.js';
import type { ApplicationStatus } from '../domain/application-lifecycle.js';
import { isoTime } from './application-row.js';

/** Columns for {@link placedStage} over `application a`. The time of the last change of status is in the history. */
export const stageColumns = `a.stage_id, a.stage_version,
  greatest(a.stage_since, (select max(e.at) from application_event e
    where e.application_id = a.id and e.from_status is distinct from e.to_status), a.applied_at) as stage_since`;

export interface StageRow {
  status: ApplicationStatus;
  closed_reason: string | null;
  stage_id: string | null;
  stage_version: number;
  stage_since: string;
}

/** Where an application is in the team's process, and where the reader may move it. */
export function placedStage(row: StageRow, stages: readonly Stage[], mayMove: boolean): PlacedStage {
  const place = { status: row.status, stageId: row.stage_id, isClosed: row.closed_reason !== null };
  const { id, name, mapsTo, limitDays } = stageAt(stages, place);
  const moves = mayMove ? movesFrom(stages, place) : [];
  return {
    id,
    name,
    maps_to: mapsTo,
    since: isoTime(row.stage_since),
    ...(limitDays !== undefined && { limit_days: limitDays }),
    version: row.stage_version,
    moves: [...moves],
    bulk_moves: stages.filter((each) => moves.includes(each.id) && isForMany(row.status, each)).map((each) => each.id),
  };
}
