import { z } from 'zod';
import { joiningRoles, type SaveSsoRequest, type SsoSettings } from '@modules/sso/http/sso-settings.contract';
import { Card } from '../../../design-system/Card/Card';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { SwitchField } from '../../../design-system/form/SwitchField';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';
import { OwnerPassword } from './OwnerPassword';
import { useOwnerProof } from './use-owner-proof';

export interface RulesCardProps {
  readonly settings: SsoSettings;
  readonly onSave: (body: SaveSsoRequest) => Promise<void>;
}

const schema = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  default_role: z.enum(['', ...joiningRoles]),
  current_password: z.string().max(128),
});

/** Whether the sign-in is on, who must use it, and who may join with it. */
export function RulesCard({ settings, onSave }: RulesCardProps) {
  const text = useCompanySignInText();
  const toasts = useToasts();
  const proof = useOwnerProof();
  const { issuer, client_id: clientId, domain, enabled, required, default_role: role, tested_at: testedAt } = settings;
  const save = async (values: z.output<typeof schema>): Promise<void> => {
    await onSave({
      issuer: issuer ?? '',
      client_id: clientId ?? '',
      domain: domain ?? '',
      enabled: values.enabled,
      required: values.required,
      default_role: values.default_role === '' ? null : values.default_role,
      ...proof.field(values.current_password),
    });
    toasts.success(text('rules.saved'));
  };
  return (
    <Card as="section" title={text('rules.title')} titleLevel={2}>
      <Form
        // The stored rules change with the provider too, for example when a new one switches the sign-in off.
        key={String(enabled)}
        schema={schema}
        defaultValues={{ enabled, required, default_role: role ?? '', current_password: '' }}
        onSubmit={(values) => proof.guard(() => save(values))}
        label={text('rules.form')}
      >
        <SwitchField
          name="enabled"
          label={text('rules.enabled')}
          {...(testedAt === null && { hint: text('rules.notYet') })}
        />
        <SwitchField name="required" label={text('rules.required')} hint={text('rules.requiredHint')} />
        <SelectField
          name="default_role"
          label={text('rules.role')}
          hint={text('rules.roleHint')}
          emptyLabel={text('rules.role.none')}
          options={joiningRoles.map((value) => ({ value, label: text(`rules.role.${value}`) }))}
        />
        {proof.isNeeded && <OwnerPassword />}
        <FormActions>
          <SubmitButton>{text('rules.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}
