import type { WritePresentationRequest } from '@modules/media/http/written.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { KeepTyped } from '../../../../design-system/form/KeepTyped';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { TextField } from '../../../../design-system/form/TextField';
import type { Prompt } from '../../domain/recording';
import { type Typed, writtenAnswers } from '../../domain/written';
import { useFormatsText } from '../../messages/use-formats-text';
import { WrittenFields } from './WrittenFields';

export interface WrittenFormProps {
  readonly prompts: readonly Prompt[];
  /** Text typed before on this device, or the stored answers when they are edited. */
  readonly typed: Typed | null;
  readonly onTyped?: (values: Typed | null) => void;
  /** Throws the errors of the API client. */
  readonly onPublish: (request: WritePresentationRequest) => Promise<void>;
  /** Back to the choice of questions. */
  readonly onBack: () => void;
}

/** Each question with a place to write the answer; published at once, because there is nothing to process. */
export function WrittenForm({ prompts, typed, onTyped, onPublish, onBack }: WrittenFormProps) {
  const text = useFormatsText();
  const empty: Typed = { title: text('write.nameDefault'), answers: prompts.map(() => '') };
  return (
    <Card as="section" title={text('write.title')} titleLevel={2} subtitle={text('write.lead')}>
      <WrittenFields
        prompts={prompts}
        typed={typed ?? empty}
        label={text('write.title')}
        onSave={({ title, answers }) => onPublish({ title, answers: writtenAnswers(prompts, answers) })}
        actions={
          <>
            <SubmitButton>{text('write.publish')}</SubmitButton>
            <Button onClick={onBack}>{text('write.change')}</Button>
          </>
        }
      >
        {onTyped && <KeepTyped saved={empty} onTyped={onTyped} />}
        <TextField name="title" label={text('write.name')} optional />
      </WrittenFields>
    </Card>
  );
}
