import { useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { useApplicationsText } from '../../messages/use-applications-text';

/** Hides who the person is until the reader's score is in. */
export function ReviewBlindButton({ onBegin }: { readonly onBegin: () => Promise<unknown> }) {
  const text = useApplicationsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      await onBegin();
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={isBusy} onClick={() => void begin()}>
      {text('panel.reviewBlind')}
    </Button>
  );
}
