import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
import { acceptedRequest, declinedRequest, hiredRequest } from '../../../../lib/examples/reservations';
import { SettledRequest, type SettledRequestProps } from './SettledRequest';

const hideProfile = (): SettledRequestProps['onHideProfile'] => () => Promise.resolve();

const meta = {
  title: 'Reservations/SettledRequest',
  component: SettledRequest,
  args: {
    request: acceptedRequest('fr'),
    failed: null,
    isBusy: false,
    onHire: fn(),
    onCancelMatch: fn(),
    onHideProfile: hideProfile(),
    onReopen: () => Promise.resolve(),
  },
  parameters: english<SettledRequestProps>({ request: acceptedRequest('en') }),
} satisfies Meta<typeof SettledRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {};
export const AcceptedOnAPhone: Story = { globals: onPhone };
export const HiredAndStillVisible: Story = {
  args: { request: hiredRequest('fr') },
  parameters: english<SettledRequestProps>({ request: hiredRequest('en') }),
};
export const HiredAndHidden: Story = {
  ...HiredAndStillVisible,
  args: { ...HiredAndStillVisible.args, onHideProfile: null },
};
export const Declined: Story = {
  args: { request: declinedRequest('fr') },
  parameters: english<SettledRequestProps>({ request: declinedRequest('en') }),
};
export const Expired: Story = {
  args: { request: declinedRequest('fr', { status: 'EXPIRED', decline_reason: null }) },
  parameters: english<SettledRequestProps>({
    request: declinedRequest('en', { status: 'EXPIRED', decline_reason: null }),
  }),
};
export const Cancelled: Story = {
  args: { request: declinedRequest('fr', { status: 'CANCELLED', decline_reason: null }) },
  parameters: english<SettledRequestProps>({
    request: declinedRequest('en', { status: 'CANCELLED', decline_reason: null }),
  }),
};
export const UnknownStatus: Story = {
  args: { request: { ...declinedRequest('fr', { decline_reason: null }), status: 'PARKED' } },
  parameters: english<SettledRequestProps>({
    request: { ...declinedRequest('en', { decline_reason: null }), status: 'PARKED' },
  }),
};
