import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DisplaySectionView } from './DisplaySectionView';

const meta = {
  title: 'Settings/Display',
  component: DisplaySectionView,
  args: { language: 'fr', theme: 'dark', onLanguage: fn(), onTheme: fn(), onCookies: fn() },
} satisfies Meta<typeof DisplaySectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FrenchAndDark: Story = {};
export const EnglishAndLight: Story = { args: { language: 'en', theme: 'light' }, parameters: { width: 390 } };
