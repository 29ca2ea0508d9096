import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import {
  balance,
  costs,
  currentPlan,
  noCredits,
  packs,
  plansAnswer,
  purchase,
  transactions,
} from '../../../lib/examples/credits';
import type { Language } from '../../../lib/i18n';
import { CreditHistory } from '../components/CreditHistory';
import { PurchaseNews } from '../components/PurchaseNews';
import { Purchases } from '../components/Purchases';
import { RecruiterCreditsView, type RecruiterCreditsViewProps } from './RecruiterCreditsView';

const network = { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } as const;

const words = (language: Language) =>
  ({
    offers: { packs: packs(), confirmed: plansAnswer(language) },
    current: { status: 'ready', data: currentPlan(language) },
    history: (
      <CreditHistory
        lines={{ status: 'ready', data: transactions(language) }}
        onShowAll={fn()}
        isDownloading={false}
        onDownload={fn()}
      />
    ),
    purchases: (
      <Purchases
        purchases={{
          status: 'ready',
          data: { purchases: [purchase(language)], total: 1, page: 1, limit: 10 },
        }}
        pages={{ page: 1, pageCount: 1, onPage: fn() }}
        downloading={null}
        onInvoice={fn()}
      />
    ),
  }) satisfies Partial<RecruiterCreditsViewProps>;

const meta = {
  title: 'Billing/RecruiterCreditsView',
  component: RecruiterCreditsView,
  args: {
    ...words('fr'),
    balance: { status: 'ready', data: balance() },
    costs: { status: 'ready', data: costs },
    before: null,
    news: null,
    onOrder: fn(),
    onRetry: fn(),
    onKeepPlan: fn(),
    onCancelPlan: () => Promise.resolve(),
  },
  parameters: { layout: 'fullscreen', ...english<RecruiterCreditsViewProps>(words('en')) },
  globals: onDesktop,
  render: (args) => (
    <main>
      <RecruiterCreditsView {...args} />
    </main>
  ),
} satisfies Meta<typeof RecruiterCreditsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const SentHereToBuy: Story = {
  args: {
    before: '/recruiter/candidates?skills=React',
    balance: { status: 'ready', data: balance(noCredits) },
  },
};
export const JustBought: Story = {
  args: {
    before: '/recruiter/candidates?skills=React',
    news: (
      <PurchaseNews
        tone="success"
        title="Pack Croissance acheté avec succès! 40 crédits ajoutés."
        sentence="Votre solde est maintenant de 54 crédits."
        before="/recruiter/candidates?skills=React"
        invoice={{ id: purchase('fr').id, number: '2026-000042' }}
        onInvoice={fn()}
        onClose={fn()}
      />
    ),
  },
  parameters: { en: words('en') },
};
export const PricesUnconfirmed: Story = {
  args: { offers: { packs: packs(), confirmed: null } },
  parameters: { en: null },
};
export const Loading: Story = {
  args: {
    offers: null,
    balance: { status: 'loading' },
    costs: { status: 'loading' },
    current: { status: 'loading' },
    history: null,
    purchases: null,
  },
  parameters: { en: null },
};
export const OutOfReach: Story = {
  args: {
    offers: { packs: packs(), confirmed: null },
    balance: network,
    costs: network,
    current: network,
    history: <CreditHistory lines={network} isDownloading={false} onDownload={fn()} />,
    purchases: (
      <Purchases
        purchases={network}
        pages={{ page: 1, pageCount: 1, onPage: fn() }}
        downloading={null}
        onInvoice={fn()}
      />
    ),
  },
  parameters: { en: null },
};
