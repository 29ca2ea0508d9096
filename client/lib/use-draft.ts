import { useState } from 'react';
import { drafts } from './backend';
import { useCurrentUser } from './session/use-session';

export interface Draft<Values> {
  /** What was typed before and not saved: a session that ended, a reload. Null when there is nothing. */
  readonly typed: Values | null;
  /** To be given to `KeepTyped` inside the form. Null, where nothing is typed any more, deletes it. */
  readonly keep: (values: Values | null) => void;
  /** To be called once the form is saved, or when the person starts over. */
  readonly forget: () => void;
}

/**
 * Keeps what is being typed into a long form until it is saved. `name` tells the form from others of the same person
 * (`posting:new`); `read` takes what was kept if it still has the form's shape, and answers null otherwise.
 *
 * ```tsx
 * const { typed, keep, forget } = useDraft('posting:new', typedPosting);
 * <Form defaultValues={typed ?? saved} key={typed === null ? 'saved' : 'typed'} …><KeepTyped saved={saved} onTyped={keep} /></Form>
 * ```
 */
export function useDraft<Values>(name: string, read: (kept: unknown) => Values | null): Draft<Values> {
  const { id: userId } = useCurrentUser();
  const [typed, setTyped] = useState<Values | null>(() => read(drafts.read(userId, name)));
  return {
    typed,
    keep: (values) => (values === null ? drafts.drop(userId, name) : drafts.keep(userId, name, values)),
    forget: () => {
      drafts.drop(userId, name);
      setTyped(null);
    },
  };
}
