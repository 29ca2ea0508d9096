import { composeStories as compose } from '@storybook/react-vite';
import type { Language } from '../client/lib/i18n';
import preview from './preview';

type Stories = Parameters<typeof compose>[0];

/**
 * Stories of a file as components, with all decorators of Storybook, in French by default:
 * `const { Pending } = composeStories(stories); render(<Pending />)`
 */
export function composeStories<T extends Stories>(stories: T, locale: Language = 'fr') {
  return compose<T>(stories, { ...preview, initialGlobals: { theme: 'dark', locale } });
}
