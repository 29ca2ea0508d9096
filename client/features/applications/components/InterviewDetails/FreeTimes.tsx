import type { Interview } from '@modules/applications/http/applications.contract';
import { useFreeTimes } from '../../api/free-times';
import { ChooseFreeTime, type ChooseFreeTimeProps } from './ChooseFreeTime';

export interface FreeTimesProps extends Omit<ChooseFreeTimeProps, 'free'> {
  readonly interview: Interview;
}

/** Reads the free times of an interview for the candidate. */
export function FreeTimes({ interview, ...choice }: FreeTimesProps) {
  return <ChooseFreeTime free={useFreeTimes(interview.id)} {...choice} />;
}
