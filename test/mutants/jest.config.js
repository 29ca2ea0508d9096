import base from '../../jest.config.js';

/**
 * The same projects with one planted defect (mutants.js). Each test file loads the product anew: modules that are shared between
 * files are loaded by Node itself, which knows nothing of the defect.
 */
export default {
  rootDir: '../..',
  projects: base.projects
    .filter(({ displayName }) => ['unit', 'integration', 'http'].includes(displayName))
    .map((project) => ({
      ...project,
      testEnvironment: 'node',
      transformIgnorePatterns: ['/node_modules/'],
      transform: Object.fromEntries(
        Object.entries(project.transform)
          .filter(([, transformer]) => Array.isArray(transformer))
          .map(([pattern, [, options]]) => [pattern, ['<rootDir>/test/mutants/planting-transformer.js', options]]),
      ),
    })),
};
