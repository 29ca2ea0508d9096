import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { phonePlaces } from '../AppHeader/header.examples';
import { BottomBar, type BottomBarProps } from './BottomBar';

const meta = {
  title: 'Design system/BottomBar',
  component: BottomBar,
  args: { items: phonePlaces('fr'), current: '/reservations' },
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    ...english<BottomBarProps>({ items: phonePlaces('en') }),
  },
  globals: onPhone,
} satisfies Meta<typeof BottomBar>;
export default meta;

export const FivePlaces: StoryObj<typeof meta> = {};
