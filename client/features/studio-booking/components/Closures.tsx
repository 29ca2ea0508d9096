import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  closeDayRequest,
  type CloseDayRequest,
  type Closure,
  type ClosuresPage,
} from '@modules/bookings/http/admin-bookings.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { Section } from '../../../design-system/Section/Section';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useStudioText } from '../messages/use-studio-text';
import { dayInWords } from './studio-time';

/** A few holidays are enough to show that the calendar contains them. */
const SHOWN_HOLIDAYS = 4;

export interface ClosuresProps {
  readonly closures: Loadable<ClosuresPage>;
  readonly onClose: (request: CloseDayRequest) => Promise<void>;
  readonly onReopen: (id: string) => Promise<void>;
}

/** Days on which nobody can book. */
export function Closures({ closures, onClose, onReopen }: ClosuresProps) {
  const text = useStudioText();
  return (
    <Section title={text('closures.title')} lead={text('closures.lead')}>
      <Form
        schema={closeDayRequest}
        defaultValues={{ day: '', reason: '' }}
        onSubmit={onClose}
        afterSubmit="clear"
        label={text('closures.form')}
      >
        <TextField name="day" type="date" label={text('closures.day')} />
        <TextField name="reason" label={text('closures.reason')} optional />
        <FormActions>
          <SubmitButton>{text('closures.close')}</SubmitButton>
        </FormActions>
      </Form>
      <List closures={closures} onReopen={onReopen} />
    </Section>
  );
}

function List({ closures, onReopen }: Pick<ClosuresProps, 'closures' | 'onReopen'>) {
  const text = useStudioText();
  const errorText = useErrorText();
  const language = useLanguage();
  const toasts = useToasts();
  const [busy, setBusy] = useState<string | null>(null);
  if (closures.status === 'loading') return <ListSkeleton count={2} label={text('closures.loading')} />;
  if (closures.status === 'failed') {
    return (
      <ErrorState
        what={text('closures.loadFailed')}
        toDo={errorText(closures.error)}
        onRetry={closures.retry}
        level={3}
      />
    );
  }
  const { closures: list, holidays } = closures.data;
  const reopen = async ({ id }: Closure): Promise<void> => {
    setBusy(id);
    try {
      await onReopen(id);
    } catch (error) {
      toasts.error(`${text('queue.failed')} ${errorText(error)}`);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {list.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{text('closures.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {list.map((closure) => (
          <Card
            key={closure.id}
            as="li"
            wide
            title={dayInWords(closure.day, language)}
            titleLevel={3}
            subtitle={[
              closure.reason,
              closure.bookings === 0 ? null : text('closures.bookings', { count: closure.bookings }),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
            actions={
              <Button
                loading={busy === closure.id}
                onClick={() => void reopen(closure)}
                aria-label={text('closures.reopenNamed', { day: dayInWords(closure.day, language) })}
              >
                {text('closures.reopen')}
              </Button>
            }
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${text('closures.holidays')}${language === 'fr' ? '\u00a0' : ''}: ${holidays
          .slice(0, SHOWN_HOLIDAYS)
          .map(({ day, name }) => `${name}, ${dayInWords(day, language)}`)
          .join(' · ')}`}
      </Typography>
    </Box>
  );
}
