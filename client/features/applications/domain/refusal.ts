import type { UpdateApplicationRequest } from '@modules/applications/http/applications.contract';
import { storedText } from '../../../lib/message-templates/variables';

/** What a recruiter writes to a declined person: a note, and words instead of ours. */
export interface Refusal extends Pick<UpdateApplicationRequest, 'letter'> {
  readonly reason: string | null;
}

/** The texts of the form as the server gets them; nothing if our own words are sent. */
export function letterToSend(
  template: string,
  { fr, en }: { readonly fr: string; readonly en: string },
): Pick<Refusal, 'letter'> {
  const stored = (text: string): string | null => storedText(text.trim()) || null;
  return template === '' ? {} : { letter: { fr: stored(fr), en: stored(en) } };
}
