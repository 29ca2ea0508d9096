import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { ErrorState, type ErrorStateProps } from './ErrorState';

const meta = { title: 'Design system/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ServerFailed: Story = {
  args: {
    what: 'Vos correspondances n’ont pas pu être chargées.',
    onRetry: (): void => undefined,
    requestId: '0199f0c2-7d1e-7c44-a1b0-3f2f6c9d8e11',
  },
  parameters: english<ErrorStateProps>({ what: 'Your matches could not be loaded.' }),
};

export const Retrying: Story = {
  args: { ...ServerFailed.args, retrying: true },
  parameters: ServerFailed.parameters ?? {},
};

export const NothingToRetry: Story = {
  args: {
    what: 'Cette offre n’est plus en ligne.',
    toDo: 'Elle a été retirée par l’entreprise. D’autres vous attendent.',
  },
  parameters: english<ErrorStateProps>({
    what: 'This job is no longer online.',
    toDo: 'The company took it down. Others are waiting.',
  }),
};
