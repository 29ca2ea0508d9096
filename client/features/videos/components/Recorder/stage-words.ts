import type { useRecorderText } from '../../messages/use-recorder-text';
import type { RecorderState } from '../../recorder/recorder-session';

type Say = ReturnType<typeof useRecorderText>;

/** Seconds before the end of an answer at which a warning is announced. */
const WARNS_AT = 10;

/** Text for screen readers. It stays the same while nothing important changes, so it is not repeated. */
export function spoken(state: RecorderState, say: Say): string {
  const { phase, recording, index, trouble, elapsed } = state;
  const prompt = recording.prompts[index];
  if (trouble) return say(`stage.trouble.${trouble}`);
  if (phase === 'thinking') return say('say.thinking', { question: prompt?.text ?? '' });
  if (phase === 'countdown') return say('say.countdown');
  if (phase === 'paused') return say('stage.paused');
  if (phase !== 'recording') return '';
  return (prompt?.maxSeconds ?? 0) - elapsed <= WARNS_AT ? say('say.tenLeft') : say('say.recording');
}
