import { IdentityFacade } from '../../../server/modules/identity/index.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('the facade of identity', () => {
  let app: TestApp;
  let identity: IdentityFacade;
  beforeAll(async () => {
    app = await startTestApp();
    identity = app.app.get(IdentityFacade);
  });
  afterAll(() => app.close());

  let count = 0;
  const person = async (
    user_type: 'JOB_SEEKER' | 'RECRUITER' | 'OPERATOR' = 'JOB_SEEKER',
    profile?: object,
  ): Promise<string> => {
    count += 1;
    const { id } = await identity.registerDemoAccount({
      email: `Facade${count}@mail.example`,
      full_name: `Facade ${count}`,
      user_type,
      ...(profile ? { profile } : {}),
    });
    return id;
  };
  const hide = (id: string): Promise<unknown> =>
    app.orm.em.fork().execute('update profile set visible = false where account_id = ?', [id]);

  it('creates an account once, also for repeated and parallel requests', async () => {
    const ask = () =>
      identity.registerDemoAccount({ email: 'Once@Mail.Example', full_name: 'Once', user_type: 'RECRUITER' });
    const made = await Promise.all(Array.from({ length: 6 }, ask));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.filter(({ created }) => created)).toHaveLength(1);
    expect(await ask()).toEqual({ id: made[0]?.id, created: false });
    await expect(
      identity.registerDemoAccount({ email: 'once@mail.example', full_name: 'Once', user_type: 'OPERATOR' }),
    ).rejects.toMatchObject({ code: 'IDENTITY.EMAIL_TAKEN' });
  });

  it('returns the name and role of an account', async () => {
    const [seeker, recruiter, operator] = await Promise.all([person(), person('RECRUITER'), person('OPERATOR')]);
    const cards = await identity.findAccounts([seeker, recruiter, operator, newId()]);
    expect([...cards.values()].map(({ role }) => role).sort()).toEqual(['JOB_SEEKER', 'OPERATOR', 'RECRUITER']);
    await app.orm.em.fork().execute(`update account set approval_status = 'PENDING' where id = ?`, [recruiter]);
    expect(await identity.findAccount(recruiter)).toMatchObject({
      role: 'PENDING_RECRUITER',
      approved: false,
      active: true,
    });
    await identity.approveRecruiter(recruiter);
    expect(await identity.findAccount(recruiter)).toMatchObject({ role: 'RECRUITER', approved: true });
    await expect(identity.approveRecruiter(seeker)).rejects.toMatchObject({ kind: 'not_found' });
    expect(await identity.findAccount(newId())).toBeNull();
    expect(await identity.findAccounts([])).toEqual(new Map());
  });

  it('gives matching the whole profile of an active seeker, and of nobody else', async () => {
    const id = await person('JOB_SEEKER', {
      skills: ['Go', 'SQL'],
      yearsExperience: 4,
      jobPreferences: { nights: false },
      openToRemote: true,
    });
    expect(await identity.findSeekerProfile(id)).toEqual({
      id,
      full_name: `Facade ${count}`,
      title: null,
      language: 'fr',
      profile_visible: true,
      location: null,
      bio: null,
      skills: ['Go', 'SQL'],
      experience: null,
      years_experience: 4,
      availability: null,
      salary_range: null,
      work_type_preference: null,
      company_size_preference: null,
      industry_preference: null,
      job_preferences: { nights: false },
      open_to_remote: true,
      has_processed_video: false,
      created_at: app.clock.now().toISOString(),
      updated_at: app.clock.now().toISOString(),
    });
    await hide(id);
    expect(await identity.findSeekerProfile(id)).toMatchObject({ profile_visible: false });
    await app.orm.em.fork().execute(`update account set status = 'SUSPENDED' where id = ?`, [id]);
    expect(await identity.findSeekerProfile(id)).toBeNull();
    expect(await identity.findSeekerProfile(await person('RECRUITER'))).toBeNull();
  });

  it('lists the visible seekers, page by page, each once', async () => {
    const made = await Promise.all(Array.from({ length: 7 }, () => person()));
    const [hidden = '', suspended = ''] = made;
    await hide(hidden);
    await app.orm.em.fork().execute(`update account set status = 'SUSPENDED' where id = ?`, [suspended]);
    const listed: string[] = [];
    for (let page = await identity.listVisibleSeekerIds({ limit: 3 }); page.length > 0;) {
      expect(page.length).toBeLessThanOrEqual(3);
      listed.push(...page);
      page = await identity.listVisibleSeekerIds({ after: page.at(-1) ?? '', limit: 3 });
    }
    expect(listed).toEqual([...new Set(listed)].sort());
    expect(made.filter((id) => listed.includes(id))).toEqual(made.slice(2));
  });

  it('lists the seekers who changed since a time', async () => {
    app.clock.advance(60_000);
    const since = app.clock.now();
    const id = await person();
    expect(await identity.seekersUpdatedSince(since)).toEqual([id]);
    app.clock.advance(1);
    expect(await identity.seekersUpdatedSince(app.clock.now())).toEqual([]);
  });

  it('counts a processed video towards a complete profile, until it is gone', async () => {
    const id = await person('JOB_SEEKER', { location: 'Laval', phone: '514 555-0100' });
    expect(await identity.profileCompleteness(id)).toBe(15);
    await identity.setHasProcessedVideo(id, true);
    await identity.setHasProcessedVideo(id, true);
    expect(await identity.profileCompleteness(id)).toBe(35);
    await identity.setHasProcessedVideo(id, false);
    expect(await identity.profileCompleteness(id)).toBe(15);
    await identity.setHasProcessedVideo(newId(), true);
    expect(await identity.profileCompleteness(newId())).toBe(0);
  });

  it('presents no seeker to viewers without access', async () => {
    const [visible, hidden] = await Promise.all([person(), person()]);
    await hide(hidden);
    const presentation = { language: 'fr', place: 'list' } as const;
    const to = async (role: string): Promise<string[]> => [
      ...(await identity.presentCandidates({ id: newId(), role }, [visible, hidden, newId()], presentation)).keys(),
    ];
    expect(await to('RECRUITER')).toEqual([visible]);
    expect(await to('PENDING_RECRUITER')).toEqual([]);
    expect(await to('JOB_SEEKER')).toEqual([]);
  });
});

