import Tooltip from '@mui/material/Tooltip';

export interface LabelTipProps {
  label: string;
  anchor: HTMLElement;
  /** The pointer went onto the words: they stay. */
  onEnter: () => void;
  onLeave: () => void;
}

/** The words of a button that is an icon, beside it. The button itself already has them as its name. */
export function LabelTip({ label, anchor, onEnter, onLeave }: LabelTipProps) {
  return (
    <Tooltip
      open
      title={label}
      describeChild
      slotProps={{ popper: { anchorEl: anchor, onMouseEnter: onEnter, onMouseLeave: onLeave } }}
    >
      <span hidden />
    </Tooltip>
  );
}
