import type { Meta, StoryObj } from '@storybook/react-vite';
import { OperatorView } from './OperatorView';

const meta = {
  title: 'Dashboard/OperatorView',
  component: OperatorView,
  parameters: { layout: 'fullscreen' },
  args: {
    readiness: {
      status: 'ready',
      data: {
        status: 'ok',
        version: '0.1.0',
        checks: {
          database: { ok: true },
          queue: { ok: true },
          storage: { ok: true },
          ffmpeg: { ok: true, detail: '5.1.9' },
        },
      },
    },
  },
  render: (args) => (
    <main>
      <OperatorView {...args} />
    </main>
  ),
} satisfies Meta<typeof OperatorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {};
export const QueueDown: Story = {
  args: {
    readiness: {
      status: 'ready',
      data: {
        status: 'unavailable',
        version: '0.1.0',
        checks: { database: { ok: true }, queue: { ok: false, detail: 'ECONNREFUSED' } },
      },
    },
  },
};
export const Loading: Story = { args: { readiness: { status: 'loading' } } };
