import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { confirmSecondFactorRequest, type SecondFactorBegun } from '@modules/identity/http/second-factor.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { OneTimeCodeField } from '../../../design-system/form/OneTimeCodeField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { QrCode } from '../../../design-system/QrCode/QrCode';
import { isApiError } from '../../../lib/api-error';
import { useSettingsText } from '../messages/use-settings-text';
import { FocusedPanel } from '../../../design-system/FocusedPanel/FocusedPanel';

export interface SetUpSecondFactorProps {
  readonly begun: SecondFactorBegun;
  readonly onConfirm: (code: string) => Promise<void>;
  /** The session is too old to prove the identity. */
  readonly onTooOld: () => void;
  readonly onCancel: () => void;
}

const schema = confirmSecondFactorRequest.pick({ code: true });

/** Groups of four characters, which are easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** QR code or key for the app, and a first code that proves that it works. */
export function SetUpSecondFactor({ begun, onConfirm, onTooOld, onCancel }: SetUpSecondFactorProps) {
  const text = useSettingsText();
  const confirm = async (code: string): Promise<void> => {
    try {
      await onConfirm(code);
    } catch (error) {
      if (!isApiError(error, 'IDENTITY.REAUTHENTICATION_REQUIRED')) throw error;
      onTooOld();
    }
  };
  return (
    <FocusedPanel>
      <Card as="section" title={text('twoStep.scanTitle')} titleLevel={2}>
        <Typography sx={{ color: 'text.secondary' }}>{text('twoStep.scan')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Box sx={{ flex: '0 1 232px', minWidth: 180 }}>
            <QrCode value={begun.otpauth_url} label={text('twoStep.qr')} />
          </Box>
          <Box sx={{ flex: '1 1 220px', display: 'grid', gap: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('twoStep.secret')}
            </Typography>
            <Box
              component="code"
              sx={{ fontFamily: 'monospace', fontSize: '1.0625rem', lineHeight: 1.7, overflowWrap: 'anywhere' }}
            >
              {inGroups(begun.secret)}
            </Box>
            <Box>
              <Button variant="text" href={begun.otpauth_url}>
                {text('twoStep.openApp')}
              </Button>
            </Box>
          </Box>
        </Box>
        <Form
          schema={schema}
          defaultValues={{ code: '' }}
          onSubmit={({ code }) => confirm(code)}
          label={text('twoStep.scanTitle')}
        >
          <OneTimeCodeField name="code" kind="digits" label={text('twoStep.code')} hint={text('twoStep.codeHint')} />
          <FormActions>
            <SubmitButton>{text('twoStep.confirm')}</SubmitButton>
            <Button variant="text" onClick={onCancel}>
              {text('twoStep.cancel')}
            </Button>
          </FormActions>
        </Form>
      </Card>
    </FocusedPanel>
  );
}
