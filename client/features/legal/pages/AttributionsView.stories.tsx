import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../../storybook/decorators/story-text';
import { AttributionsView, type AttributionsViewProps } from './AttributionsView';

const source = {
  source: 'ESCO',
  version: '1.2.0',
  licence: 'CC BY 4.0',
  url: 'https://esco.ec.europa.eu',
  text: {
    fr: 'Ce service utilise la classification ESCO de la Commission européenne.',
    en: 'This service uses the ESCO classification of the European Commission.',
  },
};

const meta = {
  title: 'Legal/AttributionsView',
  component: AttributionsView,
  parameters: { layout: 'fullscreen', a11y: { options: { rules: { region: { enabled: false } } } } },
  args: { sources: [source], isFailed: false, onRetry: (): void => undefined },
} satisfies Meta<typeof AttributionsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const English: Story = { parameters: english<AttributionsViewProps>({ sources: [source] }) };
export const Loading: Story = { args: { sources: null } };
export const Nothing: Story = { args: { sources: [] } };
export const Failed: Story = { args: { sources: null, isFailed: true } };
export const LongText: Story = {
  args: { sources: [{ ...source, text: { fr: source.text.fr.repeat(8), en: source.text.en.repeat(8) } }] },
};
