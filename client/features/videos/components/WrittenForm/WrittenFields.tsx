import { type ReactNode, useMemo } from 'react';
import { z } from 'zod';
import { videoTitleMax } from '@modules/media/http/media.contract';
import { answerTextMax } from '@modules/media/http/questions.contract';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { TextArea } from '../../../../design-system/form/TextArea';
import type { Typed } from '../../domain/written';
import { useFormatsText } from '../../messages/use-formats-text';

export interface WrittenFieldsProps {
  readonly prompts: readonly { readonly text: string }[];
  readonly typed: Typed;
  readonly label: string;
  /** Throws the errors of the API client. */
  readonly onSave: (values: Typed) => Promise<void>;
  readonly actions: ReactNode;
  /** Other fields, below the answers. */
  readonly children?: ReactNode;
}

const typedAnswers = z.object({
  title: z.string().trim().max(videoTitleMax),
  answers: z.array(z.string().trim().max(answerTextMax)),
});

/** A text for each question, at least one of them written. */
export function WrittenFields({ prompts, typed, label, onSave, actions, children }: WrittenFieldsProps) {
  const text = useFormatsText();
  const needed = text('write.one');
  // The same object while the language stays, so that the form does not check anew with every key.
  const schema = useMemo(
    () =>
      typedAnswers.refine(({ answers }) => answers.some((answer) => answer !== ''), {
        path: ['answers', 0],
        message: needed,
      }),
    [needed],
  );
  return (
    <Form schema={schema} defaultValues={typed} onSubmit={onSave} label={label} unexplained={text('write.failed')}>
      {prompts.map((prompt, index) => (
        <TextArea
          key={`${index} ${prompt.text}`}
          name={`answers.${index}`}
          label={`${index + 1}. ${prompt.text}`}
          rows={5}
          maxRows={16}
          maxLength={answerTextMax}
          optional="unmarked"
        />
      ))}
      {children}
      <FormActions>{actions}</FormActions>
    </Form>
  );
}
