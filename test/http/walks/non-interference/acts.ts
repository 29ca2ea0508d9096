import type { MatchesPage } from '../../../../server/modules/matching/http/matches.contract.js';
import { filled, guesses, hidden } from './hidden.js';
import type { Random } from './random.js';
import type { Member, World } from './world.js';

/** An action of a recruiter or of another person, the same in every world. Returns the data that reached the recruiter. */
export interface Act {
  readonly name: string;
  run(world: World): Promise<readonly string[]>;
}

type Make = (random: Random) => Act;

const HOUR_MS = 3_600_000;
const asked = (name: string, url: (world: World) => string): Act => ({
  name,
  run: async (world) => [await world.ask({ url: url(world) })],
});
const words = (text: string): string => encodeURIComponent(text);
const person = (world: World, index: number): Member => {
  const found = world.people[index];
  if (!found) throw new Error('nobody there');
  return found;
};

/** The hidden data of a person, in both worlds. */
const ownWords = (index: number): readonly string[] =>
  [hidden.one[index], hidden.other[index]].flatMap((mine) =>
    mine ? [...mine.fullName.split(' '), mine.fullName, mine.email, mine.phone, mine.phone.slice(-4)] : [],
  );

function filters(random: Random): Record<string, string> {
  const all: Readonly<Record<string, () => string>> = {
    search: () => random.of(guesses),
    skills: () => random.of(guesses),
    location: () => random.of(['Montréal', 'Québec', random.of(guesses)]),
    experience_min: () => String(random.below(9)),
    remote: () => 'true',
    has_video: () => 'true',
    salary_min: () => String(random.below(10) * 10_000),
  };
  const names = Object.keys(all).filter(() => random.chance(0.3));
  return Object.fromEntries(names.map((name) => [name, all[name]?.() ?? '']));
}

const search: Make = (random) => {
  const query = new URLSearchParams({
    ...filters(random),
    ...(random.chance(0.5) ? { sort_by: random.of(['relevance', 'newest', 'experience']) } : {}),
    ...(random.chance(0.3) ? { limit: '1', page: String(1 + random.below(3)) } : {}),
  });
  const job = random.chance(0.4) ? random.below(2) : null;
  return asked(`search ${query}${job === null ? '' : ` for posting ${job}`}`, ({ jobs }) =>
    job === null ? `/api/users?${query}` : `/api/users?${query}&job_id=${jobs[job]}`,
  );
};

const searchMessages: Make = (random) => {
  const [guess, limit] = [random.of(guesses), random.of([1, 2, 20])];
  return asked(
    `search messages ${guess} limit ${limit}`,
    () => `/api/messages/search?q=${words(guess)}&limit=${limit}`,
  );
};

const write: Make = (random) => {
  const to = random.below(4);
  const text = [random.of(ownWords(to)), random.of(guesses), random.of(guesses)].join(' ');
  return {
    name: `write to ${to}: ${text}`,
    run: async (world) => {
      const { id } = person(world, to);
      const payload = { content: text, message_type: 'TEXT', receiver_id: id };
      return [
        await world.ask({ method: 'POST', url: '/api/messages', payload }),
        await world.ask({ url: '/api/messages/conversations' }),
      ];
    },
  };
};

/** The recruiter asks about a hidden word, and the person may answer with it: does a search with one hit reveal it? */
const probe: Make = (random) => {
  const [whom, limit] = [random.below(4), random.of([1, 2])];
  const word = random.of(ownWords(whom));
  return {
    name: `probe ${whom} for ${word} with limit ${limit}`,
    run: async (world) => {
      const [who, mine] = [person(world, whom), world.secrets[whom]];
      const ask = { content: `Est-ce ${word} ?`, message_type: 'TEXT', receiver_id: who.id };
      const answer = { content: `${mine?.fullName} ${mine?.phone} ${mine?.email}`, message_type: 'TEXT' };
      const answers = [await world.ask({ method: 'POST', url: '/api/messages', payload: ask })];
      world.app.clock.advance(1_000);
      const payload = { ...answer, receiver_id: world.recruiter.id };
      await world.as(who, { method: 'POST', url: '/api/messages', payload });
      return [...answers, await world.ask({ url: `/api/messages/search?q=${words(word)}&limit=${limit}` })];
    },
  };
};

