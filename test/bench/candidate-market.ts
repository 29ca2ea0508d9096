import { candidateDocument } from '../../server/modules/matching/use-cases/candidate-document.js';
import { CurrentOntology } from '../../server/modules/matching/lexicon/current-ontology.js';
import { occupations, towns } from './search-market.js';

/**
 * Generates any number of people from a fixed seed, so each run gets the same rows. The product itself makes a few thousand
 * distinct cards for them. Occupations and towns follow Zipf's law, as in reality.
 */

/** Skills in both languages, most common first; some are not in the lexicon. */
export const skills = [
  'Service à la clientèle',
  'Excel',
  'Communication',
  'JavaScript',
  'Gestion de projets',
  'SQL',
  'React',
  'Triage',
  'Soudure',
  'Customer service',
  'Comptabilité',
  'Python',
  'Soins intensifs',
  'Node.js',
  'Conduite de chariot élévateur',
  'Lecture de plans',
  'TypeScript',
  'Wound care',
  'Cuisson des viandes',
  'Taxidermie',
];

const phrases = [
  'Personne fiable, à l’écoute et habituée aux délais serrés.',
  'I like to learn, and I finish what I begin.',
  'Disponible le soir et la fin de semaine, en équipe ou seul.',
  'Ten years with small teams and demanding customers.',
  'Passionnée par la qualité et la transmission du métier.',
];

const CARDS = 3_000;
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const arrayOf = (texts: readonly string[]): string =>
  texts.length === 0 ? `'{}'::text[]` : `array[${texts.map(quoted).join(', ')}]`;
const lexemes = (words: readonly string[], suffix = ''): string =>
  quoted(words.map((word) => `'${word}'${suffix}`).join(' '));

/** SQL for a pseudo-random entry of a list whose first entries are the most common; deterministic. */
function pick<T>(list: readonly T[], seed: number): T {
  const uniform = ((Math.imul(seed, 2_654_435_761) >>> 0) % 1_000_003) / 1_000_003;
  const item = list[Math.floor(list.length * uniform ** 2.2)];
  if (item === undefined) throw new RangeError('an empty list');
  return item;
}

function cardOf(n: number) {
  const experience = `${pick(occupations, n * 7 + 1)}. ${pick(phrases, n * 7 + 2)}`;
  return {
    location: pick(towns, n * 7 + 4).split(',')[0] ?? null,
    whole: pick(towns, n * 7 + 4),
    bio: n % 4 === 0 ? null : pick(phrases, n * 7 + 3),
    experience,
    skills: [...new Set(Array.from({ length: 2 + (n % 6) }, (_, index) => pick(skills, n * 31 + index * 17)))],
    years: n % 10 === 0 ? null : (n * 13) % 36,
    pay: n % 3 === 0 ? null : { min: 35_000 + ((n * 29) % 80) * 1_000, max: 45_000 + ((n * 29) % 80) * 1_000 },
    isRemote: n % 6 === 0,
  };
}

function cardRow(n: number, ontology: ReturnType<CurrentOntology['get']>): string {
  const { location, whole, bio, experience, skills: listed, years, pay, isRemote } = cardOf(n);
  const card = { location, bio, experience, skills: listed, years_experience: years, video_profiles: [] };
  const document = candidateDocument(card, { location: whole, openToRemote: isRemote, pay }, ontology);
  const search = (['A', 'B', 'C', 'D'] as const).map(
    (weight, index) => `setweight(search_vector(${quoted(document.texts[index] ?? '')}), '${weight}')`,
  );
  const values = [
    n,
    `${search.join(' || ')} || ${lexemes(document.concepts, ':1A')}::tsvector`,
    arrayOf(document.skills),
    `${lexemes(document.place)}::tsvector`,
    document.town === null ? 'null' : quoted(document.town),
    document.yearsExperience ?? 'null',
    document.remote,
    document.payMin ?? 'null',
    document.payCeiling ?? 'null',
    document.strength,
    quoted(whole),
    bio === null ? 'null' : quoted(bio),
    quoted(experience),
    arrayOf(listed),
    pay === null ? 'null' : quoted(`${pay.min} $ à ${pay.max} $`),
  ];
  return `(${values.join(', ')})`;
}

