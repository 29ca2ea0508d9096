import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import {
  type RemoveSsoRequest,
  type SaveSsoRequest,
  saveSsoRequest,
  type SsoSettings,
} from '@modules/sso/http/sso-settings.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { choosableDomains, domainToSave } from '../domain/domains';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';
import { CopyField } from '../../../design-system/CopyField/CopyField';
import { OwnerPassword } from './OwnerPassword';
import { RemoveDialog } from './RemoveDialog';
import { useOwnerProof } from './use-owner-proof';

export interface ProviderCardProps {
  readonly settings: SsoSettings;
  readonly onSave: (body: SaveSsoRequest) => Promise<void>;
  readonly onRemove: (body: RemoveSsoRequest) => Promise<void>;
}

const schema = saveSsoRequest
  .pick({ issuer: true, client_id: true, domain: true })
  .extend({ client_secret: z.string().max(1_000), current_password: z.string().max(128) });

/** The address for the provider, and what the provider gave the company. */
export function ProviderCard({ settings, onSave, onRemove }: ProviderCardProps) {
  const text = useCompanySignInText();
  const toasts = useToasts();
  const proof = useOwnerProof();
  const [isRemoving, setRemoving] = useState(false);
  const { issuer, client_id: clientId, client_secret_set: hasSecret } = settings;
  const domain = domainToSave(settings);
  const choices = choosableDomains(settings);
  const save = async (values: z.output<typeof schema>): Promise<void> => {
    const secret = values.client_secret.trim();
    const isSame =
      values.issuer === issuer && values.client_id === clientId && secret === '' && values.domain === settings.domain;
    await onSave({
      issuer: values.issuer,
      client_id: values.client_id,
      domain: values.domain,
      // Another provider must be tested before it is switched on.
      enabled: isSame && settings.enabled,
      required: settings.required,
      default_role: settings.default_role,
      ...(secret !== '' && { client_secret: secret }),
      ...proof.field(values.current_password),
    });
    toasts.success(text('provider.saved'));
  };
  return (
    <Card as="section" title={text('provider.title')} titleLevel={2}>
      <Typography sx={{ color: 'text.secondary' }}>{text('provider.sentence')}</Typography>
      <CopyField
        label={text('provider.redirect')}
        value={settings.redirect_uri}
        copy={text('provider.copy')}
        copied={text('copied')}
        notCopied={text('notCopied')}
      />
      <Form
        // A domain that was proved meanwhile is offered.
        key={domain}
        schema={schema}
        defaultValues={{
          issuer: issuer ?? '',
          client_id: clientId ?? '',
          domain,
          client_secret: '',
          current_password: '',
        }}
        onSubmit={(values) => proof.guard(() => save(values))}
        label={text('provider.form')}
      >
        {choices.length > 1 && (
          <SelectField
            name="domain"
            label={text('provider.domain')}
            options={choices.map((value) => ({ value, label: value }))}
          />
        )}
        <TextField name="issuer" type="url" label={text('provider.issuer')} hint={text('provider.issuerHint')} />
        <TextField name="client_id" label={text('provider.clientId')} autoComplete="off" />
        <PasswordField
          name="client_secret"
          label={text('provider.secret')}
          hint={text(hasSecret ? 'provider.secretKept' : 'provider.secretHint')}
          autoComplete="new-password"
          optional
        />
        {proof.isNeeded && <OwnerPassword />}
        {settings.enabled && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('provider.off')}
          </Typography>
        )}
        <FormActions>
          <SubmitButton>{text('provider.save')}</SubmitButton>
          {issuer !== null && (
            <Button variant="text" onClick={() => setRemoving(true)} aria-haspopup="dialog">
              {text('remove')}
            </Button>
          )}
        </FormActions>
      </Form>
      <RemoveDialog open={isRemoving} onRemove={onRemove} onClose={() => setRemoving(false)} />
    </Card>
  );
}
