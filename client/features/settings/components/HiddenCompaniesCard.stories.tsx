import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { HiddenCompaniesCard, type HiddenCompaniesCardProps } from './HiddenCompaniesCard';

const company = (number: number, name: string) => ({
  id: `0199f0c2-0000-7000-8000-00000000c00${number}`,
  name,
  logo_url: null,
  hidden_at: '2026-11-11T12:00:00.000Z',
});
const items = [company(1, 'Hôpital Mont-Blanc'), company(2, 'Studio Boréal')];

const done: HiddenCompaniesCardProps['onShow'] = () => Promise.resolve();

const meta = {
  title: 'Settings/HiddenCompaniesCard',
  component: HiddenCompaniesCard,
  args: {
    companies: { status: 'ready', data: { items, total: 2 } },
    isLoadingMore: false,
    onMore: fn(),
    onShow: done,
  },
} satisfies Meta<typeof HiddenCompaniesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const More: Story = { args: { companies: { status: 'ready', data: { items, total: 140 } } } };
export const Empty: Story = { args: { companies: { status: 'ready', data: { items: [], total: 0 } } } };
export const Loading: Story = { args: { companies: { status: 'loading' } } };
export const Failed: Story = {
  args: { companies: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const Refused: Story = {
  args: { onShow: () => Promise.reject(new ApiError(500, 'INTERNAL', 'Une erreur est survenue.')) },
};
