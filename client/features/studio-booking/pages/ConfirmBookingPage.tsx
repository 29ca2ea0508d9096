import { useState } from 'react';
import { ApiError } from '../../../lib/api-error';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { confirmBooking } from '../api/manage-booking';
import { useStudioText } from '../messages/use-studio-text';
import { type Confirming, ConfirmBookingView } from './ConfirmBookingView';

/** `#token=…` is in the fragment, so servers only get it in the body of a request. */
export function ConfirmBookingPage() {
  const text = useStudioText();
  const token = useFragment().get('token') ?? '';
  const [confirming, setConfirming] = useState<Confirming>({ kind: 'ask' });
  useDocumentTitle(text('confirm.title'));
  const confirm = async (): Promise<void> => {
    setConfirming({ kind: 'running' });
    try {
      setConfirming({ kind: 'confirmed', booking: await confirmBooking(token) });
    } catch (error) {
      setConfirming({ kind: 'failed', error });
    }
  };
  const noLink: Confirming = { kind: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', '') };
  return <ConfirmBookingView confirming={token === '' ? noLink : confirming} onConfirm={() => void confirm()} />;
}
