import { type MouseEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../design-system/Button/Button';
import { FormActions } from '../../../design-system/form/FormActions';
import { usePostingsText } from '../messages/use-postings-text';
import type { PostingValues } from './posting.schema';

type Status = PostingValues['status'];

/** Two ways to send one form: as it is, or published. Which button was pressed decides what the form has to hold. */
export function PostingActions({ current }: { current: Status }) {
  const text = usePostingsText();
  const { setValue, formState } = useFormContext<PostingValues>();
  const [pressed, setPressed] = useState<Status>(current);
  const choose = (status: Status): void => {
    setPressed(status);
    setValue('status', status);
  };
  const save = (
    <Button
      type="submit"
      variant={current === 'ACTIVE' ? 'primary' : 'secondary'}
      loading={formState.isSubmitting && pressed === current}
      onClick={() => choose(current)}
    >
      {text(current === 'ACTIVE' ? 'form.saveActive' : current === 'DRAFT' ? 'form.saveDraft' : 'form.savePaused')}
    </Button>
  );
  if (current === 'ACTIVE') return <FormActions>{save}</FormActions>;
  // Not a submit button: the Enter key in a field saves, it never publishes.
  const publish = (event: MouseEvent<HTMLElement>): void => {
    choose('ACTIVE');
    event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <FormActions>
      <Button variant="primary" loading={formState.isSubmitting && pressed === 'ACTIVE'} onClick={publish}>
        {text('form.publish')}
      </Button>
      {save}
    </FormActions>
  );
}
