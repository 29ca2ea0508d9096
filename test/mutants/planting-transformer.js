import swc from '@swc/jest';
import { mutants } from './mutants.js';

const name = process.env.LEDGER_MUTANT;
const mutant = mutants.find((candidate) => candidate.name === name);
if (name && !mutant) throw new Error(`no mutant called ${name}`);

/** Plants the defect of LEDGER_MUTANT. Throws if the code that it replaces has changed. */
function plant(source, filename) {
  if (!mutant || !filename.endsWith(mutant.file)) return source;
  if (source.split(mutant.find).length !== 2) throw new Error(`mutant ${name}: not found once in ${filename}`);
  return source.replace(mutant.find, () => mutant.put);
}

export default {
  createTransformer(options) {
    const inner = swc.createTransformer(options);
    return {
      ...inner,
      process: (source, filename, more) => inner.process(plant(source, filename), filename, more),
      processAsync: (source, filename, more) => inner.processAsync(plant(source, filename), filename, more),
      getCacheKey: (source, filename, ...more) => inner.getCacheKey(plant(source, filename), filename, ...more),
    };
  },
};
