import { useState } from 'react';
import { drafts } from './backend';
import { useCurrentUser } from './session/use-session';

const versionOf = (name: string): string => `${name}:version`;

export interface Draft<Values> {
  /** What was typed before and not saved: a session that ended, a reload. Null when there is nothing. */
  readonly typed: Values | null;
  /** The version of the saved values over which it was typed; null where none was given. */
  readonly over: string | null;
  /** To be given to `KeepTyped` inside the form. Null, where nothing is typed any more, deletes it. */
  readonly keep: (values: Values | null, over?: string | null) => void;
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
  const [over] = useState<string | null>(() => {
    const kept = drafts.read(userId, versionOf(name));
    return typeof kept === 'string' ? kept : null;
  });
  const drop = (): void => {
    drafts.drop(userId, name);
    drafts.drop(userId, versionOf(name));
  };
  return {
    typed,
    over,
    keep: (values, typedOver = null) => {
      if (values === null) return drop();
      drafts.keep(userId, name, values);
      if (typedOver !== null) drafts.keep(userId, versionOf(name), typedOver);
    },
    forget: () => {
      drop();
      setTyped(null);
    },
  };
}
