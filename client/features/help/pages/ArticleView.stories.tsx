import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ArticleView } from './ArticleView';
import { exampleArticles } from './example-articles';

const [article, ...others] = exampleArticles;
if (article === undefined) throw new Error('no example');

const meta = {
  title: 'Help/ArticleView',
  component: ArticleView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: { article, others },
  render: (args) => (
    <main>
      <ArticleView {...args} />
    </main>
  ),
} satisfies Meta<typeof ArticleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};
export const OnAPhone: Story = { globals: onPhone };
