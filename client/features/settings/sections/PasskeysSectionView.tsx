import { useState } from 'react';
import type { PasskeyList } from '@modules/identity/http/passkeys.contract';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { Passkeys } from '../components/Passkeys';
import { ProveOwner } from '../components/ProveOwner';
import { useSettingsText } from '../messages/use-settings-text';

/** The password is given if the server asked for it, otherwise null. */
export interface PasskeyActions {
  readonly onAdd: (name: string, password: string | null) => Promise<void>;
  readonly onRename: (id: string, name: string) => Promise<void>;
  readonly onRemove: (id: string, password: string | null) => Promise<void>;
}

export interface PasskeysSectionViewProps extends PasskeyActions {
  readonly passkeys: Loadable<PasskeyList>;
  /** Whether this browser can create one. */
  readonly isSupported: boolean;
  /** The suggested name of a new passkey. */
  readonly deviceName: string;
  readonly hasPassword: boolean;
  /** For an account without a password: signing in again proves the identity. */
  readonly onSignInAgain: () => Promise<void>;
}

/** A change that only the owner may make. */
export type PasskeyChange =
  | { readonly kind: 'add'; readonly name: string }
  | { readonly kind: 'remove'; readonly id: string };

/** Passkeys of the account: add, rename, remove. */
export function PasskeysSectionView({ passkeys, ...rest }: PasskeysSectionViewProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  if (passkeys.status === 'loading') return <ListSkeleton count={2} label={text('passkeys.loading')} />;
  if (passkeys.status === 'failed') {
    return (
      <ErrorState
        what={text('passkeys.loadFailed')}
        toDo={errorText(passkeys.error)}
        onRetry={passkeys.retry}
        level={2}
      />
    );
  }
  return <Ready list={passkeys.data} {...rest} />;
}

function Ready({
  list,
  isSupported,
  deviceName,
  hasPassword,
  onSignInAgain,
  onAdd,
  onRename,
  onRemove,
}: Omit<PasskeysSectionViewProps, 'passkeys'> & { readonly list: PasskeyList }) {
  const text = useSettingsText();
  const toasts = useToasts();
  /** The change to repeat once the owner has confirmed their identity. */
  const [waiting, setWaiting] = useState<PasskeyChange | null>(null);

  const fulfil = async (change: PasskeyChange, password: string | null): Promise<void> => {
    if (change.kind === 'add') await onAdd(change.name, password);
    else await onRemove(change.id, password);
    setWaiting(null);
    toasts.success(text(change.kind === 'add' ? 'passkeys.added' : 'passkeys.removed'));
  };
  const ask = async (change: PasskeyChange): Promise<void> => {
    try {
      await fulfil(change, null);
    } catch (error) {
      if (!isApiError(error, 'IDENTITY.REAUTHENTICATION_REQUIRED')) throw error;
      setWaiting(change);
    }
  };

  if (waiting !== null) {
    return (
      <ProveOwner
        hasPassword={hasPassword}
        onProve={(password) => fulfil(waiting, password)}
        onSignInAgain={onSignInAgain}
        onCancel={() => setWaiting(null)}
      />
    );
  }
  return (
    <Passkeys
      list={list}
      isSupported={isSupported}
      deviceName={deviceName}
      onChange={ask}
      onRename={async (id, name) => {
        await onRename(id, name);
        toasts.success(text('passkeys.renamed'));
      }}
    />
  );
}
