import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../storybook/widths';
import { ShortcutsDialog } from './ShortcutsDialog';

const meta = {
  title: 'App/ShortcutsDialog',
  component: ShortcutsDialog,
  args: {
    groups: [],
    isApple: false,
    singleKeys: true,
    onSingleKeys: (): void => undefined,
    onClose: (): void => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnyPage: Story = {};

export const PageWithAVideo: Story = { args: { groups: ['player'], isApple: true } };

export const EverythingOnAPhone: Story = {
  args: { groups: ['player', 'composer', 'calendar', 'review'] },
  globals: onPhone,
};

export const SingleKeysOff: Story = { args: { singleKeys: false } };
