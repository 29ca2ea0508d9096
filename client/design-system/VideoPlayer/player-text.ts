import { createContext, useContext } from 'react';
import type { UiMessages } from '../messages/messages';
import { useUiText } from '../messages/use-ui-text';
import type { KindMessages } from './messages/kind-messages';
import { useKindText } from './messages/use-kind-text';

/** Whether the player plays sound without a picture. */
export const SoundOnlyContext = createContext(false);

/** Words of the player that name the video, and what a recording of sound says instead. */
const wordsOfSound: Readonly<Partial<Record<keyof UiMessages, keyof KindMessages>>> = {
  'player.play': 'sound.play',
  'player.replay': 'sound.replay',
  'player.seek': 'sound.seek',
  'player.loading': 'sound.loading',
  'player.failed': 'sound.failed',
  'player.region': 'sound.region',
};

/** Texts of the player, for a video or for sound only. */
export function usePlayerText(): ReturnType<typeof useUiText> {
  const text = useUiText();
  const soundText = useKindText();
  const isSound = useContext(SoundOnlyContext);
  return (key, values) => {
    const sound = isSound ? wordsOfSound[key as keyof UiMessages] : undefined;
    return sound === undefined ? text(key, values) : soundText(sound, values);
  };
}