const hearFrom: Make = (random) => {
  const from = random.below(4);
  const template = random.of([
    'Bonjour, {first} {last} à l’appareil.',
    'Mon numéro : {phone}, mon courriel {email}.',
    'Merci pour votre message, l’équipe me plaît.',
    '{first}',
  ]);
  return {
    name: `hear from ${from}: ${template}`,
    run: async (world) => {
      const [{ id }, mine] = [person(world, from), world.secrets[from]];
      if (!mine) throw new Error('nobody there');
      const payload = { content: filled(template, mine), message_type: 'TEXT', receiver_id: world.recruiter.id };
      await world.as(person(world, from), { method: 'POST', url: '/api/messages', payload });
      const conversation = [id, world.recruiter.id].sort().join('_');
      return [
        await world.ask({ url: `/api/messages/${conversation}` }),
        await world.ask({ url: '/api/messages/conversations' }),
      ];
    },
  };
};

const matches: Make = (random) => {
  const [place, language] = [random.below(3), random.of(['fr', 'en'])];
  return {
    name: `matches, and why ${place} (${language})`,
    run: async (world) => {
      const headers = { 'accept-language': language };
      const list = await world.ask({ url: '/api/matches?limit=50', headers });
      const { body } = await world.as<MatchesPage>(world.recruiter, { url: '/api/matches?limit=50' });
      const id = body.matches[place]?.id;
      return id === undefined ? [list] : [list, await world.ask({ url: `/api/matches/${id}/explanation`, headers })];
    },
  };
};

const post: Make = (random) => {
  const requirements = [random.of(guesses), random.of(guesses)];
  return {
    name: `post a job that asks for ${requirements.join(' and ')}`,
    run: async (world) => {
      const payload = {
        title: 'Développeur',
        department: 'Atelier',
        description: 'Vous travaillez en Python avec une équipe.',
        location: 'Montréal, QC',
        job_type: 'FULL_TIME',
        status: 'ACTIVE',
        requirements,
      };
      const made = await world.ask({ method: 'POST', url: '/api/jobs', payload });
      await world.app.runJobs();
      return [made, await world.ask({ url: '/api/matches?limit=50' }), await world.ask({ url: '/api/jobs/my/jobs' })];
    },
  };
};

const keep: Make = (random) => {
  const preset = { name: `Filtre ${random.below(1_000)}`, filters: filters(random) };
  return {
    name: `keep a filter with an alert: ${JSON.stringify(preset.filters)}`,
    run: async (world) => {
      const payload = { ...preset, filters: withNumbers(preset.filters) };
      const request = { method: 'POST', url: '/api/filter-presets', payload } as const;
      const { body } = await world.as<{ id?: string }>(world.recruiter, request);
      const url = `/api/notifications/preset-alerts/${body.id}`;
      const alert = await world.ask({ method: 'PUT', url, payload: { alert: true } });
      return [alert, await world.ask({ url: '/api/filter-presets' })];
    },
  };
};

function withNumbers(texts: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text === 'true' ? true : /^\d+$/.test(text) ? Number(text) : text,
    ]),
  );
}

const watch: Make = (random) => {
  const [video, path] = [
    random.below(2),
    random.of(['metadata/:id', 'video/:id', 'thumbnail/:id', 'captions/:id/fr.vtt']),
  ];
  return asked(`watch ${video}: ${path}`, ({ videos }) => `/api/stream/${path.replace(':id', videos[video] ?? '')}`);
};

/** Only the first person’s video is for sale; a buyer may know its words. */
export const buy: Make = () => ({
  name: 'buy the first video and read all about it',
  run: async (world) => {
    const [id] = world.videos;
    const bought = await world.ask({ method: 'POST', url: `/api/stream/access/${id}` });
    // After a request without a yes the pair is closed; fail on any other refusal, because then nothing would ever be bought here.
    if (!/^200|COOLING_DOWN|RESERVATIONS.CLOSED/.test(bought)) throw new Error(`the video was not sold: ${bought}`);
    const answers = [bought];
    for (const path of ['metadata/:id', 'captions/:id/fr.vtt', 'thumbnail/:id']) {
      answers.push(await world.ask({ url: `/api/stream/${path.replace(':id', id ?? '')}` }));
    }
    // Comparing texts that nobody receives would prove nothing, so this is always the first act.
    const described = answers[1] ?? '';
    if (!['sans flafla', 'on m’appelle'].every((words) => described.includes(words)))
      throw new Error(`the buyer reads neither description nor answers: ${described}`);
    return answers;
  },
});

