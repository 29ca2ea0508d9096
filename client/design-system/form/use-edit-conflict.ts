import { useState } from 'react';
import { isApiError } from '../../lib/api-error';

/** What the server holds, with the version a change of it is based on. */
export interface Versioned<Values> {
  readonly values: Values;
  readonly version: string;
}

export interface EditConflictOptions<Values> {
  /** Of what the form starts with; null for something new. */
  readonly version: string | null;
  readonly onSave: (values: Values, version: string | null) => Promise<void>;
  /** Reads what a colleague saved meanwhile. */
  readonly readCurrent: (() => Promise<Versioned<Values>>) | undefined;
}

export interface EditConflictState<Values> {
  /** The version the next save is based on. */
  readonly version: string | null;
  /** What a colleague saved since; null while nobody did. */
  readonly theirs: Values | null;
  /** @throws what `onSave` throws */
  readonly save: (values: Values) => Promise<void>;
}

const isConflict = (error: unknown): boolean => isApiError(error) && error.code.endsWith('.CHANGED_MEANWHILE');

/** Saves on the version the form began with. Where a colleague was faster, their version is read and the next save is based on it. */
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
