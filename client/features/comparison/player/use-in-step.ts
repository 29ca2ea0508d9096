import { useEffect, useState, useSyncExternalStore } from 'react';
import { InStepPlayer, type InStepState } from './in-step-player';
import type { Lane } from './lanes';

/** A player for these parts, with its state. It stops when the page is left. */
export function useInStep(lanes: readonly Lane[]): { readonly player: InStepPlayer; readonly state: InStepState } {
  const [player] = useState(() => new InStepPlayer());
  const state = useSyncExternalStore(player.subscribe, player.getState);
  const key = JSON.stringify(lanes);
  useEffect(() => player.setLanes(JSON.parse(key) as Lane[]), [player, key]);
  return { player, state };
}
