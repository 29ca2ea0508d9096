import { useSoundLevel } from '../../recorder/use-sound-level';
import { SoundMeter } from './SoundMeter';

export interface LiveSoundMeterProps {
  readonly stream: MediaStream | null;
  /** Stands on the picture. */
  readonly overMedia?: boolean;
}

/** Listens and renders by itself: ten levels a second must not render the stage around it. */
export function LiveSoundMeter({ stream, overMedia = false }: LiveSoundMeterProps) {
  const sound = useSoundLevel(stream);
  return sound && <SoundMeter sound={sound} overMedia={overMedia} />;
}
