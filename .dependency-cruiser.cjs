/**
 * The boundaries of the house. Every rule has a file in test/architecture/fixtures that breaks it, and a test that says so.
 * Paths are read from the folder where the tool starts, so that the same rules judge the fixtures.
 */
const otherModule = '^server/modules/(?!$1/)[^/]+/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'modules-meet-at-index',
      comment:
        'Another module is reached through its index.ts: its facade, events and contract types. Contracts may quote contracts.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: '\\.contract\\.ts$' },
      to: { path: otherModule, pathNot: '^server/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'foundations-know-no-other-module',
      comment: 'identity, companies and media are built on by others; what must flow back does so as an event.',
      severity: 'error',
      from: { path: '^server/modules/(identity|companies|media)/' },
      to: { path: otherModule },
    },
    {
      name: 'jobs-know-foundations-only',
      severity: 'error',
      comment: 'jobs builds on identity and companies.',
      from: { path: '^server/modules/(jobs)/' },
      to: { path: otherModule, pathNot: '^server/modules/(identity|companies)/' },
    },
    {
      name: 'matching-knows-no-operations',
      severity: 'error',
      comment: 'operations reads all others, so none may need it.',
      from: { path: '^server/modules/(?!operations/)[^/]+/' },
      to: { path: '^server/modules/operations/' },
    },
    {
      name: 'fairness-stays-apart',
      severity: 'error',
      comment: 'What people say of themselves for the audit of scores serves nothing else.',
      from: { path: '^server/modules/(?!fairness/)[^/]+/' },
      to: { path: '^server/modules/fairness/' },
    },
    {
      name: 'platform-knows-no-business',
      severity: 'error',
      comment: 'platform/ has no business word in it.',
      from: { path: '^server/platform/' },
      to: { path: '^server/(modules|demo|launcher|app\\.)' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'Domain code imports its own domain, error and transition building blocks, and the mapping of entities (ADR 0003).',
      from: { path: '^server/modules/([^/]+)/domain/', pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: [
          '^server/modules/$1/domain/',
          '^server/platform/(errors|state|ids)/',
          '^server/platform/outbox/define-event',
          // A column type, part of the mapping of entities.
          '^server/platform/database/text-list',
          'node_modules/@mikro-orm/core/',
          'node_modules/zod/',
        ],
      },
    },
    {
      name: 'contracts-are-pure',
      severity: 'error',
      comment: 'Contracts are shared with the client: zod and other contracts only.',
      from: { path: '\\.contract\\.ts$' },
      to: { pathNot: ['node_modules/zod/', '\\.contract\\.ts$'] },
    },
    {
      name: 'controllers-hold-no-entities',
      severity: 'error',
      comment: 'Controllers parse, call and map; entities stay behind use cases and queries.',
      from: { path: '^server/modules/[^/]+/http/.*\\.controller\\.ts$' },
      to: { path: '\\.entity\\.ts$|^server/modules/[^/]+/persistence/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-runner-of-ffmpeg',
      severity: 'error',
      comment: 'fluent-ffmpeg runs the process in one file and does nothing else.',
      from: { pathNot: '^server/modules/media/ffmpeg/' },
      to: { path: 'node_modules/fluent-ffmpeg/' },
    },
    {
      name: 'client-sees-contracts-only',
      severity: 'error',
      comment: 'The client shares request and response shapes with the server, and nothing else.',
      from: { path: '^(client|storybook)/' },
      to: { path: '^server/', pathNot: '\\.contract\\.ts$' },
    },
    {
      name: 'client-base-knows-no-feature',
      severity: 'error',
      comment: 'lib and design-system are below the features.',
      from: { path: '^client/(lib|design-system)/' },
      to: { path: '^client/(features|app)/' },
    },
    {
      name: 'client-lib-knows-no-component',
      severity: 'error',
      comment: 'lib is below the design system.',
      from: { path: '^client/lib/' },
      to: { path: '^client/design-system/' },
    },
    {
      name: 'client-features-are-apart',
      severity: 'error',
      comment: 'A feature imports neither another feature nor the app; app puts them together.',
      from: { path: '^client/features/([^/]+)/' },
      to: { path: ['^client/features/(?!$1/)[^/]+/', '^client/app/'] },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(client|storybook|test)/', pathNot: '^test/support/' },
      comment: 'The server is built and run without the client.',
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      comment: 'What ships does not import tests, stories or their tools.',
      from: { path: '^(server|client)/', pathNot: '\\.(spec|stories)\\.tsx?$' },
      to: { path: ['^test/', '\\.(spec|stories)\\.tsx?$', 'node_modules/(@testing-library|@jest|jest)/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'client/tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
