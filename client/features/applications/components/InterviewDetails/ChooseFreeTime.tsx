import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FreeTimesAnswer } from '@modules/applications/http/availability.contract';
import { Button } from '../../../../design-system/Button/Button';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { PlainSelect } from '../../../../design-system/PlainSelect/PlainSelect';
import { ListSkeleton } from '../../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../../lib/error-text';
import { zoneInWords } from '../../../../lib/canadian-zones';
import { useLanguage } from '../../../../lib/i18n';
import type { Loadable } from '../../../../lib/loadable';
import { type FreeDay, freeDays } from '../../domain/free-days';
import { useApplicationsText } from '../../messages/use-applications-text';

export interface ChooseFreeTimeProps {
  readonly free: Loadable<FreeTimesAnswer>;
  readonly ownZone: string;
  /** The chosen time being sent. */
  readonly sending: string | null;
  readonly onChoose: (time: string) => void;
}

/** Free times of the interviewers, by day, in the candidate's time zone; they choose one. */
export function ChooseFreeTime({ free, ownZone, sending, onChoose }: ChooseFreeTimeProps) {
  const text = useApplicationsText();
  const errorText = useErrorText();
  const language = useLanguage();
  if (free.status === 'loading') return <ListSkeleton count={2} label={text('free.loading')} />;
  if (free.status === 'failed') {
    return <ErrorState what={text('free.loadFailed')} toDo={errorText(free.error)} onRetry={free.retry} level={3} />;
  }
  const days = freeDays(free.data.times, ownZone, language);
  const [first] = days;
  if (first === undefined) return <Typography>{text('free.over')}</Typography>;
  return <Days days={days} first={first} ownZone={ownZone} sending={sending} onChoose={onChoose} />;
}

interface DaysProps extends Omit<ChooseFreeTimeProps, 'free'> {
  readonly days: readonly FreeDay[];
  readonly first: FreeDay;
}

function Days({ days, first, ownZone, sending, onChoose }: DaysProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const [asked, setAsked] = useState(first.day);
  const [chosen, setChosen] = useState<string | null>(null);
  // Somebody else may have taken the last time of the day meanwhile.
  const day = days.find((each) => each.day === asked) ?? first;
  const time = day.times.find((each) => each.time === chosen) ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{text('free.choose', { zone: zoneInWords(ownZone, language) })}</Typography>
      <PlainSelect
        label={text('free.day')}
        value={day.day}
        options={days.map(({ day: value, label }) => ({ value, label }))}
        onChange={setAsked}
      />
      <Box
        role="group"
        aria-label={text('free.times', { day: day.label })}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}
      >
        {day.times.map(({ time: value, label }) => (
          <Button
            key={value}
            variant="secondary"
            onClick={() => setChosen(value)}
            disabled={sending !== null}
            aria-pressed={value === time?.time}
          >
            {label}
          </Button>
        ))}
      </Box>
      {time !== null && (
        <Box>
          <Button variant="primary" loading={sending === time.time} onClick={() => onChoose(time.time)}>
            {text('free.take', { day: day.label, time: time.label })}
          </Button>
        </Box>
      )}
    </Box>
  );
}
