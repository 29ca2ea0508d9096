import type { QuestionInput, VideoQuestion, VideoQuestions } from '@modules/media/http/questions.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { TextSkeleton } from '../../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../../lib/error-text';
import type { Loadable } from '../../../../lib/loadable';
import { useFormatsText } from '../../messages/use-formats-text';
import { useVideosText } from '../../messages/use-videos-text';
import { WrittenFields } from './WrittenFields';

export interface EditWrittenProps {
  readonly questions: Loadable<VideoQuestions>;
  readonly onSave: (questions: QuestionInput[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes the answers of a presentation in writing. */
export function EditWritten({ questions, onSave, onClose }: EditWrittenProps) {
  const text = useFormatsText();
  const videos = useVideosText();
  const errorText = useErrorText();
  return (
    <Dialog open title={text('edit.title')} onClose={onClose}>
      {questions.status === 'loading' && <TextSkeleton count={6} label={videos('questions.loading')} />}
      {questions.status === 'failed' && (
        <ErrorState
          level={3}
          what={videos('questions.loadFailed')}
          toDo={errorText(questions.error)}
          onRetry={questions.retry}
        />
      )}
      {questions.status === 'ready' && (
        <WrittenFields
          prompts={questions.data.questions.map(({ question_text }) => ({ text: question_text }))}
          typed={{ title: '', answers: questions.data.questions.map(({ answer_text: answer }) => answer ?? '') }}
          label={text('edit.title')}
          onSave={({ answers }) => onSave(edited(questions.data.questions, answers))}
          actions={
            <>
              <SubmitButton>{text('edit.save')}</SubmitButton>
              <Button onClick={onClose}>{videos('questions.cancel')}</Button>
            </>
          }
        />
      )}
    </Dialog>
  );
}

/** The same questions with new answers; a question whose answer was emptied stays, without one. */
const edited = (questions: readonly VideoQuestion[], answers: readonly string[]): QuestionInput[] =>
  questions.map(({ question_text, question_block_id }, index) => ({
    question_text,
    timestamp_start: 0,
    answer_text: answers[index] === undefined || answers[index] === '' ? null : answers[index],
    question_block_id,
  }));
