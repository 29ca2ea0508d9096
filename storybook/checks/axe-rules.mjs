/** What another scheme or language can change: colours, names, and what a longer word moves. The structure stays. */
const changing = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'valid-lang',
  'landmark-unique',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'input-button-name',
  'image-alt',
  'svg-img-alt',
  'summary-name',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'empty-heading',
  'empty-table-header',
  'label-title-only',
  'presentation-role-conflict',
  'form-field-multiple-labels',
];

/** Every rule of WCAG 2.2 AA. */
export const allRules = {
  resultTypes: ['violations'],
  rules: {
    // About whole pages, and a story is a part of one; the journeys check the pages of the application.
    region: { enabled: false },
    // Off unless asked for.
    'target-size': { enabled: true },
  },
};

/** For a story that has passed them all in another scheme and language. */
export const changingRules = { ...allRules, runOnly: { type: 'rule', values: changing } };
