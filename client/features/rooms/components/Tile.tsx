import Box from '@mui/material/Box';
import { MicOff, ScreenShare, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RoomMedia } from '@modules/rooms/http/room-messages.contract';
import { Avatar } from '../../../design-system/Avatar/Avatar';
import { icon, radius } from '../../../design-system/theme/tokens';
import type { PeerStatus } from '../call/peer';
import { useRoomsText } from '../messages/use-rooms-text';
import { StreamPicture } from './StreamPicture';

export interface TileProps {
  readonly name: string;
  readonly stream: MediaStream | null;
  readonly media: RoomMedia | null;
  readonly status: PeerStatus;
  readonly isOwn?: boolean;
}

/** One person of the interview: picture or initials, name, and whether camera or microphone is off. */
export function Tile({ name, stream, media, status, isOwn = false }: TileProps) {
  const text = useRoomsText();
  const hasPicture = stream !== null && media?.video === true;
  const standing = status === 'connected' ? null : text(`call.${status}`);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        minWidth: 0,
        minHeight: 0,
        overflow: 'hidden',
        aspectRatio: '16 / 10',
        borderRadius: `${radius.media}px`,
        bgcolor: 'overMedia.ground',
        color: 'overMedia.text',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {!hasPicture && <Avatar name={name} size={72} />}
      <StreamPicture
        stream={stream}
        label={name}
        isOwn={isOwn}
        isWhole={media?.screen === true}
        isHidden={!hasPicture}
      />
      <Box
        sx={{
          position: 'absolute',
          insetInline: 8,
          bottom: 8,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 1,
          py: 0.5,
          width: 'fit-content',
          maxWidth: 'calc(100% - 16px)',
          borderRadius: `${radius.chip}px`,
          bgcolor: 'overMedia.plate',
          typography: 'body2',
        }}
      >
        <Box component="span" sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {media?.audio === false && <Mark icon={<MicOff size={icon.small} aria-hidden />} words={text('call.muted')} />}
        {media?.screen === true && (
          <Mark icon={<ScreenShare size={icon.small} aria-hidden />} words={text('call.screen')} />
        )}
        {media !== null && !media.video && <span>{text('call.noCamera')}</span>}
        {standing !== null && <Mark icon={<WifiOff size={icon.small} aria-hidden />} words={standing} />}
      </Box>
    </Box>
  );
}

function Mark({ icon: sign, words }: { readonly icon: ReactNode; readonly words: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {sign}
      {words}
    </Box>
  );
}
