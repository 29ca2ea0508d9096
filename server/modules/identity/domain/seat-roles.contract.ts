/** Roles in a company's team. `companies` has the same list, because identity knows no other module. */
export const seatRoles = ['OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER'] as const;
export type SeatRole = (typeof seatRoles)[number];
