import { useState } from 'react';
import { isApiError } from '../../lib/api-error';

/** Values on the server, with their version. */
export interface Versioned<Values> {
  readonly values: Values;
  readonly version: string;
}

export interface EditConflictOptions<Values> {
  /** Version of the initial values; null for a new object. */
  readonly version: string | null;
  readonly onSave: (values: Values, version: string | null) => Promise<void>;
  /** Reads the version that a colleague saved. */
  readonly readCurrent: (() => Promise<Versioned<Values>>) | undefined;
}

export interface EditConflictState<Values> {
  /** The version the next save is based on. */
  readonly version: string | null;
  /** Values that a colleague saved since; null if nobody did. */
  readonly theirs: Values | null;
  /** @throws the errors of `onSave` */
  readonly save: (values: Values) => Promise<void>;
}

const isConflict = (error: unknown): boolean => isApiError(error) && error.code.endsWith('.CHANGED_MEANWHILE');

/**
 * Saves over the version that the form started with. If a colleague saved first, reads their version and bases the next
 * save on it.
 */
export function useEditConflict<Values>(options: EditConflictOptions<Values>): EditConflictState<Values> {
  const { onSave, readCurrent } = options;
  const [version, setVersion] = useState(options.version);
  const [theirs, setTheirs] = useState<Values | null>(null);
  const save = async (values: Values): Promise<void> => {
    try {
      await onSave(values, version);
    } catch (error) {
      if (isConflict(error) && readCurrent) {
        const current = await readCurrent();
        setTheirs(current.values);
        setVersion(current.version);
      }
      throw error;
    }
  };
  return { version, theirs, save };
}