/** Statements that fill an empty, migrated database with `count` people who can all be found. */
export function candidateStatements(count: number): readonly string[] {
  const ontology = new CurrentOntology().get();
  const cards = Array.from({ length: CARDS }, (_, n) => cardRow(n, ontology));
  const id = `('01890000-0000-7000-9000-' || lpad(i::text, 12, '0'))::uuid`;
  const made = `timestamptz '2026-01-01' + i * (interval '300 days' / ${count})`;
  return [
    `create function bench_number(n bigint, salt bigint, below int) returns int language sql immutable parallel safe
       as $$ select ((hashint8extended(n, salt) & 1073741823) % below)::int $$`,
    `create table bench_card (n int primary key, search tsvector, skills text[], place tsvector, town text, years smallint,
       remote boolean, pay_min int, pay_ceiling int, strength smallint, location text, bio text, experience text, listed text[],
       salary text)`,
    ...Array.from(
      { length: CARDS / 500 },
      (_, index) => `insert into bench_card values ${cards.slice(index * 500, (index + 1) * 500).join(',\n')}`,
    ),
    'analyze bench_card',
    `insert into account (id, email, full_name, user_type, status, approval_status, language, theme, email_messages,
                          email_updates, email_applications, created_at, updated_at)
       select ${id}, 'p' || i || '@bench.example', 'Prénom' || i || ' Nom' || i, 'JOB_SEEKER', 'ACTIVE', 'APPROVED', 'fr',
              'dark', true, true, true, ${made}, ${made} from generate_series(1::bigint, ${count}) as i`,
    `insert into profile (account_id, phone, location, bio, skills, experience, years_experience, salary_range, open_to_remote,
                          visible, has_processed_video, updated_at)
       select ${id}, '514 555-0100', location, bio, listed, experience, years, salary, remote, true, false, ${made}
         from generate_series(1::bigint, ${count}) as i join bench_card on n = bench_number(i, 1, ${CARDS})`,
    `insert into candidate_search (seeker_id, search, skills, place, town, years_experience, remote, has_video, pay_min,
                                   pay_ceiling, strength, joined_at, changed_at, engine_version)
       select ${id}, search, skills, place, town, years, remote, bench_number(i, 2, 5) = 0, pay_min, pay_ceiling, strength,
              ${made}, ${made}, 'bench'
         from generate_series(1::bigint, ${count}) as i join bench_card on n = bench_number(i, 1, ${CARDS})`,
    // One in two hundred excludes companies of this email domain.
    `insert into seeker_exclusion (id, seeker_id, domain, created_at)
       select gen_random_uuid(), ${id}, 'employer.example', ${made} from generate_series(1::bigint, ${count}, 200) as i`,
    ...['candidate_search', 'account', 'profile', 'seeker_exclusion'].map((table) => `vacuum (analyze) ${table}`),
  ];
}

/** Typical searches of recruiters: a name for each kind of search, and a few variants of it. */
export const candidateShapes: Readonly<Record<string, readonly Record<string, string>[]>> = {
  everybody: [{}],
  'page 20': [{ page: '20' }],
  newest: [{ sort_by: 'newest' }],
  'most experienced': [{ sort_by: 'experience' }],
  'a word (fr)': [{ search: 'infirmière' }, { search: 'luthière' }],
  'a word (en)': [{ search: 'registered nurse' }, { search: 'actuary' }],
  'a word on every second card': [{ search: 'équipe' }],
  'a word being typed': [{ search: 'boul' }],
  'a typo': [{ search: 'infirmirere' }],
  'a word nobody has': [{ search: 'xylophoniste' }],
  'a skill': [{ skills: 'React' }, { skills: 'Taxidermie' }],
  'two skills': [{ skills: 'SQL, JavaScript' }],
  'a town': [{ location: 'Montréal' }, { location: 'gaspé' }],
  'a town being typed': [{ location: 'sher' }],
  experience: [{ experience_min: '5', experience_max: '9' }, { experience_min: '34' }],
  'remote work, with a video': [{ remote: 'true', has_video: 'true' }],
  pay: [{ salary_min: '50000', salary_max: '60000' }],
  'skills, place and experience': [{ skills: 'SQL', location: 'Québec', experience_min: '3', experience_max: '20' }],
  'everything at once': [
    {
      search: 'infirmière',
      skills: 'Triage',
      location: 'Montréal, QC',
      experience_min: '2',
      salary_min: '40000',
      has_video: 'true',
    },
  ],
};
