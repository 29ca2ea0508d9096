import { useSoundLevel } from '../../../../lib/devices/use-sound-level';
import { SoundMeter } from './SoundMeter';

export interface LiveSoundMeterProps {
  readonly stream: MediaStream | null;
  /** Shown on top of the picture. */
  readonly overMedia?: boolean;
}

/** A component of its own, so that ten levels a second do not render the stage again. */
export function LiveSoundMeter({ stream, overMedia = false }: LiveSoundMeterProps) {
  const sound = useSoundLevel(stream);
  return sound && <SoundMeter sound={sound} overMedia={overMedia} />;
}
