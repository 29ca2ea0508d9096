import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { SearchSession } from '../../../server/modules/jobs/queries/search-session.js';
import { candidateSearchQuery } from '../../../server/modules/matching/http/candidate-search.contract.js';
import { Clock } from '../../../server/platform/clock/clock.js';
import { CurrentOntology } from '../../../server/modules/matching/lexicon/current-ontology.js';
import { CandidateScoresQuery } from '../../../server/modules/matching/queries/candidates/candidate-scores.query.js';
import { CandidateFacetsQuery } from '../../../server/modules/matching/queries/candidates/candidate-facets.js';
import { SearchCandidatesQuery } from '../../../server/modules/matching/queries/candidates/search-candidates.query.js';
import { SimilarPeople } from '../../../server/modules/matching/queries/candidates/similar-people.query.js';
import { messages } from '../../../server/app.messages.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { Translator } from '../../../server/platform/i18n/translator.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

const CANDIDATES = 50_000;
const RECRUITER = '01890000-0000-7000-8000-000000000999';
const COMPANY = '01890000-0000-7000-8000-000000000007';
const JOB = '01890000-0000-7000-8000-000000000042';

/** People of a few occupations, towns and preferences; some rare, some hidden, some matched with one posting. */
const market = `
  create table made as
  select trade, search_vector(trade) || (case when trade like '%nurse%' or trade like 'Infirm%'
           then $$'occupation/registered-nurse':1A$$ else '' end)::tsvector as search
    from unnest(array['Soudeuse-monteuse', 'Infirmière clinicienne', 'Développeur web', 'Registered nurse', 'Warehouse clerk',
                      'Boulangère', 'Comptable', 'Electrician', 'Conductrice d’autobus', 'Enseignant']) as trade;
  insert into candidate_search (seeker_id, search, skills, place, town, years_experience, remote, has_video, pay_min,
                                pay_ceiling, strength, joined_at, changed_at, engine_version)
  select ('01890000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid,
         search || (case when n % 5000 = 0 then $$'thanatologu':1A$$ else '' end)::tsvector,
         (array['skill/react', 'skill/sql', 'skill/triage', 'skill/welding', 'text/taxidermie'])[1 + n % 4 : 2 + n % 4],
         array_to_tsvector(array[lower(town), 'qc', 'province/qc', 'town/' || lower(town)]), town,
         case when n % 9 = 0 then null else n % 35 end, n % 7 = 0, n % 6 = 0,
         case when n % 3 = 0 then null else 35000 + (n % 90) * 1000 end,
         case when n % 3 = 0 then null when n % 5 = 0 then 2147483647 else 40000 + (n % 90) * 1000 end,
         n % 101, now() - n * interval '1 minute', now() - n * interval '1 minute', 'bench'
    from generate_series(1, ${CANDIDATES}) as n
    join lateral (select trade, search from made order by trade offset n / 7 % 10 limit 1) as of on true
    join lateral (select (array['montreal', 'quebec', 'laval', 'sherbrooke', 'gatineau', 'rimouski'])[1 + n % 6]
                           || case when n % 10000 = 0 then '-kuujjuaq' else '' end as town) as at on true;
  insert into account (id, email, full_name, user_type, status, approval_status, language, theme, email_messages, email_updates,
                       email_applications, created_at, updated_at)
  select ('01890000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'p' || n || '@plans.example', 'Personne ' || n, 'JOB_SEEKER',
         'ACTIVE', 'APPROVED', 'fr', 'dark', true, true, true, now(), now()
    from generate_series(1, 2000) as n;
  insert into seeker_exclusion (id, seeker_id, company_id, domain, created_at)
  select gen_random_uuid(), id, case when row_number() over (order by id) % 2 = 0 then '${COMPANY}'::uuid end,
         case when row_number() over (order by id) % 2 = 1 then 'plans.example' end, now() from account;
  insert into match (id, seeker_id, job_id, company_id, status, seeker_visible, match_score, compatibility_score, parts, reasons,
                     masked_reasons, gaps, evidence, raises, model_version, ontology_version, inputs_hash, computed_at, created_at,
                     seeker_agreed, card_score, card_proposed)
  select gen_random_uuid(), seeker_id, case when n % 2 = 0 then '${JOB}'::uuid else gen_random_uuid() end, '${COMPANY}', 'PENDING',
         true, n % 100, 50, '{}', '{"fr":[],"en":[]}', '{"fr":[],"en":[]}', '{"fr":[],"en":[]}', '[]', '[]', 'm', 'o',
         repeat('0', 64), now(), now(), false, n % 100, true
    from (select seeker_id, row_number() over (order by seeker_id) as n from candidate_search limit 3000) as matched
`;

