import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { useHeldOpen } from '../Dialog/use-held-open';
import { Form, type FormProps } from '../form/Form';
import { FormActions } from '../form/FormActions';
import { SubmitButton } from '../form/SubmitButton';

export interface FormDialogProps<Input extends FieldValues, Output> extends Pick<
  FormProps<Input, Output>,
  'schema' | 'defaultValues'
> {
  readonly open: boolean;
  readonly title: string;
  /** Content above the form. */
  readonly lead?: ReactNode;
  /** Accessible name of the form; the title by default. */
  readonly label?: string;
  /** The fields. Without any, there is no form, only the lead. */
  readonly children?: ReactNode;
  readonly submit: string;
  readonly submitVariant?: ButtonProps['variant'];
  readonly cancel: string;
  /** The dialog stays open until the promise settles. Closing it afterwards is up to the parent. */
  readonly onSubmit: (values: Output) => Promise<void>;
  readonly onClose: () => void;
}

/** A dialog with a form: a reason, a note, an amount. Errors are shown in the form. */
export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { open, title, lead, label = title, children, schema, defaultValues, onSubmit, onClose } = props;
  const { submit, submitVariant = 'primary', cancel } = props;
  const { close, hold, isSending } = useHeldOpen(onClose);
  return (
    <Dialog open={open} title={title} onClose={close}>
      {lead}
      {children !== undefined && (
        <Form
          schema={schema}
          defaultValues={defaultValues}
          label={label}
          onSubmit={(values) => hold(() => onSubmit(values))}
        >
          {children}
          <FormActions>
            <SubmitButton variant={submitVariant}>{submit}</SubmitButton>
            <Button variant="text" onClick={close} disabled={isSending}>
              {cancel}
            </Button>
          </FormActions>
        </Form>
      )}
    </Dialog>
  );
}
