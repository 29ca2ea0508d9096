import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../storybook/widths';
import { NewVersionNotice } from './NewVersionNotice';

const meta = {
  title: 'App/NewVersionNotice',
  component: NewVersionNotice,
  args: { onReload: (): void => undefined, onClose: (): void => undefined },
} satisfies Meta<typeof NewVersionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const OnAPhone: Story = { globals: onPhone };
