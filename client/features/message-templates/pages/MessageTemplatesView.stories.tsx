import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { messageTools, teamTemplates } from '../../../lib/examples/message-templates';
import { MessageTemplatesView, type MessageTemplatesViewProps } from './MessageTemplatesView';

const args: MessageTemplatesViewProps = {
  templates: { status: 'ready', data: teamTemplates },
  preview: messageTools.preview,
  onAdd: () => Promise.resolve(),
  onChange: () => Promise.resolve(),
  onRemove: () => Promise.resolve(),
  onSaveSignature: () => Promise.resolve(),
};

const meta = {
  title: 'MessageTemplates/MessageTemplatesView',
  component: MessageTemplatesView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <MessageTemplatesView {...args} />
    </main>
  ),
} satisfies Meta<typeof MessageTemplatesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /(Modifier|Edit) .*Refus après entrevue/ }));
};

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Editing: Story = { play: edit };
export const EditingOnAPhone: Story = { globals: onPhone, play: edit };
export const Empty: Story = { args: { templates: { status: 'ready', data: { ...teamTemplates, templates: [] } } } };
export const ForAReviewer: Story = {
  args: { templates: { status: 'ready', data: { ...teamTemplates, allowed_actions: [] } } },
};
export const Loading: Story = { args: { templates: { status: 'loading' } } };
export const Failed: Story = {
  args: { templates: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
