import { useState } from 'react';

export interface HeldOpen {
  readonly isSending: boolean;
  /** Closes the dialog, unless its form is on its way. */
  readonly close: () => void;
  /** Sends, and keeps the dialog open meanwhile. */
  readonly hold: (send: () => Promise<void>) => Promise<void>;
}

/** A form on its way is not left alone: what came of it would be read by nobody. */
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
