import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { dark } from '../client/design-system/theme/tokens';
import { bodyFamily } from '../client/design-system/theme/typography';

/** The frame around the stories in the colours of the product, so that designers see one thing. */
addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: `<svg width="22" height="22" viewBox="0 0 28 28" fill="none" style="vertical-align: -5px; margin-right: 8px" aria-hidden="true"><path d="M10 4.2a10.6 10.6 0 0 0 0 19.6M18 4.2a10.6 10.6 0 0 1 0 19.6" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><circle cx="14" cy="14" r="3.9" fill="${dark.accent}"/></svg>Entrevue · workshop`,
    brandTarget: '_self',
    fontBase: bodyFamily,
    colorPrimary: dark.accent,
    colorSecondary: dark.info,
    appBg: dark.background,
    appContentBg: dark.surface,
    appPreviewBg: dark.background,
    appBorderColor: dark.line,
    appBorderRadius: 10,
    textColor: dark.text,
    textMutedColor: dark.muted,
    barBg: dark.surface,
    barTextColor: dark.muted,
    barHoverColor: dark.accentText,
    barSelectedColor: dark.accentText,
    inputBg: dark.sunken,
    inputBorder: dark.lineStrong,
    inputTextColor: dark.text,
    inputBorderRadius: 10,
    buttonBg: dark.raised,
    buttonBorder: dark.line,
    booleanBg: dark.sunken,
    booleanSelectedBg: dark.raised,
  }),
  sidebar: { showRoots: true },
});
