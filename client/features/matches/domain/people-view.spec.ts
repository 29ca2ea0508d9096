import { addressOf, peopleFiltersFrom } from './people-view';

it.each([
  ['', { view: 'interested', jobId: null }],
  ['job_id=7', { view: 'all', jobId: '7' }],
  ['job_id=7&view=interested', { view: 'interested', jobId: '7' }],
  ['view=suggested', { view: 'suggested', jobId: null }],
] as const)('the address %j and back', (address, filters) => {
  expect(peopleFiltersFrom(new URLSearchParams(address))).toEqual(filters);
  expect(addressOf(filters).toString()).toBe(address);
});

it('shows the waiting ones if the address names an unknown view', () => {
  expect(peopleFiltersFrom(new URLSearchParams('view=nothing')).view).toBe('interested');
});
