import {
  createInquiryRequest,
  type CreateInquiryRequest,
  employeeCounts,
  LONGEST_INQUIRY,
  type Service,
  services,
} from '@modules/bookings/http/inquiries.contract';
import { z } from 'zod';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { useInquiryText } from '../messages/use-inquiry-text';

const NO_ANSWER = '';

/** The empty choice of a select is '' here and null on the server. */
const schema = createInquiryRequest.extend({
  employee_count: z.enum([NO_ANSWER, ...employeeCounts]).transform((value) => (value === NO_ANSWER ? null : value)),
});

export interface InquiryFormProps {
  readonly service: Service;
  readonly onSend: (inquiry: CreateInquiryRequest) => Promise<unknown>;
}

export function InquiryForm({ service, onSend }: InquiryFormProps) {
  const text = useInquiryText();
  const blank = {
    company_name: '',
    contact_person: '',
    email: '',
    phone: '',
    employee_count: NO_ANSWER,
    service: service as string,
    message: '',
  } as const;
  return (
    <Form schema={schema} defaultValues={blank} onSubmit={onSend} label={text('form.title')}>
      <TextField name="company_name" label={text('form.company')} autoComplete="organization" />
      <TextField name="contact_person" label={text('form.person')} autoComplete="name" />
      <TextField name="email" type="email" label={text('form.email')} autoComplete="email" />
      <TextField name="phone" type="tel" label={text('form.phone')} autoComplete="tel" optional />
      <SelectField
        name="employee_count"
        label={text('form.employees')}
        emptyLabel={text('form.noAnswer')}
        options={employeeCounts.map((value) => ({ value, label: value.replace('-', '–') }))}
        optional
      />
      <SelectField
        name="service"
        label={text('form.service')}
        emptyLabel={text('form.chooseService')}
        options={services.map((value) => ({ value, label: text(`service.${value}`) }))}
      />
      <TextArea
        name="message"
        label={text('form.message')}
        hint={text('form.messageHint')}
        rows={6}
        maxLength={LONGEST_INQUIRY}
      />
      <FormActions>
        <SubmitButton variant="primary">{text('form.submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
