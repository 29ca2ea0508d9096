import Box from '@mui/material/Box';
import { Clapperboard, Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Interview } from '@modules/applications/http/applications.contract';
import { Button } from '../../../../design-system/Button/Button';
import { icon } from '../../../../design-system/theme/tokens';
import { paths } from '../../../../lib/paths';
import { isRoomOpen } from '../../domain/interview-room';
import { useApplicationsText } from '../../messages/use-applications-text';

/** The button appears without a reload, because people leave the page open. */
const LOOK_EVERY_MS = 15_000;

export interface JoinRoomProps {
  readonly interview: Interview;
  /** The application is open or accepted. */
  readonly hasRoom: boolean;
}

/** Links of an interview by video: its room while it is open, and its recordings if there are any. */
export function JoinRoom({ interview, hasRoom }: JoinRoomProps) {
  const text = useApplicationsText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const isOpen = hasRoom && isRoomOpen(interview, now);
  if (!isOpen && !interview.has_recordings) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isOpen && (
        <Button
          variant="primary"
          dense
          href={paths.interviewRoom(interview.id)}
          startIcon={<Video size={icon.normal} aria-hidden />}
        >
          {text('interview.join')}
        </Button>
      )}
      {interview.has_recordings && (
        <Button
          dense
          href={paths.interviewRecordings(interview.id)}
          startIcon={<Clapperboard size={icon.normal} aria-hidden />}
        >
          {text('interview.recordings')}
        </Button>
      )}
    </Box>
  );
}
