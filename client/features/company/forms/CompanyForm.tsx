import { type Company, companySizes } from '@modules/companies/http/companies.contract';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { useCompanyText } from '../messages/use-company-text';
import { companySchema, type CompanyValues, companyValues } from './company.schema';

export interface CompanyFormProps {
  readonly company: Company | null;
  readonly onSave: (values: CompanyValues) => Promise<void>;
  /** Absent while there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

export function CompanyForm({ company, onSave, onCancel }: CompanyFormProps) {
  const text = useCompanyText();
  const shared = useSharedText();
  const sizes = companySizes.map((size) => ({ value: size, label: text('field.sizePeople', { size }) }));
  return (
    <Form schema={companySchema} defaultValues={companyValues(company)} onSubmit={onSave} label={text('form')}>
      <TextField name="name" label={text('field.name')} hint={text('field.nameHint')} autoComplete="organization" />
      <TextArea
        name="description"
        label={text('field.description')}
        hint={text('field.descriptionHint')}
        rows={5}
        maxLength={10_000}
        optional
      />
      <TextField name="industry" label={text('field.industry')} optional />
      <SelectField
        name="size"
        label={text('field.size')}
        options={sizes}
        emptyLabel={text('field.sizeEmpty')}
        optional
      />
      <TextField
        name="website"
        type="url"
        label={text('field.website')}
        hint={text('field.websiteHint')}
        autoComplete="url"
        optional
      />
      <TextField name="location" label={text('field.location')} optional />
      <FormActions>
        <SubmitButton>{text(company === null ? 'create' : 'save')}</SubmitButton>
        {onCancel && <Button onClick={onCancel}>{shared('action.cancel')}</Button>}
      </FormActions>
    </Form>
  );
}
