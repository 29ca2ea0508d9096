import { useEffect, useState } from 'react';
import { isApiError } from '../../../lib/api-error';
import {
  hasPasskeyAutofill,
  hasPasskeys,
  signWithPasskey,
  stopWaitingForPasskey,
} from '../../../lib/passkeys/passkeys';
import { askForChallenge, logInWithPasskey } from '../api/log-in-with-passkey';

export interface PasskeyEntry {
  /** Why the last try did not work; null if there was none. */
  readonly problem: unknown;
  readonly isEntering: boolean;
  readonly onEnter: () => void;
}

/** A challenge is valid for five minutes; a page that stays open asks for a new one before. */
const RENEW_MS = 4 * 60_000;

/** Signs in with a passkey, by a button or by the list of the email field; null where the browser has none. */
export function usePasskeyEntry(): PasskeyEntry | null {
  const [problem, setProblem] = useState<unknown>(null);
  const [isEntering, setEntering] = useState(false);
  /** Increases when the challenge must be renewed, which starts a new request of the email field. */
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!hasPasskeys() || isEntering) return;
    const page = { left: false };
    void offerInField(page, setProblem);
    const timer = setTimeout(() => setRound((before) => before + 1), RENEW_MS);
    return () => {
      page.left = true;
      clearTimeout(timer);
      void stopWaitingForPasskey();
    };
  }, [isEntering, round]);

  if (!hasPasskeys()) return null;
  const enter = async (): Promise<void> => {
    setProblem(null);
    setEntering(true);
    try {
      await logInWithPasskey(await signWithPasskey(await askForChallenge()));
    } catch (error) {
      setProblem(error);
    } finally {
      setEntering(false);
    }
  };
  return { problem, isEntering, onEnter: () => void enter() };
}

/** Waits until the person chooses a passkey in the list of the email field. */
async function offerInField(page: { readonly left: boolean }, onProblem: (problem: unknown) => void): Promise<void> {
  try {
    if (!(await hasPasskeyAutofill()) || page.left) return;
    const options = await askForChallenge();
    if (page.left) return;
    const signed = await signWithPasskey(options, true);
    await logInWithPasskey(signed);
  } catch (error) {
    // The email field waits silently; only a passkey that the server refused is an error.
    if (!page.left && isApiError(error, 'IDENTITY.PASSKEY_REFUSED')) onProblem(error);
  }
}
