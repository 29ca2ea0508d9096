import { jobIndexes } from '../../server/modules/jobs/domain/job-table.js';

/**
 * Generates any number of postings from a fixed seed, so each run gets the same rows. Occupations, towns, companies and words
 * follow Zipf's law, as in reality: a few are very common, most are rare.
 */

/** Titles of postings, most common first, in both languages and genders. */
export const occupations = [
  'Préposée aux bénéficiaires',
  'Infirmière clinicienne',
  'Développeuse web',
  'Registered nurse',
  'Commis d’entrepôt',
  'Soudeur-monteur',
  'Software developer',
  'Conseiller à la clientèle',
  'Technicienne comptable',
  'Warehouse clerk',
  'Éducatrice à l’enfance',
  'Mécanicien de véhicules lourds',
  'Adjointe administrative',
  'Customer service representative',
  'Gestionnaire de projets',
  'Électricien industriel',
  'Project manager',
  'Cuisinière',
  'Data engineer',
  'Chauffeur de camion classe 1',
  'Ingénieure mécanique',
  'Analyste d’affaires',
  'Welder',
  'Pharmacienne',
  'Enseignant au primaire',
  'Machiniste CNC',
  'Front-end developer',
  'Boulanger',
  'Travailleuse sociale',
  'Dental hygienist',
  'Plombier',
  'Agente de sécurité',
  'Truck driver',
  'Coiffeuse',
  'Architecte paysagiste',
  'Actuary',
  'Opérateur de scierie',
  'Traductrice agréée',
  'Sommelier',
  'Luthière',
];

export const towns = [
  'Montréal, QC',
  'Québec, QC',
  'Laval, QC',
  'Gatineau, QC',
  'Longueuil, QC',
  'Sherbrooke, QC',
  'Lévis, QC',
  'Saguenay, QC',
  'Trois-Rivières, QC',
  'Terrebonne, QC',
  'Saint-Jérôme, QC',
  'Drummondville, QC',
  'Rimouski, QC',
  'Ottawa, ON',
  'Toronto, ON',
  'Rouyn-Noranda, QC',
  'Val-d’Or, QC',
  'Sept-Îles, QC',
  'Gaspé, QC',
  'Chibougamau, QC',
];

const sentences = [
  'Vous travaillez avec une équipe dévouée et participez à l’amélioration continue des méthodes.',
  'Le poste est permanent, de jour, avec possibilité d’heures supplémentaires.',
  'Nous offrons une formation complète et un milieu de travail sain et sécuritaire.',
  'Vous êtes responsable de la qualité, du respect des échéanciers et de la relation avec les clients.',
  'Une expérience pertinente de deux ans et un diplôme d’études professionnelles sont demandés.',
  'La maîtrise du français est nécessaire; l’anglais est un atout.',
  'You will work with a friendly team and help us to improve how we serve our customers.',
  'This is a permanent position with benefits, paid training and flexible hours.',
  'Strong communication skills and two years of experience are required.',
  'You own your work from planning to delivery and report to the operations manager.',
  'Horaire de quatre jours, régime de retraite, assurances collectives et stationnement gratuit.',
  'We welcome applications from everybody and adapt the interview on request.',
];

const literal = (values: readonly string[]): string =>
  `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}]`;

/**
 * How many distinct descriptions the postings share, so that the slow part of a search document is computed only this many times.
 */
const DESCRIPTIONS = 6_000;
const WORDS = 24_000;

