import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { freeTimesOf } from '../../../../lib/examples/free-times';
import { ApiError } from '../../../../lib/api-error';
import { ChooseFreeTime, type ChooseFreeTimeProps } from './ChooseFreeTime';

const args: ChooseFreeTimeProps = {
  free: { status: 'ready', data: freeTimesOf() },
  ownZone: 'America/Toronto',
  sending: null,
  onChoose: fn(),
};

const meta = {
  title: 'Applications/ChooseFreeTime',
  component: ChooseFreeTime,
  args,
} satisfies Meta<typeof ChooseFreeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const FromAnotherTimeZone: Story = { args: { ownZone: 'America/Vancouver' } };
export const NoTimeLeft: Story = { args: { free: { status: 'ready', data: { ...freeTimesOf(), times: [] } } } };
export const Loading: Story = { args: { free: { status: 'loading' } } };
export const Failed: Story = {
  args: { free: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: () => undefined } },
};
