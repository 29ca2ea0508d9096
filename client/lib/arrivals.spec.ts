import { createArrivals, type TabStart } from './arrivals';

const start: TabStart = { pathname: '/login', referrer: '', origin: 'https://entrevue.example', isReturn: false };

describe('the source of a posting', () => {
  it.each([
    ['/jobs', 'SEARCH'],
    ['/matches', 'MATCHES'],
    ['/dashboard', 'DASHBOARD'],
    ['/company/7', 'COMPANY_PAGE'],
    ['/companies/7', 'COMPANY_PAGE'],
  ])('is %s when it was opened from there, and when somebody applies on its card', (pathname, source) => {
    const arrivals = createArrivals(start);
    arrivals.note(pathname);
    expect(arrivals.sourceOf('1')).toBe(source);
    arrivals.note('/jobs/1');
    expect(arrivals.sourceOf('1')).toBe(source);
    expect(arrivals.sourceOf('2')).toBeUndefined();
  });

  it('is remembered across other pages, until the posting is opened from another source', () => {
    const arrivals = createArrivals({ ...start, pathname: '/matches' });
    for (const pathname of ['/jobs/1', '/profile/videos/record', '/jobs/1']) arrivals.note(pathname);
    expect(arrivals.sourceOf('1')).toBe('MATCHES');
    for (const pathname of ['/jobs', '/jobs', '/jobs/1']) arrivals.note(pathname);
    expect(arrivals.sourceOf('1')).toBe('SEARCH');
  });

  it.each([
    ['https://www.google.com/', 'WEB'],
    ['', 'LINK'],
    ['https://entrevue.example/jobs?search=soudeuse', 'SEARCH'],
    ['https://entrevue.example/company/7', 'COMPANY_PAGE'],
    ['https://entrevue.example/help', 'LINK'],
    ['no address', 'LINK'],
  ])('comes from the previous page if a tab starts at the posting: %j', (referrer, source) => {
    const arrivals = createArrivals({ ...start, pathname: '/jobs/1', referrer });
    expect(arrivals.sourceOf('1')).toBe(source);
    arrivals.note('/login');
    arrivals.note('/jobs/1');
    expect(arrivals.sourceOf('1')).toBe(source);
  });

  it('is unknown after a reload, after signing in on another page, and for the next person', () => {
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
