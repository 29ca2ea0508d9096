import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * System calls that no decoder needs and attacks on the kernel begin with, by their numbers on x64 and arm64. arm64 has no `chmod`, only
 * `fchmodat`, whose number stands for both.
 */
const refused = {
  socket: [41, 198],
  connect: [42, 203],
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  move_mount: [429, 429],
  open_tree: [428, 428],
  fsopen: [430, 430],
  unshare: [272, 97],
  setns: [308, 268],
  open_by_handle_at: [304, 265],
  personality: [135, 92],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  kexec_load: [246, 104],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  // Memory and messages that processes of the same user share.
  shmget: [29, 194],
  shmat: [30, 196],
  shmctl: [31, 195],
  semget: [64, 190],
  semop: [65, 193],
  semctl: [66, 191],
  semtimedop: [220, 192],
  msgget: [68, 186],
  msgsnd: [69, 189],
  msgrcv: [70, 188],
  msgctl: [71, 187],
  mq_open: [240, 180],
  // Landlock has no rules for these: they would change files of the same user that cannot be opened.
  truncate: [76, 45],
  chmod: [90, 53],
  fchmod: [91, 52],
  fchmodat: [268, 53],
  fchmodat2: [452, 452],
  chown: [92, 54],
  lchown: [94, 54],
  fchown: [93, 55],
  fchownat: [260, 54],
  utime: [132, 88],
  utimes: [235, 88],
  futimesat: [261, 88],
  utimensat: [280, 88],
  setxattr: [188, 5],
  lsetxattr: [189, 6],
  fsetxattr: [190, 7],
  setxattrat: [463, 463],
  removexattr: [197, 14],
  lremovexattr: [198, 15],
  fremovexattr: [199, 16],
  removexattrat: [466, 466],
  file_setattr: [469, 469],
} as const;

/** Kernel constants: name of the architecture, numbers of calls, and the first number of a second table (x32). */
const machines = {
  x64: { place: 0, arch: 0xc000003e, clone: 56, prlimit64: 302, secondTable: 0x40000000 },
  arm64: { place: 1, arch: 0xc00000b7, clone: 220, prlimit64: 261, secondTable: null },
} as const;

const CLONE3 = 435;
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET. */
const NEW_NAMESPACES = 0x7e020000;
const [LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN] = [0x20, 0x15, 0x35, 0x45, 0x06];
const [ALLOW, EPERM, ENOSYS] = [0x7fff0000, 0x00050001, 0x00050026];
/** Offsets in `struct seccomp_data`. */
const [NUMBER, ARCH, FIRST_ARGUMENT] = [0, 4, 16];

type Step = readonly [code: number, value: number, ifTrue?: number, ifFalse?: number];

/** Each check is followed by the answer it leads to, so no jump depends on the length of the program. */
function stepsFor({ place, arch, clone, prlimit64, secondTable }: (typeof machines)[keyof typeof machines]): Step[] {
  const answerIf = (code: number, value: number, answer: number): Step[] => [
    [code, value, 0, 1],
    [RETURN, answer],
  ];
  return [
    [LOAD, ARCH],
    [EQUAL, arch, 1, 0],
    [RETURN, EPERM],
    [LOAD, NUMBER],
    ...(secondTable === null ? [] : answerIf(AT_LEAST, secondTable, EPERM)),
    ...Object.values(refused).flatMap((numbers) => answerIf(EQUAL, numbers[place], EPERM)),
    // Its flags are in memory, which a filter cannot read. The C library then uses `clone`.
    ...answerIf(EQUAL, CLONE3, ENOSYS),
    // Only its own limits (process 0).
    [EQUAL, prlimit64, 0, 4],
    [LOAD, FIRST_ARGUMENT],
    [EQUAL, 0, 1, 0],
    [RETURN, EPERM],
    [RETURN, ALLOW],
    [EQUAL, clone, 0, 3],
    [LOAD, FIRST_ARGUMENT],
    ...answerIf(ANY_BIT, NEW_NAMESPACES, EPERM),
    [RETURN, ALLOW],
  ];
}

/** The filter as the kernel reads it; null on machines whose numbers we do not know. */
export function seccompFilter(architecture: string = process.arch): Buffer | null {
  if (architecture !== 'x64' && architecture !== 'arm64') return null;
  const steps = stepsFor(machines[architecture]);
  const bytes = Buffer.alloc(steps.length * 8);
  for (const [place, [code, value, ifTrue = 0, ifFalse = 0]] of steps.entries()) {
    bytes.writeUInt16LE(code, place * 8);
    bytes.writeUInt8(ifTrue, place * 8 + 2);
    bytes.writeUInt8(ifFalse, place * 8 + 3);
    bytes.writeUInt32LE(value, place * 8 + 4);
  }
  return bytes;
}

let filterPath: string | undefined;

/**
 * The filter as a path from which a shell opens it for bubblewrap. The file is deleted but stays open in this process, so
 * the kernel frees it when the process ends, also if it is killed.
 */
export function seccompFile(): string | null {
  const filter = seccompFilter();
  if (filter === null) return null;
  filterPath ??= openDeletedFile(filter);
  return filterPath;
}

function openDeletedFile(bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'entrevue-seccomp-'));
  try {
    const path = join(folder, 'filter');
    writeFileSync(path, bytes, { mode: 0o400 });
    // Never closed: its number is part of the path below.
    return `/proc/${process.pid}/fd/${openSync(path, 'r')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
