import type { UpdateApplicationRequest } from '@modules/applications/http/applications.contract';
import { storedText } from '../../../lib/message-templates/variables';

/** The texts that a recruiter writes to a declined person: a note, and words instead of ours. */
export interface Refusal extends Pick<UpdateApplicationRequest, 'words'> {
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
