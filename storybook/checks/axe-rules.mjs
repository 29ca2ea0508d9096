/**
 * Rules whose result depends on scheme or language: colours, names, and layout of longer words. The structure is the
 * same.
 */
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

/** All rules of WCAG 2.2 AA. */
export const allRules = {
  resultTypes: ['violations'],
  rules: {
    // For whole pages, but a story is a part of one. The journey tests check the pages of the application.
    region: { enabled: false },
    // Off by default in axe.
    'target-size': { enabled: true },
  },
};

/** For a story that has passed all rules in another scheme and language. */
export const changingRules = { ...allRules, runOnly: { type: 'rule', values: changing } };
