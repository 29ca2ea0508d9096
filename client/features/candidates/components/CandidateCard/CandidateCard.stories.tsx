import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { peopleFound } from '../../../../lib/examples/candidate-search';
import { CandidateCard, type CandidateCardProps } from './CandidateCard';

const person = (index: number, language: 'fr' | 'en' = 'fr') => {
  const candidate = peopleFound(language)[index];
  if (!candidate) throw new Error('no such person');
  return candidate;
};
const inEnglish = (index: number) => english<CandidateCardProps>({ candidate: person(index, 'en') });

const meta = {
  title: 'Candidates/CandidateCard',
  component: CandidateCard,
  decorators: [
    (Story) => (
      <ul style={{ padding: 0, listStyle: 'none', maxWidth: 340 }}>
        <Story />
      </ul>
    ),
  ],
  args: { candidate: person(0), askedSkills: ['react'], purse: { price: 1, available: 12 }, onReserve: fn() },
  parameters: inEnglish(0),
} satisfies Meta<typeof CandidateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
export const ManySkillsNoVideo: Story = { args: { candidate: person(2) }, parameters: inEnglish(2) };
export const Reserved: Story = { args: { candidate: person(3) }, parameters: inEnglish(3) };
export const NothingToldYet: Story = { args: { candidate: person(4) }, parameters: inEnglish(4) };
export const PriceBeingRead: Story = { args: { purse: { price: undefined, available: undefined } } };
export const NoCreditLeft: Story = { args: { purse: { price: 1, available: 0 } } };
export const OnAPhone: Story = { parameters: { width: 390, ...inEnglish(0) } };
