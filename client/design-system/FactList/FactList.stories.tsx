import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { FactList, type FactListProps } from './FactList';

const meta = { title: 'Design system/FactList', component: FactList } satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = [
  { label: 'Salaire annoncé', value: '88 000 à 102 000 $' },
  { label: 'Ils voient maintenant', value: 'nom, vidéo, courriel' },
  { label: 'Si vous refusez', value: 'tout se referme' },
];
const englishFacts = [
  { label: 'Advertised salary', value: '$88,000 to $102,000' },
  { label: 'They see now', value: 'name, video, e-mail' },
  { label: 'If you refuse', value: 'everything closes again' },
];

export const BeforeAConsent: Story = { args: { facts }, parameters: english<FactListProps>({ facts: englishFacts }) };

export const WithoutGround: Story = {
  args: { facts, plain: true },
  parameters: english<FactListProps>({ facts: englishFacts }),
};
