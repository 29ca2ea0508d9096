import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ReportTargetAnswer } from '@modules/messaging/http/report-target.contract';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { reportTargets } from '../../../lib/examples/report-targets';
import type { Loadable } from '../../../lib/loadable';
import { ReportTarget } from './ReportTarget';

const ready = (data: ReportTargetAnswer): Loadable<ReportTargetAnswer> => ({ status: 'ready', data });

const meta = {
  title: 'Back office/ReportTarget',
  component: ReportTarget,
  args: { target: ready(reportTargets.message) },
} satisfies Meta<typeof ReportTarget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {};
export const MessageOnAPhone: Story = { globals: onPhone };
export const Posting: Story = { args: { target: ready(reportTargets.job) } };
export const RemovedCompany: Story = { args: { target: ready(reportTargets.company) } };
export const HiddenProfile: Story = { args: { target: ready(reportTargets.profile) } };
export const Gone: Story = { args: { target: ready({ type: 'PROFILE', profile: null }) } };
export const Loading: Story = { args: { target: { status: 'loading' } } };
export const Failed: Story = {
  args: { target: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
