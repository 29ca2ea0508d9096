import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../storybook/widths';
import { ApiError } from '../../lib/api-error';
import { ReportButton } from './ReportButton';
import { ReportDialog } from './ReportDialog';

const meta = {
  title: 'Design system/Report',
  component: ReportDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    reported: { target: 'JOB', id: '0199f0c2-0000-7000-8000-00000000d001' },
    onClose: (): void => undefined,
    onReport: () => Promise.resolve(),
  },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPosting: Story = {};
export const OfAMessageOnAPhone: Story = {
  args: { reported: { target: 'MESSAGE', id: '0199f0c2-0000-7000-8000-00000000d002' } },
  globals: onPhone,
};
export const ReportedBefore: Story = {
  args: {
    onReport: () => Promise.reject(new ApiError(409, 'MESSAGING.ALREADY_REPORTED', 'Vous l’avez déjà signalé.')),
  },
};
export const TheButton: Story = {
  render: () => <ReportButton target="COMPANY" id="0199f0c2-0000-7000-8000-00000000d003" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeVisible();
    await userEvent.tab();
  },
};
