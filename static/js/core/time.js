/** Times and durations in words, in the page's language. */

/** The reader's own locale of the page's language: it decides between 24 hours and am/pm. */
const locale = () => {
  const { lang } = document.documentElement;
  return navigator.languages.find((each) => each.startsWith(lang)) ?? lang;
};

const format = (seconds, style) => new Intl.DateTimeFormat(locale(), style).format(seconds * 1000);

/** Format a time, to the minute. @param {number} seconds since 1970 */
export const timeOf = (seconds) => format(seconds, { dateStyle: 'medium', timeStyle: 'short' });

/** Format a time of the day. @param {number} seconds since 1970 */
export const hourOf = (seconds) => format(seconds, { timeStyle: 'short' });

/** Format a day. @param {number} seconds since 1970 */
export const dayOf = (seconds) => format(seconds, { dateStyle: 'medium' });

/** Format a weekday and time, for the days to come. @param {number} seconds since 1970 */
export const weekdayOf = (seconds) => format(seconds, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/**
 * Format a duration as on a chess clock: 1:02:03 or 4:05.
 * @param {number} seconds
 */
export function clockOf(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
