import { useMemo } from 'react';
import { z } from 'zod';
import { type CreateEncoderRequest, createEncoderRequest, encoderNameMax } from '@modules/media/http/encoders.contract';
import { NumberField } from '../../../design-system/form/NumberField';
import { TextField } from '../../../design-system/form/TextField';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface AddEncoderDialogProps {
  readonly open: boolean;
  readonly onAdd: (request: CreateEncoderRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Name and size of a new encoder. */
export function AddEncoderDialog({ open, onAdd, onClose }: AddEncoderDialogProps) {
  const text = useBackOfficeText();
  const nameNeeded = text('encoders.nameNeeded');
  const slotsNeeded = text('encoders.slotsNeeded');
  const schema = useMemo(
    () =>
      z.object({
        name: z.string().trim().min(1, { error: nameNeeded }).max(encoderNameMax, { error: nameNeeded }),
        slots: z.custom<number>((value) => createEncoderRequest.shape.slots.safeParse(value).success, {
          error: slotsNeeded,
        }),
      }),
    [nameNeeded, slotsNeeded],
  );
  return (
    <FormDialog
      open={open}
      title={text('encoders.addTitle')}
      schema={schema}
      defaultValues={{ name: '', slots: 1 }}
      submit={text('encoders.create')}
      cancel={text('action.cancel')}
      onSubmit={onAdd}
      onClose={onClose}
    >
      <TextField name="name" label={text('encoders.name')} hint={text('encoders.nameHint')} />
      <NumberField name="slots" label={text('encoders.slots')} hint={text('encoders.slotsHint')} />
    </FormDialog>
  );
}
