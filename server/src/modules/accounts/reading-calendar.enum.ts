/** The calendar, and the clock that goes with it, which somebody reads first; the other ones are beside them. */
export enum ReadingCalendar {
  ethiopian = 'ethiopian',
  gregorian = 'gregorian',
}
