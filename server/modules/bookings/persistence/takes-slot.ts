/**
 * SQL condition of a booking that occupies its slot. One parameter: the current time. A lapsed booking does not occupy it, even
 * before the job has updated its row.
 *
 * @param alias of the table, if any.
 */
export const takesSlot = (alias = ''): string => {
  const of = alias === '' ? '' : `${alias}.`;
  return `(${of}status in ('PENDING', 'CONFIRMED') and (${of}confirm_by is null or ${of}confirm_by > ?))`;
};
