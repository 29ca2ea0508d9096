import type { Preview } from '@storybook/react-vite';
import { withComparison } from './decorators/with-comparison';
import { withFrozenClock } from './decorators/with-frozen-clock';
import { withLocale } from './decorators/with-locale';
import { withQueryClient } from './decorators/with-query-client';
import { withRouter } from './decorators/with-router';
import { withTheme } from './decorators/with-theme';
import { DocsPage } from './docs-page/DocsPage';
import { viewports } from './widths';

const preview: Preview = {
  tags: ['autodocs'],
  // Innermost first.
  decorators: [withRouter, withQueryClient, withComparison, withTheme, withLocale, withFrozenClock],
  // When all stories are checked by script, the addon is off: the script runs axe itself, in both schemes and
  // languages.
  initialGlobals: { theme: 'dark', locale: 'fr', comparison: 'one', a11y: { manual: navigator.webdriver } },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', title: 'Français' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    comparison: {
      description: 'Themes and languages side by side',
      toolbar: {
        icon: 'grid',
        dynamicTitle: true,
        items: [
          { value: 'one', title: 'One' },
          { value: 'all', title: 'Side by side' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    // A violation fails the story, in Storybook and in `npm test`.
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: DocsPage },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Start here', 'Foundations', 'Voice and tone', 'Writing stories', 'Reviewing a change of look', 'Changes'],
          'Foundations',
          ['Colour', 'Contrast', 'Type', 'Space, shape and elevation', 'Motion', 'Icons', 'Illustration'],
          'Design system',
          'Flows',
          '*',
        ],
      },
    },
  },
};

export default preview;
