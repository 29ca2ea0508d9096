import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Interview } from '@modules/applications/http/applications.contract';
import { Button } from '../../../../design-system/Button/Button';
import { useLanguage } from '../../../../lib/i18n';
import { momentIn } from '../../domain/interview-time';
import { useApplicationsText } from '../../messages/use-applications-text';
import { Moment } from './InterviewDetails';

export interface ChooseSlotProps {
  readonly interview: Interview;
  readonly ownZone: string;
  /** Current time, milliseconds. Past times cannot be chosen. */
  readonly now: number;
  /** The chosen time being sent. */
  readonly sending: string | null;
  readonly onChoose: (slot: string) => void;
}

/** Proposed times of an interview; the candidate chooses one. */
export function ChooseSlot({ interview, ownZone, now, sending, onChoose }: ChooseSlotProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const open = interview.proposed_slots.filter((slot) => Date.parse(slot) > now);
  if (open.length === 0) return <Typography>{text('slots.over')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>{text('slots.choose')}</Typography>
      <Box
        component="ul"
        aria-label={text('slots.label')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
      >
        {open.map((slot) => (
          <Box
            component="li"
            key={slot}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Moment time={slot} timeZone={interview.time_zone} ownZone={ownZone} />
            <Button
              dense
              onClick={() => onChoose(slot)}
              loading={sending === slot}
              disabled={sending !== null && sending !== slot}
              aria-label={text('slots.take', { time: momentIn(slot, interview.time_zone, language) })}
            >
              {text('slots.takeShort')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
