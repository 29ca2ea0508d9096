import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { DisplaySectionView } from './DisplaySectionView';

const meta = {
  title: 'Settings/Display',
  component: DisplaySectionView,
  args: {
    language: 'fr',
    theme: 'dark',
    onLanguage: fn(),
    onTheme: fn(),
    dataSaver: 'browser',
    isSavingData: false,
    onDataSaver: fn(),
    onCookies: fn(),
  },
} satisfies Meta<typeof DisplaySectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FrenchAndDark: Story = {};
export const EnglishAndLight: Story = { args: { language: 'en', theme: 'light' }, globals: onPhone };
export const SavingData: Story = { args: { dataSaver: 'on', isSavingData: true }, globals: onPhone };
