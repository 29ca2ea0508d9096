import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { PriceTag } from './PriceTag';
import { PricedButton, type PricedButtonProps } from './PricedButton';

const meta = {
  title: 'Design system/PricedButton',
  component: PricedButton,
  args: { children: 'Réserver', price: 1, available: 12, onClick: (): void => undefined },
  parameters: { path: '/recruiter/candidates?skills=React', ...english<PricedButtonProps>({ children: 'Reserve' }) },
} satisfies Meta<typeof PricedButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Affordable: Story = {};
export const SeveralCredits: Story = {
  args: { children: 'Présenter en priorité', price: 3, variant: 'secondary' },
  parameters: english<PricedButtonProps>({ children: 'Priority introduction' }),
};
export const PriceBeingRead: Story = { args: { price: undefined, available: undefined } };
export const BalanceNotKnown: Story = { args: { available: undefined } };
export const BeingSent: Story = { args: { loading: true } };
export const BalanceShort: Story = { args: { available: 0 } };
export const BalanceShortOnAPhone: Story = {
  args: { children: 'Présenter ma candidature à l’entreprise en priorité', price: 3, available: 1, grow: true },
  parameters: english<PricedButtonProps>({ children: 'Introduce the company before all others' }),
  globals: onPhone,
};
export const Tags: Story = {
  render: () => (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <PriceTag price={1} />
      <PriceTag price={3} />
      <PriceTag price={undefined} />
    </Stack>
  ),
};
