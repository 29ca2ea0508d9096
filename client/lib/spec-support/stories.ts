import { composeStories as compose } from '@storybook/react-vite';
import preview from '../../../storybook/preview';

/** Stories with the decorators of Storybook, for use as fixtures: `const { Ready } = storiesOf(stories)`. */
export function storiesOf<Stories extends Parameters<typeof compose>[0]>(
  stories: Stories,
): ReturnType<typeof compose<Stories>> {
  return compose(stories, preview);
}
