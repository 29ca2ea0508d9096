import type { Meta, StoryObj } from '@storybook/react-vite';
import { Briefcase, MessageSquare, Moon, Search } from 'lucide-react';
import { useState } from 'react';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import type { Command, CommandGroup } from './command';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';

type Props = CommandPaletteProps<Command>;

const groupsIn = (say: (fr: string, en: string) => string): readonly CommandGroup[] => [
  {
    id: 'actions',
    title: 'Actions',
    commands: [{ id: 'theme', label: say('Passer au thème sombre', 'Switch to the dark theme'), icon: Moon }],
  },
  {
    id: 'pages',
    title: 'Pages',
    commands: [
      { id: 'jobs', label: say('Offres', 'Jobs'), icon: Search },
      { id: 'messages', label: 'Messages', icon: MessageSquare },
    ],
  },
  {
    id: 'postings',
    title: say('Vos offres', 'Your jobs'),
    commands: [
      {
        id: 'long',
        label: say(
          'Conseillère ou conseiller en développement organisationnel et en gestion du changement',
          'Organizational development and change management advisor, hospital network of the North Shore',
        ),
        detail: 'Sept-Îles',
        icon: Briefcase,
      },
    ],
  },
];

function Live({ words, ...props }: Props) {
  const [typed, setTyped] = useState(words);
  return <CommandPalette {...props} words={typed} onWords={setTyped} />;
}

const fr = (french: string): string => french;
const en = (_: string, inEnglish: string): string => inEnglish;

const meta = {
  title: 'Design system/CommandPalette',
  component: CommandPalette<Command>,
  render: (props) => <Live {...props} />,
  args: {
    open: true,
    label: 'Chercher une page ou une action',
    words: '',
    onWords: (): void => undefined,
    groups: groupsIn(fr),
    summary: '4 résultats',
    empty: 'Rien ne correspond. Essayez un autre mot.',
    onRun: (): void => undefined,
    onClose: (): void => undefined,
  },
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    ...english<Props>({
      label: 'Find a page or an action',
      groups: groupsIn(en),
      summary: '4 results',
      empty: 'Nothing found. Try another word.',
    }),
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const Loading: Story = { args: { isLoading: true } };

export const NothingFits: Story = {
  args: { groups: [], words: 'xyz', summary: '' },
  parameters: english<Props>({
    groups: [],
    words: 'xyz',
    summary: '',
    label: 'Find a page or an action',
    empty: 'Nothing found. Try another word.',
  }),
};

export const OnAPhone: Story = { globals: onPhone };
