import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckPostingInput, PostingChecklist as Checklist } from '@modules/jobs/http/jobs.contract';
import type { PostingValues } from '../../forms/posting.schema';
import { usePostingsText } from '../../messages/use-postings-text';
import { type AddableItem, PostingChecklist } from './PostingChecklist';

export type CheckPosting = (posting: CheckPostingInput, signal: AbortSignal) => Promise<Checklist>;

/** Milliseconds without typing before the posting is checked. */
const REST_MS = 500;

const inputOf = ({
  title,
  description,
  requirements,
  location,
  remote,
  salary_range,
  video_questions,
}: PostingValues): CheckPostingInput => ({
  ...{ title, description, requirements, location, remote, salary_range },
  video_questions: video_questions.map(({ text }) => text),
});

/** Checks the posting while it is typed. Put it inside the form; it updates after a pause, not on every key. */
export function LiveChecklist({ check }: { check: CheckPosting }) {
  const text = usePostingsText();
  const form = useFormContext<PostingValues>();
  const [answer, setAnswer] = useState<{ checklist: Checklist | null; isUnavailable: boolean }>({
    checklist: null,
    isUnavailable: false,
  });
  const ask = useEffectEvent(check);
  useEffect(() => {
    let stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = '';
    const look = (posting: CheckPostingInput): void => {
      const isSame = JSON.stringify(posting) === asked;
      asked = JSON.stringify(posting);
      if (isSame) return;
      stop.abort();
      const { signal } = (stop = new AbortController());
      clearTimeout(timer);
      timer = setTimeout(() => {
        ask(posting, signal).then(
          (checklist) => {
            if (!signal.aborted) setAnswer({ checklist, isUnavailable: false });
          },
          () => {
            // Keep the last result: it still helps, and the form does not depend on it.
            if (!signal.aborted) setAnswer(({ checklist }) => ({ checklist, isUnavailable: true }));
          },
        );
      }, REST_MS);
    };
    look(inputOf(form.getValues()));
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => look(inputOf(values)),
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      stop.abort();
    };
  }, [form]);
  const add = (item: AddableItem): void => {
    const before = form.getValues('description').trimEnd();
    const sentence = text(`check.sentence.${item}`);
    form.setValue('description', before === '' ? sentence : `${before}\n\n${sentence}`, {
      shouldDirty: true,
      shouldTouch: true,
    });
  };
  return <PostingChecklist {...answer} onAdd={add} />;
}
