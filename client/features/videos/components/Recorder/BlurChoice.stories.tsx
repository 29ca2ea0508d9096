import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import type { Blur } from '../../recorder/use-blur';
import { BlurChoice } from './BlurChoice';
import { blurOff } from './recorder-stories.examples';

const off: Blur = { ...blurOff, choose: fn(), load: fn() };

const meta = {
  title: 'Videos/BlurChoice',
  component: BlurChoice,
  args: { blur: off },
} satisfies Meta<typeof BlurChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const being = (state: Blur['state']): Story => ({ args: { blur: { ...off, state } } });

export const Off: Story = {};
export const SavesData: Story = being('asks');
export const Loading: Story = being('loading');
export const Ready: Story = being('ready');
export const Jerky: Story = { args: { blur: { ...off, state: 'ready', isJerky: true } } };
export const Unsupported: Story = being('unsupported');
export const NotLoaded: Story = being('load');
export const Stopped: Story = being('stopped');
export const TooSlow: Story = being('slow');
export const TooSlowOnAPhone: Story = { ...TooSlow, globals: onPhone };
