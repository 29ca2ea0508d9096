import type { Preview } from '@storybook/react-vite';
import { withFrozenClock } from './decorators/with-frozen-clock';
import { withLocale } from './decorators/with-locale';
import { withQueryClient } from './decorators/with-query-client';
import { withRouter } from './decorators/with-router';
import { withTheme } from './decorators/with-theme';

const preview: Preview = {
  tags: ['autodocs'],
  // Innermost first.
  decorators: [withRouter, withQueryClient, withTheme, withLocale, withFrozenClock],
  // When all stories are checked by script, the addon is off: the script runs axe itself, in both schemes and
  // languages.
  initialGlobals: { theme: 'dark', locale: 'fr', a11y: { manual: navigator.webdriver } },
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
  },
  parameters: {
    layout: 'padded',
    // A violation fails the story, in Storybook and in `npm test`.
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: { order: ['Guides', ['Foundations', 'Writing stories'], 'Foundations', 'Design system', '*'] },
    },
  },
};

export default preview;
