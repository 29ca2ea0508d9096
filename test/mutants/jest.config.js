import base from '../../jest.config.js';

/**
 * The jest projects with one planted defect (mutants.js). The native transform is replaced, because it shares modules between test
 * files and loads them with Node, which does not plant the defect.
 */
export default {
  rootDir: '../..',
  projects: base.projects
    .filter(({ displayName }) => ['unit', 'integration', 'apart', 'http'].includes(displayName))
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
