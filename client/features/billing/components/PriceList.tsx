import Box from '@mui/material/Box';
import { type CostKey, costKeys, type CreditCosts } from '@modules/credits/http/credits.contract';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { PriceTag } from '../../../design-system/priced-button/PriceTag';
import { Section } from '../../../design-system/Section/Section';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { useBillingText } from '../messages/use-billing-text';

export interface PriceListProps {
  readonly costs: Loadable<CreditCosts['costs']>;
}

const withNote: readonly CostKey[] = ['RESERVATION', 'COMPANY_SPOTLIGHT'];

/** All actions with their prices, cheapest first. */
export function PriceList({ costs }: PriceListProps) {
  const text = useBillingText();
  const errorText = useErrorText();
  return (
    <Section title={text('costs.title')} lead={text('costs.lead')}>
      {costs.status === 'loading' && <TextSkeleton count={6} label={text('costs.loading')} />}
      {costs.status === 'failed' && (
        <ErrorState what={text('costs.failed')} toDo={errorText(costs.error)} onRetry={costs.retry} level={3} />
      )}
      {costs.status === 'ready' && <Acts costs={costs.data} />}
    </Section>
  );
}

function Acts({ costs }: { costs: CreditCosts['costs'] }) {
  const text = useBillingText();
  const acts = costKeys.toSorted((a, b) => costs[a] - costs[b]);
  return (
    <Box component="dl" sx={{ display: 'grid', m: 0 }}>
      {acts.map((act) => (
        <Box
          key={act}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            columnGap: 2,
            py: 1.5,
            borderTop: 1,
            borderColor: 'line.main',
          }}
        >
          <Box component="dt" sx={{ minWidth: 0 }}>
            {text(`cost.${act}`)}
            {withNote.includes(act) && (
              <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                {text(act === 'RESERVATION' ? 'cost.RESERVATION.note' : 'cost.COMPANY_SPOTLIGHT.note')}
              </Box>
            )}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <PriceTag price={costs[act]} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
