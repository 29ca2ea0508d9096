import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Text a person reads belongs in the catalogues: two letters in a row are a word. */
const textInJsx = [
  {
    selector: 'JSXText[value=/[A-Za-zÀ-ÿ]{2,}/]',
    message: 'No text in JSX: put it in the messages of the feature, in French and English.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|aria-description|title|alt|placeholder|label|helperText)$/] > Literal[value=/[A-Za-zÀ-ÿ]{2,}/]',
    message: 'No text in attributes: put it in the messages of the feature, in French and English.',
  },
];

const noChance = {
  selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
  message: 'Not in the product: ids come from platform/ids, secrets from node:crypto, figures from the database.',
};

/** A connection that drops emits `error`; without a listener that ends the process. */
const bareDatabaseClient = {
  selector: "NewExpression[callee.property.name='Client'], NewExpression[callee.name='Client']",
  message: 'Connections are made in platform/ and launcher/ only, each with an error listener.',
};

/** A skipped test passes silently, and a focused one silences the others. */
const skippedTest = {
  selector: 'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(skip|only|todo)$/]',
  message: 'Every test runs: make what it needs part of its stage, or say in a note of the stage what was not checked.',
};

const specs = ['**/*.spec.{ts,tsx}', '**/*.stories.{ts,tsx}', 'test/**', 'storybook/**'];

// Rules that need types are in .oxlintrc.json: oxlint asks the native compiler for them, in a quarter of the time.
export default tseslint.config(
  { ignores: ['dist/**', '.data/**', 'node_modules/**', 'test/architecture/fixtures/**', 'coverage/**'] },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 400 }],
      'no-restricted-syntax': ['error', noChance],
    },
  },
  {
    files: ['server/**/*.ts', 'test/integration/queue/support/*.ts'],
    // Nest reads the types of constructor parameters at run time, so those imports must stay values.
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['server/modules/**/*.ts', 'server/demo/**/*.ts'],
    ignores: specs,
    rules: { 'no-restricted-syntax': ['error', noChance, bareDatabaseClient] },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: { window: 'readonly', document: 'readonly' } },
    rules: { 'no-restricted-syntax': ['error', noChance, ...textInJsx] },
  },
  {
    files: specs,
    rules: { 'no-restricted-syntax': ['error', skippedTest] },
  },
  {
    files: ['**/lexicon/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'fetch',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'Buffer',
          'AbortSignal',
          'AbortController',
          'performance',
          'localStorage',
          'sessionStorage',
          'requestAnimationFrame',
          'document',
          'window',
          'module',
          'require',
          'setImmediate',
          'navigator',
          'globalThis',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
