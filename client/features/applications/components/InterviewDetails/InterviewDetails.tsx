import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Interview } from '@modules/applications/http/applications.contract';
import { Button } from '../../../../design-system/Button/Button';
import { StateBadge, type StateTone } from '../../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { durationInWords } from '../../../../lib/format';
import { type Language, useLanguage } from '../../../../lib/i18n';
import { momentHere, momentIn } from '../../domain/interview-time';
import { useApplicationsText } from '../../messages/use-applications-text';
import { JoinRoom } from './JoinRoom';

const tones: Record<Interview['status'], StateTone> = {
  PROPOSED: 'warning',
  SCHEDULED: 'success',
  CANCELLED: 'neutral',
  DONE: 'neutral',
};

export interface InterviewDetailsProps {
  readonly interview: Interview;
  /** IANA name of the reader's time zone. */
  readonly ownZone: string;
  /** Proposed times, if the reader may choose one. */
  readonly slots?: ReactNode;
  readonly actions?: ReactNode;
  /** The application is open or accepted, so that its interview has a room. */
  readonly hasRoom?: boolean;
}

/** Time, duration, type and place of an interview, and its calendar file. */
export function InterviewDetails({ interview, ownZone, slots, actions, hasRoom = false }: InterviewDetailsProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const { status, type, location, notes, duration_minutes: minutes } = interview;
  const isProposed = status === 'PROPOSED';
  const names = interview.interviewers.map(({ name }) => name);
  return (
    <Box
      component="section"
      aria-label={text(`interview.type.${type}`)}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.sunken',
        ...(status === 'CANCELLED' && { color: 'text.secondary' }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 'bold' }}>{text(`interview.type.${type}`)}</Typography>
        <StateBadge tone={tones[status]}>{text(`interview.status.${status}`)}</StateBadge>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {durationInWords(minutes * 60, language)}
        </Typography>
      </Box>
      {isProposed ? (
        (slots ??
        (interview.free_until === null ? (
          <Slots interview={interview} ownZone={ownZone} />
        ) : (
          <Typography>
            {text('interview.free', { time: momentIn(interview.free_until, interview.time_zone, language) })}
          </Typography>
        )))
      ) : (
        <Moment time={interview.scheduled_at} timeZone={interview.time_zone} ownZone={ownZone} />
      )}
      {names.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${text('interview.with')} `}</Box>
          {listInWords(names, language)}
        </Typography>
      )}
      {location !== null && <Place type={type} location={location} />}
      {notes !== null && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{notes}</Typography>
      )}
      <JoinRoom interview={interview} hasRoom={hasRoom} />
      {status !== 'CANCELLED' && status !== 'DONE' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!isProposed && (
            <Button href={interview.ics_url} dense startIcon={<CalendarPlus size={icon.normal} aria-hidden />}>
              {text('interview.ics')}
            </Button>
          )}
          {actions}
        </Box>
      )}
    </Box>
  );
}

interface MomentProps {
  readonly time: string;
  readonly timeZone: string;
  readonly ownZone: string;
}

/** A time in the interview's time zone, with its name, and in the reader's zone if the two differ. */
export function Moment({ time, timeZone, ownZone }: MomentProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const here = momentHere(time, timeZone, ownZone, language);
  return (
    <Box>
      <Box component="time" dateTime={time} sx={{ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }}>
        {momentIn(time, timeZone, language)}
      </Box>
      {here !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('interview.here', { time: here })}
        </Typography>
      )}
    </Box>
  );
}

const listInWords = (words: readonly string[], language: Language): string =>
  new Intl.ListFormat(`${language}-CA`, { type: 'conjunction' }).format(words);

function Slots({ interview, ownZone }: { interview: Interview; ownZone: string }) {
  const text = useApplicationsText();
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('interview.proposed')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {interview.proposed_slots.map((slot) => (
          <li key={slot}>
            <Moment time={slot} timeZone={interview.time_zone} ownZone={ownZone} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Place({ type, location }: { type: Interview['type']; location: string }) {
  const text = useApplicationsText();
  const isAddress = /^https?:\/\/\S+$/u.test(location);
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>{`${text(`interview.place.${type}`)} `}</Box>
      {isAddress ? (
        <TextLink href={location} external>
          {location}
        </TextLink>
      ) : (
        location
      )}
    </Typography>
  );
}
