import Typography from '@mui/material/Typography';
import { z } from 'zod';
import type { RemoteCalendars } from '@modules/applications/http/connected-calendar.contract';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { useConnectedCalendarText } from './messages/use-connected-calendar-text';

export interface ChooseCalendarProps {
  readonly calendars: Loadable<RemoteCalendars>;
  readonly present: string | null;
  /** Throws the errors of the API client. */
  readonly onChoose: (url: string) => Promise<void>;
  readonly onCancel?: () => void;
}

const schema = z.object({ url: z.string().min(1) });

/** One of the calendars of the connected account. */
export function ChooseCalendar({ calendars, present, onChoose, onCancel }: ChooseCalendarProps) {
  const text = useConnectedCalendarText();
  const errorText = useErrorText();
  const toasts = useToasts();
  if (calendars.status === 'loading') return <ListSkeleton count={1} label={text('chooseLoading')} />;
  if (calendars.status === 'failed') {
    return (
      <ErrorState what={text('chooseFailed')} toDo={errorText(calendars.error)} onRetry={calendars.retry} level={3} />
    );
  }
  const options = calendars.data.calendars.map(({ url, name }) => ({ value: url, label: name }));
  const choose = async ({ url }: z.output<typeof schema>): Promise<void> => {
    await onChoose(url);
    toasts.success(text('chosen'));
    onCancel?.();
  };
  return (
    <>
      <Typography>{text('chooseLead')}</Typography>
      <Form
        schema={schema}
        defaultValues={{ url: options.find(({ value }) => value === present)?.value ?? options[0]?.value ?? '' }}
        onSubmit={choose}
        label={text('chooseLead')}
      >
        <SelectField name="url" label={text('choose')} options={options} />
        <FormActions>
          <SubmitButton>{text('choosing')}</SubmitButton>
          {onCancel && (
            <Button variant="text" onClick={onCancel}>
              {text('cancel')}
            </Button>
          )}
        </FormActions>
      </Form>
    </>
  );
}
