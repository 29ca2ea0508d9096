import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextField } from '../../../design-system/form/TextField';
import { sendTimes } from '../../../lib/send-times';
import { useNow } from '../../../lib/use-now';
import { tellChoices } from '../domain/refusal';
import { useApplicationsText } from '../messages/use-applications-text';
import type { RejectInput } from './ReasonFields';

/** When the person is notified: in five minutes, or at a chosen time of the next 14 days. */
export function TellFields({ isMany = false }: { readonly isMany?: boolean }) {
  const text = useApplicationsText();
  const { control } = useFormContext<RejectInput>();
  const tell = useWatch({ control, name: 'tell' });
  const { monday } = sendTimes(new Date(useNow()));
  const soon = text(isMany ? 'rejectMany.what' : 'reject.what');
  return (
    <>
      <Typography>{tell === 'SOON' ? soon : text('reject.whatLater')}</Typography>
      <SelectField
        name="tell"
        label={text('reject.tell')}
        options={tellChoices
          .filter((each) => each !== 'MONDAY' || monday !== null)
          .map((value) => ({ value, label: text(`reject.tell.${value}`) }))}
      />
      {tell === 'OTHER' && (
        <>
          <TextField name="date" type="date" label={text('reject.tell.date')} />
          <TextField name="time" type="time" label={text('reject.tell.time')} />
        </>
      )}
    </>
  );
}
