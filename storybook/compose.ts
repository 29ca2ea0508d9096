import { composeStories as compose } from '@storybook/react-vite';
import type { Language } from '../client/lib/i18n';
import preview from './preview';

type Stories = Parameters<typeof compose>[0];

/**
 * The stories of a file as components, with every decorator of the workshop:
 * `const { Pending } = composeStories(stories); render(<Pending />)`. French unless asked otherwise.
 */
export function composeStories<T extends Stories>(stories: T, locale: Language = 'fr') {
  return compose<T>(stories, { ...preview, initialGlobals: { theme: 'dark', locale } });
}