/** Statements that fill an empty, migrated database with `count` postings, of which nine in ten are ACTIVE. */
export function marketStatements(count: number): readonly string[] {
  const companies = Math.max(200, Math.round(count / 60));
  return [
    // Uniform random numbers from a hash of the row and a salt; `bench_rank` prefers small ones.
    `create function bench_number(n bigint, salt bigint, below int) returns int language sql immutable parallel safe
       as $$ select ((hashint8extended(n, salt) & 1073741823) % below)::int $$`,
    `create function bench_rank(n bigint, salt bigint, below int) returns int language sql immutable parallel safe
       as $$ select floor(below * power(((hashint8extended(n, salt) & 1073741823) % 1000003) / 1000003.0, 2.2))::int $$`,
    // Rare words: 24,000 that no dictionary contains, made of syllables so that stemmers and trigrams treat them like words.
    `create function bench_word(n bigint) returns text language sql immutable parallel safe
       as $$ select string_agg((array['ba','cor','del','fen','gri','lum','mar','nos','pel','quan','rod','sil','tor','vel','zan',
                                      'bri','cham','dru','flo','gal','hor','jan','kem','lin'])
                               [1 + ((n + 24 * 24 * 7) / (24 ^ digit)::bigint) % 24], '') from generate_series(0, 3) as digit $$`,
    `create table bench_description as
       select n, string_agg((${literal(sentences)})[1 + bench_rank(n * 31 + k, 11, ${sentences.length})]
                || ' ' || bench_word(bench_rank(n * 37 + k, 12, ${WORDS})) || ' ' || bench_word(bench_rank(n * 41 + k, 13, ${WORDS}))
                || ' ' || lower((${literal(occupations)})[1 + bench_rank(n * 43 + k, 14, ${occupations.length})]) || '.', E'\\n' order by k) as text,
              null::tsvector as words
         from generate_series(1, ${DESCRIPTIONS}) as n, generate_series(1, 10) as k group by n`,
    `update bench_description set words = setweight(search_vector(text), 'D')`,
    `create table bench_title as
       select o * 40 + m as n, o, title || case when m = 0 then '' else ' ' || bench_word(m * 211 + o) end as text, null::tsvector as words, null::tsvector as plain
         from unnest(${literal(occupations)}) with ordinality as occupation (title, o), generate_series(0, 39) as m`,
    `update bench_title set plain = search_vector(text), words = setweight(search_vector(text), 'A')`,
    `insert into company (id, name, culture, benefits, created_at, updated_at)
       select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Atelier ' || bench_word(n), '{}', '{}', '2026-01-01', '2026-01-01'
         from generate_series(1, ${companies}) as n`,
    // Each company has an approved member, or its page and its place in the directory would not be public.
    `insert into account (id, email, full_name, user_type, status, approval_status, language, theme, email_messages,
                          email_updates, email_applications, created_at, updated_at)
       select ('01890000-0000-7000-8001-' || lpad(n::text, 12, '0'))::uuid, 'r' || n || '@bench.example', 'Prénom Nom', 'RECRUITER', 'ACTIVE',
              'APPROVED', 'fr', 'dark', true, true, true, '2026-01-01', '2026-01-01' from generate_series(1, ${companies}) as n`,
    `insert into company_member (user_id, company_id, created_at)
       select ('01890000-0000-7000-8001-' || lpad(n::text, 12, '0'))::uuid, ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
              '2026-01-01' from generate_series(1, ${companies}) as n`,
    `create table bench_company as
       select row_number() over (order by id) as n, id, name, setweight(search_vector(concat_ws(' ', name, 'Production')), 'B') as words
         from company`,
    `create table bench_requirement as
       select n, array['Diplôme d’études professionnelles', bench_word(n * 53), 'Two years of ' || bench_word(n * 59)] as items,
              null::tsvector as words from generate_series(1, 3000) as n`,
    `update bench_requirement set words = setweight(search_vector(array_to_string(items, ' ; ')), 'C')`,
    ...['title', 'company', 'description', 'requirement'].flatMap((name) => [
      `alter table bench_${name} add primary key (n)`,
      `analyze bench_${name}`,
    ]),
    // Builds the search document of each row from parts that were computed once. It equals the value of the column's own expression
    // (the bench compares them) and saves hours.
    'alter table job alter column search drop expression',
    'alter table job alter column title_words drop expression',
    'alter table job disable trigger job_remember_words',
    'alter table job disable trigger job_remember_place',
    ...jobIndexes.map(({ name }) => `drop index ${name}`),
    `insert into job (id, company_id, company_name, contact_user_id, title, department, description, requirements, benefits,
                      location, remote, language, job_type, salary_range, salary_min, salary_max, salary_period,
                      salary_currency, salary_year_min, salary_year_max, status, created_at, updated_at, published_at,
                      expires_at, closed_at, search, title_words)
       select ('01890000-0000-7000-9000-' || lpad(i::text, 12, '0'))::uuid, c.id, c.name,
              '01890000-0000-7000-8000-000000000001', t.text, 'Production', d.text, r.items, '{}',
              (${literal(towns)})[1 + bench_rank(i, 3, ${towns.length})], bench_number(i, 4, 6) = 0,
              case when bench_number(i, 5, 3) = 0 then 'en' else 'fr' end,
              (array['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'PART_TIME', 'PART_TIME', 'CONTRACT',
                     'INTERNSHIP'])[1 + bench_number(i, 6, 10)],
              case when pay is not null then pay || ' $' end, pay, pay, case when pay is not null then 'YEAR' end,
              case when pay is not null then 'CAD' end, pay, pay + 8000,
              case bench_number(i, 8, 20) when 0 then 'PAUSED' when 1 then 'CLOSED' else 'ACTIVE' end,
              made, made, made, timestamptz '2036-01-01', case when bench_number(i, 8, 20) = 1 then made end, t.words || c.words || r.words || d.words, t.plain
         from (select i, nullif(bench_number(i, 7, 6), 0) is not null as has_pay,
                      timestamptz '2026-10-01' + i * (interval '30 days' / ${count}) as made
                 from generate_series(1::bigint, ${count}) as i) as row
        cross join lateral (select case when has_pay then 31000 + 1000 * bench_rank(i, 9, 120) end as pay) as paid
         join bench_title t on t.n = 40 * (1 + bench_rank(i, 1, ${occupations.length})) + bench_number(i, 2, 40)
         join bench_company c on c.n = 1 + bench_rank(i, 15, ${companies})
         join bench_description d on d.n = 1 + bench_number(i, 16, ${DESCRIPTIONS})
         join bench_requirement r on r.n = 1 + bench_number(i, 17, 3000)
        order by i`,
  ];
}

/** Statements to run between the last row and the first query. */
export const marketIndexes: readonly string[] = [
  `set maintenance_work_mem = '768MB'`,
  ...jobIndexes.map(({ expression }) => expression),
  `insert into job_word (word)
     select distinct word from (
       select job_words(text, '', '{}') as word from bench_title union all
       select job_words('', name, '{}') from bench_company union all
       select job_words('', '', items) from bench_requirement) as words`,
  `insert into job_place (place) select distinct place from job where status = 'ACTIVE'`,
  'vacuum (analyze) job',
  'vacuum (analyze) job_word',
  'vacuum (analyze) job_place',
  'vacuum (analyze) company',
  'vacuum (analyze) company_member',
  'vacuum (analyze) account',
];
