import { useState } from 'react';

export interface HeldOpen {
  readonly isSending: boolean;
  /** Closes the dialog, unless its form is being sent. */
  readonly close: () => void;
  /** Sends, and keeps the dialog open until the response. */
  readonly hold: (send: () => Promise<void>) => Promise<void>;
}

/** Keeps a dialog open while its form is sent, so that the person sees the result. */
export function useHeldOpen(onClose: () => void): HeldOpen {
  const [isSending, setSending] = useState(false);
  return {
    isSending,
    close: () => {
      if (!isSending) onClose();
    },
    hold: async (send) => {
      setSending(true);
      try {
        await send();
      } finally {
        setSending(false);
      }
    },
  };
}
