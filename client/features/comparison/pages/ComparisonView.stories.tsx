import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { comparisons } from '../../../lib/examples/comparison';
import { ComparisonView, type ComparisonViewProps } from './ComparisonView';

const args: ComparisonViewProps = {
  jobId: comparisons.four.job_id,
  comparison: { status: 'ready', data: comparisons.four },
  onPlaying: fn(),
};

const meta = {
  title: 'Comparison/ComparisonView',
  component: ComparisonView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <ComparisonView {...args} />
    </main>
  ),
} satisfies Meta<typeof ComparisonView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Two: Story = { args: { comparison: { status: 'ready', data: comparisons.two } } };
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const WithAMask: Story = { args: { comparison: { status: 'ready', data: comparisons.masked } } };
export const Nobody: Story = { args: { comparison: { status: 'ready', data: comparisons.nobody } } };
export const Loading: Story = { args: { comparison: { status: 'loading' } } };
export const Failed: Story = {
  args: { comparison: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};

/** Both videos play from the beginning of their answer, one with sound. */
export const Playing: Story = {
  args: { comparison: { status: 'ready', data: comparisons.two } },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('video')];
    if (!first || !second) throw new Error('two videos are compared');
    await waitFor(() => expect(second.readyState).toBeGreaterThan(0), { timeout: 8_000 });
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Lire ensemble|Play together/ }));
    await waitFor(() => expect(first.currentTime).toBeGreaterThan(0.2), { timeout: 8_000 });
    await waitFor(() => expect(second.currentTime).toBeGreaterThan(2.2), { timeout: 8_000 });
    await expect([first.muted, second.muted]).toEqual([false, true]);
    await waitFor(() => expect([first.paused, second.paused]).toEqual([true, true]), { timeout: 15_000 });
  },
};