/** The profile is open during the reservation, so nothing is compared; afterwards everything is masked again. */
const reserve: Make = (random) => {
  // After a reservation ended, the pair can no longer write; the other two can.
  const [whom, end] = [random.of([0, 2]), random.of(['refused', 'cancelled', 'expired', 'matched'] as const)];
  return {
    name: `reserve ${whom}, ${end}`,
    run: async (world) => {
      const target = person(world, whom);
      const { people, secrets, recruiter } = world;
      const payload = { target_user_id: target.id, message: 'Bonjour, parlons-nous ?' };
      const request = { method: 'POST', url: '/api/credit-reservations', payload } as const;
      const { status, body } = await world.as<{ id: string }>(recruiter, request);
      if (status !== 201) return [`reservation answered ${status}`];
      const mine = secrets[people.indexOf(target)];
      const words = {
        content: `Ici ${mine?.fullName}, ${mine?.phone}`,
        message_type: 'TEXT',
        receiver_id: recruiter.id,
      };
      await world.as(target, { method: 'POST', url: '/api/messages', payload: words });
      await world.as(recruiter, { url: `/api/users/${target.id}` });
      await world.arrivals();
      const settle = async (who: Member, changes: object): Promise<void> => {
        await world.as(who, { method: 'PUT', url: `/api/credit-reservations/${body.id}`, payload: changes });
      };
      if (end === 'refused')
        await settle(target, { status: 'REJECTED', reason: `${mine?.fullName} est déjà en poste.` });
      if (end === 'matched') await settle(target, { status: 'MATCHED' });
      if (end === 'matched') await world.arrivals();
      if (end === 'matched' || end === 'cancelled') await settle(recruiter, { status: 'CANCELLED' });
      if (end === 'expired') await world.pass(73 * HOUR_MS);
      await world.app.runJobs();
      const after = [
        'credit-reservations',
        `credit-reservations/${body.id}`,
        `users/${target.id}`,
        'credits/history?format=csv',
      ];
      const conversation = `messages/${[target.id, recruiter.id].sort().join('_')}`;
      const answers = [];
      for (const path of [...after, conversation, 'notifications'])
        answers.push(await world.ask({ url: `/api/${path}` }));
      return answers;
    },
  };
};

/** A list reveals no more than the search, also compared with a posting and about its members. */
const shortlist: Make = (random) => {
  const [whom, job, note] = [random.below(4), random.below(2), random.of(guesses)];
  const list = `Liste ${random.below(1_000)}`;
  return {
    name: `put ${whom} on ${list} with the note ${note}`,
    run: async (world) => {
      const { id } = person(world, whom);
      const request = { method: 'POST', url: '/api/shortlists', payload: { name: list } } as const;
      const { body } = await world.as<{ id?: string }>(world.recruiter, request);
      const url = `/api/shortlists/${body.id}`;
      return [
        await world.ask({ method: 'POST', url: `${url}/people`, payload: { user_id: id, note } }),
        await world.ask({ url: `${url}?job_id=${world.jobs[job]}` }),
        await world.ask({ url: `/api/shortlists?user_id=${id}` }),
        await world.ask({ url: `${url}/people/${id}/similar` }),
        await world.ask({ url: `/api/users/${id}/similar` }),
      ];
    },
  };
};

/** A share link reveals no more to its readers, including its members and their number. */
const share: Make = (random) => {
  const [whom, other, shown] = [random.below(4), random.below(4), random.of(['MASKED', 'OPEN'])];
  return {
    name: `share ${whom} and ${other} ${shown} by a link`,
    run: async (world) => {
      const userIds = [...new Set([whom, other])].map((index) => person(world, index).id);
      const payload = { name: 'Lien', user_ids: userIds, shown, expires_in_days: 7 };
      const request = { method: 'POST', url: '/api/share-links', payload } as const;
      const { status, body } = await world.as<{ token?: string; link?: { id: string } }>(world.recruiter, request);
      return [
        String(status),
        await world.ask({ url: `/api/shared/${body.token}` }),
        await world.ask({
          url: `/api/shared/${body.token}/videos/${world.videos[0]}`,
          headers: { range: 'bytes=0-9' },
        }),
        await world.ask({ url: `/api/share-links/${body.link?.id}` }),
      ];
    },
  };
};

/** A person changes a visible field, so filters with an alert find them again. */
const change: Make = (random) => {
  const [whom, year] = [random.below(4), random.below(30)];
  return {
    name: `person ${whom} has ${year} years of experience`,
    run: async (world) => {
      await world.as(person(world, whom), { method: 'PUT', url: '/api/users/me', payload: { years_experience: year } });
      return world.arrivals();
    },
  };
};

/** The weight of each act: how often it is chosen. */
export const makers: readonly (readonly [Make, number])[] = [
  [search, 5],
  [searchMessages, 3],
  [probe, 1.5],
  [write, 2],
  [hearFrom, 3],
  [matches, 3],
  [watch, 2],
  [buy, 1],
  [keep, 1],
  [shortlist, 1],
  [share, 1],
  [change, 1],
  [post, 0.5],
  [reserve, 1.2],
];
