import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MAX_WINDOWS } from '@modules/applications/http/availability.contract';
import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../design-system/Button/Button';
import { TextField } from '../../../design-system/form/TextField';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { icon } from '../../../design-system/theme/tokens';
import { type AvailabilityForm, type Weekday, weekdays } from './availability-form';
import { useCalendarText } from './messages/use-calendar-text';

/** The hours of each day of the week in which the person is usually free. */
export function WeeklyWindows() {
  const text = useCalendarText();
  const { fields, append, remove } = useFieldArray<Pick<AvailabilityForm, 'windows'>>({ name: 'windows' });
  const isFull = fields.length >= MAX_WINDOWS;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Box component="legend" sx={{ fontWeight: 'bold', p: 0, mb: 1 }}>
        {text('free.week')}
      </Box>
      {weekdays.map((day) => (
        <Day
          key={day}
          day={day}
          windows={fields.map((field, index) => ({ ...field, index })).filter((field) => field.day === day)}
          onAdd={isFull ? null : () => append({ day, from: '09:00', to: '17:00' }, { shouldFocus: false })}
          onRemove={remove}
        />
      ))}
    </Box>
  );
}

interface DayProps {
  readonly day: Weekday;
  readonly windows: readonly { readonly id: string; readonly index: number }[];
  /** Null: the week has no room for another. */
  readonly onAdd: (() => void) | null;
  readonly onRemove: (index: number) => void;
}

function Day({ day, windows, onAdd, onRemove }: DayProps) {
  const text = useCalendarText();
  const name = text(`day.${day}`);
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '120px minmax(0, 1fr)' },
        alignItems: 'start',
        borderTop: 1,
        borderColor: 'line.main',
        pt: 1.5,
      }}
    >
      <Typography sx={{ fontWeight: 600, textTransform: 'none', pt: { sm: 1 } }}>{name}</Typography>
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        {windows.length === 0 && (
          <Typography sx={{ color: 'text.secondary', pt: { sm: 1 } }}>{text('free.closed')}</Typography>
        )}
        {windows.map(({ id, index }, place) => (
          <Box
            key={id}
            role="group"
            aria-label={text('free.window', { day: name, number: place + 1 })}
            sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
          >
            <Box sx={{ flex: '1 1 0', minWidth: 0, maxWidth: 160 }}>
              <TextField name={`windows.${index}.from`} type="time" label={text('free.from')} />
            </Box>
            <Box sx={{ flex: '1 1 0', minWidth: 0, maxWidth: 160 }}>
              <TextField name={`windows.${index}.to`} type="time" label={text('free.to')} />
            </Box>
            <Box sx={{ pt: 3 }}>
              <IconButton label={text('free.remove', { day: name, number: place + 1 })} onClick={() => onRemove(index)}>
                <X size={icon.normal} aria-hidden />
              </IconButton>
            </Box>
          </Box>
        ))}
        {onAdd !== null && (
          <Box>
            <Button
              variant="text"
              dense
              startIcon={<Plus size={icon.normal} aria-hidden />}
              onClick={onAdd}
              aria-label={text('free.addNamed', { day: name })}
            >
              {text('free.add')}
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}
