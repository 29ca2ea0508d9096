import { useSyncExternalStore } from 'react';
import { dataSaverChoice, type DataSaverChoice, onDataSaver, savesData } from './data-saver';

/** Whether nothing may be downloaded that the person did not ask for. Pages written by the server assume that it may. */
export const useDataSaver = (): boolean => useSyncExternalStore(onDataSaver, savesData, () => false);

export const useDataSaverChoice = (): DataSaverChoice =>
  useSyncExternalStore(onDataSaver, dataSaverChoice, () => 'browser');
