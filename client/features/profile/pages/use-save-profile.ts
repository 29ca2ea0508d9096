import type { UpdateMeRequest } from '@modules/identity/http/users.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { updateMe } from '../api/update-me';
import { saidWith } from '../domain/said-with';
import { useProfileText } from '../messages/use-profile-text';

/** Saves and confirms. An error reaches the form with a sentence about what failed and why. */
export function useSaveProfile(): (body: UpdateMeRequest) => Promise<void> {
  const text = useProfileText();
  const errorText = useErrorText();
  const toasts = useToasts();
  return async (body) => {
    try {
      await updateMe(body);
    } catch (error) {
      throw saidWith(text('failed'), error, errorText(error));
    }
    toasts.success(text('saved'));
  };
}
