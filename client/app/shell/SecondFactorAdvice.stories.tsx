import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../storybook/widths';
import { SecondFactorAdvice } from './SecondFactorAdvice';

const meta = {
  title: 'App/SecondFactorAdvice',
  component: SecondFactorAdvice,
  args: { onClose: fn() },
} satisfies Meta<typeof SecondFactorAdvice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Advice: Story = {};
export const OnAPhone: Story = { globals: onPhone };
