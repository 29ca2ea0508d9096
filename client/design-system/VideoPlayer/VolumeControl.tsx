import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { formatPercent } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../messages/use-ui-text';
import { icon } from '../theme/tokens';
import type { PlayerState } from './player-state';
import type { VideoPlayerControls } from './use-video-player';

/** Mute button everywhere; the slider only on wide screens, because phones have volume keys. */
export function VolumeControl({ state, controls }: { state: PlayerState; controls: VideoPlayerControls }) {
  const text = useUiText();
  const language = useLanguage();
  const silent = state.muted || state.volume === 0;
  const Icon = silent ? VolumeX : state.volume < 0.5 ? Volume1 : Volume2;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton label={text(silent ? 'player.unmute' : 'player.mute')} onClick={controls.toggleMute} inherit>
        <Icon size={icon.normal} aria-hidden />
      </IconButton>
      <Slider
        size="small"
        min={0}
        max={1}
        step={0.05}
        value={silent ? 0 : state.volume}
        onChange={(_, value) => controls.setVolume(value)}
        aria-label={text('player.volume')}
        getAriaValueText={(value) => formatPercent(value, language)}
        sx={{
          display: { xs: 'none', sm: 'block' },
          width: 72,
          ml: 0.5,
          color: 'overMedia.text',
          '& .MuiSlider-rail': { bgcolor: 'overMedia.track' },
        }}
      />
    </Box>
  );
}
