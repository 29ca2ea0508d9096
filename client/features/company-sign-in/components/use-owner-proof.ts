import { useState } from 'react';
import { isApiError } from '../../../lib/api-error';

interface OwnerProof {
  /** Whether the server asked for the password, because the session is not recent. */
  readonly isNeeded: boolean;
  /** Passes an error on, after noting that the password is needed. */
  readonly guard: (act: () => Promise<void>) => Promise<void>;
  /** The part of a request with the password, if it is needed. */
  readonly field: (password: string) => { readonly current_password?: string };
}

export function useOwnerProof(): OwnerProof {
  const [isNeeded, setNeeded] = useState(false);
  return {
    isNeeded,
    guard: async (act) => {
      try {
        await act();
      } catch (error) {
        if (isApiError(error, 'IDENTITY.REAUTHENTICATION_REQUIRED')) setNeeded(true);
        throw error;
      }
    },
    field: (password) => (isNeeded && password !== '' ? { current_password: password } : {}),
  };
}
