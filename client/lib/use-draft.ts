import { useState } from 'react';
import { drafts } from './backend';
import { useCurrentUser } from './session/use-session';

const versionOf = (name: string): string => `${name}:version`;

export interface Draft<Values> {
  /** Unsaved draft, for example after a reload or the end of a session; null if there is none. */
  readonly typed: Values | null;
  /** Version of the saved values that the draft is based on; null if none was given. */
  readonly over: string | null;
  /** Pass it to `KeepTyped` inside the form. Null deletes the draft. */
  readonly keep: (values: Values | null, over?: string | null) => void;
  /** Call it once the form is saved, or when the person discards the draft. */
  readonly forget: () => void;
}

/**
 * Stores the draft of a long form until it is saved. `name` identifies the form (`posting:new`);
 * `read` returns the stored draft if it still has the form's shape, otherwise null.
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
