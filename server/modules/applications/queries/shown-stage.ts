import type { Stage } from '../domain/pipeline.js';
import type { SaveStagesRequest, Stage as ShownStage } from '../http/stages.contract.js';

/** A stage as answers show it. */
export const shownStage = ({ id, name, mapsTo, limitDays, actions = [] }: Stage): ShownStage => ({
  id,
  name,
  maps_to: mapsTo,
  ...(limitDays !== undefined && { limit_days: limitDays }),
  ...(actions.length > 0 && { actions: [...actions] }),
});

/** A stage of a request as it is stored. */
export const storedStage = ({
  id,
  name,
  maps_to: mapsTo,
  limit_days: limit,
  actions = [],
}: SaveStagesRequest['stages'][number]): Stage => ({
  id,
  name,
  mapsTo,
  ...(typeof limit === 'number' && { limitDays: limit }),
  ...(actions.length > 0 && { actions }),
});
