import Stack from '@mui/material/Stack';
import type { ListedJob } from '@modules/jobs/http/jobs.contract';
import { HideAction } from './CompanyMenu/HideAction';
import { SaveAction } from './SaveButton/SaveAction';

/** Actions of a signed-in seeker for a job of the list: save it, hide its company. */
export function SeekerMarks({ job }: { readonly job: ListedJob }) {
  return (
    <Stack direction="row">
      <SaveAction job={job} />
      <HideAction job={job} />
    </Stack>
  );
}
