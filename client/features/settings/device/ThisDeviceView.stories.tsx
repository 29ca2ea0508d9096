import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { type Device, ThisDeviceView, type ThisDeviceViewProps } from './ThisDeviceView';

const subjects: Device['subjects'] = [
  { kind: 'message', on: true },
  { kind: 'application', on: true },
  { kind: 'interview', on: true },
  { kind: 'reservation', on: true },
  { kind: 'match', on: true },
  { kind: 'video', on: false },
  { kind: 'report', on: true },
  { kind: 'job_alert', on: false },
];
const ready = (device: Device['device']): ThisDeviceViewProps['state'] => ({
  status: 'ready',
  data: { device, subjects },
});

const meta = {
  title: 'Settings/This device',
  component: ThisDeviceView,
  args: {
    state: ready('off'),
    onTurnOn: () => Promise.resolve(true),
    onTurnOff: () => Promise.resolve(),
    onSubject: () => Promise.resolve(),
  },
} satisfies Meta<typeof ThisDeviceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { state: ready('on') } };
export const OnAPhone: Story = { args: { state: ready('on') }, globals: onPhone };
export const Denied: Story = { args: { state: ready('denied') } };
export const Unsupported: Story = { args: { state: ready('unsupported') } };
/** Safari on an iPhone, before Entrevue is on its home screen. */
export const NeedsInstall: Story = { args: { state: ready('needs-install') }, globals: onPhone };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: () => undefined } },
};
