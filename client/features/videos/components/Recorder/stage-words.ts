import type { useRecorderText } from '../../messages/use-recorder-text';
import type { RecorderState } from '../../recorder/recorder-session';

type Say = ReturnType<typeof useRecorderText>;

/** Seconds before its end at which an answer says so. */
const WARNS_AT = 10;

/** What a screen reader is told of a state; the same words as long as nothing worth saying changed. */
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
