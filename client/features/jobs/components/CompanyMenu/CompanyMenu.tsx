import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
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
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = text('job.more', { job: title });
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor !== null && { 'aria-controls': menuId })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={icon.normal} aria-hidden />
      </IconButton>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem
          onClick={() => {
            setAnchor(null);
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
