import { z } from 'zod';
import { LONGEST_PRESET_NAME } from '@modules/matching/http/candidate-search.contract';
import type { Text } from '../../../lib/i18n';
import type { CandidatesMessages } from '../messages/messages';

/** Schema of the form with translated errors. */
export function presetForm(text: Text<CandidatesMessages>) {
  return z.object({
    name: z
      .string()
      .trim()
      .min(1, text('presets.nameNeeded'))
      .max(LONGEST_PRESET_NAME, text('presets.nameLong', { count: LONGEST_PRESET_NAME })),
    is_default: z.boolean(),
    is_shared: z.boolean(),
  });
}
export type PresetForm = z.output<ReturnType<typeof presetForm>>;
