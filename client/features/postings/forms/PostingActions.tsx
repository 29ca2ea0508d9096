import { type MouseEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '../../../design-system/Button/Button';
import { FormActions } from '../../../design-system/form/FormActions';
import { usePostingsText } from '../messages/use-postings-text';
import type { PostingValues } from './posting.schema';

type Status = PostingValues['status'];

/** Buttons that save the form, keep its status or change it. The button decides which fields are required. */
export function PostingActions({ current }: { current: Status }) {
  const text = usePostingsText();
  const { setValue, formState } = useFormContext<PostingValues>();
  const [pressed, setPressed] = useState<Status>(current);
  const choose = (status: Status): void => {
    setPressed(status);
    setValue('status', status);
  };
  const isSending = (status: Status): boolean => formState.isSubmitting && pressed === status;
  const save = (
    <Button
      type="submit"
      variant={current === 'ACTIVE' ? 'primary' : 'secondary'}
      loading={isSending(current)}
      onClick={() => choose(current)}
    >
      {text(current === 'ACTIVE' ? 'form.saveActive' : current === 'DRAFT' ? 'form.saveDraft' : 'form.savePaused')}
    </Button>
  );
  // Not submit buttons: Enter in a field saves, but never publishes or unpublishes.
  const into = (status: Status, label: string, variant: ButtonProps['variant']) => {
    const send = (event: MouseEvent<HTMLElement>): void => {
      choose(status);
      event.currentTarget.closest('form')?.requestSubmit();
    };
    return (
      <Button variant={variant} loading={isSending(status)} onClick={send}>
        {label}
      </Button>
    );
  };
  return (
    <FormActions>
      {current !== 'ACTIVE' && into('ACTIVE', text('form.publish'), 'primary')}
      {save}
      {current === 'ACTIVE' && into('PAUSED', text('form.pause'), 'secondary')}
      {current !== 'DRAFT' && into('DRAFT', text('form.toDraft'), 'text')}
    </FormActions>
  );
}
