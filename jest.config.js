import { readFileSync } from 'node:fs';

/** One configuration, one project per kind of test; `npm test` runs them in turn (test/run/). */
const decorators = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true, tsx: false },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'es6' },
};
const tsx = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
};

const node = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  // What test files share must not be emptied when one of them is done.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...decorators, swcrc: false }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFilesAfterEnv: ['<rootDir>/test/support/node-setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
};

const packages = Object.keys(JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8')).dependencies);

/** Folders of integration tests that share no modules. */
const apart = 'queue|outbox';

/** A file of `test/integration/media` that changes environment variables, which the programs that it starts must not get. */
const apartInMedia = 'ffmpeg-process';

/**
 * The test files of a process share one copy of the product's modules. Not those of `apart`: `queue` and `outbox` declare jobs,
 * which a later application of the process would need handlers for; a file of `media` changes environment variables.
 */
const sharing = {
  ...node,
  testEnvironment: '<rootDir>/test/native/environment.mjs',
  transform: {
    [`^${import.meta.dirname}/(server|node_modules/(${packages.join('|')}))/.*(?<!\\.spec)\\.(ts|m?js|cjs)$`]:
      '<rootDir>/test/native/transform.mjs',
    ...node.transform,
  },
  transformIgnorePatterns: [],
};

/** As `client/tsconfig.json` and `client/vite.config.ts` name the contracts of the server. */
const contracts = {
  '^@modules/(.*)$': '<rootDir>/server/modules/$1',
  '^@platform/(.*)$': '<rootDir>/server/platform/$1',
};

export default {
  projects: [
    {
      ...sharing,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/server/**/*.spec.ts',
        '<rootDir>/test/support/**/*.spec.ts',
        '<rootDir>/test/run/**/*.spec.ts',
        '<rootDir>/test/pictures/**/*.spec.ts',
        '<rootDir>/test/labelled/**/*.spec.ts',
      ],
    },
    {
      ...node,
      displayName: 'client',
      // The packages are bundled once, because jest loads every module again for each test file.
      globalSetup: '<rootDir>/test/client/bundle-packages.mjs',
      testEnvironment: '<rootDir>/test/client/environment.mjs',
      resolver: '<rootDir>/test/client/resolver.mjs',
      testMatch: ['<rootDir>/{client,test/client}/**/*.spec.{ts,tsx}'],
      transform: { '^.+\\.tsx?$': ['@swc/jest', { ...tsx, swcrc: false }] },
      moduleNameMapper: {
        ...node.moduleNameMapper,
        '\\.(css|woff2?)$': '<rootDir>/test/support/empty-asset.js',
        '\\.(svg|png|jpg)$': '<rootDir>/test/support/empty-asset.js',
        ...contracts,
      },
      setupFilesAfterEnv: ['<rootDir>/test/support/client-setup.ts'],
    },
    {
      ...node,
      displayName: 'architecture',
      testMatch: ['<rootDir>/test/architecture/**/*.spec.ts'],
      // It reads the catalogues of the client.
      moduleNameMapper: { ...node.moduleNameMapper, ...contracts },
    },
    {
      ...sharing,
      displayName: 'integration',
      // Not by testPathIgnorePatterns: that option on the command line replaces the one of a project.
      testMatch: [
        `<rootDir>/test/integration/!(${apart}|media)/**/*.int-spec.ts`,
        `<rootDir>/test/integration/media/!(${apartInMedia}).int-spec.ts`,
      ],
      // It needs files that are not part of the repository.
      testPathIgnorePatterns: process.env.MEDIA_FILES ? [] : ['/given-files\\.int-spec\\.ts$'],
    },
    {
      ...node,
      displayName: 'apart',
      testMatch: [
        `<rootDir>/test/integration/@(${apart})/*.int-spec.ts`,
        `<rootDir>/test/integration/media/@(${apartInMedia}).int-spec.ts`,
      ],
    },
    { ...sharing, displayName: 'http', testMatch: ['<rootDir>/test/http/**/*.http-spec.ts'] },
    {
      ...sharing,
      displayName: 'journeys',
      testMatch: ['<rootDir>/test/journeys/**/*.journey.ts'],
      transform: {
        // What the journey files of a process share: the product's processes, and the program that drives the browser.
        [`^${import.meta.dirname}/(test/journeys/shared|node_modules/playwright-core)/`]:
          '<rootDir>/test/native/transform.mjs',
        ...sharing.transform,
      },
    },
  ],
};
