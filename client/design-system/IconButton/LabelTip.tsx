import Tooltip from '@mui/material/Tooltip';

export interface LabelTipProps {
  label: string;
  anchor: HTMLElement;
  /** The pointer moved onto the tooltip, which then stays. */
  onEnter: () => void;
  onLeave: () => void;
}

/** Tooltip of an icon button. The button has the same text as its accessible name. */
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
