import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { QueuesAnswer } from '@modules/operations/http/queues.contract';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { queuesAtWork, queuesDuringUpdate, queuesInTrouble } from '../../../lib/examples/queues';
import type { Language } from '../../../lib/language';
import { costsOfVideos, costsWithHardware } from '../../../lib/examples/video-costs';
import { QueuesView, type QueuesViewProps } from './QueuesView';

const nothing = (): Promise<void> => Promise.resolve();

const meta = {
  title: 'Back office/QueuesView',
  component: QueuesView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    queues: { status: 'ready', data: queuesAtWork.fr },
    costs: { status: 'ready', data: costsOfVideos },
    onRefresh: fn(),
    onRetry: nothing,
  },
  render: (args) => (
    <main>
      <QueuesView {...args} />
    </main>
  ),
} satisfies Meta<typeof QueuesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server's remarks are in the reader's language. */
const answering = (answer: (language: Language) => QueuesAnswer) => {
  const queuesIn = (language: Language): QueuesViewProps['queues'] => ({ status: 'ready', data: answer(language) });
  return { args: { queues: queuesIn('fr') }, parameters: { en: { queues: queuesIn('en') } } } satisfies Partial<Story>;
};

export const GivenUp: Story = answering((language) => queuesAtWork[language]);
export const AllDone: Story = answering((language) => ({ ...queuesAtWork[language], dead_letters: [] }));
export const NoVideoLately: Story = {
  ...GivenUp,
  args: { ...GivenUp.args, costs: { status: 'ready', data: { days: 30, kinds: [] } } },
};
export const HardwareEncoder: Story = {
  ...GivenUp,
  args: { ...GivenUp.args, costs: { status: 'ready', data: costsWithHardware } },
};
export const CostsFailed: Story = {
  ...GivenUp,
  args: { ...GivenUp.args, costs: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const QueueIsAway: Story = answering((language) => ({
  ...queuesAtWork[language],
  queues: null,
  dead_letters: [],
}));
export const InTrouble: Story = answering((language) => queuesInTrouble[language]);
export const InTroubleOnAPhone: Story = { ...InTrouble, globals: onPhone };
export const DuringAnUpdate: Story = answering((language) => queuesDuringUpdate[language]);
export const DuringAnUpdateOnAPhone: Story = { ...DuringAnUpdate, globals: onPhone };
export const OnAPhone: Story = { ...GivenUp, globals: onPhone };
export const OnATablet: Story = { ...GivenUp, globals: onTablet };
export const Loading: Story = { args: { queues: { status: 'loading' } } };
export const Failed: Story = {
  args: { queues: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
