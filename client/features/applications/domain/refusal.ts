import type { UpdateApplicationRequest } from '@modules/applications/http/applications.contract';
import { storedText } from '../../../lib/message-templates/variables';
import { sendTimeOf, sendTimes } from '../../../lib/send-times';

export const tellChoices = ['SOON', 'TOMORROW', 'MONDAY', 'OTHER'] as const;
export type TellChoice = (typeof tellChoices)[number];

/** The fields that a recruiter sends to decline somebody: a note, words instead of ours, and when the person is notified. */
export interface Refusal extends Pick<UpdateApplicationRequest, 'words' | 'tell_at'> {
  readonly reason: string | null;
}

/** The texts of the form as the server gets them; nothing if our own words are sent. */
export function wordsToSend(
  template: string,
  { fr, en }: { readonly fr: string; readonly en: string },
): Pick<Refusal, 'words'> {
  const stored = (text: string): string | null => storedText(text.trim()) || null;
  return template === '' ? {} : { words: { fr: stored(fr), en: stored(en) } };
}

/** When the person is notified, as the server gets it; nothing for five minutes from now. */
export function timeToTell(
  { tell, date, time }: { readonly tell: TellChoice; readonly date: string; readonly time: string },
  now = new Date(),
): Pick<Refusal, 'tell_at'> {
  if (tell === 'SOON') return {};
  if (tell === 'OTHER') return { tell_at: sendTimeOf({ date, time }) };
  const { tomorrow, monday } = sendTimes(now);
  return { tell_at: tell === 'MONDAY' ? (monday ?? tomorrow) : tomorrow };
}
