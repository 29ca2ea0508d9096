import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../../design-system/Skeletons/ListSkeleton';
import type { QuestionBlock, QuestionInput, VideoQuestions } from '@modules/media/http/questions.contract';
import { useErrorText } from '../../../../lib/error-text';
import type { Loadable } from '../../../../lib/loadable';
import { useVideosText } from '../../messages/use-videos-text';
import { QuestionEditor, type QuestionEditorProps } from '../QuestionEditor/QuestionEditor';

export interface QuestionsDialogProps {
  readonly questions: Loadable<VideoQuestions>;
  readonly blocks: readonly QuestionBlock[];
  readonly duration: number | null;
  readonly onSave: (questions: QuestionInput[]) => Promise<void>;
  readonly onClose: () => void;
  readonly onSets: QuestionEditorProps['onSets'];
}

/** Edits the questions of an existing video. */
export function QuestionsDialog({ questions, blocks, duration, onSave, onClose, onSets }: QuestionsDialogProps) {
  const text = useVideosText();
  const errorText = useErrorText();
  return (
    <Dialog open title={text('questions.title')} onClose={onClose} wide>
      {questions.status === 'loading' && <ListSkeleton count={2} label={text('questions.loading')} />}
      {questions.status === 'failed' && (
        <ErrorState
          what={text('questions.loadFailed')}
          toDo={errorText(questions.error)}
          onRetry={questions.retry}
          level={3}
        />
      )}
      {questions.status === 'ready' && (
        <QuestionEditor
          questions={questions.data.questions}
          blocks={blocks}
          duration={duration}
          onSave={onSave}
          onCancel={onClose}
          onSets={onSets}
        />
      )}
    </Dialog>
  );
}
