/** A camera or microphone. */
export interface Device {
  readonly id: string;
  readonly label: string;
}

export const stopAll = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Devices of one kind; without permission they have no names, so they are numbered. */
export async function devicesOf(kind: MediaDeviceKind): Promise<Device[]> {
  const all = await navigator.mediaDevices.enumerateDevices();
  return all
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }, place) => ({ id: deviceId, label: label === '' ? String(place + 1) : label }));
}
