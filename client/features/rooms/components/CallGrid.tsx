import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RoomMedia } from '@modules/rooms/http/room-messages.contract';
import type { CallPerson } from '../call/room-call';
import { useRoomsText } from '../messages/use-rooms-text';
import { Tile } from './Tile';

export interface CallGridProps {
  readonly others: readonly CallPerson[];
  readonly nameOf: (participantId: string) => string;
  readonly own: { readonly stream: MediaStream | null; readonly media: RoomMedia };
}

/** Up to four people, the others first. */
export function CallGrid({ others, nameOf, own }: CallGridProps) {
  const text = useRoomsText();
  const isPair = others.length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {others.length === 0 && <Typography role="status">{text('call.alone')}</Typography>}
      <Box
        component="ul"
        aria-label={text('call.label')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: isPair ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
        }}
      >
        {others.map(({ participantId, stream, media, status }) => (
          <Tile key={participantId} name={nameOf(participantId)} stream={stream} media={media} status={status} />
        ))}
        <Tile name={text('call.you')} stream={own.stream} media={own.media} status="connected" isOwn />
      </Box>
    </Box>
  );
}
