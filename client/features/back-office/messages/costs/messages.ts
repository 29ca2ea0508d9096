/** Texts of the cost of a minute of video. */
export interface VideoCostMessages {
  'costs.title': string;
  /** `{days}`: how many, always 30. */
  'costs.lead': string;
  'costs.table': string;
  'costs.kind': string;
  'costs.kind.VIDEO': string;
  'costs.kind.AUDIO': string;
  'costs.videos': string;
  'costs.cpu.median': string;
  'costs.cpu.p95': string;
  'costs.bytes.median': string;
  'costs.bytes.p95': string;
  'costs.seconds': string;
  /** `{made}`, `{fallbacks}`: videos of a hardware encoder, and those that software made instead. */
  'costs.hardware': string;
  'costs.failed': string;
}
