import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { buyCreditsRequest, type PlansAnswer } from '@modules/billing/http/billing.contract';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { NumberField } from '../../../design-system/form/NumberField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { Section } from '../../../design-system/Section/Section';
import { formatPrice } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { type Order, orderPrice } from '../domain/order-price';
import { useBillingText } from '../messages/use-billing-text';

export interface BuyCreditsFormProps {
  readonly unitPrice: number;
  readonly taxes: PlansAnswer['taxes'];
  readonly onOrder: (order: Order) => void;
}

const schema = z.object({ amount: buyCreditsRequest.shape.amount });
const MOST = 1_000;
const FIRST_GUESS = 5;

/** Buys a few credits without a pack. */
export function BuyCreditsForm({ unitPrice, taxes, onOrder }: BuyCreditsFormProps) {
  const text = useBillingText();
  const language = useLanguage();
  return (
    <Section
      title={text('credits.title')}
      lead={text('credits.lead', { price: formatPrice(unitPrice, language) })}
      level={3}
    >
      <Form
        schema={schema}
        defaultValues={{ amount: FIRST_GUESS }}
        onSubmit={({ amount }) => {
          onOrder({ kind: 'CREDITS', amount, unitPrice });
          return Promise.resolve();
        }}
        label={text('credits.title')}
      >
        <Box sx={{ maxWidth: 320 }}>
          <NumberField name="amount" label={text('credits.amount')} hint={text('credits.hint', { max: MOST })} />
        </Box>
        <FormActions>
          <PricedSubmit unitPrice={unitPrice} taxes={taxes} />
        </FormActions>
      </Form>
    </Section>
  );
}

/** While the amount is invalid, the button shows no price and the form reports the error. */
function PricedSubmit({ unitPrice, taxes }: Pick<BuyCreditsFormProps, 'unitPrice' | 'taxes'>) {
  const text = useBillingText();
  const language = useLanguage();
  const typed = schema.safeParse({ amount: useWatch<{ amount: unknown }>({ name: 'amount' }) });
  if (!typed.success) return <SubmitButton variant="secondary">{text('credits.buy')}</SubmitButton>;
  const { total } = orderPrice({ kind: 'CREDITS', amount: typed.data.amount, unitPrice }, taxes);
  return (
    <SubmitButton variant="secondary">
      {text('credits.buyFor', { count: typed.data.amount, total: formatPrice(total, language) })}
    </SubmitButton>
  );
}
