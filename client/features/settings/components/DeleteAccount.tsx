import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { UserType } from '@modules/identity/http/users.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Notice } from '../../../design-system/Notice/Notice';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { DeleteForm } from '../forms/DeleteForm';
import { useSettingsText } from '../messages/use-settings-text';
import { FocusedPanel } from '../../../design-system/FocusedPanel/FocusedPanel';
import { WhatGoesWhen } from './WhatGoesWhen';

export interface DeleteAccountProps {
  readonly userType: UserType;
  readonly hasPassword: boolean;
  /** The password is null until the server asks for it. */
  readonly onDelete: (password: string | null) => Promise<void>;
  /** For an account without a password: signing in again proves the identity. */
  readonly onSignInAgain: () => Promise<void>;
}

type Step = 'closed' | 'asking' | 'deleting' | 'prove';

/** Closing the account: data that are erased and when, data that must be kept, then a confirmation. */
export function DeleteAccount({ userType, hasPassword, onDelete, onSignInAgain }: DeleteAccountProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  const [step, setStep] = useState<Step>('closed');
  const [problem, setProblem] = useState<unknown>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hasBeenOpen = useRef(false);
  useEffect(() => {
    // After cancelling, the focus returns to the button.
    if (step === 'closed' && hasBeenOpen.current) opener.current?.focus();
    hasBeenOpen.current = step !== 'closed';
  }, [step]);
  const cancel = (): void => {
    setStep('closed');
    setProblem(null);
  };
  const remove = async (): Promise<void> => {
    setStep('deleting');
    setProblem(null);
    try {
      await onDelete(null);
    } catch (error) {
      const mustProve = isApiError(error, 'IDENTITY.REAUTHENTICATION_REQUIRED');
      setStep(mustProve ? 'prove' : 'asking');
      setProblem(mustProve ? null : error);
    }
  };
  if (step === 'closed') {
    return (
      <Card as="section" title={text('delete.title')} titleLevel={2}>
        <Typography sx={{ color: 'text.secondary' }}>{text('delete.sentence')}</Typography>
        <Box>
          <Button ref={opener} variant="danger" onClick={() => setStep('asking')} aria-expanded={false}>
            {text('delete.open')}
          </Button>
        </Box>
      </Card>
    );
  }
  return (
    <Card as="section" title={text('delete.title')} titleLevel={2}>
      <FocusedPanel>
        <WhatGoesWhen userType={userType} />
      </FocusedPanel>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {problem !== null && (
          <Notice tone="danger" title={text('delete.failed')}>
            {errorText(problem)}
          </Notice>
        )}
        {step === 'prove' && !hasPassword && (
          <Notice tone="warning" title={text('delete.proveTitle')}>
            {text('delete.proveGoogle')}
          </Notice>
        )}
      </Box>
      {step === 'prove' && hasPassword ? (
        <DeleteForm onDelete={onDelete} onCancel={cancel} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {step === 'prove' ? (
            <Button onClick={() => void onSignInAgain()}>{text('delete.signInAgain')}</Button>
          ) : (
            <Button variant="danger" loading={step === 'deleting'} onClick={() => void remove()}>
              {text(step === 'deleting' ? 'delete.deleting' : 'delete.confirm')}
            </Button>
          )}
          <Button variant="text" disabled={step === 'deleting'} onClick={cancel}>
            {text('delete.cancel')}
          </Button>
        </Box>
      )}
    </Card>
  );
}
