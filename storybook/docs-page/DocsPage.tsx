import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Guide } from './Guide';

/** Page of a component: what it is, when to use it, its properties, all its states, and where its code is. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = String(preparedMeta.parameters.fileName ?? '').replace(/^\.\//, '');
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Guide title={preparedMeta.title} />
      <h2>Example and properties</h2>
      <Primary />
      <Controls />
      <Stories title="All states" includePrimary={false} />
      {stories !== '' && (
        <p>
          Source: <code>{stories.replace('.stories.tsx', '.tsx')}</code> · stories: <code>{stories}</code>
        </p>
      )}
    </>
  );
}