describe('the tables of identity', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const insert = (changes: Record<string, unknown>): Promise<unknown> => {
    const now = new Date();
    const row: Record<string, unknown> = {
      id: newId(),
      email: `row-${newId()}@mail.example`,
      password_hash: null,
      full_name: 'Row',
      user_type: 'RECRUITER',
      status: 'ACTIVE',
      approval_status: 'PENDING',
      language: 'fr',
      theme: 'dark',
      email_messages: true,
      email_updates: true,
      email_applications: true,
      created_at: now,
      updated_at: now,
      ...changes,
    };
    const columns = Object.keys(row);
    return app.orm.em
      .fork()
      .execute(
        `insert into account (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
        Object.values(row),
      );
  };

  it('take a row that is right', async () => {
    await expect(insert({})).resolves.toBeDefined();
  });

  it.each([
    ['an e-mail in capitals', { email: 'A@mail.example' }, 'account_email_check'],
    ['a blank name', { full_name: '   ' }, 'account_full_name_check'],
    ['a long name', { full_name: 'x'.repeat(121) }, 'account_full_name_check'],
    ['an unknown kind', { user_type: 'ADMIN', approval_status: 'APPROVED' }, 'account_user_type_check'],
    ['an unknown status', { status: 'GONE' }, 'account_status_check'],
    ['a seeker who waits for approval', { user_type: 'JOB_SEEKER' }, 'account_approval_status_check'],
    ['an unknown language', { language: 'de' }, 'account_language_check'],
    ['an unknown theme', { theme: 'blue' }, 'account_theme_check'],
  ])('refuse %s whoever writes it', async (_, changes, constraint) => {
    await expect(insert(changes)).rejects.toMatchObject({ constraint });
  });
});
