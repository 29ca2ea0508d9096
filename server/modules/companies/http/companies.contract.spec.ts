import { companyVideoCategories } from './company-videos.contract.js';
import { companySizes } from './companies.contract.js';

it('has six company sizes', () => {
  expect(companySizes).toEqual(['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+']);
});

it('has seven categories of company videos', () => {
  expect(companyVideoCategories).toEqual([
    'ABOUT',
    'CULTURE',
    'TEAM',
    'OFFICE',
    'BENEFITS',
    'PROJECTS',
    'TESTIMONIALS',
  ]);
});
