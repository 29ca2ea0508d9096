import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { decidedReport, jobReport, messageReport } from '../../../lib/examples/back-office';
import { reportTargets } from '../../../lib/examples/report-targets';
import { ReportTarget } from '../components/ReportTarget';
import { ReportsView, type ReportsViewProps } from './ReportsView';

const args: ReportsViewProps = {
  status: 'OPEN',
  list: { status: 'ready', data: { items: [jobReport, messageReport], total: 2 } },
  onMore: fn(),
  onStatus: fn(),
  onDecide: () => Promise.resolve(),
  target: () => <ReportTarget target={{ status: 'ready', data: reportTargets.message }} />,
};

const meta = {
  title: 'Back office/ReportsView',
  component: ReportsView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <ReportsView {...args} />
    </main>
  ),
} satisfies Meta<typeof ReportsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { ...jobReport, details: 'Une phrase qui s’étire et revient sur elle-même. '.repeat(20) };

async function begin(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Décider|Decide).*Emballeuse/ }));
  return within(await within(document.body).findByRole('dialog'));
}

export const Open: Story = {};
export const OpenedMessage: Story = {
  play: async ({ canvasElement }) => {
    const [open] = within(canvasElement).getAllByRole('button', { name: /^(Voir|Open) / });
    if (open) await userEvent.click(open);
    await expect(await within(document.body).findByText(/envoyez 200/)).toBeVisible();
  },
};
export const Decided: Story = {
  args: { status: 'ACTIONED', list: { status: 'ready', data: { items: [decidedReport], total: 1 } } },
};
export const LongText: Story = { args: { list: { status: 'ready', data: { items: [long], total: 1 } } } };
export const Empty: Story = { args: { list: { status: 'ready', data: { items: [], total: 0 } } } };
export const MoreFailed: Story = { args: { moreError: new ApiError(0, 'CLIENT.NETWORK', '') } };
export const Deciding: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await begin(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Suspend/ }));
    await expect(await dialog.findByRole('textbox', { name: /Raison|Reason/ })).toBeVisible();
  },
};
export const DecidedByAnother: Story = {
  args: {
    onDecide: () => Promise.reject(new ApiError(409, 'MESSAGING.REPORT_RESOLVED', 'Ce signalement est déjà décidé.')),
  },
  play: async ({ canvasElement }) => {
    const dialog = await begin(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /Enregistrer|Save/ }));
    await expect(await dialog.findByText('Ce signalement est déjà décidé.')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
