import { type BulkAction, bulkActions } from '@modules/applications/http/bulk.contract';
import type { ShownApplication } from './received';

/** A selected application, also one that is not loaded. */
export interface Selected {
  readonly id: string;
  readonly name: string;
  readonly actions: readonly BulkAction[];
  /** Ids of the stages that it can be moved to with others. */
  readonly moves: readonly string[];
}

export type Selection = ReadonlyMap<string, Selected>;

/** Actions that this screen offers for many at once. "Another interview" is not one of them. */
export function selectedOf({ id, user, stage, allowed_actions: allowed }: ShownApplication): Selected {
  const actions = bulkActions.filter((action) => allowed.includes(action));
  return { id, name: user.full_name, actions, moves: stage.bulk_moves };
}

/** Adds the application, or removes it. */
export function toggled(selection: Selection, row: Selected): Selection {
  const next = new Map(selection);
  if (!next.delete(row.id)) next.set(row.id, row);
  return next;
}

/** Adds all from the last one that was clicked to this one, as shift does in lists. */
export function extended(
  selection: Selection,
  rows: readonly Selected[],
  from: string | null,
  to: Selected,
): Selection {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to.id)];
  if (start < 0 || end < 0) return toggled(selection, to);
  const range = rows.slice(Math.min(start, end), Math.max(start, end) + 1);
  return new Map([...selection, ...range.map((row) => [row.id, row] as const)]);
}

/** Loaded rows may have changed since they were selected. */
export function refreshed(selection: Selection, rows: readonly Selected[]): Selection {
  const now = new Map(rows.map((row) => [row.id, row]));
  return new Map([...selection].map(([id, row]) => [id, now.get(id) ?? row]));
}

/** Those of the selection that allow the action. */
export const allowing = (selection: Selection, action: BulkAction): readonly Selected[] =>
  [...selection.values()].filter(({ actions }) => actions.includes(action));

/** Those of the selection that can be moved to the stage. */
export const movable = (selection: Selection, stageId: string): readonly Selected[] =>
  [...selection.values()].filter(({ moves }) => moves.includes(stageId));
