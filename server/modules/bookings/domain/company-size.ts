import type { EmployeeCountName } from './inquiry.entity.js';

/** Company pages have larger sizes than the inquiry form: its last size, 500+, is their next one. */
export const companySizeOf = (count: EmployeeCountName): string => (count === '500+' ? '501-1000' : count);
