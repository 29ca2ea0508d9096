import { useEffect, useEffectEvent, useState } from 'react';
import type { MessagePreview, PreviewMessageRequest } from '@modules/applications/http/message-templates.contract';
import type { Loadable } from '../loadable';
import { useSettledWords } from '../use-settled-words';
import type { MessageTools } from './message-tools';

interface Answer {
  readonly asked: string;
  readonly result: { readonly shown: MessagePreview } | { readonly error: unknown };
}

/** The text as it would be sent, requested again after a pause in typing. While a newer one is loading, the last one stays. */
export function useMessagePreview(
  request: PreviewMessageRequest,
  preview: MessageTools['preview'],
): Loadable<MessagePreview> {
  const asked = useSettledWords(JSON.stringify(request));
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = useEffectEvent((what: string) => preview(JSON.parse(what) as PreviewMessageRequest));
  useEffect(() => {
    let isCurrent = true;
    const keep = (result: Answer['result']): void => {
      if (isCurrent) setAnswer({ asked, result });
    };
    ask(asked).then(
      (shown) => keep({ shown }),
      (error: unknown) => keep({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, attempt]);
  if (answer === null) return { status: 'loading' };
  if ('shown' in answer.result) return { status: 'ready', data: answer.result.shown };
  return { status: 'failed', error: answer.result.error, retry: () => setAttempt((count) => count + 1) };
}
