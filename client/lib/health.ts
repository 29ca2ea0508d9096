import type { PartHealth } from '@modules/operations/http/queues.contract';
import { fr } from './messages/fr';
import type { SharedMessages } from './messages/messages';
import { useSharedText } from './messages/use-shared-text';

type Key = keyof SharedMessages & `health.${string}`;
const isKey = (key: string): key is Key => Object.hasOwn(fr, key);

export interface HealthWords {
  /** A part by its name in the reader's language; one that has none keeps its own. */
  readonly nameOf: (part: Pick<PartHealth, 'name'>) => string;
  readonly stateOf: (part: Pick<PartHealth, 'state'>) => string;
  /** What its state means for who uses the product; null where all is well, or where only the server's remark says it. */
  readonly meaningOf: (part: Pick<PartHealth, 'name' | 'state'>) => string | null;
}

/** How the parts of the instance are called, and what it means when one is not well. */
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
      return isKey(key) ? text(key) : null;
    },
  };
}
