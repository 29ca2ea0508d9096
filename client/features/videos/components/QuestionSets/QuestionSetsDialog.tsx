import { useState } from 'react';
import type { CreateBlockRequest, QuestionBlock } from '@modules/media/http/questions.contract';
import { ConfirmDialog } from '../../../../design-system/ConfirmDialog/ConfirmDialog';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../../lib/error-text';
import type { Loadable } from '../../../../lib/loadable';
import { asBlockRequest, emptySet, type SetDraft, setDraftOf } from '../../domain/question-set';
import { useSetsText } from '../../messages/use-sets-text';
import { SetForm } from './SetForm';
import { SetList } from './SetList';

export interface QuestionSetsDialogProps {
  /** Only the person's own sets. */
  readonly sets: Loadable<readonly QuestionBlock[]>;
  /** Opens the form with this draft; null opens the list. */
  readonly draft: SetDraft | null;
  /** @param id null for a new one */
  readonly onSave: (id: string | null, set: CreateBlockRequest) => Promise<void>;
  /** Reports its own errors. */
  readonly onRemove: (id: string) => Promise<void>;
  readonly onClose: () => void;
}

interface Edited {
  readonly id: string | null;
  readonly draft: SetDraft;
}

/** Creates, edits and deletes the person's question sets. */
export function QuestionSetsDialog({ sets, draft, onSave, onRemove, onClose }: QuestionSetsDialogProps) {
  const text = useSetsText();
  const errorText = useErrorText();
  const [edited, edit] = useState<Edited | null>(draft && { id: null, draft });
  const [removed, askToRemove] = useState<QuestionBlock | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  // If the dialog was opened to save a draft, leaving the form closes the dialog.
  const leaveForm = draft === null ? () => edit(null) : onClose;
  const save = async (values: SetDraft): Promise<void> => {
    await onSave(edited?.id ?? null, asBlockRequest(values));
    leaveForm();
  };
  const remove = async (set: QuestionBlock): Promise<void> => {
    setRemoving(true);
    await onRemove(set.id);
    setRemoving(false);
    askToRemove(null);
  };
  const title = edited === null ? text('title') : edited.id === null ? text('new') : text('change');
  return (
    <Dialog open title={title} onClose={onClose} wide>
      {edited !== null && <SetForm key={edited.id ?? 'new'} draft={edited.draft} onSave={save} onBack={leaveForm} />}
      {edited === null && sets.status === 'loading' && <ListSkeleton count={2} label={text('loading')} />}
      {edited === null && sets.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(sets.error)} onRetry={sets.retry} level={3} />
      )}
      {edited === null && sets.status === 'ready' && (
        <SetList
          sets={sets.data}
          onNew={() => edit({ id: null, draft: emptySet })}
          onEdit={(set) => edit({ id: set.id, draft: setDraftOf(set) })}
          onRemove={askToRemove}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={text('remove.title', { title: removed?.title ?? '' })}
        confirmLabel={text('remove.confirm')}
        danger
        busy={isRemoving}
        onConfirm={() => removed && void remove(removed)}
        onCancel={() => askToRemove(null)}
      >
        {text('remove.text')}
      </ConfirmDialog>
    </Dialog>
  );
}
