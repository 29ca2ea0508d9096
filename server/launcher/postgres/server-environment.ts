/** Environment of the database's processes, without our passwords and keys. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, ...(SystemRoot === undefined ? {} : { SystemRoot }), LC_ALL: 'C', TZ: 'UTC' };
}
