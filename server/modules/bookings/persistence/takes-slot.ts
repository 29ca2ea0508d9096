/**
 * The condition of a booking that takes its slot; one parameter: the time now. A booking that nobody confirmed in time takes
 * none, also before the job has written that down.
 *
 * @param alias of the table, where there is one.
 */
export const takesSlot = (alias = ''): string => {
  const of = alias === '' ? '' : `${alias}.`;
  return `(${of}status in ('PENDING', 'CONFIRMED') and (${of}confirm_by is null or ${of}confirm_by > ?))`;
};
