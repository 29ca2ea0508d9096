import { createContext, type ReactNode } from 'react';

export interface RecordPlace {
  /** Offers to record on a phone, where there is no camera here. */
  readonly offer: ReactNode;
  /** This is the phone: it opens no other page. */
  readonly isPhone: boolean;
}

export const RecordPlaceContext = createContext<RecordPlace>({ offer: null, isPhone: false });
