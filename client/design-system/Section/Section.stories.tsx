import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { TextLink } from '../TextLink/TextLink';
import { Section, type SectionProps } from './Section';

const meta = { title: 'Design system/Section', component: Section } satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithALinkToAll: Story = {
  args: {
    title: 'Vos meilleures correspondances',
    lead: 'Les trois plus fortes de cette semaine.',
    action: <TextLink href="/matches">Toutes les voir</TextLink>,
    children: <p>Registered Nurse, Intensive Care</p>,
  },
  parameters: english<SectionProps>({
    title: 'Your best matches',
    lead: 'The three strongest of this week.',
    action: <TextLink href="/matches">See all</TextLink>,
  }),
};

export const ThirdLevel: Story = {
  args: { title: 'Pour augmenter le score', level: 3, children: <p>+4 avec la certification ACLS</p> },
  parameters: english<SectionProps>({
    title: 'How to raise the score',
    children: <p>+4 with the ACLS certification</p>,
  }),
  decorators: [
    (Story) => (
      <section>
        <h2>92</h2>
        <Story />
      </section>
    ),
  ],
};
