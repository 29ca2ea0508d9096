import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { z } from 'zod';
import { type Plan, planPriceRequest } from '@modules/billing/http/billing.contract';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { NumberField } from '../../../design-system/form/NumberField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { BackOfficePath } from '../components/BackOfficePath';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface PricesViewProps {
  /** Plans with a price; the free plan has none. */
  readonly plans: Loadable<readonly Plan[]>;
  readonly onSave: (plan: Plan, monthlyPrice: number | null) => Promise<void>;
}

/** Edits the monthly price of each plan. */
export function PricesView({ plans, onSave }: PricesViewProps) {
  const text = useBackOfficeText();
  return (
    <Page width="reading">
      <PageHeader
        title={text('prices.title')}
        lead={text('prices.lead')}
        breadcrumbs={<BackOfficePath here={text('prices.title')} />}
      />
      <Plans plans={plans} onSave={onSave} />
    </Page>
  );
}

function Plans({ plans, onSave }: PricesViewProps) {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  if (plans.status === 'loading') return <ListSkeleton count={2} label={text('loading')} />;
  if (plans.status === 'failed') {
    return <ErrorState what={text('loadFailed')} toDo={errorText(plans.error)} onRetry={plans.retry} />;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {plans.data.map((plan) => (
        <PlanPrice
          key={`${plan.plan} ${String(plan.monthly_price)}`}
          plan={plan}
          onSave={(price) => onSave(plan, price)}
        />
      ))}
    </Box>
  );
}

interface PlanPriceProps {
  readonly plan: Plan;
  readonly onSave: (monthlyPrice: number | null) => Promise<void>;
}

function PlanPrice({ plan, onSave }: PlanPriceProps) {
  const text = useBackOfficeText();
  const invalid = text('prices.invalid');
  const schema = useMemo(
    () =>
      z.object({
        price: z.custom<number | null>((value) => planPriceRequest.shape.monthly_price.safeParse(value).success, {
          error: invalid,
        }),
      }),
    [invalid],
  );
  const named = text('prices.saveNamed', { plan: plan.name });
  return (
    <Card as="li" title={plan.name} titleLevel={2} subtitle={text('prices.credits', { count: plan.monthly_credits })}>
      <Form
        schema={schema}
        defaultValues={{ price: plan.monthly_price }}
        label={named}
        onSubmit={({ price }) => onSave(price)}
      >
        <NumberField
          name="price"
          label={text('prices.field')}
          hint={text('prices.hint')}
          endAdornment="$"
          optional="unmarked"
        />
        <FormActions>
          <SubmitButton variant="secondary">{named}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}
