import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { ownDetail } from '../../../../lib/examples/applications';
import { KeptPosting, type KeptPostingProps } from './KeptPosting';

const meta = {
  title: 'Applications/KeptPosting',
  component: KeptPosting,
  args: { open: true, application: { status: 'ready', data: ownDetail('fr') }, onClose: fn() },
  parameters: english<KeptPostingProps>({ application: { status: 'ready', data: ownDetail('en') } }),
} satisfies Meta<typeof KeptPosting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const NotKept: Story = {
  args: { application: { status: 'ready', data: { ...ownDetail('fr'), posting: null } } },
  parameters: { en: null },
};
export const Loading: Story = { args: { application: { status: 'loading' } }, parameters: { en: null } };
export const Failed: Story = {
  args: { application: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  parameters: { en: null },
};
