import { useMemo } from 'react';
import { z } from 'zod';
import { CheckboxField } from '../../../design-system/form/CheckboxField';
import { Form } from '../../../design-system/form/Form';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TermsLabel } from '../components/TermsInBrief/TermsLabel';
import { useAuthText } from '../messages/use-auth-text';

export interface ConsentFormProps {
  readonly submit: string;
  readonly onSubmit: () => Promise<void>;
}

/** The two consents that every account needs. Both boxes start unticked. */
export function ConsentForm({ submit, onSubmit }: ConsentFormProps) {
  const text = useAuthText();
  const adultNeeded = text('register.adultNeeded');
  const termsNeeded = text('consents.termsNeeded');
  const schema = useMemo(
    () =>
      z.object({
        adult: z.boolean().refine(Boolean, { error: adultNeeded }),
        terms: z.boolean().refine(Boolean, { error: termsNeeded }),
      }),
    [adultNeeded, termsNeeded],
  );
  return (
    <Form
      schema={schema}
      defaultValues={{ adult: false, terms: false }}
      onSubmit={() => onSubmit()}
      label={text('consents.form')}
    >
      <CheckboxField name="adult" label={text('register.adult')} />
      <CheckboxField name="terms" label={<TermsLabel />} shortLabel={text('register.termsShort')} />
      <SubmitButton fullWidth>{submit}</SubmitButton>
    </Form>
  );
}
