import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { jobs } from '../../../../lib/examples/jobs';
import { paths } from '../../../../lib/paths';
import { Positions, type PositionsProps } from './Positions';

const args: PositionsProps = {
  positions: { status: 'ready', data: { jobs, total: jobs.length } },
  onMore: fn(),
  isLoadingMore: false,
  moreError: null,
  hrefOf: paths.job,
};

const meta = {
  title: 'Company/Positions',
  component: Positions,
  args,
} satisfies Meta<typeof Positions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const MoreToCome: Story = { args: { positions: { status: 'ready', data: { jobs, total: 31 } } } };
export const OfAnotherCompany: Story = { args: { hrefOf: () => null } };
export const OnAPhone: Story = { globals: onPhone };
export const Nothing: Story = { args: { positions: { status: 'ready', data: { jobs: [], total: 0 } } } };
export const Loading: Story = { args: { positions: { status: 'loading' } } };
export const Failed: Story = {
  args: { positions: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
