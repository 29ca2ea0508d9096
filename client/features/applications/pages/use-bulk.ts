import { useRef, useState } from 'react';
import type { BulkAction, BulkAnswer, BulkRequest, SelectionAnswer } from '@modules/applications/http/bulk.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { BulkDone } from '../api/bulk-applications';
import type { BulkUndo, NotDone } from '../components/Bulk/BulkOutcome';
import type { SelectionState } from '../components/Bulk/use-selection';
import type { TeamStage } from '../domain/board';
import { allowing, movable, type Selected } from '../domain/selection';
import { useApplicationsText } from '../messages/use-applications-text';

/** All throw the errors of the API client. */
export interface BulkActs {
  readonly onBulk: (request: BulkRequest) => Promise<BulkDone>;
  readonly onUndoBulk: (id: string) => Promise<BulkAnswer>;
  readonly onSelectAll: () => Promise<SelectionAnswer>;
  readonly onExport: () => Promise<void>;
}

export interface BulkState {
  readonly sending: BulkAction | 'select' | 'undo' | 'export' | null;
  /** People in the open dialog of declining, or null. */
  readonly declining: readonly Selected[] | null;
  readonly undo: BulkUndo | null;
  readonly notDone: readonly NotDone[];
  readonly failed: string | null;
  readonly act: (action: BulkAction) => void;
  readonly moveTo: (stage: TeamStage) => void;
  readonly reject: (notes: Pick<BulkRequest, 'reason' | 'texts' | 'words' | 'tell_at'>) => Promise<void>;
  readonly selectEverybody: () => void;
  readonly takeBack: () => void;
  readonly download: () => void;
  readonly close: () => void;
  readonly dismiss: () => void;
}

/** Actions on the selected applications, one at a time, and their results. */
export function useBulk(acts: BulkActs, { selection, onPeople, clear }: SelectionState, onDone: () => void): BulkState {
  const text = useApplicationsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const isUnderWay = useRef(false);
  const [sending, setSending] = useState<BulkState['sending']>(null);
  const [declining, setDeclining] = useState<readonly Selected[] | null>(null);
  const [undo, setUndo] = useState<BulkUndo | null>(null);
  const [notDone, setNotDone] = useState<readonly NotDone[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  /** Names of the people of the last bulk, for its undo. */
  const named = useRef<ReadonlyMap<string, string>>(new Map());

  const once = async (what: NonNullable<BulkState['sending']>, send: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailed(null);
    setNotDone([]);
    setSending(what);
    try {
      await send();
    } finally {
      isUnderWay.current = false;
      setSending(null);
    }
  };
  const withToast = (what: NonNullable<BulkState['sending']>, send: () => Promise<void>): void =>
    void once(what, send).catch((error: unknown) => {
      setFailed(errorText(error));
      toasts.error(`${text('bulk.failed')} ${errorText(error)}`);
    });
  const sayNotDone = ({ results }: BulkAnswer): void =>
    setNotDone(
      results
        .filter(({ outcome }) => outcome === 'REFUSED')
        .map(({ id, error }) => ({ id, name: named.current.get(id) ?? '', why: error ?? '' })),
    );

  const send = async (
    action: BulkAction,
    people: readonly Selected[],
    notes: Partial<BulkRequest> = {},
  ): Promise<void> => {
    named.current = new Map(people.map(({ id, name }) => [id, name]));
    const done = await acts.onBulk({ ids: people.map(({ id }) => id), action, ...notes });
    const said = notes.tell_at === undefined ? action : 'REJECTED_LATER';
    if (done.done > 0) toasts.success(text(`bulk.done.${said}`, { count: done.done }));
    sayNotDone(done);
    if (done.undoEnds !== null) {
      setUndo({ id: done.id, count: done.done, ends: done.undoEnds, toldAt: notes.tell_at ?? null });
    }
    clear();
    onDone();
  };
  return {
    sending,
    declining,
    undo,
    notDone,
    failed,
    act: (action) => {
      const people = allowing(selection, action);
      if (people.length === 0) return;
      if (action === 'REJECTED') setDeclining(people);
      else withToast(action, () => send(action, people));
    },
    moveTo: ({ id: stage_id }) => {
      const people = movable(selection, stage_id);
      if (people.length > 0) withToast('STAGE', () => send('STAGE', people, { stage_id }));
    },
    reject: async (notes) => {
      if (declining === null) return;
      await once('REJECTED', () => send('REJECTED', declining, notes));
      setDeclining(null);
    },
    selectEverybody: () => withToast('select', async () => onPeople((await acts.onSelectAll()).people)),
    takeBack: () => {
      if (undo === null) return;
      withToast('undo', async () => {
        const undone = await acts.onUndoBulk(undo.id);
        if (undone.done > 0) toasts.success(text('bulk.undone', { count: undone.done }));
        sayNotDone(undone);
        setUndo(null);
      });
    },
    download: () => withToast('export', acts.onExport),
    close: () => setDeclining(null),
    dismiss: () => {
      setFailed(null);
      setNotDone([]);
    },
  };
}
