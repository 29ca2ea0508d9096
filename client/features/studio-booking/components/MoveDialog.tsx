import Box from '@mui/material/Box';
import { useState } from 'react';
import type { AdminBooking } from '@modules/bookings/http/admin-bookings.contract';
import type { SlotTime, StudioCalendar } from '@modules/bookings/http/studio-bookings.contract';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { Notice } from '../../../design-system/Notice/Notice';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { useLast } from '../../../lib/use-last';
import { useStudioText } from '../messages/use-studio-text';
import { type ChosenSlot, SlotPicker } from './SlotPicker';

export interface MoveDialogProps {
  /** Booking to move; null while the dialog is closed. */
  readonly booking: AdminBooking | null;
  readonly today: string;
  readonly month: string;
  readonly calendar: Loadable<StudioCalendar>;
  readonly onMonth: (month: string) => void;
  readonly onMove: (day: string, time: SlotTime) => Promise<void>;
  readonly onClose: () => void;
}

/** Chooses another day and time for a booking. */
export function MoveDialog({ booking, today, month, calendar, onMonth, onMove, onClose }: MoveDialogProps) {
  const text = useStudioText();
  const errorText = useErrorText();
  const shown = useLast(booking);
  const [chosen, setChosen] = useState<ChosenSlot>({ day: null, time: null });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { day, time } = chosen;
  const close = (): void => {
    if (busy) return;
    setChosen({ day: null, time: null });
    setProblem(null);
    onClose();
  };
  const move = async (): Promise<void> => {
    if (day === null || time === null) return;
    setBusy(true);
    setProblem(null);
    try {
      await onMove(day, time);
      setChosen({ day: null, time: null });
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={booking !== null}
      title={text('queue.moveTitle', { name: shown?.full_name ?? '' })}
      onClose={close}
      wide
      actions={
        <Button variant="primary" loading={busy} disabled={day === null || time === null} onClick={() => void move()}>
          {text('manage.moveSave')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {problem !== null && (
          <Notice tone="danger" title={text('queue.failed')}>
            {errorText(problem)}
          </Notice>
        )}
        <SlotPicker
          level={3}
          month={month}
          calendar={calendar}
          today={today}
          chosen={chosen}
          onMonth={onMonth}
          onChoose={setChosen}
        />
      </Box>
    </Dialog>
  );
}
