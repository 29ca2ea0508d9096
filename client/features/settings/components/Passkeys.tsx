import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Passkey, PasskeyList } from '@modules/identity/http/passkeys.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { Notice } from '../../../design-system/Notice/Notice';
import { useErrorText } from '../../../lib/error-text';
import { useSettingsText } from '../messages/use-settings-text';
import type { PasskeyChange } from '../sections/PasskeysSectionView';
import { PasskeyCard } from './PasskeyCard';
import { PasskeyNameDialog } from './PasskeyNameDialog';

export interface PasskeysProps {
  readonly list: PasskeyList;
  readonly isSupported: boolean;
  readonly deviceName: string;
  readonly onChange: (change: PasskeyChange) => Promise<void>;
  readonly onRename: (id: string, name: string) => Promise<void>;
}

type Open = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** The list, and the dialogs that change it. */
export function Passkeys({ list, isSupported, deviceName, onChange, onRename }: PasskeysProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  const [open, setOpen] = useState<Open | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { passkeys, max } = list;
  const close = (): void => setOpen(null);
  const remove = async ({ id }: Passkey): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await onChange({ kind: 'remove', id });
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
      close();
    }
  };
  const add =
    isSupported && passkeys.length < max ? (
      <Button variant="primary" onClick={() => setOpen({ kind: 'add' })}>
        {text('passkeys.add')}
      </Button>
    ) : undefined;
  return (
    <>
      {!isSupported && <Notice tone="info">{text('passkeys.unsupported')}</Notice>}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {problem !== null && (
          <Notice tone="danger" title={text('passkeys.notRemoved')}>
            {errorText(problem)}
          </Notice>
        )}
      </Box>
      {passkeys.length === 0 ? (
        <EmptyState title={text('passkeys.none')} sentence={text('passkeys.noneSentence')} action={add} />
      ) : (
        <>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography role="status">{text('passkeys.count', { count: passkeys.length, max })}</Typography>
            {add}
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {passkeys.map((passkey) => (
              <PasskeyCard
                key={passkey.id}
                passkey={passkey}
                onRename={() => setOpen({ kind: 'rename', passkey })}
                onRemove={() => setOpen({ kind: 'remove', passkey })}
              />
            ))}
          </Box>
        </>
      )}
      {open?.kind === 'add' && (
        <PasskeyNameDialog
          title={text('passkeys.addTitle')}
          lead={text('passkeys.addLead')}
          name={deviceName}
          submit={text('passkeys.create')}
          onSubmit={async (name) => {
            await onChange({ kind: 'add', name });
            close();
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'rename' && (
        <PasskeyNameDialog
          title={text('passkeys.renameTitle')}
          name={open.passkey.name}
          submit={text('passkeys.save')}
          onSubmit={async (name) => {
            await onRename(open.passkey.id, name);
            close();
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          open
          title={text('passkeys.removeTitle', { name: open.passkey.name })}
          confirmLabel={text('passkeys.remove')}
          danger
          busy={isBusy}
          onConfirm={() => void remove(open.passkey)}
          onCancel={close}
        >
          {text('passkeys.removeAsk')}
        </ConfirmDialog>
      )}
    </>
  );
}
