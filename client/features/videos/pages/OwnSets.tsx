import type { CreateBlockRequest } from '@modules/media/http/questions.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { saveQuestionSet } from '../../../lib/question-sets';
import { useOwnQuestionSets } from '../api/questions';
import { removeQuestionSet } from '../api/question-sets';
import { QuestionSetsDialog } from '../components/QuestionSets/QuestionSetsDialog';
import type { SetDraft } from '../domain/question-set';
import { useSetsText } from '../messages/use-sets-text';

export interface OwnSetsProps {
  /** Opens the form with this draft; null opens the list. */
  readonly draft: SetDraft | null;
  readonly onClose: () => void;
}

/** The person's question sets, connected to the server. */
export function OwnSets({ draft, onClose }: OwnSetsProps) {
  const text = useSetsText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const save = async (id: string | null, set: CreateBlockRequest): Promise<void> => {
    await saveQuestionSet(id, set);
    toasts.success(text('saved'));
  };
  const remove = async (id: string): Promise<void> => {
    try {
      await removeQuestionSet(id);
      toasts.success(text('removed'));
    } catch (error) {
      toasts.error(`${text('removeFailed')} ${errorText(error)}`);
    }
  };
  return (
    <QuestionSetsDialog sets={useOwnQuestionSets()} draft={draft} onSave={save} onRemove={remove} onClose={onClose} />
  );
}
