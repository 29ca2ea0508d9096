import { addDomainRequest } from '@modules/sso/http/sso-domains.contract';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';

/** Names a domain that the company will prove by a DNS record. */
export function AddDomain({ onAdd }: { readonly onAdd: (domain: string) => Promise<void> }) {
  const text = useCompanySignInText();
  return (
    <Form
      schema={addDomainRequest}
      defaultValues={{ domain: '' }}
      onSubmit={({ domain }) => onAdd(domain)}
      label={text('domain.add')}
    >
      <TextField name="domain" label={text('domain.name')} hint={text('domain.nameHint')} autoComplete="off" />
      <FormActions>
        <SubmitButton>{text('domain.add')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
