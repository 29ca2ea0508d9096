import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../lib/i18n';
import { IconButton } from '../IconButton/IconButton';
import { useShortcuts } from '../../lib/shortcuts';
import { useUiText } from '../messages/use-ui-text';
import { radius } from '../theme/tokens';
import { dayByKey, monthOf, shiftDay, shiftMonth, weeksOf } from './month-days';

export interface CalendarDay {
  readonly date: string;
  /** A day that cannot be chosen can still be focused; pressing it gives the reason. */
  readonly isOpen: boolean;
  /** Read after the date and shown small below the figure: a holiday, "full". */
  readonly note?: string | undefined;
}

export interface MonthCalendarProps {
  /** Accessible name: `Jour de la séance`. */
  readonly label: string;
  /** `2026-03` */
  readonly month: string;
  /** Undefined while loading: the days are shown but cannot be chosen yet. */
  readonly days: readonly CalendarDay[] | undefined;
  readonly today: string;
  readonly selected: string | null;
  /** First and last month that can be shown. */
  readonly firstMonth: string;
  readonly lastMonth: string;
  readonly onMonth: (month: string) => void;
  readonly onDay: (day: string) => void;
}

/** A month to choose a day from. Arrow keys move the focus, also into the next or previous month. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { label, month, days, today, selected, firstMonth, lastMonth, onMonth, onDay } = props;
  const text = useUiText();
  useShortcuts('calendar');
  const language = useLanguage();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const states = new Map(days?.map((day) => [day.date, day]));
  const [walkedTo, setWalkedTo] = useState<string | null>(null);
  const [wantsFocus, setWantsFocus] = useState(false);
  const weeks = weeksOf(month);
  const inMonth = (day: string | null): day is string => day !== null && monthOf(day) === month;
  const firstOpen = days?.find(({ isOpen }) => isOpen)?.date;
  const stop = [walkedTo, selected, firstOpen, `${month}-01`].find((day) => inMonth(day ?? null)) ?? `${month}-01`;

  useEffect(() => {
    if (!wantsFocus) return;
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${stop}"]`)?.focus();
    // oxlint-disable-next-line react/set-state-in-effect -- clears the request for focus once the day is rendered
    setWantsFocus(false);
  }, [wantsFocus, stop]);

  const walk = (event: KeyboardEvent, day: string): void => {
    const next = dayByKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    const to = monthOf(next);
    if (to < firstMonth || to > lastMonth) return;
    setWalkedTo(next);
    setWantsFocus(true);
    if (to !== month) onMonth(to);
  };

  const locale = `${language}-CA`;
  const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));

  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1, maxWidth: 440 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <IconButton
          label={text('calendar.previous')}
          onClick={() => onMonth(shiftMonth(month, -1))}
          disabled={month <= firstMonth}
        >
          <ChevronLeft />
        </IconButton>
        <Typography id={titleId} variant="h4" component="p" aria-live="polite">
          {inWords(`${month}-01`, { month: 'long', year: 'numeric' })}
        </Typography>
        <IconButton
          label={text('calendar.next')}
          onClick={() => onMonth(shiftMonth(month, 1))}
          disabled={month >= lastMonth}
        >
          <ChevronRight />
        </IconButton>
      </Box>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-labelledby={titleId}
        aria-busy={days === undefined}
        sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}
      >
        <thead>
          <tr>
            {/* Names of the weekdays, from any week: 4 January 2026 is a Sunday. */}
            {Array.from({ length: 7 }, (_, at) => shiftDay('2026-01-04', at)).map((day) => (
              <Box
                component="th"
                scope="col"
                key={day}
                abbr={inWords(day, { weekday: 'long' })}
                sx={{ typography: 'caption', color: 'text.secondary', fontWeight: 'normal', py: 0.5 }}
              >
                {inWords(day, { weekday: 'short' })}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                <Box
                  component="td"
                  key={day ?? `empty-${at}`}
                  role="gridcell"
                  aria-selected={day !== null && day === selected}
                  sx={{ p: 0.25 }}
                >
                  {day !== null && (
                    <DayButton
                      day={day}
                      state={states.get(day)}
                      isKnown={days !== undefined}
                      isToday={day === today}
                      isSelected={day === selected}
                      isStop={day === stop}
                      words={inWords(day, { dateStyle: 'full' })}
                      onKeyDown={(event) => walk(event, day)}
                      onClick={() => {
                        setWalkedTo(day);
                        onDay(day);
                      }}
                    />
                  )}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface DayButtonProps {
  readonly day: string;
  readonly state: CalendarDay | undefined;
  readonly isKnown: boolean;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  readonly words: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: () => void;
}

/** Not disabled: pressing a day that is unavailable gives the reason. */
function DayButton(props: DayButtonProps) {
  const text = useUiText();
  const { day, state, isKnown, isToday, isSelected, isStop, words, onKeyDown, onClick } = props;
  const isOpen = state?.isOpen === true;
  const note = state?.note ?? (isKnown && !isOpen ? text('calendar.unavailable') : undefined);
  return (
    <Box
      component="button"
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-label={note === undefined ? words : `${words}, ${note}`}
      data-open={isOpen}
      aria-pressed={isSelected}
      {...(isToday && { 'aria-current': 'date' })}
      onKeyDown={onKeyDown}
      onClick={onClick}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        minHeight: 44,
        p: 0,
        border: 1,
        borderStyle: 'solid',
        borderRadius: `${radius.control}px`,
        borderColor: isSelected ? 'accent.main' : isOpen ? 'line.main' : 'transparent',
        bgcolor: isSelected ? 'accent.main' : isOpen ? 'background.paper' : 'transparent',
        color: isSelected ? 'accent.contrastText' : isOpen ? 'text.primary' : 'text.secondary',
        fontFamily: 'inherit',
        typography: 'body2',
        fontWeight: isSelected || isToday ? 'bold' : 'normal',
        fontVariantNumeric: 'tabular-nums',
        textDecoration: isKnown && !isOpen ? 'line-through' : 'none',
        cursor: isOpen ? 'pointer' : 'not-allowed',
        '&:hover': { borderColor: 'line.strong' },
        '&:focus-visible': {
          outline: (theme) => `2px solid ${theme.vars.palette.accent.text}`,
          outlineOffset: 2,
        },
      }}
    >
      {Number(day.slice(8))}
    </Box>
  );
}
