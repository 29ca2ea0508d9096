import { useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { OneTimeCodeField } from '../../../design-system/form/OneTimeCodeField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { useAuthText } from '../messages/use-auth-text';

const loadSchema = async () =>
  (await import('@modules/identity/http/second-factor.contract')).confirmSecondFactorRequest.pick({ code: true });

export interface CodeFormProps {
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** Second step of sign-in: a code of the authenticator app, or a recovery code if the phone is lost. */
export function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const text = useAuthText();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const isApp = kind === 'app';
  return (
    <Form
      // Remount with an empty field: text typed for one kind of code is useless for the other.
      key={kind}
      schema={loadSchema}
      defaultValues={{ code: '' }}
      onSubmit={({ code }) => onSubmit(code)}
      label={text('login.codeForm')}
    >
      <OneTimeCodeField
        name="code"
        kind={isApp ? 'digits' : 'signs'}
        label={text(isApp ? 'login.code' : 'login.recovery')}
        hint={text(isApp ? 'login.codeHint' : 'login.recoveryHint')}
        takesFocus
      />
      <SubmitButton fullWidth>{text('login.codeSubmit')}</SubmitButton>
      <FormActions>
        <Button variant="text" onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {text(isApp ? 'login.useRecovery' : 'login.useApp')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {text('login.otherAccount')}
        </Button>
      </FormActions>
    </Form>
  );
}
