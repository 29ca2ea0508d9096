import Box from '@mui/material/Box';
import { Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Interview } from '@modules/applications/http/applications.contract';
import { Button } from '../../../../design-system/Button/Button';
import { icon } from '../../../../design-system/theme/tokens';
import { paths } from '../../../../lib/paths';
import { isRoomOpen } from '../../domain/interview-room';
import { useApplicationsText } from '../../messages/use-applications-text';

/** The button appears without a reload, because people leave the page open. */
const LOOK_EVERY_MS = 15_000;

/** Link to the room of an interview by video, while it is open. */
export function JoinRoom({ interview }: { readonly interview: Interview }) {
  const text = useApplicationsText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (!isRoomOpen(interview, now)) return null;
  return (
    <Box>
      <Button
        variant="primary"
        dense
        href={paths.interviewRoom(interview.id)}
        startIcon={<Video size={icon.normal} aria-hidden />}
      >
        {text('interview.join')}
      </Button>
    </Box>
  );
}
