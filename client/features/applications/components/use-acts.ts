import { useRef, useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { isOutdated } from '../api/reread';
import { useApplicationsText } from '../messages/use-applications-text';

export interface FailedAct {
  /** Id of the application. */
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
}

export interface ActWords {
  readonly done: string;
  /** `La candidature n’a pas pu être retirée.` */
  readonly failed: string;
}

export interface Acts {
  /** The action being sent: id of the application and name of the action. */
  readonly sending: { readonly id: string; readonly what: string } | null;
  /** The last action, if it was refused or lost. */
  readonly failed: FailedAct | null;
  readonly dismiss: () => void;
  /** Resolves to whether the action was made. */
  readonly act: (id: string, what: string, words: ActWords, send: () => Promise<unknown>) => Promise<boolean>;
  /**
   * Like `act`, for a form. Throws what the form can correct. If another change was faster, the page says so and it resolves to
   * false, because the form no longer applies.
   */
  readonly submit: (id: string, what: string, words: ActWords, send: () => Promise<unknown>) => Promise<boolean>;
}

/** Sends one action at a time, ignores further clicks, and reports the result. */
export function useActs(): Acts {
  const text = useApplicationsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const isUnderWay = useRef(false);
  const [sending, setSending] = useState<Acts['sending']>(null);
  const [failed, setFailed] = useState<FailedAct | null>(null);

  const carryOut = async (id: string, what: string, done: string, send: () => Promise<unknown>): Promise<void> => {
    isUnderWay.current = true;
    setFailed(null);
    setSending({ id, what });
    try {
      await send();
      toasts.success(done);
    } finally {
      isUnderWay.current = false;
      setSending(null);
    }
  };
  const say = (id: string, words: ActWords, error: unknown): void => {
    const why = errorText(error);
    const isStale = isOutdated(error) && !(isApiError(error) && error.status === 402);
    toasts.error(`${words.failed} ${why}`);
    setFailed({
      id,
      title: isStale ? text('stale.title') : words.failed,
      sentence: isStale ? text('stale.sentence', { why }) : why,
    });
  };
  return {
    sending,
    failed,
    dismiss: () => setFailed(null),
    act: async (id, what, words, send) => {
      if (isUnderWay.current) return false;
      try {
        await carryOut(id, what, words.done, send);
        return true;
      } catch (error) {
        say(id, words, error);
        return false;
      }
    },
    submit: async (id, what, words, send) => {
      if (isUnderWay.current) return false;
      try {
        await carryOut(id, what, words.done, send);
        return true;
      } catch (error) {
        // Where only the place changed, the form still applies, with all that was typed.
        const isMoved = isApiError(error, 'APPLICATIONS.STAGE_CHANGED');
        if (isMoved || !isApiError(error) || ![404, 409].includes(error.status)) throw error;
        say(id, words, error);
        return false;
      }
    },
  };
}
