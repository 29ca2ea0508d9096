import type { PartHealth } from '@modules/operations/http/queues.contract';
import { fr } from './messages/fr';
import type { SharedMessages } from './messages/messages';
import { useSharedText } from './messages/use-shared-text';

type Key = keyof SharedMessages & `health.${string}`;
const isKey = (key: string): key is Key => Object.hasOwn(fr, key);

export interface HealthWords {
  /** A part's name in the reader's language; its own name if there is no translation. */
  readonly nameOf: (part: Pick<PartHealth, 'name'>) => string;
  readonly stateOf: (part: Pick<PartHealth, 'state'>) => string;
  /** The meaning of a state for users; null if the part is healthy, or if the server's remark already says it. */
  readonly meaningOf: (part: Pick<PartHealth, 'name' | 'state'>) => string | null;
}

/** Names of the instance's parts, and the effect on users if one has a problem. */
export function useHealthWords(): HealthWords {
  const text = useSharedText();
  return {
    nameOf: ({ name }) => {
      const key = `health.part.${name}`;
      return isKey(key) ? text(key) : name;
    },
    stateOf: ({ state }) => text(`health.state.${state}`),
    meaningOf: ({ name, state }) => {
      const key = `health.meaning.${name}.${state}`;
      if (isKey(key)) return text(key);
      // The cause of a failure is technical and in English.
      return state === 'FAILED' ? text('health.meaning.FAILED') : null;
    },
  };
}
