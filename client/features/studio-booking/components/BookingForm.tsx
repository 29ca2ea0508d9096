import {
  createBookingRequest,
  LONGEST_BOOKING_MESSAGE,
  type SessionType,
  sessionTypes,
} from '@modules/bookings/http/studio-bookings.contract';
import type { z } from 'zod';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { useStudioText } from '../messages/use-studio-text';

const schema = createBookingRequest.omit({ preferred_date: true, preferred_time: true, hold_token: true });
export type BookingDetails = z.output<typeof schema>;

/** Known details of the signed-in person. */
export interface BookingPerson {
  readonly full_name: string;
  readonly email: string;
  readonly email_verified: boolean;
}

export interface BookingFormProps {
  /** Text of the button, with the slot once one is chosen. */
  readonly submitLabel: string;
  readonly onSubmit: (details: BookingDetails) => Promise<unknown>;
  readonly person?: BookingPerson | undefined;
}

const blank = {
  full_name: '',
  email: '',
  phone: '',
  company_name: '',
  session_type: 'VIDEO_RECORDING' as SessionType,
  message: '',
};

/** Name, contact details and purpose of the session. Typed values stay even if the slot is lost. */
export function BookingForm({ submitLabel, onSubmit, person }: BookingFormProps) {
  const text = useStudioText();
  const known = person && { full_name: person.full_name, email: person.email };
  return (
    <Form schema={schema} defaultValues={{ ...blank, ...known }} onSubmit={onSubmit} label={text('form.label')}>
      <TextField name="full_name" label={text('form.name')} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={text('form.email')}
        hint={text(person?.email_verified === true ? 'form.emailVerifiedHint' : 'form.emailHint')}
        autoComplete="email"
      />
      <TextField name="phone" type="tel" label={text('form.phone')} autoComplete="tel" optional />
      <TextField name="company_name" label={text('form.company')} autoComplete="organization" optional />
      <SelectField
        name="session_type"
        label={text('form.type')}
        options={sessionTypes.map((value) => ({ value, label: text(`type.${value}`) }))}
      />
      <TextArea name="message" label={text('form.message')} rows={4} maxLength={LONGEST_BOOKING_MESSAGE} optional />
      <FormActions>
        <SubmitButton variant="primary">{submitLabel}</SubmitButton>
      </FormActions>
    </Form>
  );
}
