/** Error messages of this module. */
export type HandoverMessages = Record<
  'HANDOVER.LINK_ENDED' | 'HANDOVER.LINK_USED' | 'HANDOVER.OVER' | 'HANDOVER.NOTHING_ARRIVED',
  string
>;
