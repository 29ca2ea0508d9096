import { Markdown } from '@storybook/addon-docs/blocks';
import { componentGuides } from '../component-guides';

const listOf = (sentences: readonly string[]): string => sentences.map((sentence) => `- ${sentence}`).join('\n');

/** The guide of a component by the title of its stories, or nothing: pages of features have none. */
export function Guide({ title }: { readonly title: string }) {
  const guide = componentGuides[title.replace(/^Design system\//, '')];
  if (!guide || !title.startsWith('Design system/')) return null;
  return (
    <>
      <h2>When to use it</h2>
      <Markdown>{listOf(guide.use)}</Markdown>
      <h2>When not</h2>
      <Markdown>{listOf(guide.avoid)}</Markdown>
      {guide.keyboard && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th>Keys</th>
                <th>Effect</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(guide.keyboard).map(([keys, effect]) => (
                <tr key={keys}>
                  <td>
                    <kbd>{keys}</kbd>
                  </td>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
