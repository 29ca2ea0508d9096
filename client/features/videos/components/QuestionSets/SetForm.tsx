import { useMemo } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { TextField } from '../../../../design-system/form/TextField';
import { type SetDraft, setSchema } from '../../domain/question-set';
import { useSetsText } from '../../messages/use-sets-text';
import { SetRows } from './SetRows';

export interface SetFormProps {
  readonly draft: SetDraft;
  readonly onSave: (draft: SetDraft) => Promise<void>;
  readonly onBack: () => void;
}

/** Form of a question set and its name. */
export function SetForm({ draft, onSave, onBack }: SetFormProps) {
  const text = useSetsText();
  const schema = useMemo(() => setSchema((problem) => text(problem)), [text]);
  return (
    <Form<SetDraft, SetDraft> schema={schema} defaultValues={draft} onSubmit={onSave} label={text('form')}>
      <TextField name="title" label={text('name')} />
      <SetRows />
      <FormActions>
        <SubmitButton>{text('save')}</SubmitButton>
        <Button onClick={onBack}>{text('back')}</Button>
      </FormActions>
    </Form>
  );
}
