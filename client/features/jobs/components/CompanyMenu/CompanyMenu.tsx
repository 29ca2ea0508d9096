import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, EyeOff } from 'lucide-react';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { useMenu } from '../../../../design-system/Menu/use-menu';
import { icon } from '../../../../design-system/theme/tokens';
import { useJobsText } from '../../messages/use-jobs-text';

export interface CompanyMenuProps {
  /** Title of the job. */
  readonly title: string;
  readonly company: string;
  readonly onHide: () => void;
}

/** Further actions for a job of the list: hide its company. */
export function CompanyMenu({ title, company, onHide }: CompanyMenuProps) {
  const text = useJobsText();
  const label = text('job.more', { job: title });
  const { button, menu, close } = useMenu(label);
  return (
    <>
      <IconButton label={label} {...button}>
        <Ellipsis size={icon.normal} aria-hidden />
      </IconButton>
      <Menu
        {...menu}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem
          onClick={() => {
            close();
            onHide();
          }}
          sx={{ gap: 1.5, whiteSpace: 'normal' }}
        >
          <EyeOff size={icon.normal} aria-hidden />
          {text('hide.action', { company })}
        </MenuItem>
      </Menu>
    </>
  );
}
