import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckPostingInput, PostingChecklist as Checklist } from '@modules/jobs/http/jobs.contract';
import type { PostingValues } from '../../forms/posting.schema';
import { usePostingsText } from '../../messages/use-postings-text';
import { type AddableItem, PostingChecklist } from './PostingChecklist';

export type CheckPosting = (posting: CheckPostingInput, signal: AbortSignal) => Promise<Checklist>;

/** One looks up from the keyboard about this long after a word. */
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

/** Inside the form: the checklist of what is being typed. Typing itself draws nothing here: the list follows once one rests. */
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
            // What was read last still helps; the form does not depend on it.
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
