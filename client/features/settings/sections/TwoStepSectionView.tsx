import { useState } from 'react';
import type { SecondFactorBegun, SecondFactorState } from '@modules/identity/http/second-factor.contract';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { ProveOwner } from '../components/ProveOwner';
import { RecoveryCodeList } from '../components/RecoveryCodeList';
import { SetUpSecondFactor } from '../components/SetUpSecondFactor';
import { TwoStepState } from '../components/TwoStepState';
import { useSettingsText } from '../messages/use-settings-text';

/** Each gets the password if the server asked for it, otherwise null. */
export interface TwoStepActions {
  readonly onBegin: (password: string | null) => Promise<SecondFactorBegun>;
  readonly onConfirm: (code: string, password: string | null) => Promise<readonly string[]>;
  readonly onRenew: (password: string | null) => Promise<readonly string[]>;
  readonly onDisable: (password: string | null) => Promise<void>;
}

export interface TwoStepSectionViewProps extends TwoStepActions {
  readonly state: Loadable<SecondFactorState>;
  readonly hasPassword: boolean;
  /** For an account without a password: signing in again proves the identity. */
  readonly onSignInAgain: () => Promise<void>;
}

/** An action on two-step sign-in. */
export type TwoStepChange = 'begin' | 'renew' | 'disable';

type Step =
  | { readonly kind: 'state' }
  | { readonly kind: 'prove'; readonly change: TwoStepChange }
  | { readonly kind: 'set-up'; readonly begun: SecondFactorBegun; readonly password: string | null }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Two-step sign-in: turn on, renew the recovery codes, turn off. */
export function TwoStepSectionView({ state, ...rest }: TwoStepSectionViewProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  if (state.status === 'loading') return <ListSkeleton count={2} label={text('twoStep.loading')} />;
  if (state.status === 'failed') {
    return (
      <ErrorState what={text('twoStep.loadFailed')} toDo={errorText(state.error)} onRetry={state.retry} level={2} />
    );
  }
  return <TwoStep current={state.data} {...rest} />;
}

function TwoStep({
  current,
  hasPassword,
  onSignInAgain,
  ...actions
}: Omit<TwoStepSectionViewProps, 'state'> & { readonly current: SecondFactorState }) {
  const text = useSettingsText();
  const toasts = useToasts();
  const [step, setStep] = useState<Step>({ kind: 'state' });
  const backToState = (): void => setStep({ kind: 'state' });

  const fulfil = async (change: TwoStepChange, password: string | null): Promise<void> => {
    if (change === 'begin') setStep({ kind: 'set-up', begun: await actions.onBegin(password), password });
    if (change === 'renew') setStep({ kind: 'codes', codes: await actions.onRenew(password) });
    if (change === 'disable') {
      await actions.onDisable(password);
      backToState();
      toasts.success(text('twoStep.disabled'));
    }
  };
  const ask = async (change: TwoStepChange): Promise<void> => {
    try {
      await fulfil(change, null);
    } catch (error) {
      if (!isApiError(error, 'IDENTITY.REAUTHENTICATION_REQUIRED')) throw error;
      setStep({ kind: 'prove', change });
    }
  };

  switch (step.kind) {
    case 'state':
      return <TwoStepState current={current} onChange={ask} />;
    case 'prove':
      return (
        <ProveOwner
          hasPassword={hasPassword}
          onProve={(password) => fulfil(step.change, password)}
          onSignInAgain={onSignInAgain}
          onCancel={backToState}
        />
      );
    case 'set-up':
      return (
        <SetUpSecondFactor
          begun={step.begun}
          onConfirm={async (code) => {
            const codes = await actions.onConfirm(code, step.password);
            setStep({ kind: 'codes', codes });
            toasts.success(text('twoStep.enabled'));
          }}
          onTooOld={() => setStep({ kind: 'prove', change: 'begin' })}
          onCancel={backToState}
        />
      );
    case 'codes':
      return <RecoveryCodeList codes={step.codes} onKept={backToState} />;
  }
}
