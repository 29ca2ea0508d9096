import Box from '@mui/material/Box';
import { z } from 'zod';
import { presentedPassword } from '@modules/identity/http/person-fields.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { Notice } from '../../../design-system/Notice/Notice';
import { useSettingsText } from '../messages/use-settings-text';
import { FocusedPanel } from '../../../design-system/FocusedPanel/FocusedPanel';

export interface ProveOwnerProps {
  readonly hasPassword: boolean;
  readonly onProve: (password: string) => Promise<void>;
  readonly onSignInAgain: () => Promise<void>;
  readonly onCancel: () => void;
}

const schema = z.object({ current_password: presentedPassword });

/** In an older session, asks for the password before the sign-in methods change. */
export function ProveOwner({ hasPassword, onProve, onSignInAgain, onCancel }: ProveOwnerProps) {
  const text = useSettingsText();
  const cancel = (
    <Button variant="text" onClick={onCancel}>
      {text('twoStep.cancel')}
    </Button>
  );
  return (
    <FocusedPanel>
      <Card as="section" title={text('twoStep.proveTitle')} titleLevel={2}>
        {hasPassword ? (
          <Form
            schema={schema}
            defaultValues={{ current_password: '' }}
            onSubmit={({ current_password }) => onProve(current_password)}
            label={text('twoStep.proveTitle')}
          >
            <PasswordField
              name="current_password"
              label={text('password.current')}
              hint={text('twoStep.proveHint')}
              autoComplete="current-password"
            />
            <FormActions>
              <SubmitButton>{text('twoStep.continue')}</SubmitButton>
              {cancel}
            </FormActions>
          </Form>
        ) : (
          <>
            <Notice tone="warning">{text('twoStep.proveGoogle')}</Notice>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="primary" onClick={() => void onSignInAgain()}>
                {text('twoStep.signInAgain')}
              </Button>
              {cancel}
            </Box>
          </>
        )}
      </Card>
    </FocusedPanel>
  );
}
