import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { ScoreParts, type ScorePartsProps } from './ScoreParts';

const meta = { title: 'Design system/ScoreParts', component: ScoreParts } satisfies Meta<typeof ScoreParts>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = [
  { id: 'skills', label: 'Compétences', points: 38, outOf: 42 },
  { id: 'occupation', label: 'Métier', points: 22, outOf: 25 },
  { id: 'experience', label: 'Expérience', points: 14, outOf: 15 },
  { id: 'location', label: 'Lieu', points: 9, outOf: 10 },
  { id: 'salary', label: 'Salaire', points: 7, outOf: 8 },
];
const names: Record<string, string> = {
  skills: 'Skills',
  occupation: 'Occupation',
  experience: 'Experience',
  location: 'Location',
  salary: 'Salary',
};
const englishParts = parts.map((part) => ({ ...part, label: names[part.id] ?? part.id }));

export const WhyNinety: Story = {
  args: { parts, label: 'Pourquoi 90' },
  parameters: english<ScorePartsProps>({ parts: englishParts, label: 'Why 90' }),
};

export const NothingKnownOfPay: Story = {
  args: { parts: parts.map((part) => (part.id === 'salary' ? { ...part, points: 0 } : part)), label: 'Pourquoi 83' },
  parameters: english<ScorePartsProps>({ parts: englishParts, label: 'Why 83' }),
};

export const OnAPhone: Story = { ...WhyNinety, parameters: { ...WhyNinety.parameters }, globals: onPhone };
