import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
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
  args: { candidate: person(0), askedSkills: ['react'], purse: { available: 12 }, onReserve: fn() },
  parameters: inEnglish(0),
} satisfies Meta<typeof CandidateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
export const ManySkillsNoVideo: Story = { args: { candidate: person(2) }, parameters: inEnglish(2) };
export const Reserved: Story = { args: { candidate: person(3) }, parameters: inEnglish(3) };
export const NothingFilledInYet: Story = { args: { candidate: person(4) }, parameters: inEnglish(4) };
export const NoCreditLeft: Story = { args: { purse: { available: 0 } } };
/** Closed after a refusal: the button says why, and when it opens again. */
const later = { may_reserve: 'LATER', may_reserve_from: '2026-12-12T15:00:00.000Z' } as const;
export const RefusedLately: Story = {
  args: { candidate: { ...person(0), ...later } },
  parameters: english<CandidateCardProps>({ candidate: { ...person(0, 'en'), ...later } }),
};
export const RefusedLatelyOnAPhone: Story = {
  ...RefusedLately,
  parameters: { ...RefusedLately.parameters },
  globals: onPhone,
};
export const OnAPhone: Story = { parameters: inEnglish(0), globals: onPhone };
