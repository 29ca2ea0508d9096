import { z } from 'zod';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useDraft } from '../../../lib/use-draft';
import { writePresentation } from '../api/write-presentation';
import { WrittenForm } from '../components/WrittenForm/WrittenForm';
import type { Prompt } from '../domain/recording';
import type { Typed } from '../domain/written';
import { useFormatsText } from '../messages/use-formats-text';

const typedShape = z.object({ questions: z.array(z.string()), title: z.string(), answers: z.array(z.string()) });

export interface WriteAnswersProps {
  readonly prompts: readonly Prompt[];
  readonly onBack: () => void;
  readonly onPublished: (presentationId: string) => void;
}

/** The written answers, kept in this tab until they are published. */
export function WriteAnswers({ prompts, onBack, onPublished }: WriteAnswersProps) {
  const text = useFormatsText();
  const toasts = useToasts();
  const questions = prompts.map((prompt) => prompt.text);
  // A draft belongs to its questions: with others chosen, it would put answers under the wrong ones.
  const draft = useDraft<z.infer<typeof typedShape>>('written', (kept) => {
    const parsed = typedShape.safeParse(kept);
    return parsed.success && parsed.data.questions.join('\n') === questions.join('\n') ? parsed.data : null;
  });
  const keep = (values: Typed | null): void => draft.keep(values && { ...values, questions });
  return (
    <WrittenForm
      prompts={prompts}
      typed={draft.typed}
      onTyped={keep}
      onPublish={async (request) => {
        const { id } = await writePresentation(request);
        draft.forget();
        toasts.success(text('write.done'));
        onPublished(id);
      }}
      onBack={onBack}
    />
  );
}
