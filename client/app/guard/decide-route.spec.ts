import { decideRoute } from './decide-route';

const loading = { status: 'loading' } as const;
const nobody = { status: 'signed-out', reason: 'none' } as const;
const left = { status: 'signed-out', reason: 'signed-out' } as const;
const seeker = { status: 'signed-in', user: { user_type: 'JOB_SEEKER' } } as const;
const recruiter = { status: 'signed-in', user: { user_type: 'RECRUITER' } } as const;
const reviewer = {
  status: 'signed-in',
  user: { user_type: 'RECRUITER', company: { role: 'REVIEWER' } },
} as const;
const operator = { status: 'signed-in', user: { user_type: 'OPERATOR' } } as const;

describe('who may see which page', () => {
  it.each([
    ['waits while the session loads', loading, 'JOB_SEEKER', '/jobs', 'wait'],
    [
      'sends nobody to the login, and back afterwards',
      nobody,
      'JOB_SEEKER',
      '/jobs?search=a&page=2',
      '/login?next=%2Fjobs%3Fsearch%3Da%26page%3D2',
    ],
    ['asks for no return to the place everybody starts at', nobody, 'signed-in', '/dashboard', '/login'],
    ['forgets the place of somebody who signed out', left, 'JOB_SEEKER', '/matches', '/login'],
    ['shows a seeker the jobs', seeker, 'JOB_SEEKER', '/jobs', 'show'],
    ['sends the wrong kind to the dashboard', seeker, 'RECRUITER', '/recruiter/jobs', '/dashboard'],
    ['shows the jobs to somebody who never signed in', nobody, 'seeking', '/jobs', 'show'],
    ['shows the jobs to a seeker', seeker, 'seeking', '/jobs', 'show'],
    ['sends a recruiter from the jobs to the dashboard', recruiter, 'seeking', '/jobs', '/dashboard'],
    ['sends a recruiter on a seeker page to the dashboard', recruiter, 'JOB_SEEKER', '/jobs', '/dashboard'],
    ['sends a recruiter on to their own dashboard', recruiter, 'signed-in', '/dashboard', '/recruiter/dashboard'],
    ['shows a recruiter pages for everybody', recruiter, 'signed-in', '/profile', 'show'],
    ['shows an operator the dashboard', operator, 'signed-in', '/dashboard', 'show'],
    ['takes a reviewer to the postings', reviewer, 'signed-in', '/dashboard', '/recruiter/jobs'],
    ['shows a reviewer the applications', reviewer, 'RECRUITER', '/recruiter/jobs/1/applications?page=2', 'show'],
    ['keeps a reviewer out of the search', reviewer, 'RECRUITER', '/recruiter/candidates', '/recruiter/jobs'],
    ['keeps a reviewer out of the editor', reviewer, 'RECRUITER', '/recruiter/jobs/1/edit', '/recruiter/jobs'],
    ['shows visitors the login', nobody, 'visitor', '/login', 'show'],
    ['sends a seeker away from the login', seeker, 'visitor', '/login', '/dashboard'],
    [
      'takes a recruiter where they wanted to go',
      recruiter,
      'visitor',
      '/login?next=%2Frecruiter%2Fjobs',
      '/recruiter/jobs',
    ],
    ['shows one job to nobody in particular', nobody, 'reader', '/jobs/1', 'show'],
    ['shows one job to a seeker', seeker, 'reader', '/jobs/1', 'show'],
    ['lets a recruiter open one job: the page looks whose it is', recruiter, 'reader', '/jobs/1', 'show'],
    ['shows an operator the dashboard in place of one job', operator, 'reader', '/jobs/1', '/dashboard'],
    ['never leaves the site', seeker, 'visitor', '/login?next=%2F%2Fevil.example', '/dashboard'],
  ] as const)('%s', (_name, session, audience, location, expected) => {
    const decision = decideRoute(session, audience, location);
    expect(decision.kind === 'go' ? decision.to : decision.kind).toBe(expected);
  });
});
