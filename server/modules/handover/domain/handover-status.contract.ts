/** The pages that a phone may continue: recording a video, recording the answers to a posting, sending a résumé. */
export const handoverPages = ['VIDEO', 'ANSWERS', 'RESUME'] as const;
export type HandoverPageKind = (typeof handoverPages)[number];

/**
 * WAITING: the link was not opened. CONNECTED, RECORDING, SENDING: what the phone does. DONE: the video or the résumé has arrived.
 * ENDED: replaced, ended from the computer, or out of time.
 */
export const handoverStatuses = ['WAITING', 'CONNECTED', 'RECORDING', 'SENDING', 'DONE', 'ENDED'] as const;
export type HandoverStatus = (typeof handoverStatuses)[number];

/** The steps that a phone reports. */
export const reportedStatuses = ['CONNECTED', 'RECORDING', 'SENDING', 'DONE'] as const;
export type ReportedStatus = (typeof reportedStatuses)[number];