const shapes: Readonly<Record<string, Record<string, string>>> = {
  everybody: {},
  'a later page': { page: '40', limit: '100' },
  newest: { sort_by: 'newest' },
  'most experienced': { sort_by: 'experience' },
  'compared with a posting': { job_id: JOB },
  'a later page compared with a posting': { job_id: JOB, page: '20', limit: '100' },
  'a rare word': { search: 'thanatologue' },
  'a common word': { search: 'infirmière' },
  'a common word, newest': { search: 'infirmière', sort_by: 'newest' },
  'a later page by words': { search: 'nurse', page: '12', limit: '100' },
  'a word being typed': { search: 'boulan' },
  'a misspelt word': { search: 'infirmirere' },
  'a word nobody has': { search: 'xylophoniste' },
  'a skill': { skills: 'React' },
  'two skills': { skills: 'React, SQL' },
  'a skill nobody has': { skills: 'Ébénisterie' },
  'a town': { location: 'Rimouski' },
  'a rare town': { location: 'kuujjuaq' },
  'a province': { location: 'QC' },
  'a town being typed': { location: 'sherb' },
  'least experience': { experience_min: '30' },
  'a range of experience': { experience_min: '3', experience_max: '4', sort_by: 'experience' },
  'remote work': { remote: 'true' },
  'a video': { has_video: 'true' },
  'least pay': { salary_min: '120000' },
  'most pay': { salary_max: '40000' },
  'a range of pay': { salary_min: '50000', salary_max: '52000' },
  'words and a town': { search: 'soudeuse', location: 'Laval' },
  everything: {
    search: 'infirmière',
    location: 'Montréal, QC',
    skills: 'SQL',
    experience_min: '2',
    experience_max: '30',
    remote: 'true',
    has_video: 'true',
    salary_min: '40000',
    salary_max: '90000',
  },
};

