type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;

// Types of the set-up scripts, which are plain JavaScript because they run before anything is installed.
const path = new URL('./packages.mjs', import.meta.url).href;
const { sameVersions } = (await import(path)) as { sameVersions(wanted: Packages, installed: Packages): boolean };

const wanted: Packages = {
  '': { version: '0.1.0' },
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

describe('Packages are taken as installed', () => {
  it('when every one is there in its version, optional ones for other platforms aside', () => {
    expect(sameVersions(wanted, { 'node_modules/pg': { version: '8.23.1' } })).toBe(true);
  });

  it('not when one is missing', () => {
    expect(sameVersions(wanted, {})).toBe(false);
  });

  it('not when one has another version, optional or not', () => {
    expect(sameVersions(wanted, { 'node_modules/pg': { version: '8.23.0' } })).toBe(false);
    const installed = { 'node_modules/pg': { version: '8.23.1' }, 'node_modules/fsevents': { version: '2.3.2' } };
    expect(sameVersions(wanted, installed)).toBe(false);
  });

  it('when more is there than needed', () => {
    const installed = { 'node_modules/pg': { version: '8.23.1' }, 'node_modules/extra': { version: '1.0.0' } };
    expect(sameVersions(wanted, installed)).toBe(true);
  });
});
