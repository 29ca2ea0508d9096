import base from '../../jest.config.js';

/** The same projects as ever, with one planted defect: see mutants.js. */
export default {
  rootDir: '../..',
  projects: base.projects
    .filter(({ displayName }) => ['unit', 'integration', 'http'].includes(displayName))
    .map((project) => ({
      ...project,
      transform: Object.fromEntries(
        Object.entries(project.transform).map(([pattern, [, options]]) => [
          pattern,
          ['<rootDir>/test/mutants/planting-transformer.js', options],
        ]),
      ),
    })),
};
