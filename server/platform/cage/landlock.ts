import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findCommand } from './find-command.js';
import { confinedEnvironment } from './prefixes.js';
import { seccompFilter } from './seccomp.js';
import { plainDevices, visibleFiles } from './visible-files.js';

const run = promisify(execFile);

/** Rules of the kernel around a program: the arguments that set them. */
export interface Landlock {
  /** The command line up to the program. @param folder the job's, the only one where it can write; null for none */
  around(folder: string | null): readonly string[];
  /** Whether the kernel also refuses signals to processes outside (Linux 6.12). */
  readonly refusesSignals: boolean;
}

/** Before this version a program could empty files that it cannot open (Linux 6.2). */
const OLDEST_VERSION = 3;
const VERSION_WITH_SIGNALS = 6;

/** Numbers of `prctl`. Those of Landlock are the same on all processors. */
const prctl: Readonly<Record<string, number>> = { x64: 157, arm64: 167 };

const versionScript = 'print syscall(444, 0, 0, 1)';

/**
 * Perl, because it is part of every Debian and Ubuntu and can make system calls, which Node.js cannot. It allows `r:PATH` (read, start),
 * `w:PATH` (also write) and `d:PATH` (a device), refuses all other paths and TCP, then sets the filter of system calls and starts the
 * command. Bits of `struct landlock_ruleset_attr` and `landlock_path_beneath_attr`: see landlock(7).
 */
const script = `
use strict;
my ($prctl, $filter) = splice @ARGV, 0, 2;
my $version = syscall(444, 0, 0, 1);
my $all = $version >= 5 ? 0xffff : 0x7fff;
my $ruleset = pack 'Q*', $all, $version >= 4 ? 3 : (), $version >= ${VERSION_WITH_SIGNALS} ? 3 : ();
my $rules = syscall(444, $ruleset, length $ruleset, 0);
die "landlock: $!" if $rules < 0;
my %rights = (
  r => [0x5, 0x8],
  w => [0x6, 0x41b8],
  d => [0x8006, 0],
);
while ((my $entry = shift) ne '--') {
  my ($kind, $path) = split /:/, $entry, 2;
  sysopen my $file, $path, 0x200000 or die "$path: $!";
  my ($files, $folders) = @{$rights{$kind}};
  my $rule = pack 'Ql', ($files | (-d $path ? $folders : 0)) & $all, fileno $file;
  syscall(445, $rules, 1, $rule, 0) == 0 or die "$path: $!";
}
syscall($prctl + 0, 38, 1, 0, 0, 0) == 0 or die "no_new_privs: $!";
syscall(446, $rules, 0) == 0 or die "landlock: $!";
my $steps = pack 'H*', $filter;
my $program = pack 'Sx6P', length($steps) / 8, $steps;
syscall($prctl + 0, 22, 2, $program, 0, 0) == 0 or die "seccomp: $!";
exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!";
`;

/** The version of Landlock that the kernel offers; 0 if it offers none, or if there is no Perl. */
async function versionOf(perl: string): Promise<number> {
  const { stdout } = await run(perl, ['-e', versionScript], { env: confinedEnvironment, timeout: 5_000 }).catch(() => ({
    stdout: '',
  }));
  const version = Number(stdout);
  return Number.isInteger(version) && version > 0 ? version : 0;
}

/**
 * Plans rules with Landlock and a filter of system calls. Both need no rights, so they also work in containers that refuse namespaces,
 * for example with Docker's default profile.
 *
 * @param reads more files and folders that the commands read
 * @param devices more than `/dev/null` and `/dev/urandom`
 * @returns null without Perl, on a kernel without Landlock, and on processors for which there is no filter
 */
export async function planLandlock(
  commands: readonly string[],
  reads: readonly string[],
  devices: readonly string[] = [],
): Promise<Landlock | null> {
  const [perl, filter, number] = [await findCommand('perl'), seccompFilter(), prctl[process.arch]];
  if (perl === null || filter === null || number === undefined) return null;
  const version = await versionOf(perl);
  if (version < OLDEST_VERSION) return null;
  const visible = await visibleFiles(commands, reads);
  const fixed = [
    ...[perl, '-e', script, String(number), filter.toString('hex')],
    ...visible.map((path) => `r:${path}`),
    ...[...plainDevices, ...devices].map((path) => `d:${path}`),
  ];
  return {
    around: (folder) => [...fixed, ...(folder === null ? [] : [`w:${folder}`]), '--'],
    refusesSignals: version >= VERSION_WITH_SIGNALS,
  };
}
