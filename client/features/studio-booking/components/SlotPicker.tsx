import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import type { SlotTime, StudioCalendar, StudioDay } from '@modules/bookings/http/studio-bookings.contract';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { choicePill } from '../../../design-system/form/choice-pill';
import { useAnnounce } from '../../../design-system/LiveRegion/live-region-context';
import { MonthCalendar } from '../../../design-system/MonthCalendar/MonthCalendar';
import { monthOf } from '../../../design-system/MonthCalendar/month-days';
import { Notice } from '../../../design-system/Notice/Notice';
import { Section } from '../../../design-system/Section/Section';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useStudioText } from '../messages/use-studio-text';
import { dayInWords, timeOfDay } from './studio-time';

export interface ChosenSlot {
  readonly day: string | null;
  readonly time: SlotTime | null;
}

export interface SlotPickerProps {
  readonly month: string;
  readonly calendar: Loadable<StudioCalendar>;
  readonly today: string;
  readonly chosen: ChosenSlot;
  /** The slot held for this form, which nobody else can book. */
  readonly own?: ChosenSlot | null;
  readonly level?: 2 | 3;
  readonly onMonth: (month: string) => void;
  readonly onChoose: (slot: ChosenSlot) => void;
}

/** Chooses a day, then a time. Choosing an unavailable day gives the reason instead. */
export function SlotPicker(props: SlotPickerProps) {
  const { month, calendar, today, chosen, own = null, level = 2, onMonth, onChoose } = props;
  const text = useStudioText();
  const errorText = useErrorText();
  const announce = useAnnounce();
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string | null>(null);
  const data = calendar.status === 'ready' && calendar.data.month === month ? calendar.data : undefined;

  const reasonOf = (day: StudioDay | undefined): string | null => {
    switch (day?.state) {
      case undefined:
      case 'OPEN':
      case 'FULL':
        return null;
      case 'WEEKEND':
        return text('day.weekend');
      case 'PAST':
        return text('day.past');
      case 'TOO_FAR':
        return text('day.tooFar');
      case 'HOLIDAY':
      case 'CLOSED':
        return day.reason === null ? text('day.closed') : text('day.holiday', { reason: day.reason });
    }
  };

  const choose = (date: string): void => {
    const day = data?.days.find((each) => each.date === date);
    if (day === undefined) return;
    const reason = reasonOf(day);
    setRefusal(reason);
    if (reason !== null) announce(reason, 'assertive');
    else onChoose({ day: date, time: null });
  };

  const noteOf = ({ state, reason }: StudioDay): string | undefined => {
    if (state === 'FULL') return text('day.fullNote');
    if (state === 'HOLIDAY' || state === 'CLOSED') return reason ?? text('day.closedNote');
    return undefined;
  };

  if (calendar.status === 'failed')
    return <ErrorState what={text('day.loadFailed')} toDo={errorText(calendar.error)} onRetry={calendar.retry} />;
  const chosenDay = data?.days.find(({ date }) => date === chosen.day);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 440px) minmax(0, 1fr)' },
      }}
    >
      <Section title={text('day.title')} level={level}>
        <MonthCalendar
          label={text('day.label')}
          month={month}
          days={data?.days.map((day) => ({ date: day.date, isOpen: day.state === 'OPEN', note: noteOf(day) }))}
          today={today}
          selected={chosen.day}
          firstMonth={monthOf(today)}
          lastMonth={monthOf(data?.last_day ?? `${String(Number(today.slice(0, 4)) + 1)}${today.slice(4)}`)}
          onMonth={(next) => {
            setRefusal(null);
            onMonth(next);
          }}
          onDay={choose}
        />
        {refusal !== null && <Notice tone="warning">{refusal}</Notice>}
      </Section>
      <Section
        title={text('time.title')}
        lead={chosen.day === null ? text('time.first') : `${dayInWords(chosen.day, language)} · ${text('time.zone')}`}
        level={level}
      >
        <Times day={chosenDay} chosen={chosen} own={own} onTime={(time) => onChoose({ day: chosen.day, time })} />
      </Section>
    </Box>
  );
}

interface TimesProps {
  readonly day: StudioDay | undefined;
  readonly chosen: ChosenSlot;
  readonly own: ChosenSlot | null;
  readonly onTime: (time: SlotTime) => void;
}

const everyTime: readonly SlotTime[] = [
  '09:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
];

/** Free times of the chosen day; without a day they are shown but disabled. */
function Times({ day, chosen, own, onTime }: TimesProps) {
  const text = useStudioText();
  const language = useLanguage();
  const name = useId();
  const isOwn = (time: SlotTime): boolean => own !== null && own.day === chosen.day && own.time === time;
  const free =
    day === undefined
      ? everyTime
      : day.times.filter(({ time, state }) => state === 'FREE' || isOwn(time)).map(({ time }) => time);
  const isHeld = day?.times.some(({ time, state }) => state === 'HELD' && !isOwn(time)) === true;
  if (free.length === 0) {
    return (
      <Notice tone="info" title={text('time.none')}>
        {`${text('time.full')}${isHeld ? ` ${text('time.held')}` : ''}`}
      </Notice>
    );
  }
  return (
    <Box
      component="fieldset"
      disabled={chosen.day === null}
      sx={{ position: 'relative', border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <legend style={visuallyHidden}>{text('time.title')}</legend>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
          ...(chosen.day === null && { opacity: 0.55, pointerEvents: 'none' }),
        }}
      >
        {free.map((time) => (
          <Box
            component="label"
            key={time}
            sx={{ ...choicePill(chosen.time === time, true), justifyContent: 'center' }}
          >
            <input
              type="radio"
              name={name}
              value={time}
              checked={chosen.time === time}
              disabled={chosen.day === null}
              onChange={() => onTime(time)}
            />
            {timeOfDay(time, language)}
          </Box>
        ))}
      </Box>
      {isHeld && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {text('time.held')}
        </Typography>
      )}
    </Box>
  );
}
