import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../storybook/widths';
import { VideoWords, type VideoWordsProps } from './VideoWords';

type Track = VideoWordsProps['captions'][number];

const french: Track = {
  language: 'fr',
  automatic: false,
  summary:
    'J’ai dirigé une équipe de quatre personnes. Nous avons refait le parcours d’achat en React et TypeScript, et les abandons ont baissé d’un tiers.',
  tags: ['équipe', 'parcours d’achat', 'react', 'typescript'],
};
const english: Track = {
  language: 'en',
  automatic: false,
  summary:
    'I led a team of four. We rebuilt the checkout with React and TypeScript, and a third fewer carts were left.',
  tags: ['team', 'checkout', 'react', 'typescript'],
};
const heard = (track: Track): Track => ({ ...track, automatic: true });

const meta = {
  title: 'Design system/VideoWords',
  component: VideoWords,
  args: { captions: [french, english] },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 820 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof VideoWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WrittenByTheOwner: Story = {};
export const Automatic: Story = { args: { captions: [heard(french), heard(english)] } };
export const SummaryOnly: Story = { args: { captions: [{ ...french, tags: [] }] } };
export const TagsOnly: Story = { args: { captions: [{ ...french, summary: '' }] } };
export const AutomaticTagsOnly: Story = { args: { captions: [heard({ ...french, summary: '' })] } };
/** If there is nothing in the reader's language, the other one is shown. */
export const InEnglish: Story = { args: { captions: [{ ...french, summary: '', tags: [] }, english] } };
export const NothingToSay: Story = { args: { captions: [{ ...french, summary: '', tags: [] }] } };
export const Long: Story = {
  args: {
    captions: [
      {
        ...french,
        summary: `${french.summary} `.repeat(12).trim(),
        tags: [
          ...Array.from({ length: 19 }, (_, index) => `compétence numéro ${index + 1}`),
          'coordination interprofessionnelle des soins à domicile',
        ],
      },
    ],
  },
};
export const OnAPhone: Story = { ...Automatic, globals: onPhone };
export const LongOnAPhone: Story = { ...Long, globals: onPhone };
