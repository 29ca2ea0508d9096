import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { here, phone, unknownDevice } from '../../../lib/examples/account';
import { SessionsSectionView } from './SessionsSectionView';

const nothing = (): Promise<void> => Promise.resolve();

const meta = {
  title: 'Settings/Sessions',
  component: SessionsSectionView,
  args: {
    sessions: { status: 'ready', data: { sessions: [here, phone, unknownDevice], total: 3 } },
    onEnd: nothing,
    onEndOthers: nothing,
    onSignOut: nothing,
  },
  // The page has its own heading above the section.
  render: (args) => (
    <>
      <h1>{'Sessions'}</h1>
      <SessionsSectionView {...args} />
    </>
  ),
} satisfies Meta<typeof SessionsSectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnlyHere: Story = { args: { sessions: { status: 'ready', data: { sessions: [here], total: 1 } } } };
export const Loading: Story = { args: { sessions: { status: 'loading' } } };
export const Failed: Story = {
  args: { sessions: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const AskingBeforeAllEnd: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /toutes les autres|all the others/ }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
