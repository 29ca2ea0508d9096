import Box from '@mui/material/Box';
import { useState } from 'react';
import type { CreditCosts } from '@modules/credits/http/credits.contract';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { Packs } from '../components/Packs';
import { Plans } from '../components/Plans';
import { PriceList } from '../components/PriceList';
import { SignInDialog } from '../components/SignInDialog';
import type { Offers } from '../domain/offers';
import { useBillingText } from '../messages/use-billing-text';

export interface PricingViewProps {
  /** Null while loading. */
  readonly offers: Offers | null;
  readonly costs: Loadable<CreditCosts['costs']>;
  /** Not signed in: buying asks to sign in. Signed-in people see only the prices. */
  readonly isVisitor: boolean;
  readonly onRetry: () => void;
}

/** Public page of prices. */
export function PricingView({ offers, costs, isVisitor, onRetry }: PricingViewProps) {
  const text = useBillingText();
  const [returnTo, setReturnTo] = useState<string | null>(null);
  return (
    <Page>
      <PageHeader title={text('title.pricing')} lead={text('lead.visitor')} />
      <Packs
        offers={offers}
        onRetry={onRetry}
        onBuy={isVisitor ? ({ pack_type: type }) => setReturnTo(`${paths.pricing}?pack=${type}`) : undefined}
      />
      <Box sx={{ pt: 3 }}>
        <Columns side="end" aside={<PriceList costs={costs} />}>
          {offers?.confirmed && <Plans plans={offers.confirmed.plans} />}
        </Columns>
      </Box>
      <SignInDialog returnTo={returnTo} onClose={() => setReturnTo(null)} />
    </Page>
  );
}
