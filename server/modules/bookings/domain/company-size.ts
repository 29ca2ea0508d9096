import type { EmployeeCountName } from './inquiry.entity.js';

/** The sizes of company pages go further than those of the inquiry: its last one is their next. */
export const companySizeOf = (count: EmployeeCountName): string => (count === '500+' ? '501-1000' : count);
