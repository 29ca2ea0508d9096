import { createArrivals, type TabStart } from './arrivals';

const start: TabStart = { pathname: '/login', referrer: '', origin: 'https://entrevue.example', isReturn: false };

describe('where a posting was found', () => {
  it.each([
    ['/jobs', 'SEARCH'],
    ['/matches', 'MATCHES'],
    ['/dashboard', 'DASHBOARD'],
    ['/company/7', 'COMPANY_PAGE'],
    ['/companies/7', 'COMPANY_PAGE'],
  ])('is %s when it was opened from there, and when one applies on its card', (pathname, source) => {
    const arrivals = createArrivals(start);
    arrivals.note(pathname);
    expect(arrivals.sourceOf('1')).toBe(source);
    arrivals.note('/jobs/1');
    expect(arrivals.sourceOf('1')).toBe(source);
    expect(arrivals.sourceOf('2')).toBeUndefined();
  });

  it('stays known on the way over other pages, until it is found anew', () => {
    const arrivals = createArrivals({ ...start, pathname: '/matches' });
    for (const pathname of ['/jobs/1', '/profile/videos/record', '/jobs/1']) arrivals.note(pathname);
    expect(arrivals.sourceOf('1')).toBe('MATCHES');
    for (const pathname of ['/jobs', '/jobs', '/jobs/1']) arrivals.note(pathname);
    expect(arrivals.sourceOf('1')).toBe('SEARCH');
  });

  it.each([
    ['https://www.google.com/', 'WEB'],
    ['', 'LINK'],
    ['https://entrevue.example/jobs', 'LINK'],
    ['no address', 'LINK'],
  ])('is told by the page before a tab that begins at the posting: %j', (referrer, source) => {
    const arrivals = createArrivals({ ...start, pathname: '/jobs/1', referrer });
    expect(arrivals.sourceOf('1')).toBe(source);
    arrivals.note('/login');
    arrivals.note('/jobs/1');
    expect(arrivals.sourceOf('1')).toBe(source);
  });

  it('is not known after a reload, after signing in elsewhere, nor to who comes next', () => {
    expect(createArrivals({ ...start, pathname: '/jobs/1', isReturn: true }).sourceOf('1')).toBeUndefined();
    const arrivals = createArrivals(start);
    arrivals.note('/jobs/1');
    expect(arrivals.sourceOf('1')).toBeUndefined();
    arrivals.note('/jobs');
    arrivals.note('/jobs/1');
    arrivals.clear();
    expect(arrivals.sourceOf('1')).toBeUndefined();
  });
});
