import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AvailabilityAnswer, SaveAvailabilityRequest } from '@modules/applications/http/availability.contract';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Form } from '../../../design-system/form/Form';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { canadianZones, zoneInWords } from '../../../lib/canadian-zones';
import { useErrorText } from '../../../lib/error-text';
import { durationInWords } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import {
  availabilityBody,
  availabilityForm,
  type AvailabilityForm,
  availabilityValues,
  bufferChoices,
  maxChoices,
  noticeChoices,
} from './availability-form';
import { useCalendarText } from './messages/use-calendar-text';
import { WeeklyWindows } from './WeeklyWindows';

export interface AvailabilityViewProps {
  readonly availability: Loadable<AvailabilityAnswer>;
  /** Throws the errors of the API client. */
  readonly onSave: (values: SaveAvailabilityRequest) => Promise<void>;
}

/** When candidates may choose an interview with the person. */
export function AvailabilityView({ availability, onSave }: AvailabilityViewProps) {
  const text = useCalendarText();
  const errorText = useErrorText();
  const isNew = availability.status === 'ready' && availability.data.updated_at === null;
  return (
    <Card
      as="section"
      title={text('free.title')}
      titleLevel={2}
      badge={isNew && <StateBadge tone="neutral">{text('free.notSaved')}</StateBadge>}
    >
      <Typography sx={{ maxWidth: '65ch' }}>{text('free.lead')}</Typography>
      {availability.status === 'loading' && <ListSkeleton count={5} label={text('free.loading')} />}
      {availability.status === 'failed' && (
        <ErrorState
          what={text('free.loadFailed')}
          toDo={errorText(availability.error)}
          onRetry={availability.retry}
          level={3}
        />
      )}
      {availability.status === 'ready' && <Ready saved={availability.data} onSave={onSave} />}
    </Card>
  );
}

function Ready({ saved, onSave }: { saved: AvailabilityAnswer; onSave: AvailabilityViewProps['onSave'] }) {
  const text = useCalendarText();
  const language = useLanguage();
  const toasts = useToasts();
  const save = async (values: AvailabilityForm): Promise<void> => {
    await onSave(availabilityBody(values));
    toasts.success(text('free.saved'));
  };
  const values = availabilityValues(saved);
  const withOwn = (choices: readonly string[], own: string): string[] =>
    [...new Set([...choices, own])].filter((choice) => choice !== '').sort((one, other) => Number(one) - Number(other));
  const duration = (seconds: number): string =>
    seconds === 0 ? text('free.none') : durationInWords(seconds, language);
  return (
    <Form schema={availabilityForm} defaultValues={values} onSubmit={save} label={text('free.title')}>
      <SelectField
        name="time_zone"
        label={text('free.zone')}
        options={[...new Set([...canadianZones, saved.time_zone])].map((value) => ({
          value,
          label: zoneInWords(value, language),
        }))}
      />
      <WeeklyWindows />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        {(['before', 'after'] as const).map((side) => (
          <SelectField
            key={side}
            name={side}
            label={text(`free.${side}`)}
            hint={text(`free.${side}Hint`)}
            options={withOwn(bufferChoices, values[side]).map((value) => ({
              value,
              label: duration(Number(value) * 60),
            }))}
          />
        ))}
        <SelectField
          name="notice"
          label={text('free.notice')}
          hint={text('free.noticeHint')}
          options={withOwn(noticeChoices, values.notice).map((value) => ({
            value,
            label: Number(value) === 0 ? text('free.none') : text('free.hours', { count: Number(value) }),
          }))}
        />
        <SelectField
          name="max"
          label={text('free.max')}
          optional
          emptyLabel={text('free.anyNumber')}
          options={withOwn(maxChoices, values.max).map((value) => ({ value, label: value }))}
        />
      </Box>
      <Box>
        <SubmitButton>{text('free.save')}</SubmitButton>
      </Box>
    </Form>
  );
}
