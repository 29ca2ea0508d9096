import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSalary, yearlySalary } from '../../server/modules/jobs/domain/salary.js';
import type { JobPosting, PayRange } from '../../server/modules/matching/engine/inputs.js';
import { jobPosting, seekerProfile } from '../../server/modules/matching/engine/spec-texts/blank.js';
import type { LabelledJob, LabelledPerson, LabelledSet, LabelledSpan } from './labels.js';

const TEXTS = join(import.meta.dirname, 'texts');
const personKeys = ['skills', 'field years', 'place', 'remote', 'when', 'pay', 'experience', 'bio', 'did', 'years'];
const jobKeys = ['title', 'place', 'type', 'remote', 'pay', 'text', 'occupation', 'needs', 'assets', 'years', 'right'];
const known = new Set([
  ...personKeys,
  ...jobKeys,
  'possible',
  'right for',
  'possible for',
  'gaps',
  'other',
  'not',
  'also',
]);

type Kind = 'job' | 'person';
interface Entry {
  readonly id: string;
  readonly kind: Kind;
  readonly language: 'fr' | 'en';
  readonly values: ReadonlyMap<string, string>;
  /** The lines that begin with a dash. */
  readonly items: readonly string[];
}

/** Reads every file in `texts`. @throws Error with the file and line that cannot be read. */
export function readLabelledSet(): LabelledSet {
  const files = readdirSync(TEXTS).filter((name) => name.endsWith('.txt'));
  const entries = files
    .sort()
    .flatMap((name) => entriesOf(readFileSync(join(TEXTS, name), 'utf8'), name.replace('.txt', '')));
  const people = entries.filter(({ kind }) => kind === 'person');
  const jobs = entries.filter(({ kind }) => kind === 'job').map(jobOf);
  return {
    people: people.map(personOf),
    jobs: jobs.map((job) => ({ ...job, grades: new Map([...job.grades, ...gradesBesides(job.id, people)]) })),
  };
}

/** Grades can also be stored with the person, so that adding a person does not change the postings. */
function gradesBesides(job: string, people: readonly Entry[]): readonly (readonly [string, 1 | 2])[] {
  const suits = (values: Entry['values'], key: string): boolean => (values.get(key) ?? '').split(/\s+/).includes(job);
  return people.flatMap(({ id, values }): readonly (readonly [string, 1 | 2])[] => {
    if (suits(values, 'right for')) return [[id, 2]];
    return suits(values, 'possible for') ? [[id, 1]] : [];
  });
}

function entriesOf(text: string, sector: string): readonly Entry[] {
  const entries: (Entry & { readonly values: Map<string, string>; readonly items: string[] })[] = [];
  let key = '';
  for (const [at, line] of text.split('\n').entries()) {
    const fail = (why: string): never => {
      throw new Error(`${sector}.txt:${at + 1}: ${why}`);
    };
    const head = /^== (job|person) (\d+) (fr|en)$/.exec(line);
    const current = entries.at(-1);
    const field = /^([a-z]+(?: [a-z]+)?): ?(.*)$/.exec(line);
    if (head) {
      const kind = head[1] as Kind;
      const id = `${sector}/${kind === 'job' ? 'j' : 'p'}${head[2]!}`;
      if (entries.some((entry) => entry.id === id)) fail(`${id} is there twice`);
      entries.push({ id, kind, language: head[3] as 'fr' | 'en', values: new Map(), items: [] });
    } else if (line.startsWith('#') || line.trim() === '') continue;
    else if (!current) fail('a line before the first entry');
    else if (line.startsWith('- ')) current.items.push(line.slice(2));
    else if (field && known.has(field[1]!)) {
      key = field[1]!;
      if (current.values.has(key)) fail(`"${key}" is there twice`);
      current.values.set(key, field[2]!);
    } else if (line.startsWith('  ')) current.values.set(key, `${current.values.get(key) ?? ''} ${line.trim()}`.trim());
    else fail(`not readable: ${line}`);
  }
  return entries;
}

const listed = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);

const spansOf = (text: string | undefined): readonly LabelledSpan[] =>
  listed(text).map((entry) => {
    const [span, name] = entry.split(' = ').map((each) => each.trim());
    return { span: span!, name: name ?? span! };
  });

const figureOf = (text: string | undefined): number | null => (text ? Number(text) : null);

function payOf(text: string | undefined): PayRange | null {
  const salary = text ? parseSalary(text) : null;
  const yearly = salary && yearlySalary(salary);
  if (text && !yearly) throw new Error(`no pay can be read in "${text}"`);
  return yearly ? { text: text!, ...yearly } : null;
}

function personOf({ id, language, values }: Entry): LabelledPerson {
  const of = (key: string): string | null => values.get(key) ?? null;
  return {
    id,
    language,
    profile: seekerProfile({
      skills: (of('skills') ?? '')
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
      experience: of('experience'),
      bio: of('bio'),
      yearsExperience: figureOf(values.get('field years')),
      location: of('place'),
      openToRemote: of('remote') === null ? null : of('remote') === 'yes',
      availability: of('when'),
      pay: payOf(values.get('pay')),
    }),
    did: spansOf(values.get('did')),
    other: spansOf(values.get('other')),
    not: spansOf(values.get('not')),
    also: listed(values.get('also')),
    years: figureOf(values.get('years')),
  };
}

function jobOf({ id, language, values, items }: Entry): LabelledJob {
  const sector = id.split('/')[0]!;
  const idsOf = (key: string): readonly string[] =>
    (values.get(key) ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((each) => (each.includes('/') ? each : `${sector}/${each}`));
  const gaps = listed(values.get('gaps')).map((each) => {
    const [who, what] = each.split(':').map((part) => part.trim());
    return [who!.includes('/') ? who! : `${sector}/${who!}`, what!.split(',').map((name) => name.trim())] as const;
  });
  return {
    id,
    language,
    posting: jobPosting({
      title: values.get('title')!,
      description: values.get('text') ?? null,
      requirements: items,
      location: values.get('place') ?? null,
      remote: values.get('remote') === 'yes',
      jobType: (values.get('type') ?? null) as JobPosting['jobType'],
      language,
      pay: payOf(values.get('pay')),
    }),
    occupation: spansOf(values.get('occupation')),
    needs: spansOf(values.get('needs')),
    assets: spansOf(values.get('assets')),
    other: spansOf(values.get('other')),
    not: spansOf(values.get('not')),
    also: listed(values.get('also')),
    years: figureOf(values.get('years')),
    grades: new Map([
      ...idsOf('possible').map((each) => [each, 1] as const),
      ...idsOf('right').map((each) => [each, 2] as const),
    ]),
    gaps: new Map(gaps),
  };
}
