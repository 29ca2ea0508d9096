/** The pay among similar jobs. Apart, because lists of jobs do not need it. */
export interface PayMessages {
  'pay.title': string;
  'pay.place.ABOVE_THREE_QUARTERS': string;
  'pay.place.ABOVE_HALF': string;
  'pay.place.MIDDLE': string;
  'pay.place.BELOW_HALF': string;
  'pay.place.BELOW_THREE_QUARTERS': string;
  'pay.own': string;
  'pay.median': string;
  'pay.half': string;
  'pay.how': string;
}
