/** Notifications on this device, in the settings. */
export interface DeviceMessages {
  title: string;
  lead: string;
  unsupported: string;
  install: string;
  denied: string;
  off: string;
  on: string;
  turnOn: string;
  turnOff: string;
  subjects: string;
  loading: string;
  failed: string;
  notTurnedOn: string;
  notTurnedOff: string;
  dismissed: string;
  turnedOn: string;
  turnedOff: string;
}
