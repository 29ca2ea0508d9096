import { useRef, useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { isOutdated } from '../api/reread';
import { useApplicationsText } from '../messages/use-applications-text';

export interface FailedAct {
  /** Of the application. */
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
  /** What is on its way: the application's id, and what of it. */
  readonly sending: { readonly id: string; readonly what: string } | null;
  /** What became of the last one, where it was refused or lost. */
  readonly failed: FailedAct | null;
  readonly dismiss: () => void;
  /** Answers whether it was carried out. */
  readonly act: (id: string, what: string, words: ActWords, send: () => Promise<unknown>) => Promise<boolean>;
  /**
   * As `act`, for a form. What a form can be corrected for is thrown; that somebody else was faster is said on the page,
   * because the form makes no sense any more: then the answer is false.
   */
  readonly submit: (id: string, what: string, words: ActWords, send: () => Promise<unknown>) => Promise<boolean>;
}

/** One act at a time, whatever is pressed meanwhile; what came of it is said. */
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
        if (!isApiError(error) || ![404, 409].includes(error.status)) throw error;
        say(id, words, error);
        return false;
      }
    },
  };
}
