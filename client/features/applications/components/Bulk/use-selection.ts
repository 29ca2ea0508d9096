import { useState } from 'react';
import type { SelectionAnswer } from '@modules/applications/http/bulk.contract';
import { bulkActions } from '@modules/applications/http/bulk.contract';
import { extended, refreshed, type Selected, type Selection, toggled } from '../../domain/selection';

export interface SelectionState {
  readonly selection: Selection;
  /** @param isRange with shift: everybody from the last one that was clicked. */
  readonly onToggle: (row: Selected, isRange: boolean) => void;
  readonly onPeople: (people: SelectionAnswer['people']) => void;
  readonly clear: () => void;
}

interface Kept {
  readonly list: string;
  readonly selection: Selection;
  readonly last: string | null;
}

const nobody: Selection = new Map();

/**
 * Selected applications of a list. Another list (tab or search) starts without a selection, so that decisions only
 * concern people on screen.
 */
export function useSelection(list: string, rows: readonly Selected[]): SelectionState {
  const [kept, setKept] = useState<Kept>({ list, selection: nobody, last: null });
  const current = kept.list === list ? kept : { list, selection: nobody, last: null };
  return {
    selection: refreshed(current.selection, rows),
    onToggle: (row, isRange) =>
      setKept((before) => {
        const { selection, last } = before.list === list ? before : current;
        const next = isRange ? extended(selection, rows, last, row) : toggled(selection, row);
        return { list, selection: next, last: row.id };
      }),
    onPeople: (people) =>
      setKept({
        list,
        last: null,
        selection: new Map(
          people.map(({ id, name, allowed_actions: allowed, stage_moves: moves }) => [
            id,
            { id, name, actions: bulkActions.filter((action) => allowed.includes(action)), moves },
          ]),
        ),
      }),
    clear: () => setKept({ list, selection: nobody, last: null }),
  };
}