interface Sent {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Records the statements that are sent, also inside transactions. */
function recorded(em: EntityManager, sent: Sent[]): EntityManager {
  return new Proxy(em, {
    get(target, name) {
      if (name === 'execute')
        return (sql: string, params: unknown[] = []) => {
          sent.push({ sql, params });
          return target.execute(sql, params);
        };
      if (name === 'transactional')
        return (work: (inside: EntityManager) => Promise<unknown>, options: object) =>
          target.transactional((inside) => work(recorded(inside, sent)), options);
      return Reflect.get(target, name) as unknown;
    },
  });
}

/** The plans of the recorded statements, each under the settings that were active when it was sent. */
async function plansOf(em: EntityManager, sent: readonly Sent[]): Promise<string[]> {
  return em.transactional(async (inside) => {
    const plans: string[] = [];
    for (const { sql, params } of sent) {
      if (sql.includes('set_config')) await inside.execute(sql, [...params]);
      if (!sql.includes('candidate_search')) continue;
      const plan = await inside.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
      plans.push(plan.map((line) => line['QUERY PLAN']).join('\n'));
    }
    return plans;
  });
}

describe(`the candidate search over ${CANDIDATES} people`, () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let em: EntityManager;
  let search: SearchCandidatesQuery;
  const sent: Sent[] = [];
  const asked: string[][] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities: [], applicationName: 'entrevue-test' }));
    em = orm.em.fork();
    await em.execute('set statement_timeout = 0');
    for (const statement of market.split(';\n').filter((text) => text.trim())) await em.execute(statement);
    await em.execute('vacuum analyze candidate_search');
    await em.execute('vacuum analyze seeker_exclusion');
    await em.execute('vacuum analyze match');
    // The real search on the real database; only the ports to other modules are replaced.
    const foreign = {
      presentCandidates: (_viewer: unknown, ids: string[]) => {
        asked.push(ids);
        return Promise.resolve(new Map(ids.map((id) => [id, { id }])));
      },
      employerOfViewer: () => Promise.resolve({ companyId: COMPANY, domains: ['plans.example'] }),
      findJobCards: () => Promise.resolve(new Map([[JOB, { company: { id: COMPANY } }]])),
    } as never;
    const clock = new Clock();
    search = new SearchCandidatesQuery(
      foreign,
      foreign,
      foreign,
      new SearchSession(recorded(em, sent)),
      new CurrentOntology(),
      new CandidateFacetsQuery(new Translator(messages)),
      new CandidateScoresQuery(recorded(em, sent), clock),
      clock,
    );
  }, 120_000);

  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const actor = { id: RECRUITER, sessionId: 'none', role: 'RECRUITER' };

  it.each(Object.entries(shapes))('%s: reads no table from end to end', async (_, filters) => {
    sent.length = 0;
    asked.length = 0;
    const query = candidateSearchQuery.parse(filters);
    const { users, total } = await search.execute(actor, query, 'fr');
    expect(users.length).toBe(Math.max(0, Math.min(query.limit, total - (query.page - 1) * query.limit)));
    // All people shown are read with one query.
    expect(asked).toHaveLength(1);
    expect(new Set(users.map(({ id }) => id)).size).toBe(users.length);
    const plans = await plansOf(em, sent);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/Seq Scan on (candidate_search|seeker_exclusion|match)\b/);
    }
  });

  it.each([41, 42, 43, 44])(
    'people similar to one (%i): reads no table from end to end, and a bounded part',
    async (n) => {
      sent.length = 0;
      const foreign = {
        presentNames: (_viewer: unknown, ids: string[]) => Promise.resolve(new Map(ids.map((id) => [id, {}]))),
        presentCandidates: (_viewer: unknown, ids: string[]) => Promise.resolve(new Map(ids.map((id) => [id, { id }]))),
        employerOfViewer: () => Promise.resolve({ companyId: COMPANY, domains: ['plans.example'] }),
        blindAmong: () => Promise.resolve(new Set()),
      } as never;
      const similar = new SimilarPeople(foreign, foreign, new SearchSession(recorded(em, sent)), new CurrentOntology());
      const id = `01890000-0000-7000-9000-${String(40_000 + n).padStart(12, '0')}`;
      const { people } = await similar.of(actor, id, [], 'fr');
      expect(people).toHaveLength(12);
      const plans = await plansOf(em, sent);
      expect(plans.length).toBeGreaterThan(1);
      for (const plan of plans) {
        expect(plan).toMatch(/Index/);
        expect(plan).not.toMatch(/Seq Scan on (candidate_search|seeker_exclusion)\b/);
      }
    },
  );

  it('counts the plain filters from the index alone', async () => {
    sent.length = 0;
    await search.execute(actor, candidateSearchQuery.parse({}), 'fr');
    const counting = sent.filter(({ sql }) => /^select count\(\*\)|set_config/.test(sql));
    const [plan] = await plansOf(em, counting);
    expect(plan).toMatch(/Index Only Scan using candidate_search_\w+/);
  });

  it('leaves out people who hide, and nobody else', async () => {
    const { total } = await search.execute(actor, candidateSearchQuery.parse({}), 'fr');
    expect(total).toBe(CANDIDATES - 2_000);
    const operator = await search.execute({ ...actor, role: 'OPERATOR' }, candidateSearchQuery.parse({}), 'fr');
    expect(operator.total).toBe(CANDIDATES);
    expect(operator.facets).toMatchObject({ is_estimate: true });
  });

  it('shows everybody once over all pages if compared with a posting, matched people first', async () => {
    const pages: string[] = [];
    for (let page = 1; page <= 25; page += 1) {
      const { users } = await search.execute(
        actor,
        candidateSearchQuery.parse({ job_id: JOB, page, limit: 100 }),
        'fr',
      );
      pages.push(...users.map(({ id }) => id));
    }
    expect(new Set(pages).size).toBe(2_500);
    const matched = await em.execute<{ seeker_id: string }[]>('select seeker_id from match where job_id = ?', [JOB]);
    const isMatched = new Set(matched.map((row) => row.seeker_id));
    const places = pages.flatMap((id, index) => (isMatched.has(id) ? [index] : []));
    expect(places).toEqual(places.map((_, index) => index));
    expect(places.length).toBeGreaterThan(100);
  });
});
